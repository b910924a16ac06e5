import { expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapOptions } from '../../src/index.ts';
import { html, prose, range } from '../support/look-alikes/pages.ts';
import { REACH, serve, type Loopback } from '../../../net/test/support/loopback.ts';

const PATHS = ['/', ...range(1, 120).map((at) => `/page/${at}`)];

/** Links to pages near by, each with a value of its own on each page. */
function linksOf(at: number, parameter: string): string[] {
  const near = range(1, 6).map((step) => PATHS[(at * 6 + step) % PATHS.length] ?? '/');
  return near.map((path, step) => `${path}?${parameter}=${(at * 7 + step).toString(36)}`);
}

/** A site whose every link names `parameter`, which changes the pages that `counts` says it does; its sitemap has `named`. */
function siteOf(
  parameter: string,
  counts: (path: string) => boolean,
  named: readonly string[] = [],
): Promise<Loopback> {
  return serve((request, response) => {
    if (request.url === '/sitemap.xml' && named.length > 0) {
      const locs = named.map((path) => `<url><loc>http://${request.headers.host}${path}</loc></url>`);
      return void response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<urlset>${locs.join('')}</urlset>`);
    }
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const at = PATHS.indexOf(path);
    response.writeHead(at < 0 ? 404 : 200, { 'content-type': 'text/html' });
    const said =
      query !== '' && counts(path) ? prose(query.length * 31 + (query.codePointAt(5) ?? 0), 9) : '';
    const links =
      at === 0
        ? [...linksOf(0, parameter), ...PATHS.slice(1, 20).map((other) => `${other}?${parameter}=0`)]
        : linksOf(at, parameter);
    response.end(at < 0 ? '' : html(`Page ${at}`, links, `<p>${prose(at, 60)} ${said}</p>`));
  });
}

async function mapped(site: Loopback, more: MapOptions = {}): Promise<string[]> {
  const { links } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    ignoreQueryParameters: false,
    budget: { rate: Number.POSITIVE_INFINITY },
    ...more,
  });
  return links.map(({ url }) => url.replace(/^http:\/\/[^/]+/, ''));
}

const isOneInTen = (path: string): boolean => /\/page\/\d*7$/.test(path);

const pagesOf = (urls: readonly string[]): Set<string> =>
  new Set(urls.map((url) => url.split('?', 1)[0] ?? ''));

test('a parameter shown not to change pages is left out, whatever it is called', async () => {
  const site = await siteOf('trace', () => false);
  const urls = await mapped(site);
  expect(pagesOf(urls)).toEqual(new Set(PATHS));
  // Each page once, by its plain URL; some are listed for having shown that the parameter does nothing.
  expect(urls.filter((url) => !url.includes('?'))).toHaveLength(PATHS.length);
  expect(urls.filter((url) => url.includes('?'))).toEqual([]);
  // Of 721 links that differ, few were asked for.
  expect(site.requests.length).toBeLessThan(PATHS.length * 3);
});

test('a parameter that changes each page is kept', async () => {
  const site = await siteOf('trace', () => true);
  const urls = await mapped(site);
  const linked = new Set([
    ...PATHS.flatMap((_, at) => linksOf(at, 'trace')),
    ...PATHS.slice(1, 20).map((path) => `${path}?trace=0`),
  ]);
  expect([...linked].filter((url) => !urls.includes(url))).toEqual([]);
});

test('a parameter that turns out to change one page in ten is believed again, and everything left out is made good', async () => {
  const site = await siteOf('trace', isOneInTen);
  const urls = await mapped(site);
  const linked = PATHS.flatMap((_, at) => linksOf(at, 'trace')).filter((url) =>
    isOneInTen(url.split('?', 1)[0] ?? ''),
  );
  expect(linked.filter((url) => !urls.includes(url))).toEqual([]);
});

test('a choice of few values is kept, since it may count on a page not seen yet', async () => {
  const site = await serve((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const at = PATHS.indexOf(path);
    response.writeHead(at < 0 ? 404 : 200, { 'content-type': 'text/html' });
    const links = PATHS.slice(at + 1, at + 4).flatMap((next) => [next, `${next}?lang=de`, `${next}?lang=fr`]);
    // The last page alone is translated.
    const text =
      at === PATHS.length - 1 ? prose(500 + query.length + (query.codePointAt(5) ?? 0)) : prose(at);
    response.end(html(`Page ${at}`, links, `<p>${text}</p>`));
  });
  const urls = await mapped(site);
  const last = PATHS.at(-1) ?? '';
  expect(urls).toEqual(expect.arrayContaining([last, `${last}?lang=de`, `${last}?lang=fr`]));
});

test('what a sitemap names stays as it is named', async () => {
  const named = range(1, 40).map((at) => `/page/${at}?trace=s${at}`);
  const site = await siteOf('trace', () => false, named);
  const urls = await mapped(site);
  expect(pagesOf(urls)).toEqual(new Set(PATHS));
  expect(named.filter((path) => !urls.includes(path))).toEqual([]);
});
