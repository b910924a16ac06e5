import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { map, MemorySitemapCache, Traffic, type MapOptions } from '../../src/index.ts';
import { REACH, serve, type Loopback } from '../../../net/test/support/loopback.ts';

interface Seen {
  readonly site: Loopback;
  /** Most requests that were open at once. */
  most(): number;
  /** Milliseconds of `performance.now` at which each came. */
  readonly times: number[];
}

/** A site of pages that all name the next thirty; each answer takes `delay` milliseconds. */
async function busySite(pages: number, delay: number, robots = ''): Promise<Seen> {
  const times: number[] = [];
  let open = 0;
  let most = 0;
  const site = await serve((request, response) => {
    times.push(performance.now());
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    const path = request.url ?? '';
    const page = path === '/' ? 0 : Number(/^\/page-(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    setTimeout(() => {
      if (path === '/robots.txt') return response.end(robots);
      if (Number.isNaN(page)) return response.writeHead(404).end();
      const next = Array.from({ length: 30 }, (_, at) => page + at + 1).filter((one) => one < pages);
      response.setHeader('content-type', 'text/html');
      return response.end(`<title>${page}</title>${next.map((one) => `<a href=/page-${one}>`).join('')}`);
    }, delay);
  });
  return { site, times, most: () => most };
}

function maps(count: number, url: string, options: MapOptions): Promise<{ links: unknown[] }[]> {
  return Promise.all(
    Array.from({ length: count }, () =>
      map(url, { ...REACH, sitemap: 'skip', cache: new MemorySitemapCache(), ...options }),
    ),
  );
}

test('eight maps of one host at once keep the rate and the cap of one', async () => {
  const { site, times, most } = await busySite(60, 10);
  const start = performance.now();
  const results = await maps(8, site.url('/'), { traffic: new Traffic() });
  expect(results.map(({ links }) => links.length)).toEqual(Array.from({ length: 8 }, () => 60));
  const seconds = ((times.at(-1) ?? 0) - start) / 1000;
  // The default: 100 a second, a quarter of a second's worth saved up, 16 at once. Robots and pages: 488 requests.
  expect(times.length).toBe(8 * 61);
  expect(times.length).toBeLessThanOrEqual(100 * seconds + 26);
  expect(most()).toBeLessThanOrEqual(16);
});

test('none of the maps of one host waits for another to end', async () => {
  const { site } = await busySite(60, 5);
  const traffic = new Traffic();
  const asked = (agent: string): number =>
    site.headers.filter((headers) => headers['user-agent'] === agent).length;
  const agents = ['one', 'two', 'three', 'four'];
  const least: number[] = [];
  await Promise.all(
    agents.map(async (userAgent) => {
      await map(site.url('/'), {
        ...REACH,
        sitemap: 'skip',
        cache: new MemorySitemapCache(),
        traffic,
        userAgent,
      });
      least.push(Math.min(...agents.map(asked)));
    }),
  );
  // When the first had its 61 answers, the others were not far behind.
  expect(least[0]).toBeGreaterThan(30);
});

test('a tenant with eight maps under way has as many turns as one with a single map', async () => {
  const { site } = await busySite(60, 5);
  const traffic = new Traffic();
  const asked = (agent: string): number =>
    site.headers.filter((headers) => headers['user-agent'] === agent).length;
  const many = maps(8, site.url('/'), { traffic, tenant: 'many', userAgent: 'many' });
  const one = maps(1, site.url('/'), { traffic, tenant: 'one', userAgent: 'one' });
  // Counted from where the one is in line: on a busy machine the many begin well before it.
  for (let wait = 0; wait < 60_000 && asked('one') === 0; wait++) await sleep(1);
  const before = asked('many');
  await one;
  // One turn each, and a few that were under way; alone, each of nine maps would have had 61.
  expect([asked('one'), asked('many') - before < 100]).toEqual([61, true]);
  await many;
});

test('a Crawl-delay holds over all maps', async () => {
  const { site, times } = await busySite(3, 0, 'User-agent: *\nCrawl-delay: 0.2');
  await maps(3, site.url('/'), { traffic: new Traffic() });
  const pages = site.requests.length - 3;
  expect(pages).toBe(9);
  // The last visits come one after the other: nine of them, of three maps, need eight pauses.
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(8 * 190);
});

test('hosts of one address keep its limits together', async () => {
  const { site, most } = await busySite(40, 15);
  const traffic = new Traffic({ addressConcurrency: 3 });
  const names = ['one.test', 'two.test', 'three.test', 'four.test'];
  const results = await Promise.all(
    names.map((name) =>
      map(site.url('/', name), { ...REACH, traffic, sitemap: 'skip', cache: new MemorySitemapCache() }),
    ),
  );
  expect(results.map(({ links }) => links.length)).toEqual([40, 40, 40, 40]);
  expect(most()).toBe(3);
});

test('a map that is ended leaves its turns to the others', async () => {
  const { site, most } = await busySite(40, 30);
  const traffic = new Traffic({ concurrency: 2 });
  const options = { ...REACH, traffic, sitemap: 'skip', cache: new MemorySitemapCache() } as const;
  const ended = Array.from({ length: 5 }, () => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 100);
    return map(site.url('/'), { ...options, signal: abort.signal }).catch(
      ({ code }: { code: string }) => code,
    );
  });
  const { links } = await map(site.url('/'), options);
  expect([links.length, ...(await Promise.all(ended))]).toEqual([40, ...ended.map(() => 'Aborted')]);
  expect(most()).toBeLessThanOrEqual(2 + 5);
});

