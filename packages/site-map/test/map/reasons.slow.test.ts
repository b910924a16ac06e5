import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapOptions, type MapResult } from '../../src/index.ts';
import { prose, range } from '../support/look-alikes/pages.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

type Answer =
  | string
  | number
  | { readonly to: string }
  | { readonly html: string; readonly status: number; readonly headers?: Readonly<Record<string, string>> };
type Pages = (path: string, host: string) => Answer | undefined;

/** Serves text as HTML, or as XML where it is a sitemap; `{}` stands for the site's origin. */
function listener(pages: Pages): RequestListener {
  return (request, response) => {
    const { host = '' } = request.headers;
    const path = request.url ?? '';
    const answer = pages(path, host.replace(/:\d+$/, ''));
    const port = host.slice(host.indexOf(':'));
    if (answer === undefined || typeof answer === 'number')
      return void response.writeHead(answer ?? 404).end();
    if (typeof answer === 'object' && 'to' in answer)
      return void response.writeHead(302, { location: answer.to.replace(':PORT', port) }).end();
    const {
      html,
      status,
      headers = {},
    } = typeof answer === 'string' ? { html: answer, status: 200, headers: undefined } : answer;
    const type = /^<(?:urlset|sitemapindex)/.test(html) ? 'application/xml' : 'text/html';
    const isRules = path === '/robots.txt';
    response.writeHead(status, { 'content-type': isRules ? 'text/plain' : type, ...headers });
    response.end(html.replaceAll('{}', `http://${host}`).replaceAll(':PORT', port));
  };
}

async function mapOf(
  pages: Pages,
  options: MapOptions = {},
): Promise<MapResult & { readonly paths: string[] }> {
  const site = await serve(listener(pages));
  const { budget, ...more } = options;
  const result = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    ...more,
    budget: { rate: Number.POSITIVE_INFINITY, ...budget },
  });
  const paths = result.links.map(({ url }) => url.replace(/^http:\/\/example\.test:\d+/, ''));
  return { ...result, paths: paths.map((path) => path.replace(`:${site.port}`, '')) };
}

const links = (paths: readonly string[]): string => paths.map((path) => `<a href="${path}">x</a>`).join('');
const urlset = (paths: readonly string[]): string =>
  `<urlset>${paths.map((path) => `<url><loc>{}${path}</loc></url>`).join('')}</urlset>`;
const index = (paths: readonly string[]): string =>
  `<sitemapindex>${paths.map((path) => `<sitemap><loc>{}${path}</loc></sitemap>`).join('')}</sitemapindex>`;
const of =
  (pages: Readonly<Record<string, Answer>>): Pages =>
  (path) =>
    pages[path];

