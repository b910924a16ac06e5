import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endedJob, pathsOf, startJob } from '../support/crawls.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** What the options say about requests to sites. */
const AGENT = 'ExampleBot/2.0 (+https://bot.example)';
const elsewhere: string[] = [];
const other = createServer((request, response) => {
  elsewhere.push(request.url ?? '');
  const entry = `<url><loc>http://${request.headers.host}/page</loc></url>`;
  response.setHeader('content-type', 'application/xml').end(`<urlset>${entry}</urlset>`);
});
const agents = new Map<string, string | undefined>();
let site: Site;
let small: TestServer;
let usual: TestServer;

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.2', resolve));
  const { port } = other.address() as AddressInfo;
  site = await serveSite((request, response) => {
    agents.set(request.url ?? '', request.headers['user-agent']);
    if (request.url !== '/robots.txt')
      return pages({ '/': [], '/a': [], '/b': [] }, ['/a'])(request, response);
    const maps = Array.from({ length: 6 }, (_, at) => `Sitemap: http://127.0.0.2:${port}/maps/${at}.xml`);
    response.end(`User-agent: ExampleBot\nDisallow: /a\n\nUser-agent: *\nAllow: /\n\n${maps.join('\n')}`);
  });
  const config = {
    allowPrivate: ['127.0.0.1:*', '127.0.0.2:*'],
    agentPollMs: 20,
    agentRuns: 0,
    mapShareMs: 0,
  };
  small = await startTestServer({
    ...config,
    userAgent: AGENT,
    foreignSiteRequests: 3,
    sitemapCacheBytes: 0,
  });
  usual = await startTestServer(config);
});
afterAll(async () => {
  await small.close();
  await usual.close();
  await site.close();
  other.close();
});

/** What a second Map of the same site asks for, after a first one. */
async function asked(server: TestServer): Promise<{ site: string[]; elsewhere: string[] }> {
  const { key } = await server.caller();
  await server.map(key, { url: site.url });
  const first = elsewhere.splice(0);
  site.asked.length = 0;
  expect((await server.map(key, { url: site.url })).status).toBe(200);
  elsewhere.length = 0;
  return { site: [...site.asked], elsewhere: first };
}

it('foreignSiteRequests bounds what one Map asks of a host that sitemaps lead to', async () => {
  expect((await asked(small)).elsewhere).toHaveLength(3);
  // Its rules and the six sitemaps.
  expect((await asked(usual)).elsewhere).toHaveLength(7);
});

it('sitemapCacheBytes: with 0 each Map reads the sitemaps anew', async () => {
  expect((await asked(small)).site).toContain('/sitemap.xml');
  expect((await asked(usual)).site).not.toContain('/sitemap.xml');
});

it('userAgent is sent with every request, and is the name that robots.txt is read for', async () => {
  const crawled = async (server: TestServer): Promise<string[]> => {
    const { key } = await server.caller();
    const id = await startJob(server, key, 'crawl', { url: site.url });
    return pathsOf(await endedJob(server, key, 'crawl', id));
  };
  const { key } = await small.caller();
  agents.clear();
  await small.map(key, { url: site.url });
  await call(small, 'scrapeUrl', '/scrape', { key, method: 'POST', body: { url: `${site.url}/b` } });
  expect(await crawled(small)).toEqual(['/']);
  expect([...agents.keys()]).toEqual(expect.arrayContaining(['/robots.txt', '/', '/b']));
  expect(new Set(agents.values())).toEqual(new Set([AGENT]));
  expect(await crawled(usual)).toEqual(['/', '/a']);
  expect(agents.get('/a')).not.toBe(AGENT);
});
