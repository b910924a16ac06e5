import { describe, expect, test } from 'vitest';
import { map, MemorySitemapCache } from '../../src/index.ts';
import { REACH, serve } from '../support/loopback.ts';

/** Times at which the site was asked, by path. */
async function overloaded(path: string, status: number): Promise<{ gaps: number[]; found: string[] }> {
  const times: number[] = [];
  let refusals = 1;
  const site = await serve((request, response) => {
    times.push(performance.now());
    if (request.url === path && refusals-- > 0)
      response.writeHead(status, { 'retry-after': '1' }).end('later');
    else if (request.url === '/sitemap.xml')
      response.end(`<urlset><url><loc>http://${request.headers.host}/named</loc></url></urlset>`);
    else if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.setHeader('content-type', 'text/html').end('<a href=/a><a href=/b>');
  });
  const { links } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    budget: { hostConcurrency: 1, rate: Number.POSITIVE_INFINITY },
  });
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  return { gaps, found: links.map(({ url }) => new URL(url).pathname).toSorted() };
}

describe('a site that asks for a pause gets it, whatever was asked for', () => {
  test.each([
    ['/a', 503],
    ['/sitemap.xml', 503],
    ['/sitemap.xml', 429],
    ['/robots.txt', 503],
    ['/robots.txt', 429],
  ])('%s answers %i', async (path, status) => {
    const { gaps, found } = await overloaded(path, status);
    expect(Math.max(...gaps)).toBeGreaterThan(950);
    expect(found).toEqual(['/', '/a', '/b', '/named']);
  });
});

test.each(['/sitemap.xml', '/robots.txt'])('%s that is gone for a day is not waited for', async (path) => {
  const site = await serve((request, response) => {
    if (request.url === path) response.writeHead(503, { 'retry-after': '86400' }).end();
    else if (request.url === '/') response.setHeader('content-type', 'text/html').end('<a href=/a>');
    else response.writeHead(request.url === '/a' ? 200 : 404).end();
  });
  const { links, complete } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    timeout: 3000,
  });
  // Without its rules nothing of a site may be visited (RFC 9309 §2.3.1.4).
  const found = path === '/robots.txt' ? 1 : 2;
  expect([links.length, complete]).toEqual([found, true]);
  expect(site.requests.filter((line) => line.endsWith(path))).toHaveLength(1);
});
