import { describe, expect, test } from 'vitest';
import {
  discover,
  map,
  MemorySitemapCache,
  FetchError,
  type Link,
  type MapOptions,
} from '../../src/index.ts';
import { REACH, serve, type Loopback } from '../../../net/test/support/loopback.ts';

/** A site of HTML pages by path; `{}` in a page stands for the site's origin. Other paths are 404. */
function pages(content: Readonly<Record<string, string>>): Promise<Loopback> {
  return serve((request, response) => {
    const text = content[request.url ?? ''];
    const type =
      request.url === '/robots.txt'
        ? 'text/plain'
        : /xml/.test(request.url ?? '')
          ? 'application/xml'
          : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type });
    response.end(text?.replaceAll('{}', `http://${request.headers.host}`));
  });
}

const options = (more: MapOptions = {}): MapOptions => ({
  ...REACH,
  cache: new MemorySitemapCache(),
  ...more,
});
const paths = (links: readonly Link[]): string[] =>
  links.map(({ url }) => url.replace(/^http:\/\/[^/]+/, ''));

describe('order and limit', () => {
  const SITE = {
    '/': '<title>Home</title><a href=/z><a href=/a/deep><a href=/b>',
    '/z': '<title>Z</title>',
    '/a/deep': '<title>Deep</title>',
    '/b': '<title>Pricing</title>',
    '/s/1': 'x',
    '/s': 'x',
    '/sitemap.xml': '<urlset><loc>{}/s/1</loc><loc>{}/s</loc></urlset>',
  };

  test('is start, sitemap, links; shallow first', async () => {
    const site = await pages(SITE);
    const { links, complete } = await map(site.url('/'), options());
    expect([paths(links), complete]).toEqual([['/', '/s', '/s/1', '/b', '/z', '/a/deep'], true]);
    expect(links[0]).toEqual({ url: site.url('/'), title: 'Home' });
  });

  test('with search is by relevance over titles too, and the cut comes last', async () => {
    const site = await pages(SITE);
    expect(paths((await map(site.url('/'), options({ search: 'pricing', limit: 1 }))).links)).toEqual(['/b']);
    expect(paths((await map(site.url('/'), options({ search: 'pricing' }))).links)).toHaveLength(6);
  });

  test('a limit is met exactly and ends the work', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`/p${n}`, 'x']));
    const site = await pages({
      ...many,
      '/': Object.keys(many)
        .map((path) => `<a href=${path}>`)
        .join(''),
    });
    const { links, complete, stopped } = await map(site.url('/'), options({ limit: 20 }));
    expect([links.length, complete, stopped]).toEqual([20, true, undefined]);
    expect(site.requests.length).toBeLessThan(100);
  });

  test('with sitemap: only the first URL is not lost, and no page is visited', async () => {
    const site = await pages(SITE);
    const { links } = await map(site.url('/'), options({ sitemap: 'only', limit: 1 }));
    expect(paths(links)).toEqual(['/s/1']);
    expect(site.requests).toEqual(['GET example.test /robots.txt', 'GET example.test /sitemap.xml']);
  });
});

describe('rules of the site', () => {
  test('a disallowed URL is listed without being fetched', async () => {
    const site = await pages({
      '/': '<a href=/no/x>',
      '/no/x': '<title>No</title>',
      '/robots.txt': 'User-agent: *\nDisallow: /no',
    });
    expect((await map(site.url('/'), options())).links[1]).toEqual({ url: site.url('/no/x') });
    expect(site.requests).not.toContain('GET example.test /no/x');
  });

  test('crawl-delay spaces the requests', async () => {
    const site = await pages({
      '/': '<a href=/a><a href=/b>',
      '/a': 'x',
      '/b': 'x',
      '/robots.txt': 'User-agent: *\nCrawl-delay: 0.2',
    });
    const start = performance.now();
    expect((await map(site.url('/'), options({ sitemap: 'skip' }))).links).toHaveLength(3);
    expect(performance.now() - start).toBeGreaterThan(350);
  });

  test('a robots.txt that keeps failing forbids all visits', async () => {
    const site = await serve((request, response) =>
      response.writeHead(request.url === '/robots.txt' ? 500 : 200).end('x'),
    );
    const { links } = await map(site.url('/'), options());
    expect([paths(links), site.requests.filter((line) => line.endsWith(' /')).length]).toEqual([['/'], 0]);
  });
});

