import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endedJob, startJob } from '../support/crawls.ts';
import { search } from '../support/search.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** What crawls and searches cost, and who finds which pages, by the options. */
let site: Site;
let server: TestServer;

beforeAll(async () => {
  site = await serveSite((request, response) => {
    const [, word = 'index'] = /^\/(\w+)$/.exec(request.url ?? '') ?? [];
    if (!/^(?:one|two|three)$/.test(word)) return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html').end(`<title>${word}</title><p>A teapot for ${word}.</p>`);
  });
  server = await startTestServer({
    agentPollMs: 20,
    agentRuns: 0,
    crawlCredits: 3,
    scrapeCredits: 100,
    searchCredits: 5,
    searchIndexPages: 2,
    searchTeams: 'apart',
    searchPrivate: 'on',
  });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

async function batch(key: string, ...paths: string[]): Promise<number> {
  const id = await startJob(server, key, 'batch', { urls: paths.map((path) => site.url + path) });
  return (await endedJob(server, key, 'batch', id)).creditsUsed ?? 0;
}

/** Pages are found a moment after they were read. */
const soon = { timeout: 60_000, interval: 50 };

it('crawlCredits is the price of each page with content, searchCredits that of each ten results', async () => {
  const { key, teamId } = await server.caller({ credits: 1000 });
  expect(await batch(key, '/one', '/two', '/none')).toBe(6);
  expect((await server.team(teamId)).credits).toBe(994);
  const found = await vi.waitUntil(async () => {
    const { body } = await search(server, key, { query: 'teapot' });
    return body.data.web?.length === 2 && body;
  }, soon);
  expect(found.creditsUsed).toBe(5);
  // Those that found nothing while the pages were not yet written cost nothing.
  expect(994 - (await server.team(teamId)).credits).toBeLessThanOrEqual(10);
});

it('searchIndexPages bounds the index: pages read longest ago make room', async () => {
  const { key } = await server.caller();
  for (const path of ['/one', '/two', '/three']) await batch(key, path);
  await vi.waitUntil(async () => {
    const { body } = await search(server, key, { query: 'teapot' });
    const paths = (body.data.web ?? []).map(({ url }) => new URL(url).pathname);
    return paths.toSorted().join(' ') === '/three /two';
  }, soon);
});

it('searchTeams: apart, a team finds no page that another has read', async () => {
  const [{ key }, { key: other }] = [await server.caller(), await server.caller()];
  await batch(key, '/one');
  await vi.waitUntil(
    async () => (await search(server, key, { query: 'teapot' })).body.data.web?.length,
    soon,
  );
  expect((await search(server, other, { query: 'teapot' })).body).toMatchObject({
    data: { web: [] },
    creditsUsed: 0,
  });
});
