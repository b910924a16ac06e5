import { describe, expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapOptions } from '../../src/index.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

const resolve = async (hostname: string): Promise<readonly string[]> => {
  if (!hostname.startsWith('www.')) throw new Error('ENOTFOUND');
  return ['127.0.0.1'];
};

describe('a start whose name has no address', () => {
  test('is looked for with www. before it', async () => {
    const site = await serve((request, response) => {
      if (request.url !== '/docs' && request.url !== '/a') return void response.writeHead(404).end();
      response.setHeader('content-type', 'text/html').end('<a href=/a>');
    });
    const { links } = await map(site.url('/docs'), { ...REACH, resolve, cache: new MemorySitemapCache() });
    expect(links.map(({ url }) => url)).toEqual([
      site.url('/docs', 'www.example.test'),
      site.url('/a', 'www.example.test'),
    ]);
  });

  test.each(['blog.example.test', 'co.uk', 'gone.test.'])('%s is not', async (host) => {
    const asked: string[] = [];
    const options = {
      ...REACH,
      resolve: (hostname: string) => {
        asked.push(hostname);
        return host === 'gone.test.' ? Promise.reject(new Error('ENOTFOUND')) : resolve(hostname);
      },
    };
    await expect(map(`http://${host}/`, options)).rejects.toMatchObject({ code: 'Unreachable' });
    expect(asked.filter((name) => name.startsWith('www.'))).toEqual(
      host === 'gone.test.' ? ['www.gone.test'] : [],
    );
  });
});

/** What `only` finds of a site whose start page is `body`. */
async function only(body: string, robots = '', options: MapOptions = {}): Promise<string[]> {
  const site = await serve((request, response) => {
    if (request.url === '/robots.txt') response.end(robots);
    else if (request.url === '/') response.setHeader('content-type', 'text/html').end(body);
    else if (request.url === '/hidden/map.xml') response.end('<urlset><loc>/in-it</loc></urlset>');
    else response.writeHead(404).end();
  });
  const { links } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    sitemap: 'only',
    ...options,
  }).catch(() => ({ links: [] }));
  return links.map(({ url }) => new URL(url).pathname);
}

describe('the sitemap that only a page names', () => {
  const named = '<link rel=sitemap href=/hidden/map.xml><a href=/no>';

  test('is read where no other is', async () => {
    expect(await only(named)).toEqual(['/in-it']);
  });

  test('is not asked for where the rules or the policy forbid the page', async () => {
    expect(await only(named, 'User-agent: *\nDisallow: /$')).toEqual([]);
    expect(await only(named, '', { allowUrl: (url) => url.pathname !== '/' })).toEqual([]);
  });
});

describe('what a base or a sitemap elsewhere makes of relative links is not of the site', () => {
  test('links under the base of another host', async () => {
    const site = await serve((request, response) => {
      if (request.url !== '/') return void response.writeHead(404).end();
      const { port } = new URL(`http://${request.headers.host}`);
      response.setHeader('content-type', 'text/html');
      response.end(`<base href="http://other.test:${port}/"><a href="/stolen">x</a>`);
    });
    const { links } = await map(site.url('/'), { ...REACH, cache: new MemorySitemapCache() });
    expect(links.map(({ url }) => new URL(url).hostname)).toEqual(['example.test']);
    expect(site.requests.filter((line) => line.includes('other.test'))).toEqual([]);
  });

  test('relative addresses of a sitemap on another host', async () => {
    const site = await serve((request, response) => {
      const { port, hostname } = new URL(`http://${request.headers.host}`);
      if (hostname === 'cdn.other')
        response.end(request.url === '/map.xml' ? '<urlset><loc>/stolen</loc></urlset>' : '');
      else if (request.url === '/robots.txt') response.end(`Sitemap: http://cdn.other:${port}/map.xml`);
      else response.writeHead(request.url === '/' ? 200 : 404).end();
    });
    for (const sitemap of ['include', 'only'] as const) {
      const options = { ...REACH, cache: new MemorySitemapCache(), sitemap };
      const { links } = await map(site.url('/'), options).catch(() => ({ links: [] }));
      expect(links.filter(({ url }) => url.includes('stolen'))).toEqual([]);
    }
  });
});