describe('one URL for one page', () => {
  test('http and https, www and bare are one only when a redirect says so', async () => {
    const site = await serve((request, response) => {
      const { host = '' } = request.headers;
      if (host.startsWith('www.'))
        response.writeHead(301, { location: `http://${host.slice(4)}${request.url}` }).end();
      else if (request.url === '/robots.txt') response.writeHead(404).end();
      else
        response.end(
          '<a href=/a><a href="http://www.example.test:PORT/b">'.replace('PORT', host.split(':')[1] ?? ''),
        );
    });
    const { links } = await map(site.url('/', 'www.example.test'), options({ sitemap: 'skip' }));
    expect(links.map(({ url }) => url)).toEqual([site.url('/'), site.url('/a'), site.url('/b')]);
    expect(site.requests).not.toContain('GET www.example.test /b');
  });

  test('a canonical page that is dead leaves the page that named it', async () => {
    const site = await pages({ '/': '<a href=/x>', '/x': '<title>X</title><link rel=canonical href=/gone>' });
    expect(paths((await map(site.url('/'), options())).links)).toEqual(['/', '/x']);
  });

  test('two pages that name each other as canonical do not both vanish', async () => {
    const site = await pages({
      '/': '<a href=/x><a href=/y>',
      '/x': '<link rel=canonical href=/y>',
      '/y': '<link rel=canonical href=/x>',
    });
    expect(paths((await map(site.url('/'), options())).links)).toHaveLength(2);
  });

  test('the start may move to another domain', async () => {
    const site = await serve((request, response) => {
      const { host = '' } = request.headers;
      if (host.startsWith('old.test'))
        response.writeHead(301, { location: `http://${host.replace('old', 'new')}/` }).end();
      else response.end('<a href=/a>');
    });
    const { links } = await map(site.url('/', 'old.test'), options({ sitemap: 'skip' }));
    expect(links.map(({ url }) => url)).toEqual([site.url('/', 'new.test'), site.url('/a', 'new.test')]);
  });

  test('a redirect that only adds a session is walked as it is', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/?sid=1' }).end();
      else response.end('<title>In</title>');
    });
    expect((await map(site.url('/'), options({ sitemap: 'skip' }))).links).toEqual([
      { url: site.url('/'), title: 'In' },
    ]);
  });
});

const notA = (url: URL): Promise<boolean> => Promise.resolve(url.pathname !== '/a');
const silentForA = (url: URL): Promise<boolean> =>
  url.pathname === '/a' ? new Promise(() => {}) : Promise.resolve(true);
const failingForA = (url: URL): boolean => {
  if (url.pathname === '/a') throw new Error('classifier down');
  return true;
};

describe('allowUrl', () => {
  test('leaves out what it refuses before the cut, so the limit still fills', async () => {
    const site = await pages({ '/': '<a href=/a><a href=/b><a href=/c>', '/a': 'x', '/b': 'x', '/c': 'x' });
    expect(paths((await map(site.url('/'), options({ allowUrl: notA, limit: 3 }))).links).toSorted()).toEqual(
      ['/', '/b', '/c'],
    );
    expect(site.requests).not.toContain('GET example.test /a');
  });

  test('refusing the start is an error of its own', async () => {
    const site = await pages({ '/': 'x' });
    await expect(map(site.url('/'), options({ allowUrl: () => false }))).rejects.toMatchObject({
      code: 'UrlRejected',
    });
    expect(site.requests).toEqual([]);
  });

  test('is asked for sitemap URLs nobody visits, too', async () => {
    const site = await pages({ '/sitemap.xml': '<urlset><loc>{}/a</loc><loc>{}/b</loc></urlset>' });
    expect(paths((await map(site.url('/'), options({ allowUrl: notA, sitemap: 'only' }))).links)).toEqual([
      '/b',
    ]);
  });

  test('failing counts as refusing', async () => {
    const site = await pages({ '/': '<a href=/a>', '/a': 'x' });
    expect(paths((await map(site.url('/'), options({ allowUrl: failingForA }))).links)).toEqual(['/']);
  });
});

