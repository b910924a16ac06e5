import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapOptions } from '../../src/index.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

type Body = string | Buffer | [headers: Record<string, string>, body: string | Buffer] | { to: string };

/** What a map of a site finds that serves these files by `host/path`; HOST stands for its own host. */
async function found(files: Readonly<Record<string, Body>>, options: MapOptions = {}): Promise<string[]> {
  const site = await serve((request, response) => {
    const [host = '', port = ''] = (request.headers.host ?? '').split(':');
    const body = files[host === 'example.test' ? (request.url ?? '') : `${host}${request.url}`];
    if (body === undefined) response.writeHead(404).end();
    else send(response, body, port);
  });
  const { links } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    sitemap: 'only',
    ...options,
  });
  return links.map(({ url }) => url.replace(`http://example.test:${site.port}`, '')).toSorted();
}

function send(response: ServerResponse, body: Body, port: string): void {
  const local = (text: string): string =>
    text.replaceAll('HOST', `http://example.test:${port}`).replaceAll('PORT', port);
  const bytes = (text: string | Buffer): string | Buffer => (typeof text === 'string' ? local(text) : text);
  if (Array.isArray(body)) response.writeHead(200, body[0]).end(bytes(body[1]));
  else if (typeof body === 'object' && 'to' in body)
    response.writeHead(301, { location: local(body.to) }).end();
  else response.end(bytes(body));
}

const urlset = (...paths: readonly string[]): string =>
  `<urlset>${paths.map((path) => `<url><loc>${path}</loc></url>`).join('')}</urlset>`;
const index = (...paths: readonly string[]): string =>
  `<sitemapindex>${paths.map((path) => `<sitemap><loc>${path}</loc></sitemap>`).join('')}</sitemapindex>`;

describe('where sitemaps stand, and how they are sent', () => {
  test.each<[string, Record<string, Body>, string[]]>([
    [
      'latin1, as its declaration says',
      {
        '/sitemap.xml': Buffer.from(
          '<?xml version="1.0" encoding="ISO-8859-1"?><urlset><loc>/caf\xe9</loc></urlset>',
          'latin1',
        ),
      },
      ['/caf%C3%A9'],
    ],
    [
      'latin1, as its header says',
      {
        '/sitemap.xml': [
          { 'content-type': 'text/xml; charset=iso-8859-1' },
          Buffer.from('<urlset><loc>/\xfcber</loc></urlset>', 'latin1'),
        ],
      },
      ['/%C3%BCber'],
    ],
    [
      'a charset nobody knows',
      { '/sitemap.xml': '<?xml version="1.0" encoding="x-none"?><urlset><loc>/é</loc></urlset>' },
      ['/%C3%A9'],
    ],
    [
      'relative addresses',
      { '/sitemap.xml': urlset('/a', 'b', '//example.test:PORT/c') },
      ['/a', '/b', '/c'],
    ],
    [
      'an index behind a redirect, its files beside it',
      {
        '/sitemap.xml': { to: 'http://cdn.other:PORT/x/index.xml' },
        'cdn.other/x/index.xml': index('http://cdn.other:PORT/x/1.xml', '2.xml'),
        'cdn.other/x/1.xml': urlset('HOST/1'),
        'cdn.other/x/2.xml': urlset('HOST/2', 'http://cdn.other:PORT/not-of-the-site'),
      },
      ['/1', '/2'],
    ],
    [
      'a gzip file of several members, named and sent as nothing of the kind',
      {
        '/sitemap.xml': [
          { 'content-type': 'text/plain' },
          Buffer.concat([gzipSync('<urlset><loc>/a</'), gzipSync('loc></urlset>')]),
        ],
      },
      ['/a'],
    ],
    [
      'llms.txt where no sitemap is',
      { '/llms.txt': '# Site\n\n- [A](/a.md): x\n- [B](https://elsewhere.test/b)' },
      ['/a.md'],
    ],
    [
      'the usual feed where no sitemap is',
      { '/feed': '<rss><item><link>HOST/post</link></item></rss>' },
      ['/post'],
    ],
    [
      'a page in the place of every file',
      { '/sitemap.xml': '<!doctype html><a href=/no>', '/llms.txt': '<html>', '/feed': '<html>' },
      [],
    ],
    [
      'a shop: an index whose files differ by query',
      {
        '/robots.txt': 'Sitemap: HOST/sitemap.xml\nUser-agent: *\nDisallow: /cart',
        '/sitemap.xml': index('HOST/sitemap_products_1.xml?from=1&amp;to=9', 'HOST/sitemap_pages_1.xml'),
        '/sitemap_products_1.xml?from=1&to=9': urlset('HOST/products/lamp'),
        '/sitemap_pages_1.xml': urlset('HOST/pages/about'),
      },
      ['/pages/about', '/products/lamp'],
    ],
    [
      'a blog: an index with a style sheet and several kinds',
      {
        '/robots.txt':
          'User-agent: *\r\nDisallow: /wp-admin/\r\nAllow: /wp-admin/admin-ajax.php\r\n\r\nsitemap:HOST/wp-sitemap.xml',
        '/wp-sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="HOST/wp-sitemap-index.xsl" ?>${index('HOST/wp-sitemap-posts-post-1.xml')}`,
        '/wp-sitemap-posts-post-1.xml': urlset('HOST/hello-world/'),
      },
      ['/hello-world/'],
    ],
    [
      'robots.txt with a byte order mark, odd spacing and a relative sitemap',
      {
        '/robots.txt': '\uFEFFSITEMAP :  /maps/all.txt  # all of them\n',
        '/maps/all.txt': 'HOST/x\r\nHOST/y',
      },
      ['/x', '/y'],
    ],
  ])('%s', async (_, files, links) => {
    expect(await found({ '/': 'x', ...files })).toEqual(links);
  });
});

test('what a redirect of a sitemap led to is kept with it', async () => {
  const cache = new MemorySitemapCache();
  const files: Record<string, Body> = {
    '/sitemap.xml': { to: '/deep/down/map.xml' },
    '/deep/down/map.xml': urlset('here'),
  };
  const site = await serve((request, response) => {
    const body = files[request.url ?? ''];
    if (body === undefined) response.writeHead(404).end();
    else send(response, body, '');
  });
  for (const requests of [3, 3]) {
    const { links } = await map(site.url('/'), { ...REACH, cache, sitemap: 'only' });
    expect([links.map(({ url }) => new URL(url).pathname), site.requests.length]).toEqual([
      ['/deep/down/here'],
      requests,
    ]);
  }
});

test('a JSON Feed that a page names is read', async () => {
  const files = {
    '/': [
      { 'content-type': 'text/html' },
      '<link rel=alternate type=application/feed+json href=/feed.json>',
    ] as Body,
    '/feed.json': JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ id: 'HOST/only-in-feed' }],
    }),
    '/only-in-feed': 'x',
  };
  expect(await found(files, { sitemap: 'include' })).toEqual(['/', '/only-in-feed']);
});
