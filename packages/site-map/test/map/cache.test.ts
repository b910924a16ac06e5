import { expect, test, vi } from 'vitest';
import { map, MemorySitemapCache, type CachedSitemap, type MapOptions } from '../../src/index.ts';
import { REACH, serve, type Loopback } from '../../../net/test/support/loopback.ts';

const HOUR = 3_600_000;

/** A site with a sitemap that knows its ETag; `version` changes it. */
async function site(): Promise<{ server: Loopback; state: { version: number; status: number } }> {
  const state = { version: 1, status: 200 };
  const server = await serve((request, response) => {
    const etag = `"${state.version}"`;
    if (request.url !== '/sitemap.xml') response.writeHead(404).end();
    else if (state.status !== 200) response.writeHead(state.status).end();
    else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else {
      const loc = `http://${request.headers.host}/v${state.version}`;
      response.writeHead(200, { etag }).end(`<urlset><url><loc>${loc}</loc></url></urlset>`);
    }
  });
  return { server, state };
}

async function only(
  server: Loopback,
  options: MapOptions,
): Promise<{ found: string[]; fromCache: number; asked: number }> {
  const before = server.requests.length;
  const { links, stats } = await map(server.url('/'), { ...REACH, sitemap: 'only', ...options });
  const asked = server.requests.slice(before).filter((line) => line.endsWith('/sitemap.xml')).length;
  return { found: links.map(({ url }) => new URL(url).pathname), fromCache: stats.sitemapsFromCache, asked };
}

test('a sitemap is read once an hour, then asked whether it changed', async () => {
  const { server, state } = await site();
  const cache = new MemorySitemapCache();
  expect(await only(server, { cache })).toEqual({ found: ['/v1'], fromCache: 0, asked: 1 });
  state.version = 2;
  expect(await only(server, { cache })).toEqual({ found: ['/v1'], fromCache: 1, asked: 0 });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR);
  expect(await only(server, { cache })).toEqual({ found: ['/v2'], fromCache: 0, asked: 1 });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR);
  expect(await only(server, { cache })).toEqual({ found: ['/v2'], fromCache: 1, asked: 1 });
  vi.restoreAllMocks();
});

test('ignoreCache does not read the cache, and refreshes it', async () => {
  const { server, state } = await site();
  const cache = new MemorySitemapCache();
  await only(server, { cache });
  state.version = 2;
  expect(await only(server, { cache, ignoreCache: true })).toEqual({
    found: ['/v2'],
    fromCache: 0,
    asked: 1,
  });
  expect(await only(server, { cache })).toEqual({ found: ['/v2'], fromCache: 1, asked: 0 });
});

test('each country has its own entry', async () => {
  const { server } = await site();
  const cache = new MemorySitemapCache();
  await only(server, { cache, location: { country: 'US' } });
  expect((await only(server, { cache, location: { country: 'DE' } })).fromCache).toBe(0);
  expect((await only(server, { cache, location: { country: 'DE' } })).fromCache).toBe(1);
});

test('failures are not kept, and a failing cache only costs a request', async () => {
  const { server, state } = await site();
  const cache = new MemorySitemapCache();
  state.status = 404;
  expect((await only(server, { cache })).found).toEqual([]);
  state.status = 200;
  expect((await only(server, { cache })).found).toEqual(['/v1']);
  const failing = {
    get: () => Promise.reject(new Error('down')),
    set: () => Promise.reject(new Error('down')),
  };
  expect((await only(server, { cache: failing })).found).toEqual(['/v1']);
});

const entry = (urls: string[]): CachedSitemap => ({ kind: 'urlset', urls, checkedAt: Date.now() });