describe('every bound, wall and refusal is told', () => {
  test.each<[title: string, pages: Pages, options: MapOptions, code: string, least: number]>([
    [
      '50,000 links on one page',
      (path) =>
        path === '/'
          ? links(range(1, 50_000).map((id) => `/p${id}`))
          : path.startsWith('/p')
            ? 'x'
            : undefined,
      { sitemap: 'skip', limit: 100_000, budget: { pages: 20 } },
      'page-links',
      20_000,
    ],
    [
      'a page over its bound of bytes',
      of({ '/': `${links(['/a'])}${'x'.repeat(3_200_000)}`, '/a': 'x' }),
      {},
      'page-size',
      2,
    ],
    [
      'more sitemap files than the budget',
      (path) => {
        if (path === '/sitemap.xml') return index(range(1, 60).map((at) => `/s${at}.xml`));
        const at = /^\/s(\d+)\.xml$/.exec(path)?.[1];
        return at === undefined ? undefined : urlset([`/p${at}`]);
      },
      { sitemap: 'only', budget: { sitemaps: 40 } },
      'sitemaps',
      30,
    ],
    [
      'a sitemap of 300,000 URLs',
      (path) => (path === '/sitemap.xml' ? urlset(range(1, 300_000).map((at) => `/${at}`)) : undefined),
      { sitemap: 'only', limit: 400_000 },
      'sitemap-size',
      250_000,
    ],
    [
      'a sitemap of more bytes than its bound',
      (path) => (path === '/sitemap.xml' ? urlset(range(1, 3000).map((at) => `/${at}`)) : undefined),
      { sitemap: 'only', budget: { sitemapBytes: 50_000 } },
      'sitemap-size',
      500,
    ],
    [
      'indexes twelve deep',
      (path) => {
        const at = Number(
          /^\/(?:sitemap|s(\d+))\.xml$/.exec(path)?.[1] ?? (path === '/sitemap.xml' ? 0 : Number.NaN),
        );
        if (Number.isNaN(at)) return path === '/' ? 'x' : undefined;
        return at < 12 ? index([`/s${at + 1}.xml`]) : urlset(['/deep']);
      },
      {},
      'sitemap-depth',
      1,
    ],
    [
      'a sitemap that fails',
      of({ '/': links(['/a']), '/a': 'x', '/robots.txt': 'Sitemap: {}/s.xml', '/s.xml': 502 }),
      {},
      'sitemap-unread',
      2,
    ],
    [
      'an age gate that everything is sent to',
      (path) => {
        if (/robots|sitemap/.test(path)) return undefined;
        return path.startsWith('/age-check') ? '<form>Are you 18?</form>' : { to: '/age-check?next=/' };
      },
      {},
      'consent',
      1,
    ],
    [
      'more hosts than the budget',
      (path, host) => {
        if (path !== '/') return undefined;
        return host === 'example.test'
          ? links(range(1, 30).map((at) => `http://h${at}.example.test:PORT/`))
          : 'x';
      },
      { sitemap: 'skip', budget: { hosts: 10 } },
      'hosts',
      9,
    ],
    [
      'a site that forbids robots everything',
      of({ '/': links(['/a']), '/robots.txt': 'User-agent: *\nDisallow: /' }),
      {},
      'disallowed',
      1,
    ],
    ['403 for all', (path) => (path === '/robots.txt' ? undefined : 403), {}, 'forbidden', 1],
    ['401 for all', (path) => (path === '/robots.txt' ? undefined : 401), {}, 'unauthorized', 1],
    [
      'a fifth of the pages behind a login',
      (path) =>
        path === '/'
          ? links(range(1, 20).map((at) => `/p${at}`))
          : /^\/p\d*5$|^\/p1\d$/.test(path)
            ? 401
            : path.startsWith('/p')
              ? 'x'
              : undefined,
      {},
      'unauthorized',
      21,
    ],
    [
      'a page that only scripts fill',
      of({ '/': '<title>App</title><div id=root></div><script src=/app.js></script>' }),
      {},
      'javascript',
      1,
    ],
    [
      'a consent wall',
      of({ '/': { to: '/consent?to=%2F' }, '/consent?to=%2F': '<form>Agree?</form>' }),
      {},
      'consent',
      1,
    ],
    [
      'a login wall that everything is sent to',
      (path) => {
        if (/robots|sitemap/.test(path)) return undefined;
        return path.startsWith('/login')
          ? '<form method=post><input type=password></form>'
          : { to: '/login?next=/' };
      },
      {},
      'consent',
      1,
    ],
    [
      'a test for people before everything',
      (path) =>
        path === '/robots.txt'
          ? undefined
          : { html: 'Just a moment', status: 403, headers: { 'cf-mitigated': 'challenge' } },
      {},
      'challenge',
      1,
    ],
    [
      'a test for people that says it was accepted',
      of({ '/': { html: '', status: 202, headers: { 'x-amzn-waf-action': 'challenge' } } }),
      {},
      'challenge',
      1,
    ],
    [
      'too many requests, for everything and for an hour',
      (path) =>
        path === '/robots.txt' ? undefined : { html: '', status: 429, headers: { 'retry-after': '3600' } },
      {},
      'rate-limited',
      1,
    ],
    [
      'a sitemap that breaks off',
      of({ '/': 'x', '/sitemap.xml': urlset(['/a', '/b']).replace(/<loc>[^<]*b<.*$/, ''), '/a': 'x' }),
      {},
      'sitemap-cut',
      2,
    ],
    [
      'a start that is a file',
      of({ '/': { html: 'PK', status: 200, headers: { 'content-type': 'application/octet-stream' } } }),
      {},
      'no-page',
      0,
    ],
    ['a page without links', of({ '/': 'Hello' }), {}, 'no-links', 1],
    [
      'the budget of pages',
      of({ '/': links(['/a', '/b']), '/a': links(['/c']), '/b': 'x' }),
      { budget: { pages: 1 } },
      'pages',
      3,
    ],
    [
      'more URLs than the budget',
      (path) => (path === '/' ? links(range(1, 50).map((at) => `/p${at}`)) : 'x'),
      { sitemap: 'skip', budget: { candidates: 20 } },
      'candidates',
      20,
    ],
    [
      'links longer than URLs are',
      of({ '/': links(['/a', `/${'x'.repeat(2100)}`]), '/a': 'x' }),
      {},
      'url-length',
      2,
    ],
  ])('%s', async (_, pages, options, code, least) => {
    const { links: found, reasons, complete } = await mapOf(pages, options);
    expect(reasons.map((reason) => reason.code)).toContain(code);
    expect(found.length).toBeGreaterThanOrEqual(least);
    // A site of one page is whole, and says why it is so short.
    expect(complete).toBe(code === 'no-links');
    for (const { message } of reasons) expect(message).toMatch(/^\S.*[.]$/s);
  });

  test('a start that redirects in a circle is an error that says so', async () => {
    const circle = of({ '/': { to: '/a' }, '/a': { to: '/b' }, '/b': { to: '/' } });
    await expect(mapOf(circle)).rejects.toMatchObject({ code: 'TooManyRedirects' });
  });

  test('the largest limit can be reached from one index', async () => {
    const { links: found, complete } = await mapOf(
      (path) => {
        if (path === '/sitemap.xml') return index(range(1, 2000).map((at) => `/s${at}.xml`));
        const at = Number(/^\/s(\d+)\.xml$/.exec(path)?.[1] ?? 0);
        return at > 0 ? urlset(range(at * 50, at * 50 + 49).map((id) => `/p${id}`)) : undefined;
      },
      { sitemap: 'only', limit: 100_000 },
    );
    expect([found.length, complete]).toEqual([100_000, true]);
  });
});