describe('time', () => {
  test('what was found by the timeout is the answer', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else if (request.url === '/') response.end('<a href=/a><a href=/slow>');
      else if (request.url === '/a') response.end('<title>A</title>');
    });
    const start = performance.now();
    const { links, complete, stopped } = await map(site.url('/'), options({ timeout: 700 }));
    expect(performance.now() - start).toBeLessThan(900);
    expect([paths(links), complete, stopped]).toEqual([['/', '/a', '/slow'], false, 'timeout']);
  });

  test('a page that is still coming at the timeout counts as far as it came', async () => {
    const site = await serve((request, response) => {
      if (request.url !== '/') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write(`<title>Home</title><a href=/a><a href=/b>${'x'.repeat(20_000)}`);
    });
    const { links, stopped } = await map(site.url('/'), options({ timeout: 600 }));
    expect([links[0]?.title, paths(links), stopped]).toEqual(['Home', ['/', '/a', '/b'], 'timeout']);
  });

  test('of many large pages that are still coming as many count as the answer has time for', async () => {
    const links = Array.from(
      { length: 5000 },
      (_, n) => `<p>a paragraph of text</p><a href=/x${n}>a link</a>`,
    );
    const large = `<title>Large</title>${links.join('')}`;
    const site = await serve((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      response.setHeader('content-type', 'text/html');
      if (request.url !== '/') response.write(large);
      else response.end(Array.from({ length: 32 }, (_, n) => `<a href=/p${n}>`).join(''));
    });
    const budget = { hostConcurrency: 32, rate: Number.POSITIVE_INFINITY };
    const found = await map(site.url('/'), options({ sitemap: 'skip', timeout: 1500, budget }));
    const read = found.links.filter(({ title }) => title === 'Large').length;
    expect([read > 0, read < 24, found.stopped], `${read} read`).toEqual([true, true, 'timeout']);
  });

  test('the page that exceeds the budget of bytes is read all the same', async () => {
    const site = await pages({ '/': `<a href=/a><a href=/b>${'x'.repeat(20_000)}`, '/a': 'x', '/b': 'x' });
    const { links, stopped } = await map(site.url('/'), options({ budget: { bytes: 10_000 } }));
    expect([paths(links), stopped]).toEqual([['/', '/a', '/b'], 'budget']);
  });

  test('nothing by the timeout is a Timeout', async () => {
    const site = await serve(() => {});
    await expect(map(site.url('/'), options({ timeout: 200 }))).rejects.toMatchObject({
      code: 'Timeout',
      message: 'Nothing was found within 200 ms. Allow more time.',
    });
    await expect(map(site.url('/'), options({ timeout: 1 }))).rejects.toMatchObject({ code: 'Timeout' });
  });

  test('an allowUrl that never answers cannot hold the answer back', async () => {
    const site = await pages({ '/': '<a href=/a>', '/a': 'x' });
    const start = performance.now();
    expect(paths((await map(site.url('/'), options({ allowUrl: silentForA, timeout: 600 }))).links)).toEqual([
      '/',
    ]);
    expect(performance.now() - start).toBeLessThan(800);
  });

  test('an abort ends it with Aborted', async () => {
    const site = await serve(() => {});
    await expect(map(site.url('/'), options({ signal: AbortSignal.timeout(100) }))).rejects.toMatchObject({
      code: 'Aborted',
    });
    await expect(map(site.url('/'), options({ signal: AbortSignal.abort() }))).rejects.toMatchObject({
      code: 'Aborted',
    });
  });

  test('a budget of pages ends the visits and keeps what is named', async () => {
    const site = await pages({ '/': '<a href=/a><a href=/b>', '/a': '<a href=/c>', '/b': '<a href=/d>' });
    const { links, complete, stopped } = await map(site.url('/'), options({ budget: { pages: 1 } }));
    expect([paths(links), complete, stopped]).toEqual([['/', '/a', '/b'], false, 'budget']);
  });
});