/** A site whose robots.txt names `count` sitemaps of another host, and what that other host was asked. */
async function elsewhere(
  count: number,
  options: MapOptions,
  robots = '',
): Promise<{ asked: string[]; links: string[] }> {
  const site = await serve((request, response) => {
    const { host = '', port = '' } = {
      port: /:(\d+)$/.exec(request.headers.host ?? '')?.[1],
      host: request.headers.host,
    };
    const path = request.url ?? '';
    if (host.startsWith('cdn.')) {
      if (path === '/robots.txt') response.end(robots);
      else response.end(`<urlset><url><loc>http://example.test:${port}${path}.html</loc></url></urlset>`);
    } else if (path === '/robots.txt') {
      const named = Array.from({ length: count }, (_, at) => `Sitemap: http://cdn.other:${port}/maps/${at}`);
      response.end([...named, `Sitemap: http://cdn.other:${port}/private/1`].join('\n'));
    } else if (path === '/moved')
      response.writeHead(302, { location: `http://cdn.other:${port}/private/2` }).end();
    else if (path === '/sitemap.xml')
      response.end(
        `<sitemapindex><sitemap><loc>http://example.test:${port}/moved</loc></sitemap></sitemapindex>`,
      );
    else response.setHeader('content-type', 'text/html').end('<p>Hello.');
  });
  const { links } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    traffic: new Traffic(),
    ...options,
  });
  const asked = site.requests.filter((line) => line.includes('cdn.other'));
  return {
    asked: asked.map((line) => line.split(' ')[2] ?? ''),
    links: links.map(({ url }) => new URL(url).pathname),
  };
}

describe('a host outside of the site that sitemaps lead to', () => {
  test('is asked for its rules first, which hold, redirects too', async () => {
    const { asked, links } = await elsewhere(3, {}, 'User-agent: *\nDisallow: /private');
    expect(asked[0]).toBe('/robots.txt');
    expect(asked.slice(1).toSorted()).toEqual(['/maps/0', '/maps/1', '/maps/2']);
    expect(links.toSorted()).toEqual(['/', '/maps/0.html', '/maps/1.html', '/maps/2.html']);
  });

  test('has a small budget of requests', async () => {
    const { asked } = await elsewhere(90, {
      budget: { foreignRequests: 10, rate: Number.POSITIVE_INFINITY },
    });
    expect(asked).toHaveLength(10);
  });
});
