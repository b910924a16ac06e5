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
