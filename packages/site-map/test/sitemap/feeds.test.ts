import { expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { map, MemorySitemapCache, type MapOptions, type MapResult } from '../../src/index.ts';
import { SitemapScanner } from '../../src/sitemap/scan.ts';
import { REACH, serve, type Loopback } from '../../../net/test/support/loopback.ts';

const FEED = 'https://a.test/feed';

test.each<[string, string, string[]]>([
  [
    'Atom',
    `<feed><link rel="next" href="${FEED}?2"/><link rel="self" href="${FEED}"/></feed>`,
    [`${FEED}?2`],
  ],
  [
    'Atom, archived, with a base',
    `<feed xml:base="${FEED}/"><link rel="prev-archive" href="2024"/><link rel="current" href="now"/></feed>`,
    [`${FEED}/2024`, `${FEED}/now`],
  ],
  [
    'Atom with a prefix and a registered relation',
    `<a:feed><a:link href="${FEED}?p=2&amp;x=1" rel="http://www.iana.org/assignments/relation/next"/></a:feed>`,
    [`${FEED}?p=2&x=1`],
  ],
  [
    'RSS, with a link of Atom',
    `<rss><channel><link>https://a.test/</link><atom:link rel="next" href="${FEED}?2"/><a10:link rel='previous' href='${FEED}?0'/></channel></rss>`,
    [`${FEED}?2`, `${FEED}?0`],
  ],
  [
    'RSS 1.0',
    `<rdf:RDF><channel><atom:link rel="next" href="${FEED}?2"/></channel></rdf:RDF>`,
    [`${FEED}?2`],
  ],
  [
    'JSON Feed',
    `{"version":"https://jsonfeed.org/version/1.1","next_url":" ${FEED}?2 ","items":[]}`,
    [`${FEED}?2`],
  ],
  ['JSON Feed, at its end', `{"version":"https://jsonfeed.org/version/1","next_url":null,"items":[]}`, []],
  ['a link to more in a urlset', `<urlset><xhtml:link rel="next" href="${FEED}"/></urlset>`, []],
])('a feed names its further pages: %s', (_, text, more) => {
  const scanner = new SitemapScanner();
  scanner.base = FEED;
  scanner.write(text);
  expect(scanner.end().more).toEqual(more);
});

type Files = (path: string, host: string) => string | Buffer | undefined;

async function serveFiles(files: Files): Promise<Loopback> {
  return serve((request, response) => {
    const body = files(request.url ?? '', request.headers.host ?? '');
    const type = typeof body === 'string' && /^<(?:p|link)\b/.test(body) ? 'text/html' : 'text/plain';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
  });
}

async function mapOf(site: Loopback, options: MapOptions = {}): Promise<MapResult & { paths: string[] }> {
  const budget = { rate: Number.POSITIVE_INFINITY };
  const result = await map(site.url('/'), { ...REACH, cache: new MemorySitemapCache(), budget, ...options });
  const paths = result.links.map(({ url }) => url.replace(/^http:\/\/[^/]+/, '')).toSorted();
  return { ...result, paths };
}

const PAGES = 12;
const POSTS = Array.from({ length: PAGES * 2 }, (_, at) => `/post/${at}`).toSorted();

/** Feeds of twelve pages with two posts each; the last page names itself, or the first one. */
const PAGED: Readonly<Record<string, (page: number, host: string) => string>> = {
  'JSON Feed': (page, host) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      next_url: `/feed?page=${page + 1}`,
      items: postsOf(page).map((path) => ({ id: `http://${host}${path}`, url: `http://${host}${path}` })),
    }),
  Atom: (page, host) =>
    `<feed><link rel="next" href="/feed?page=${(page + 1) % PAGES}"/>${postsOf(page)
      .map((path) => `<entry><link href="http://${host}${path}"/></entry>`)
      .join('')}</feed>`,
  RSS: (page, host) =>
    `<rss><channel><atom:link rel="next" href="http://${host}/feed?page=${page + 1}"/>${postsOf(page)
      .map((path) => `<item><link>http://${host}${path}</link></item>`)
      .join('')}</channel></rss>`,
};

const postsOf = (page: number): string[] => {
  const at = Math.min(page, PAGES - 1) * 2;
  return [`/post/${at}`, `/post/${at + 1}`];
};

test.each(Object.keys(PAGED))('every page of a feed is read, and no page twice: %s', async (name) => {
  const site = await serveFiles((path, host) => {
    if (path.startsWith('/post/')) return '<p>Post';
    if (path === '/') return '<p>Home<link rel=alternate type=application/rss+xml href=/feed>';
    return path.startsWith('/feed') ? PAGED[name]?.(Number(path.split('=')[1] ?? 0), host) : undefined;
  });
  for (const sitemap of ['include', 'only'] as const) {
    const before = site.requests.length;
    const cache = new MemorySitemapCache();
    const { paths, complete } = await mapOf(site, { sitemap, cache });
    expect(paths).toEqual(sitemap === 'only' ? POSTS : ['/', ...POSTS]);
    expect(complete).toBe(true);
    const asked = site.requests
      .slice(before)
      .filter((line) => line.includes('/feed?') || line.endsWith('/feed'));
    expect([asked.length <= PAGES + 2, new Set(asked).size]).toEqual([true, asked.length]);
    // From the cache, a feed names its further pages all the same.
    expect((await mapOf(site, { sitemap: 'only', cache })).paths).toEqual(POSTS);
  }
});

test('a feed whose pages never end is read in part, which is told', async () => {
  const site = await serveFiles((path, host) => {
    const page = Number(/^\/feed\?page=(\d+)$/.exec(path)?.[1] ?? (path === '/feed' ? 0 : Number.NaN));
    if (Number.isNaN(page)) return path === '/' ? '<p>Home' : undefined;
    return `<rss><atom:link rel="next" href="/feed?page=${page + 1}"/><item><link>http://${host}/post/${page}</link></item></rss>`;
  });
  const { paths, complete, reasons } = await mapOf(site, { sitemap: 'only' });
  expect([paths.length, complete, reasons.map(({ code }) => code)]).toEqual([1000, false, ['sitemap-depth']]);
});

