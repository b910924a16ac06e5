import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteHandler } from '../src/index.ts';
import { scriptHashes } from '../src/script-hashes.ts';

/** The handler behind a real server, which learns its address when it listens. */
let server: Server;
let origin = '';
beforeAll(async () => {
  let handle: ReturnType<typeof siteHandler> | undefined;
  server = createServer(async (request, response) => {
    handle ??= siteHandler({ origin, base: '/docs/', apiBaseUrl: origin });
    const { method = 'GET', url = '/', headers } = request;
    const asked = new Request(origin + url, { method, headers: headers as Record<string, string> });
    const reply = await handle(asked);
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(Buffer.from(await reply.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('siteHandler', () => {
  test.each([
    ['', 'text/html; charset=utf-8'],
    ['operations/map/', 'text/html; charset=utf-8'],
    ['operations/map.md', 'text/markdown; charset=utf-8'],
    ['llms.txt', 'text/plain; charset=utf-8'],
    ['openapi.json', 'application/json'],
    ['openapi.yaml', 'application/yaml'],
    ['assets/icon.svg', 'image/svg+xml'],
    ['sitemap.xml', 'application/xml'],
    ['robots.txt', 'text/plain; charset=utf-8'],
  ])('gives /docs/%s as %s', async (path, type) => {
    const response = await fetch(`${origin}/docs/${path}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  });

  test('samples, description and sitemap have the address of the server', async () => {
    const read = async (path: string): Promise<string> => (await fetch(`${origin}/docs/${path}`)).text();
    expect(await read('operations/map/')).toContain(`${origin}/v2/map`);
    expect(await read('operations/map.md')).toContain(`curl ${origin}/v2/map`);
    expect(await read('openapi.json')).toContain(`"default": "${origin}"`);
    expect(await read('sitemap.xml')).toContain(`<loc>${origin}/docs/operations/map/</loc>`);
    expect(await read('operations/map/')).toContain(
      `<link rel="canonical" href="${origin}/docs/operations/map/">`,
    );
    expect(await read('operations/map/')).not.toContain('127.0.0.1:3000');
  });

  test('the reference has the address too, and a contents policy that names its scripts as they are', async () => {
    const page = await (await fetch(`${origin}/docs/reference/`)).text();
    expect(page).toContain(`${origin}/v2/map`);
    expect(page.includes(`"servers":[{"url":"${origin}/v2"`)).toBe(true);
    const [, named = ''] = /script-src ([^;"]*)/.exec(page) ?? [];
    expect(named.split(' ')).toEqual([...new Set(scriptHashes(page))]);
  });

  test('an address that does not exist gets the page that says so, with status 404', async () => {
    for (const path of [
      '/docs/nothing',
      '/docs/404.html',
      '/docs/../package.json',
      '/elsewhere',
      '/docs/%2e%2e/x',
    ]) {
      const response = await fetch(origin + path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain('<a class="brand" href="/docs/"');
    }
  });

  test('a page without its last slash leads to the page', async () => {
    const response = await fetch(`${origin}/docs/operations/map`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, '/docs/operations/map/']);
  });

  test.each([
    ['operations/map/', 'text/markdown', 'text/markdown'],
    ['', 'text/markdown', 'text/markdown'],
    ['operations/map/', 'text/markdown, text/html;q=0.9, */*;q=0.8', 'text/markdown'],
    ['operations/map/', 'text/html, text/markdown', 'text/markdown'],
    ['operations/map/', 'text/html, text/markdown;q=0.5', 'text/html'],
    ['operations/map/', 'text/markdown;q=0.1, */*', 'text/html'],
    ['operations/map/', 'text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1', 'text/html'],
    ['operations/map/', 'text/markdown;q=0.5, text/html;q=0.4, text/*;q=0.6, */*', 'text/markdown'],
    ['operations/map/', 'text/markdown, */*', 'text/markdown'],
    ['operations/map/', 'text/markdown;q=0, */*', 'text/html'],
    ['operations/map/', 'text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['operations/map/', '*/*', 'text/html'],
    ['reference/', 'text/markdown', 'text/html'],
    ['openapi.json', 'text/markdown', 'application/json'],
    ['operations/map.md', 'text/html', 'text/markdown'],
  ])('/docs/%s for Accept: %s is %s', async (path, accept, type) => {
    const response = await fetch(`${origin}/docs/${path}`, { headers: { accept } });
    expect([response.status, response.headers.get('content-type')!.split(';')[0]]).toEqual([200, type]);
    if (path === 'operations/map/') expect(response.headers.get('vary')).toBe('accept, accept-encoding');
  });

  test.each([
    ['operations/map.md?lang=python', '', 'import requests'],
    ['operations/map/?lang=go', 'text/markdown', 'package main'],
    ['operations/map.md?lang=curl', '', 'curl http'],
    ['operations/map.md?lang=cobol', '', 'curl http'],
    ['errors/not-found.md?lang=go', '', '# Not Found'],
  ])('/docs/%s has samples in that language, or the first', async (path, accept, text) => {
    const response = await fetch(`${origin}/docs/${path}`, { headers: { accept } });
    expect(await response.text()).toContain(text);
  });

  test.each([
    ['operations/map/', 'operations/map.md>; rel="alternate"; type="text/markdown"'],
    ['', 'index.md>; rel="alternate"; type="text/markdown"'],
    ['operations/map.md', 'operations/map/>; rel="canonical"'],
    ['operations/map.md?lang=go', 'operations/map/>; rel="canonical"'],
    ['operations/map.python.md', 'operations/map/>; rel="canonical"'],
    ['index.md', '>; rel="canonical"'],
  ])('the Link of /docs/%s is %s', async (path, link) => {
    const response = await fetch(`${origin}/docs/${path}`);
    expect(response.headers.get('link')).toBe(`<${origin}/docs/${link}`);
  });

  test('the sitemap lists pages and none of their Markdown', async () => {
    const text = await (await fetch(`${origin}/docs/sitemap.xml`)).text();
    expect(text.match(/<loc>/g)!.length).toBeGreaterThan(200);
    expect(text).not.toContain('.md<');
    expect((await fetch(`${origin}/docs/openapi.json`)).headers.get('link')).toBeNull();
  });

  test.each([
    ['gzip, br', 'gzip'],
    ['br;q=1, gzip;q=0', null],
    ['identity', null],
  ])('with Accept-Encoding %s the body is encoded as %s', async (accept, encoding) => {
    const plain = await fetch(`${origin}/docs/`, { headers: { 'accept-encoding': 'identity' } });
    const response = await fetch(`${origin}/docs/`, { headers: { 'accept-encoding': accept } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe(await plain.text());
  });

  test('what the reader has already is not sent again; assets named by their content are kept for ever', async () => {
    const page = await fetch(`${origin}/docs/`);
    const etag = page.headers.get('etag')!;
    const isPending = await fetch(`${origin}/docs/`, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([isPending.status, await isPending.text()]).toEqual([304, '']);
    const [style] = /assets\/site\.\w+\.css/.exec(await page.text())!;
    const asset = await fetch(`${origin}/docs/${style}`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });

  test('HEAD has the headers alone, and other methods are refused', async () => {
    const head = await fetch(`${origin}/docs/`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await fetch(`${origin}/docs/`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

async function readPage(publication: Parameters<typeof siteHandler>[0], path: string): Promise<string> {
  const handle = siteHandler(publication);
  return (await handle(new Request(`http://127.0.0.1:8080/docs/${path}`))).text();
}

describe('a link to sign in', () => {
  const link = '<a href="/dashboard/">Sign in</a>';

  test.each(['', 'operations/map/', 'reference/', 'search/', 'nowhere'])(
    'is in the header of /docs/%s where there is something to sign in to',
    async (path) => {
      const page = await readPage({ base: '/docs/', signInUrl: '/dashboard/' }, path);
      expect(page).toMatch(new RegExp(`${link}</nav>\\s*</header>`));
      const menu = /<ul class="site-links">[^]*?<\/ul>/.exec(page)?.[0];
      if (menu !== undefined) expect(menu).toContain(`<li>${link}</li>`);
      expect(await readPage({ base: '/docs/' }, path)).not.toContain('Sign in</a>');
    },
  );

  test.each(['dashboard', 'javascript:alert(1)', '/a"b', '/a b'])('is not to %s', (signInUrl) => {
    expect(() => siteHandler({ signInUrl })).toThrow('signInUrl is a path or an address');
  });
});