describe('errors', () => {
  test.each([
    ['', 'InvalidUrl'],
    ['example.com', 'InvalidUrl'],
    ['/path', 'InvalidUrl'],
    ['ftp://example.com/', 'InvalidUrl'],
    [' http://example.com/', 'InvalidUrl'],
    ['http://', 'InvalidUrl'],
    ['http://127.0.0.1/', 'AddressRejected'],
    ['http://[::ffff:a9fe:a9fe]/', 'AddressRejected'],
    ['http://metadata.google.internal/', 'AddressRejected'],
    ['http://93.184.216.34:22/', 'AddressRejected'],
  ])('%j is %s', async (url, code) => {
    const error = await map(url).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FetchError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  test.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 1.5 }, 'limit'],
    [{ timeout: 0 }, 'timeout'],
    [{ location: { country: 'us' } }, 'location.country'],
    [{ budget: { pages: -1 } }, 'budget.pages'],
    [{ budget: { rate: 0 } }, 'budget.rate'],
    [{ allowPrivate: ['?'] }, 'allowPrivate'],
    [{ sitemap: 'none' as never }, 'sitemap'],
    [null as never, 'options'],
    [{ limit: '5' as never }, 'limit'],
    [{ search: 5 as never }, 'search'],
    [{ search: null as never }, 'search'],
    [{ includeSubdomains: 'no' as never }, 'includeSubdomains'],
    [{ ignoreQueryParameters: 0 as never }, 'ignoreQueryParameters'],
    [{ ignoreCache: 'yes' as never }, 'ignoreCache'],
    [{ location: 'US' as never }, 'location'],
    [{ location: { languages: 'de' as never } }, 'location.languages'],
    [{ allowPrivate: '127.0.0.1' as never }, 'allowPrivate'],
    [{ ports: '80' as never }, 'ports'],
    [{ ports: [0] }, 'ports'],
    [{ userAgent: 'a\nb' }, 'userAgent'],
    [{ userAgent: '' }, 'userAgent'],
    [{ proxies: { US: 'proxy:8080' } }, 'proxies'],
    [{ cache: {} as never }, 'cache'],
    [{ signal: {} as never }, 'signal'],
    [{ allowUrl: true as never }, 'allowUrl'],
    [{ onProgress: 5 as never }, 'onProgress'],
    [{ resolve: 5 as never }, 'resolve'],
    [{ budget: 5 as never }, 'budget'],
    [{ budget: { rate: '5' as never } }, 'budget.rate'],
  ])('%j names the option', async (wrong, name) => {
    await expect(map('https://example.com/', wrong)).rejects.toMatchObject({
      code: 'InvalidOption',
      message: expect.stringContaining(name),
    });
  });

  test('a site nobody answers for, or that fails, is Unreachable', async () => {
    await expect(map('http://127.0.0.1:1/', REACH)).rejects.toMatchObject({ code: 'Unreachable' });
    const site = await serve((request, response) =>
      response.writeHead(request.url === '/robots.txt' ? 404 : 500).end(),
    );
    await expect(map(site.url('/'), options())).rejects.toMatchObject({ code: 'Unreachable' });
  });

  test.each([404, 410])(
    'a start page that answers %i is NotFound, where nothing else is found',
    async (status) => {
      const site = await serve((_, response) => response.writeHead(status).end());
      await expect(map(site.url('/gone'), options())).rejects.toMatchObject({
        code: 'NotFound',
        message: `${site.url('/gone')} answered ${status}. Check that the page exists.`,
      });
    },
  );

  test('a site that accepts and never answers is a Timeout, not its own only link', async () => {
    const site = await serve(() => {});
    const start = performance.now();
    const silent = map(site.url('/'), options({ budget: { robotsTimeout: 300 } }));
    await expect(silent).rejects.toMatchObject({ code: 'Timeout' });
    expect(performance.now() - start).toBeLessThan(3000);
  });

  test('a start whose pages alone never answer is a Timeout too', async () => {
    const site = await serve((request, response) => {
      if (/robots|sitemap|llms|feed/.test(request.url ?? '')) response.writeHead(404).end();
    });
    await expect(map(site.url('/'), options({ budget: { pageTimeout: 300 } }))).rejects.toMatchObject({
      code: 'Timeout',
    });
  });

  test('rules that forbid all, or fail, before the time is up leave nothing but the URL that was asked for', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(503).end();
    });
    await expect(map(site.url('/'), options({ timeout: 1500 }))).rejects.toMatchObject({ code: 'Timeout' });
  });

  test('a start that is gone is an empty answer only when its sitemap names others', async () => {
    const site = await pages({ '/sitemap.xml': '<urlset><loc>{}/a</loc></urlset>', '/a': 'x' });
    expect(paths((await map(site.url('/'), options())).links)).toEqual(['/a']);
  });
});

async function iterate(url: string, more?: MapOptions): Promise<void> {
  for await (const _ of discover(url, options(more)));
}

describe('discover', () => {
  test('yields links as they are found, and stops when the loop does', async () => {
    const site = await pages({ '/': '<title>Home</title><a href=/a><a href=/b>', '/a': 'x', '/b': 'x' });
    const found: Link[] = [];
    for await (const link of discover(site.url('/'), options())) found.push(link);
    expect(found[0]).toEqual({ url: site.url('/'), title: 'Home' });
    expect(paths(found).toSorted()).toEqual(['/', '/a', '/b']);
    for await (const link of discover(site.url('/'), options())) {
      expect(link.url).toBe(site.url('/'));
      break;
    }
  });

  test('throws what map throws', async () => {
    await expect(iterate('nonsense')).rejects.toMatchObject({ code: 'InvalidUrl' });
    await expect(iterate('http://127.0.0.1:1/')).rejects.toMatchObject({ code: 'Unreachable' });
    const site = await serve(() => {});
    await expect(iterate(site.url('/'), { timeout: 100 })).rejects.toMatchObject({ code: 'Timeout' });
  });
});

test('an onProgress that throws ends the map with what it threw, not the process', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/slow') return;
    response.setHeader('content-type', 'text/html').end(request.url === '/' ? '<a href=/slow>' : '');
  });
  const mine = new Error('mine');
  const onProgress = (): never => {
    throw mine;
  };
  await expect(map(site.url('/'), options({ onProgress, timeout: 5000 }))).rejects.toBe(mine);
});

test('progress is told, at last with everything', async () => {
  const site = await pages({ '/': '<a href=/a><a href=/gone>', '/a': 'x' });
  const told: unknown[] = [];
  await map(site.url('/'), options({ onProgress: (progress) => told.push(progress) }));
  expect(told.at(-1)).toEqual({ found: 2, fetched: 3, queued: 0, errors: 1 });
});