test('the memory forgets after seven days, and the least recently used first', async () => {
  const cache = new MemorySitemapCache(1000);
  await cache.set('a', entry(['x'.repeat(200)]), 30 * 24 * HOUR);
  await cache.set('b', entry(['x'.repeat(200)]), HOUR);
  await cache.get('a');
  await cache.set('c', entry(['x'.repeat(200)]), HOUR);
  expect([await cache.get('a'), await cache.get('b'), await cache.get('c')].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
  await cache.set('huge', entry(['x'.repeat(2000)]), HOUR);
  expect(await cache.get('huge')).toBeUndefined();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * HOUR);
  expect(await cache.get('a')).toBeUndefined();
  vi.restoreAllMocks();
});

/** Requests that one map more makes. */
async function askedFor(server: Loopback, options: MapOptions): Promise<string[]> {
  const before = server.requests.length;
  await map(server.url('/'), { ...REACH, ...options }).catch(() => undefined);
  return server.requests.slice(before).map((line) => line.split(' ')[2] ?? '');
}

test('a second map of sitemaps within the hour asks the site nothing, unless told to', async () => {
  const { server } = await site();
  const options: MapOptions = { cache: new MemorySitemapCache(), sitemap: 'only' };
  expect(await askedFor(server, options)).toEqual(['/robots.txt', '/sitemap.xml']);
  expect(await askedFor(server, options)).toEqual([]);
  expect(await askedFor(server, { ...options, ignoreCache: true })).toEqual(['/robots.txt', '/sitemap.xml']);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR);
  expect(await askedFor(server, options)).toEqual(['/robots.txt', '/sitemap.xml']);
  vi.restoreAllMocks();
});

test('rules that were kept still rule, for every user agent as the file says; failures are not kept', async () => {
  const state = { status: 503 };
  const server = await serve((request, response) => {
    if (request.url === '/robots.txt')
      response.writeHead(state.status).end('User-agent: Kind\nDisallow: /no\nUser-agent: Rude\nDisallow: /');
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<a href=/no><a href=/yes>');
  });
  const options: MapOptions = { cache: new MemorySitemapCache(), sitemap: 'skip', userAgent: 'Kind/1.0' };
  expect(await askedFor(server, options)).toEqual(['/robots.txt', '/robots.txt', '/robots.txt']);
  state.status = 200;
  expect(await askedFor(server, options)).toEqual(['/robots.txt', '/', '/yes']);
  expect(await askedFor(server, options)).toEqual(['/', '/yes']);
  expect(await askedFor(server, { ...options, userAgent: 'Rude' })).toEqual([]);
});

test.each([
  ['nothing of them', ''],
  ['a part of them', 'User-agent: *\nDisallow: /other\n'],
])('rules of which a deadline left %s are asked for again', async (_, part) => {
  const state = { stalls: true };
  const server = await serve((request, response) => {
    if (request.url !== '/robots.txt') return void response.setHeader('content-type', 'text/html').end('x');
    response.writeHead(200, { 'content-type': 'text/plain' }).flushHeaders();
    if (state.stalls) response.write(part);
    else response.end('User-agent: *\nDisallow: /');
  });
  const options: MapOptions = { cache: new MemorySitemapCache(), sitemap: 'skip', timeout: 300 };
  expect(await askedFor(server, options)).toEqual(['/robots.txt']);
  state.stalls = false;
  expect(await askedFor(server, options)).toEqual(['/robots.txt']);
});

const fails = (): never => {
  throw new Error('down');
};
const rejects = (): Promise<never> => Promise.reject(new Error('down'));

test('a cache that throws, at once or later, only costs requests', async () => {
  for (const cache of [
    { get: fails, set: fails },
    { get: rejects, set: rejects },
  ]) {
    const site = await serve((request, response) => {
      if (request.url === '/sitemap.xml')
        response.end(`<urlset><url><loc>http://${request.headers.host}/named</loc></url></urlset>`);
      else response.writeHead(404).end();
    });
    const { links } = await map(site.url('/'), { ...REACH, cache, sitemap: 'only' });
    expect(links).toEqual([{ url: site.url('/named') }]);
  }
});
