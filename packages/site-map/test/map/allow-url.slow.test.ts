import { afterEach, describe, expect, test } from 'vitest';
import { map, MemorySitemapCache, type AllowUrl, type MapOptions } from '../../src/index.ts';
import { REACH, serve, type Loopback } from '../../../net/test/support/loopback.ts';

const options = (more: MapOptions): MapOptions => ({ ...REACH, cache: new MemorySitemapCache(), ...more });

const allowUrl: AllowUrl = ({ pathname }) => pathname !== '/p7';

/** Never decides about one page in five. */
const never: AllowUrl = ({ pathname }, use) =>
  use === 'file' || !/[05]$/.test(pathname) || new Promise(() => {});

/** A start page with so many links, each to a page that never comes. */
function startPage(count: number): Promise<Loopback> {
  const links = Array.from({ length: count }, (_, n) => `<a href=/p${n}>`).join('');
  return serve((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end();
    if (request.url === '/') response.setHeader('content-type', 'text/html').end(links);
  });
}

/** A sitemap with so many URLs, and nothing else. */
function sitemapOnly(count: number): Promise<Loopback> {
  return serve((request, response) => {
    if (request.url !== '/sitemap.xml') return void response.writeHead(404).end();
    const urls = Array.from({ length: count }, (_, n) => `<loc>http://${request.headers.host}/p${n}</loc>`);
    response.setHeader('content-type', 'application/xml').end(`<urlset>${urls.join('')}</urlset>`);
  });
}

let load: NodeJS.Timeout | undefined;
afterEach(() => clearInterval(load));

/** Keeps the event loop busy nine tenths of the time. */
function burden(): void {
  load = setInterval(() => {
    const until = performance.now() + 45;
    while (performance.now() < until);
  }, 5);
}

describe('a verdict that needs no waiting has no deadline', () => {
  test.each([3000, 20_000])('of %i links none is lost at the timeout', async (count) => {
    const site = await startPage(count);
    burden();
    const { links, stopped } = await map(
      site.url('/'),
      options({ allowUrl, sitemap: 'skip', timeout: 1500, limit: 100_000 }),
    );
    expect([links.length, stopped]).toEqual([count, 'timeout']);
  });
});

describe('a verdict that has not come by the timeout', () => {
  test('leaves its link out, which is reported', async () => {
    const site = await sitemapOnly(20);
    const found = await map(site.url('/'), options({ allowUrl: never, sitemap: 'only', timeout: 400 }));
    expect([found.links.length, found.complete, found.reasons]).toEqual([
      16,
      false,
      [
        {
          code: 'undecided',
          count: 4,
          url: site.url('/p0'),
          message: `4 URL(s), such as ${site.url('/p0')}, were left out: the verdict on them did not come within the timeout.`,
        },
      ],
    ]);
  });

  test('is of no account where the limit is met without it', async () => {
    const site = await sitemapOnly(20);
    const found = await map(
      site.url('/'),
      options({ allowUrl: never, sitemap: 'only', timeout: 400, limit: 3 }),
    );
    expect([found.links.length, found.complete, found.reasons]).toEqual([3, true, []]);
  });
});

test.each([1, 5, 64, 70])('is asked about no more links than the limit %i takes', async (limit) => {
  const site = await sitemapOnly(500);
  const asked: string[] = [];
  const allowUrl: AllowUrl = ({ pathname }, use) => {
    if (use === 'page') asked.push(pathname);
    return Promise.resolve(pathname !== '/p0');
  };
  const { links } = await map(site.url('/'), options({ allowUrl, sitemap: 'only', limit }));
  expect([links.length, asked.length]).toEqual([limit, limit + 1]);
});