test.each(['/rss.xml', '/feed.xml', '/atom.xml', '/index.xml', '/feed'])(
  'a feed that nothing links to is found at %s',
  async (feed) => {
    const site = await serveFiles((path, host) => {
      if (path === '/' || path === '/post') return '<p>Page';
      if (path !== feed) return undefined;
      return `<rss><channel><item><link>http://${host}/post</link></item></channel></rss>`;
    });
    expect((await mapOf(site)).paths).toEqual(['/', '/post']);
    expect((await mapOf(site, { sitemap: 'only' })).paths).toEqual(['/post']);
  },
);

test('no feed is guessed where a page names one', async () => {
  const site = await serveFiles((path, host) => {
    if (path === '/' || path === '/post')
      return '<p>Page<link rel=alternate type=application/atom+xml href=/blog/all>';
    return path === '/blog/all'
      ? `<feed><entry><link href="http://${host}/post"/></entry></feed>`
      : undefined;
  });
  expect((await mapOf(site)).paths).toEqual(['/', '/post']);
  expect(site.requests.filter((line) => /rss|atom|feed\./.test(line))).toEqual([]);
});

test('the manifest of a web app names pages, which are none of a sitemap', async () => {
  const site = await serveFiles((path) => {
    if (path === '/') return '<p>Home<link rel=manifest href=/app/site.webmanifest>';
    if (path === '/app/site.webmanifest')
      return JSON.stringify({
        name: 'App',
        start_url: './start?source=app',
        icons: [{ src: '/icon.png' }],
        shortcuts: [{ name: 'New', url: '/app/new' }, { name: 'Old' }, 7],
      });
    return ['/app/start', '/app/start?source=app', '/app/new'].includes(path) ? '<p>Page' : undefined;
  });
  expect((await mapOf(site)).paths).toEqual(['/', '/app/new', '/app/start']);
  expect((await mapOf(site, { sitemap: 'only' })).paths).toEqual([]);
});

test('the start of the manifest of a web app is a link: the page that it says it is stands alone', async () => {
  const site = await serveFiles((path) => {
    if (path === '/app.webmanifest') return JSON.stringify({ name: 'App', start_url: '/?source=pwa' });
    return path === '/' || path === '/?source=pwa'
      ? '<link rel=canonical href=/><link rel=manifest href=/app.webmanifest><p>Home'
      : undefined;
  });
  const cache = new MemorySitemapCache();
  for (const ignoreQueryParameters of [true, false]) {
    const { paths } = await mapOf(site, { ignoreQueryParameters, cache });
    expect(paths).toEqual(['/']);
  }
  expect(site.requests.filter((line) => line.endsWith('.webmanifest')).length).toBe(1);
});

test('a manifest that robots.txt names adds no page where only sitemaps are read', async () => {
  const site = await serveFiles((path, host) => {
    if (path === '/robots.txt') return `Sitemap: http://${host}/app.webmanifest`;
    if (path === '/app.webmanifest') return JSON.stringify({ name: 'App', start_url: '/start' });
    return path === '/start' ? '<p>Start' : undefined;
  });
  expect((await mapOf(site, { sitemap: 'only' })).paths).toEqual([]);
});

test('a sitemap in gzip that plain bytes follow is whole', async () => {
  const urls = Array.from({ length: 5000 }, (_, at) => `/p${at}`);
  const site = await serveFiles((path, host) =>
    path === '/sitemap.xml'
      ? Buffer.concat([
          gzipSync(
            `<urlset>${urls.map((url) => `<url><loc>http://${host}${url}</loc></url>`).join('')}</urlset>`,
          ),
          Buffer.from('<!-- cached 0.02 s -->'),
        ])
      : undefined,
  );
  const { paths, complete, reasons } = await mapOf(site, { sitemap: 'only' });
  expect([paths.length, complete, reasons]).toEqual([5000, true, []]);
});

test('a file that an index names and the site does not have is told, and does not make the result incomplete', async () => {
  const site = await serveFiles((path, host) => {
    if (path === '/') return '<p>Home<a href=/a>a</a>';
    if (path === '/a') return '<p>Page';
    const index = ['a', 'gone', 'page'].map(
      (name) => `<sitemap><loc>http://${host}/${name}.xml</loc></sitemap>`,
    );
    if (path === '/sitemap.xml') return `<sitemapindex>${index.join('')}</sitemapindex>`;
    if (path === '/page.xml') return '<p>Not here';
    return path === '/a.xml' ? `<urlset><url><loc>http://${host}/a</loc></url></urlset>` : undefined;
  });
  const { paths, complete, reasons } = await mapOf(site);
  expect([paths, complete, reasons.map(({ code, count }) => [code, count])]).toEqual([
    ['/', '/a'],
    true,
    [['sitemap-missing', 2]],
  ]);
});
