import type { ScrapeData, ScrapeRequest } from '@web-data/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PageCache } from '../../src/capabilities/pages/page-cache.ts';
import { Pictures } from '../../src/capabilities/pages/pictures.ts';
import type { StoredCache } from '../../src/platform/store/stored-cache.ts';
import { createStoredCache } from '../../src/platform/store/stored-cache.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { Caller, TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

let site: Site;
let server: TestServer;
let asked: string[] = [];
beforeAll(async () => {
  site = await serveSite((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/moved') return void response.writeHead(302, { location: '/there' }).end();
    if (path === '/broken') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 9999 });
      return void response.write('<main><p>It breaks off.</p>', () => response.destroy());
    }
    response
      .writeHead(path === '/gone' ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><main><h1>${path}</h1><p>Visit ${asked.length}. Grüße 😀</p></main>`);
  });
  server = await startTestServer({ agentRuns: 0 });
});
afterAll(async () => {
  await server.close();
  await site.close();
});
beforeEach(() => {
  asked = [];
});

const scrape = async (key: string, path: string, body: Partial<ScrapeRequest> = {}, to = server) => {
  const answer = await call(to, 'scrapeUrl', '/scrape', {
    key,
    method: 'POST',
    body: { url: site.url + path, ...body },
  });
  const { data } = answer.body as { data?: ScrapeData };
  return { status: answer.status, data: data as ScrapeData };
};
const keyOf = async (caller?: Caller, of = server) => (await of.caller(caller)).key;
const DAY = 86_400_000;

describe('a page that was read before', () => {
  test('is taken where it is young enough, in whatever forms', async () => {
    const key = await keyOf();
    const first = await scrape(key, '/a', { maxAge: DAY });
    const { data } = await scrape(key, '/a', { maxAge: DAY, formats: ['markdown', 'html', 'links'] });
    expect(asked).toEqual(['/a']);
    expect(first.data.metadata).toMatchObject({ cacheState: 'miss' });
    expect(first.data.metadata.cachedAt).toBeUndefined();
    expect(data.markdown).toBe(first.data.markdown);
    expect(data.html).toContain('Grüße 😀');
    expect(data.metadata.cacheState).toBe('hit');
    expect(Math.abs(Date.now() - Date.parse(data.metadata.cachedAt!))).toBeLessThan(60_000);
  });
  test('is read anew without `maxAge`, and where it is older', async () => {
    const key = await keyOf();
    await scrape(key, '/b', { storeInCache: true });
    const { data } = await scrape(key, '/b');
    expect(data.metadata).not.toHaveProperty('cacheState');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await scrape(key, '/b', { maxAge: 1 })).data.metadata.cacheState).toBe('miss');
    expect(asked).toEqual(['/b', '/b', '/b']);
  });
  test('costs what it costs to read it', async () => {
    const { key, teamId } = await server.caller();
    await scrape(key, '/c', { maxAge: DAY });
    await scrape(key, '/c', { maxAge: DAY });
    expect((await server.team(teamId)).credits).toBe(998);
  });
  test('is found by where it was asked for, and says where it is', async () => {
    const key = await keyOf();
    await scrape(key, '/moved', { maxAge: DAY });
    const { data } = await scrape(key, '/moved', { maxAge: DAY });
    expect(data.metadata).toMatchObject({
      sourceURL: `${site.url}/moved`,
      url: `${site.url}/there`,
      cacheState: 'hit',
    });
    expect(asked).toEqual(['/moved', '/there']);
  });
  test('is not another team’s', async () => {
    await scrape(await keyOf(), '/d', { maxAge: DAY });
    expect((await scrape(await keyOf(), '/d', { maxAge: DAY })).data.metadata.cacheState).toBe('miss');
  });

  const others: [string, string, Partial<ScrapeRequest>][] = [
    ['another fragment', '/e#two', {}],
    ['another query', '/e?two', {}],
    ['another country', '/e', { location: { country: 'DE' } }],
    ['another language', '/e', { location: { languages: ['de'] } }],
  ];
  test.each(others)('is not that of %s', async (_, path, body) => {
    const key = await keyOf();
    await scrape(key, '/e', { maxAge: DAY });
    expect((await scrape(key, path, { ...body, maxAge: DAY })).data.metadata.cacheState).toBe('miss');
  });
});

describe('a page is not kept', () => {
  const never: [string, string, Partial<ScrapeRequest>, Caller | undefined, string | undefined][] = [
    ['of a caller’s headers', '/f', { headers: { cookie: 'me=1' } }, undefined, 'maxAge'],
    ['where the caller says so', '/g', { storeInCache: false }, undefined, undefined],
    ['that is no success', '/gone', {}, undefined, undefined],
    ['that broke off', '/broken', {}, undefined, undefined],
    ['of a team without retention', '/h', {}, { team: { zeroDataRetention: true } }, 'maxAge'],
  ];
  test.each(never)('%s', async (_, path, body, caller, unused) => {
    const key = await keyOf(caller);
    const before = await server.store.db
      .selectFrom('cache')
      .select('key')
      .where('kind', '=', 'page')
      .execute();
    for (let time = 0; time < 2; time++) {
      const { status, data } = await scrape(key, path, { ...body, maxAge: DAY });
      expect(status).toBe(200);
      expect(data.metadata.cacheState).toBe('miss');
      if (unused !== undefined) expect(data.warning).toContain(`had no effect: ${unused}.`);
    }
    expect(asked.length).toBe(2);
    const after = await server.store.db
      .selectFrom('cache')
      .select('key')
      .where('kind', '=', 'page')
      .execute();
    expect(after).toEqual(before);
  });
  test('where the service keeps none', async () => {
    const none = await startTestServer({ agentRuns: 0, pageCacheBytes: 0 });
    const key = await keyOf(undefined, none);
    const { data } = await scrape(key, '/i', { maxAge: DAY, storeInCache: true }, none);
    await none.close();
    expect(data.warning).toContain('had no effect: maxAge, storeInCache.');
  });
});

test('what a policy refuses by now is not taken from what is kept', async () => {
  const kept: Record<string, string> = {};
  const cache: StoredCache = {
    get: async (key) => (kept[key] === undefined ? undefined : { value: kept[key], storedAt: Date.now() }),
    set: async (key, value) => ((kept[key] = value), true),
  };
  const pages = new PageCache(cache, {});
  const keeper = pages.for(
    { teamId: 'one', plan: 'free', zeroDataRetention: false },
    { url: 'https://a.example/', maxAge: DAY },
  )!;
  await keeper.keep({ url: new URL('https://b.example/'), status: 200, text: 'x', isHtml: true });
  expect((await keeper.find(undefined))?.url.href).toBe('https://b.example/');
  expect(await keeper.find((url) => url.host !== 'b.example')).toBeUndefined();
});

test.each(['sqlite', 'postgres'] as const)(
  'the oldest make room, and kinds leave each other alone, on %s',
  async (kind) => {
    if (kind === 'postgres' && process.env['TEST_DATABASE_URL'] === undefined) return;
    const other = await startTestServer({ agentRuns: 0 }, kind);
    const { store } = other;
    const pages = createStoredCache(store, { kind: 'page', maxBytes: 10_000 });
    const pictures = createStoredCache(store, { kind: 'picture', maxBytes: 10_000 });
    await pictures.set('p', 'x'.repeat(900), DAY);
    expect(await pages.set('large', 'x'.repeat(1001), DAY)).toBe(false);
    for (let at = 0; at <= 150; at++) await pages.set(`k${at}`, 'x'.repeat(1000), DAY);
    const bytes = await store.db.selectFrom('cache').select(['bytes', 'kind']).execute();
    expect(bytes.filter((row) => row.kind === 'page').length).toBeLessThanOrEqual(60);
    expect(await pages.get('k150')).toMatchObject({ value: 'x'.repeat(1000) });
    expect(await pages.get('k0')).toBeUndefined();
    expect(await pages.get('p')).toBeUndefined();
    expect((await pictures.get('p'))?.value).toHaveLength(900);
    await pictures.set('short', 'x', -1);
    expect(await pictures.get('short')).toBeUndefined();
    await other.close();
  },
);

describe('a picture', () => {
  const pixel = `data:image/png;base64,${Buffer.from('not really a picture').toString('base64')}`;
  const print = `data:application/pdf;base64,${Buffer.from('%PDF-1.4').toString('base64')}`;
  const metadata = { sourceURL: 'https://a.example/', url: 'https://a.example/', statusCode: 200 };
  const published = () =>
    new Pictures(
      createStoredCache(server.store, { kind: 'picture', maxBytes: 1_000_000 }),
      () => server.url,
    ).publish({
      screenshot: pixel,
      actions: { screenshots: [pixel], pdfs: [print], scrapes: [] },
      metadata,
    });

  test('stands at an address of its own for whoever has it', async () => {
    const { screenshot, actions } = await published();
    const addresses = [screenshot!, ...actions!.screenshots, ...actions!.pdfs];
    expect(new Set(addresses).size).toBe(3);
    for (const address of addresses) expect(address).toMatch(/^http:\/\/[^/]+\/pictures\/[\w-]{43}$/);
    const answer = await fetch(screenshot!);
    expect(await answer.text()).toBe('not really a picture');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringMatching(/^private, max-age=86\d{3}, immutable$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await fetch(actions!.pdfs[0]!)).headers.get('content-type')).toBe('application/pdf');
    expect(server.log.join('\n')).not.toContain(screenshot!.split('/').at(-1));
  });
  test('is not there any more after a day, nor under another id', async () => {
    const address = (await published()).screenshot!;
    const key = `picture:${address.split('/').at(-1)!}`;
    for (const wrong of [
      `${address}a`,
      address.slice(0, -1),
      `${server.url}/pictures/..%2f..%2fetc%2fpasswd`,
    ])
      expect((await fetch(wrong)).status).toBe(404);
    await server.store.tx((query) =>
      query.updateTable('cache').set({ expires_at: Date.now() }).where('key', '=', key).execute(),
    );
    const answer = await fetch(address);
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ success: false })]);
  });
  test('that there is no room for stays in the answer', async () => {
    const pictures = new Pictures(
      createStoredCache(server.store, { kind: 'picture', maxBytes: 0 }),
      () => server.url,
    );
    expect(await pictures.publish({ screenshot: pixel, metadata })).toEqual({ screenshot: pixel, metadata });
  });
  test('is of no type that a browser runs', async () => {
    const cache = createStoredCache(server.store, { kind: 'picture', maxBytes: 1_000_000 });
    const id = 'x'.repeat(43);
    await cache.set(`picture:${id}`, 'data:text/html;base64,PGI+', DAY);
    expect((await fetch(`${server.url}/pictures/${id}`)).status).toBe(404);
  });
});
