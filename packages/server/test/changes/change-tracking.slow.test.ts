import type { ScrapeData, ScrapeFormat } from '@web-data/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pruneSnapshots } from '../../src/capabilities/changes/prune-snapshots.ts';
import { SNAPSHOT_MS } from '../../src/capabilities/changes/snapshots.ts';
import { endedJob, startJob } from '../support/crawls.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { playedOn } from '../support/stores.ts';

let site: Site;
let server: TestServer;
/** What the site answers with. */
let answer = { status: 200, body: '' };
/** Requests that wait for each other before they are answered. */
let waiting: (() => void)[] = [];
let together = 1;
beforeAll(async () => {
  site = await serveSite((request, response) => {
    if (request.url === '/robots.txt') return void response.end('User-agent: *\nAllow: /');
    waiting.push(() => response.writeHead(answer.status, { 'content-type': 'text/html' }).end(answer.body));
    if (waiting.length < together) return;
    for (const respond of waiting) respond();
    waiting = [];
  });
  server = await startTestServer({ agentRuns: 0 }, playedOn[0]);
});
afterAll(async () => {
  await server.close();
  await site.close();
});
beforeEach(() => {
  [waiting, together] = [[], 1];
  serve(20);
});

const PROSE =
  'Whoever works alone pays nothing, and every account may be closed at the end of a month. '.repeat(5);
function serve(price: number): void {
  answer = {
    status: 200,
    body: `<title>Plans</title><main><h1>Plans</h1><p>Team costs ${price} EUR.</p><p>${PROSE}</p></main>`,
  };
}

type Tracking = Omit<Partial<ScrapeFormat>, 'type'>;

async function scrape(key: string, tracking: Tracking | string = {}, body: object = {}, path = '/plans') {
  const format = typeof tracking === 'string' ? tracking : { type: 'changeTracking', ...tracking };
  const { status, body: response } = await call(server, 'scrapeUrl', '/scrape', {
    key,
    method: 'POST',
    body: { url: site.url + path, formats: ['markdown', format], ...body },
  });
  return { status, ...(response as { data: ScrapeData; error?: string }) };
}

async function track(...args: Parameters<typeof scrape>) {
  return (await scrape(...args)).data.changeTracking;
}

