import { expect, test } from 'vitest';
import { map, MemorySitemapCache } from '../../src/index.ts';
import { html, prose, range } from '../support/look-alikes/pages.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

/** A big site whose sitemap names the articles; `extra` adds to what some pages link to and no sitemap names. */
async function found(extra: (path: string) => readonly string[]): Promise<{
  missing: string[];
  codes: string[];
  visited: number;
}> {
  const articles = range(1, 1400).map((at) => `/articles/a-${at}`);
  const guides = range(1, 3).map((at) => `/guides/g-${at}`);
  const notes = range(1, 4).map((at) => `/2024/${at}`);
  const named = [...articles, ...guides, ...notes];
  const hidden = named.flatMap(extra);
  const pages = new Map(['/', ...named, ...hidden].map((path, at) => [path, at] as const));
  const site = await serve((request, response) => {
    const path = request.url ?? '/';
    const at = pages.get(path);
    if (path === '/sitemap.xml') {
      const urls = named.map((other) => `<url><loc>http://${request.headers.host}${other}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${urls.join('')}</urlset>`);
    } else if (at === undefined) response.writeHead(404).end();
    else {
      const links = path === '/' ? articles.slice(0, 20) : [...extra(path), '/'];
      response.writeHead(200, { 'content-type': 'text/html' }).end(html(path, links, prose(at)));
    }
  });
  const { links, reasons, stats } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    budget: { rate: Number.POSITIVE_INFINITY },
  });
  const urls = new Set(links.map(({ url }) => url.replace(/^http:\/\/[^/]+/, '')));
  return {
    missing: [...pages.keys()].filter((path) => !urls.has(path)),
    codes: reasons.map(({ code }) => code),
    visited: stats.pages,
  };
}

test('a sitemap that names the whole site ends the visits early, and it is said', async () => {
  const { missing, codes, visited } = await found(() => []);
  expect([missing, codes]).toEqual([[], ['sampled']]);
  expect(visited).toBeLessThan(400);
});

test.each([
  ['a kind of page that is rare in the sitemap leads to what it does not name', /^\/guides\//],
  ['another rare kind does', /^\/2024\//],
  ['one article in ten does', /^\/articles\/a-\d*7$/],
])('it does not where %s', async (_, which) => {
  const { missing } = await found((path) =>
    which.test(path) ? [`${path}/details`, `${path}/comments`] : [],
  );
  expect(missing).toEqual([]);
});
