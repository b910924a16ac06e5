import { gzipSync } from 'node:zlib';
import { createClient, isWebDataError } from '@web-data/client';
import type { MapRequest } from '@web-data/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import type { RunningServer } from '../src/index.ts';
import { serveSite } from './support/site.ts';
import type { Site } from './support/site.ts';
import { newPlace } from './support/stores.ts';

/** The whole line: a real website on loopback, mapped through server, validator and client together. */
let site: Site;
let server: RunningServer;
let port: string;
const place = await newPlace('sqlite');

const html = (title: string, ...links: string[]): string =>
  `<!doctype html><title>${title}</title><meta name="description" content="About ${title}">${links
    .map((href) => `<a href="${href}">x</a>`)
    .join('')}`;

/** Host and path → content type and body. `@` stands for the port. */
const website: Record<string, [string, string | Buffer]> = {
  'example.test/robots.txt': [
    'text/plain',
    'User-agent: *\nDisallow: /private\nSitemap: http://example.test:@/index.xml\n',
  ],
  'example.test/index.xml': [
    'application/xml',
    '<sitemapindex><sitemap><loc>http://example.test:@/pages.xml.gz</loc></sitemap></sitemapindex>',
  ],
  'example.test/pages.xml.gz': [
    'application/gzip',
    '<urlset><url><loc>http://example.test:@/</loc></url><url><loc>http://example.test:@/only-in-sitemap</loc></url></urlset>',
  ],
  'example.test/': [
    'text/html',
    html(
      'Home',
      '/pricing',
      '/list?page=2',
      'http://docs.example.test:@/',
      'http://evil-example.test:@/',
      '/private',
    ),
  ],
  'example.test/pricing': ['text/html', html('Pricing', '/', '/team#seats')],
  'example.test/team': ['text/html', html('Team')],
  'example.test/list': ['text/html', html('List')],
  'example.test/only-in-sitemap': ['text/html', html('Hidden')],
  'example.test/private': ['text/html', html('Private', '/behind-private')],
  'docs.example.test/': ['text/html', html('Docs', '/guide')],
  'docs.example.test/guide': ['text/html', html('Guide')],
};

beforeAll(async () => {
  site = await serveSite((request, response) => {
    const { hostname, pathname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const entry = website[`${hostname}${pathname}`];
    if (!entry) return void response.writeHead(404).end();
    const [type, body] = entry;
    const text = String(body).replaceAll('@', port);
    response.setHeader('content-type', type).end(type === 'application/gzip' ? gzipSync(text) : text);
  });
  ({ port } = new URL(site.url));
  const { dataDirectory } = place.options;
  server = await startServer(
    {
      port: 0,
      dataDirectory,
      docsDirectory: 'none',
      allowPrivate: ['127.0.0.1'],
      sitePorts: [Number(port)],
      logLevel: 'silent',
    },
    { resolve: async () => ['127.0.0.1'] },
  );
});
afterAll(async () => {
  await server.close();
  await site.close();
  await place.remove();
});

const mapped = async (options: Omit<MapRequest, 'url'> = {}): Promise<string[]> => {
  const web = createClient({ apiKey: server.developmentKey ?? '', baseUrl: server.url });
  const { links = [] } = await web.map({ url: `http://example.test:${port}/`, ...options });
  return links.map(({ url }) => url.replace(`:${port}`, '').replace('http://', '')).toSorted();
};

const main = [
  'example.test/',
  'example.test/list',
  'example.test/only-in-sitemap',
  'example.test/pricing',
  'example.test/private',
  'example.test/team',
];
const docs = ['docs.example.test/', 'docs.example.test/guide'];

test.each<[string, Omit<MapRequest, 'url'>, string[]]>([
  ['everything by default', {}, [...docs, ...main]],
  ['the sitemap and the links where both are named', { sitemap: 'include' }, [...docs, ...main]],
  ['no subdomain', { includeSubdomains: false }, main],
  [
    'no sitemap',
    { sitemap: 'skip' },
    [...docs, ...main.filter((url) => url !== 'example.test/only-in-sitemap')],
  ],
  ['only the sitemap', { sitemap: 'only' }, ['example.test/', 'example.test/only-in-sitemap']],
  [
    'queries too',
    { ignoreQueryParameters: false, includeSubdomains: false },
    main.map((url) => (url === 'example.test/list' ? 'example.test/list?page=2' : url)),
  ],
])('%s', async (_, options, want) => {
  expect(await mapped(options)).toEqual(want);
});

test('search puts the best first and limit cuts after it', async () => {
  expect(await mapped({ search: 'pricing', limit: 1 })).toEqual(['example.test/pricing']);
});

test('a page brings its title and description', async () => {
  const web = createClient({ apiKey: server.developmentKey ?? '', baseUrl: server.url });
  const { links } = await web.map({ url: `http://example.test:${port}/`, search: 'pricing', limit: 1 });

  expect(links).toEqual([
    { url: `http://example.test:${port}/pricing`, title: 'Pricing', description: 'About Pricing' },
  ]);
});

test('a wrong key and a bad body are the errors of the catalogue', async () => {
  const web = createClient({ apiKey: 'wrong', baseUrl: server.url });
  const unknown = await web.map({ url: 'http://example.test/' }).catch((error: unknown) => error);
  expect(isWebDataError(unknown, 'InvalidToken')).toBe(true);

  const valid = createClient({ apiKey: server.developmentKey ?? '', baseUrl: server.url });
  const tooMany = await valid
    .map({ url: 'http://example.test/', limit: 100_001 })
    .catch((error: unknown) => error);
  expect(isWebDataError(tooMany, 'BadRequest')).toBe(true);
  expect(tooMany).toMatchObject({ status: 400, details: [{ in: 'body', path: '/limit', code: 'maximum' }] });
});