const count = async (): Promise<number> =>
  Number(
    (
      await server.store.db
        .selectFrom('known_page')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

test('a page is new, then the same, then changed, and the time of the last read is shown', async () => {
  const { key } = await server.caller();
  const from = Date.now();
  expect(await track(key, 'changeTracking')).toEqual({
    previousScrapeAt: null,
    changeStatus: 'new',
    visibility: 'visible',
  });
  const same = await track(key, 'changeTracking');
  expect(same).toMatchObject({ changeStatus: 'same', visibility: 'visible' });
  expect(Date.parse(same!.previousScrapeAt!)).toBeGreaterThanOrEqual(from);
  serve(25);
  const changed = await track(key, 'changeTracking');
  expect(changed).toMatchObject({ changeStatus: 'changed' });
  expect(changed).not.toHaveProperty('diff');
  expect(Date.parse(changed!.previousScrapeAt!)).toBeGreaterThan(Date.parse(same!.previousScrapeAt!));
  expect(await track(key)).toMatchObject({ changeStatus: 'same' });
});

test('git-diff shows the lines, json the fields', async () => {
  const { key } = await server.caller();
  const schema = { type: 'object', properties: { title: { type: 'string' } } };
  const modes = ['git-diff', 'json'] as const;
  await track(key, { modes: [...modes], schema });
  answer.body = answer.body.replaceAll('Plans', 'Prices').replace('20', '25');
  expect(await track(key, { modes: [...modes], schema })).toMatchObject({
    changeStatus: 'changed',
    diff: {
      text: expect.stringMatching(/-Team costs 20 EUR\.\n(?:\+.*\n)*\+Team costs 25 EUR\./) as string,
      json: { files: [{ additions: 2, deletions: 2 }] },
    },
    json: { title: { previous: 'Plans', current: 'Prices' } },
  });
});

test('json alone compares the data, and nothing else', async () => {
  const { key } = await server.caller();
  const schema = { type: 'object', properties: { title: { type: 'string' } } };
  await track(key, { modes: ['json'], schema });
  serve(25);
  expect(await track(key, { modes: ['json'], schema })).toMatchObject({ changeStatus: 'same' });
  // The schema of the request stands in for a missing one; both are the same data.
  expect(await track(key, { modes: ['json'] }, { schema })).toMatchObject({ changeStatus: 'same' });
});

test.each<[title: string, tracking: Tracking, body: object, path: string]>([
  ['another tag', { tag: 'daily' }, {}, '/plans'],
  ['another URL', {}, {}, '/plans?b'],
  ['another part', {}, { onlyMainContent: false }, '/plans'],
  ['other elements', {}, { excludeTags: ['h1'] }, '/plans'],
  ['another language', {}, { location: { country: 'DE' } }, '/plans'],
  ['data instead of text', { modes: ['json'] }, {}, '/plans'],
])('%s is a history of its own', async (_, tracking, body, path) => {
  const { key } = await server.caller();
  await track(key);
  expect(await track(key, tracking, body, path)).toMatchObject({ changeStatus: 'new' });
  expect(await track(key, tracking, body, path)).toMatchObject({ changeStatus: 'same' });
});

test('a team sees nothing of what another team has read', async () => {
  const [one, other] = [await server.caller(), await server.caller()];
  await track(one.key);
  expect(await track(other.key)).toMatchObject({ changeStatus: 'new' });
});

test('a cached page is not compared', async () => {
  const { key } = await server.caller();
  await track(key, {}, { maxAge: 60_000 });
  serve(25);
  const { data } = await scrape(key, {}, { maxAge: 60_000 });
  expect(data).toMatchObject({
    changeTracking: { changeStatus: 'changed' },
    metadata: { cacheState: 'miss' },
  });
});

describe('what is not the page', () => {
  test('404 is removed where it was there, and the page can come back', async () => {
    const { key } = await server.caller();
    const first = await scrape(key, {}, {}, '/never');
    expect(first.data.changeTracking).toMatchObject({ changeStatus: 'new' });
    answer.status = 404;
    expect(await track(key, {}, {}, '/never')).toMatchObject({ changeStatus: 'removed' });
    answer.status = 200;
    expect(await track(key, {}, {}, '/never')).toMatchObject({ changeStatus: 'same' });
  });

  test.each([404, 403, 500])('%d of a page that was never there is nothing to compare', async (status) => {
    const { key } = await server.caller();
    answer.status = status;
    const { data } = await scrape(key);
    expect(data).not.toHaveProperty('changeTracking');
    expect(data.warning).toContain(`\`changeTracking\` was left out: the page was answered with ${status}.`);
  });

  test('a captcha does not become the version to compare with', async () => {
    const { key } = await server.caller();
    await track(key);
    answer.body = '<title>Just a moment...</title><p>Verify that you are human.</p>';
    const { data } = await scrape(key);
    expect(data).not.toHaveProperty('changeTracking');
    expect(data.warning).toContain('asked for a proof that a person reads it');
    serve(20);
    expect(await track(key)).toMatchObject({ changeStatus: 'same' });
  });

  test('a loss of nearly all text counts when a second read shows it', async () => {
    const { key } = await server.caller();
    await track(key);
    answer.body = '<title>Plans</title><main><p>Soon.</p></main>';
    expect((await scrape(key)).data.warning).toContain('The page has lost nearly all its text');
    expect(await track(key)).toMatchObject({ changeStatus: 'changed' });
  });
});

test('of reads at once one finds the page new, and each other one is compared with another', async () => {
  const { key } = await server.caller();
  together = 4;
  const read = await Promise.all([1, 2, 3, 4].map(() => track(key)));
  expect(read.map((one) => one?.changeStatus).toSorted()).toEqual(['new', 'same', 'same', 'same']);
  const known = read.map((one) => one?.previousScrapeAt);
  expect(new Set(known).size).toBe(4);
});

test('a team with zero data retention is told that nothing is stored', async () => {
  const { key } = await server.caller({ team: { zeroDataRetention: true } });
  const before = await count();
  const { data } = await scrape(key);
  expect(data).not.toHaveProperty('changeTracking');
  expect(data.warning).toContain('`changeTracking` was left out: nothing of this request may be stored.');
  expect(await count()).toBe(before);
});

test('a crawl compares each page, and stores the version with the page', async () => {
  const { key } = await server.caller();
  const options = { formats: [{ type: 'changeTracking', modes: ['git-diff'] }] };
  const crawl = async () => {
    const id = await startJob(server, key, 'crawl', {
      url: `${site.url}/crawled`,
      limit: 1,
      sitemap: 'skip',
      scrapeOptions: options,
    });
    return (await endedJob(server, key, 'crawl', id)).data[0]?.changeTracking;
  };
  expect(await crawl()).toMatchObject({ changeStatus: 'new' });
  serve(25);
  expect(await crawl()).toMatchObject({
    changeStatus: 'changed',
    diff: { text: expect.stringContaining('+Team') as string },
  });
  // A scrape and a crawl read the same page.
  expect(await track(key, {}, {}, '/crawled')).toMatchObject({ changeStatus: 'same' });
});

describe('versions are deleted', () => {
  test('when nobody has read the page for 90 days', async () => {
    const { key, teamId } = await server.caller();
    await track(key);
    const own = server.store.db.selectFrom('known_page').selectAll().where('owner_id', '=', teamId);
    expect(await pruneSnapshots(server.store)).toBe(0);
    const readAt = Date.now() - SNAPSHOT_MS;
    await server.store.tx((query) =>
      query.updateTable('known_page').set({ read_at: readAt }).where('owner_id', '=', teamId).execute(),
    );
    // An expired one is not compared with, even before it is deleted.
    expect(await track(key)).toMatchObject({ changeStatus: 'new', previousScrapeAt: null });
    await server.store.tx((query) =>
      query.updateTable('known_page').set({ read_at: readAt }).where('owner_id', '=', teamId).execute(),
    );
    expect(await pruneSnapshots(server.store)).toBe(1);
    expect(await own.execute()).toEqual([]);
  });

  test('the oldest ones of a team that has too many', async () => {
    const { key, teamId } = await server.caller();
    for (const path of ['/1', '/2', '/3']) await track(key, {}, {}, path);
    const own = server.store.db.selectFrom('known_page').selectAll().where('owner_id', '=', teamId);
    const [row] = await own.execute();
    expect(await pruneSnapshots(server.store, Number(row!.bytes) * 2.5)).toBe(1);
    expect((await own.execute()).map(({ url }) => new URL(url).pathname).toSorted()).toEqual(['/2', '/3']);
  });
});