const unicorns: Pages = (path) => {
  const at = path === '/' ? 0 : Number(/^\/p(\d+)$/.exec(path)?.[1] ?? Number.NaN);
  if (Number.isNaN(at) || at > 3000) return undefined;
  return `<title>${at === 2987 ? 'Unicorn' : 'Horse'}</title>${links([`/p${at * 2 + 1}`, `/p${at * 2 + 2}`])}${prose(at, 8)}`;
};

describe('what is on the site is not lost', () => {
  test('a canonical of a template does not make many pages one', async () => {
    const shell = '<head><link rel=canonical href="/"></head><div id=app></div><script src=/a.js></script>';
    const named = range(1, 30).map((at) => `/page-${at}`);
    const pages: Pages = (path) =>
      path === '/sitemap.xml' ? urlset(named) : path === '/robots.txt' ? undefined : shell;
    const include = await mapOf(pages);
    expect(named.filter((path) => !include.paths.includes(path))).toEqual([]);
  });

  test.each(['/', '/hub'])('nor where the pages are only linked, and all claim to be %s', async (target) => {
    const named = range(1, 12).map((at) => `/a${at}`);
    const { paths } = await mapOf((path) => {
      if (path === '/') return links([...named, '/hub']);
      const head = `<head><link rel=canonical href="${target}"></head>`;
      return named.includes(path) ? head + prose(Number(path.slice(2))) : path === '/hub' ? 'Hub' : undefined;
    });
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('a canonical in the body is anybody’s', async () => {
    const { paths } = await mapOf(
      of({ '/': links(['/a']), '/a': '<p>x</p><link rel=canonical href="/b">', '/b': 'x' }),
    );
    expect(paths).toContain('/a');
  });

  test('a canonical in the head of one page is believed, scripts and noscript before it', async () => {
    const head =
      '<head><script>"<div>"</script><noscript><img src=x></noscript><link rel=canonical href="/b"></head>';
    const { paths } = await mapOf(of({ '/': links(['/a']), '/a': head, '/b': 'x' }));
    expect(paths).toEqual(['/', '/b']);
  });

  test('only the end of the redirects of the start is the site', async () => {
    const { paths } = await mapOf((path, host) => {
      if (host === 'sso.test') {
        if (path === '/sitemap.xml') return urlset(range(1, 50).map((at) => `/user-${at}`));
        return path.startsWith('/login') ? { to: 'http://example.test:PORT/home' } : undefined;
      }
      if (path === '/') return { to: 'http://sso.test:PORT/login' };
      return path === '/home'
        ? links(['/a', 'http://sso.test:PORT/logout'])
        : path === '/a'
          ? 'x'
          : undefined;
    });
    expect(paths).toEqual(['/home', '/a']);
  });

  test('a search looks as far as without a small limit', async () => {
    const { paths } = await mapOf(unicorns, { search: 'unicorn', limit: 10 });
    expect(paths[0]).toBe('/p2987');
  });

  test('parameters are kept where they select content', async () => {
    const { paths } = await mapOf(
      (path) => {
        if (path === '/') return links(['/story?sid=1', '/story?sid=2', '/shop?s_id=7', '/x?pk_id=3']);
        return path.includes('?') ? prose(path.length * path.charCodeAt(path.length - 1)) : undefined;
      },
      { ignoreQueryParameters: false },
    );
    expect(paths.toSorted()).toEqual(['/', '/shop?s_id=7', '/story?sid=1', '/story?sid=2', '/x?pk_id=3']);
  });

  test('a sitemap that names the whole site ends the visits early, and it is said', async () => {
    const named = range(1, 1500).map((at) => `/article-${at}`);
    const {
      links: found,
      reasons,
      stats,
    } = await mapOf((path) => {
      if (path === '/sitemap.xml') return urlset(['/', ...named]);
      return path === '/' || named.includes(path)
        ? `${links(['/', '/article-1', '/article-2'])}${prose(path.length)}`
        : undefined;
    });
    expect(found).toHaveLength(1501);
    expect(reasons.map(({ code }) => code)).toEqual(['sampled']);
    expect(stats.pages).toBeLessThan(400);
    // Several turns may see the end at once: what is left is told once.
    expect((reasons[0]?.count ?? 0) + stats.pages).toBeLessThanOrEqual(named.length + 1);
  });
});

describe('one page is listed once', () => {
  test('twins that are shown to be equal are folded, others are not', async () => {
    const same = `<p>${prose(1)}</p>`;
    const { paths } = await mapOf((path) => {
      if (path === '/')
        return links([
          '/x',
          '/x/',
          '/x/index.html',
          '/About',
          '/about',
          '//y'.replace('//', '/z//'),
          '/z/y',
          '/q',
          '/q/',
        ]);
      if (path === '/q') return 'one thing';
      if (path === '/q/') return 'another thing';
      return /^\/(?:x|about|z)/i.test(path) ? same + path.slice(1, 2).toLowerCase() : undefined;
    });
    expect(paths).toEqual(['/', '/about', '/q', '/q/', '/x', '/z/y']);
  });

  test('parameters in another order are the same page', async () => {
    const { paths } = await mapOf(
      (path) =>
        path === '/' ? links(['/l?a=1&b=2', '/l?b=2&a=1']) : path.startsWith('/l?') ? prose(3) : undefined,
      { ignoreQueryParameters: false },
    );
    expect(paths).toEqual(['/', '/l?a=1&b=2']);
  });

  test('a twin that a sitemap names stays', async () => {
    const { paths } = await mapOf(
      of({ '/': links(['/x', '/x/']), '/x': 'same', '/x/': 'same', '/sitemap.xml': urlset(['/x/']) }),
    );
    expect(paths).toEqual(['/', '/x/', '/x']);
  });

  test('pages that equal the answer to what cannot exist stand last, and are reported', async () => {
    const gone = range(1, 20).map((at) => `/gone-${prose(at, 1)}-${at}`);
    const { paths, suspects } = await mapOf((path) => {
      if (path === '/') return links([...gone, '/here', '/there']);
      if (path === '/here' || path === '/there') return `<h1>${path}</h1>${prose(path.length)}`;
      return /robots|sitemap/.test(path)
        ? undefined
        : `<title>Oh</title><p>Nothing is at ${path} for you</p>`;
    });
    expect(paths.slice(0, 3)).toEqual(['/', '/here', '/there']);
    expect(paths).toHaveLength(23);
    expect(suspects.reduce((sum, { code, count }) => sum + (code === 'missing' ? count : 0), 0)).toBe(20);
  });
});
