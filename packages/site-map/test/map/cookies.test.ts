import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapOptions } from '../../src/index.ts';
import { REACH, serve, type Loopback } from '../../../net/test/support/loopback.ts';

type Answer = (path: string, cookies: string, response: ServerResponse) => void;

/** A site that answers by path and cookies; robots and sitemaps are missing. */
function siteOf(answer: Answer): Promise<Loopback> {
  return serve((request, response) => {
    const path = request.url ?? '';
    if (/robots|sitemap|llms|feed/.test(path)) response.writeHead(404).end();
    else answer(path, request.headers.cookie ?? '', response);
  });
}

const page = (response: ServerResponse, html: string): void =>
  void response.setHeader('content-type', 'text/html').end(html);

async function paths(site: Loopback, options: MapOptions = {}): Promise<string[]> {
  const { links } = await map(site.url('/'), { ...REACH, cache: new MemorySitemapCache(), ...options });
  return links.map(({ url }) => new URL(url).pathname).toSorted();
}

test('a site that sets a cookie and redirects to itself is read', async () => {
  const site = await siteOf((path, cookies, response) => {
    if (cookies.includes('seen=1')) page(response, '<a href=/a>');
    else
      response
        .writeHead(302, { location: path, 'set-cookie': 'seen=1; Path=/; HttpOnly; SameSite=Lax' })
        .end();
  });
  expect(await paths(site)).toEqual(['/', '/a']);
});

test('one cookie after the other, each with a redirect to itself', async () => {
  const site = await siteOf((path, cookies, response) => {
    const next = ['a', 'b', 'c'].find((name) => !cookies.includes(`${name}=`));
    if (next === undefined) page(response, '<title>in</title>');
    else response.writeHead(303, { location: path, 'set-cookie': `${next}=1; Path=/` }).end();
  });
  expect(await paths(site)).toEqual(['/']);
});

test('a site that sets ever new cookies and redirects to itself ends', async () => {
  let slot = 0;
  const site = await siteOf((path, _, response) => {
    response.writeHead(302, { location: path, 'set-cookie': `n=${slot++}` }).end();
  });
  await expect(paths(site)).rejects.toMatchObject({ code: 'TooManyRedirects' });
  expect(slot).toBeLessThan(20);
});

test.each([
  ['Expires=Thu, 01-Jan-70 00:00:00 GMT', false],
  ['Max-Age=0', false],
  ['Expires=Wed, 21 Oct 2099 07:28:00 GMT; Max-Age=3600', true],
  ['Domain=elsewhere.test', false],
  ['Domain=.example.test', true],
  ['Domain=test', false],
  ['Secure', false],
  ['Path=/only', false],
  ['Partitioned; Priority=High; SameSite=None', true],
  ['Path', true],
  ['', true],
  ['Expires=the day after tomorrow', true],
])('a cookie with the attributes %j is kept: %s', async (attributes, kept) => {
  const seen: string[] = [];
  const site = await siteOf((path, cookies, response) => {
    if (path === '/next') seen.push(cookies);
    response.setHeader('set-cookie', `odd=1; ${attributes}`);
    page(response, '<a href=/next>');
  });
  await paths(site);
  expect(seen).toEqual([kept ? 'odd=1' : '']);
});

test('each map has a jar of its own, and no host sees the cookies of another', async () => {
  const seen: string[] = [];
  const site = await serve((request, response) => {
    seen.push(`${(request.headers.host ?? '').split(':')[0]} ${request.headers.cookie ?? ''}`);
    const { port, hostname } = new URL(`http://${request.headers.host}`);
    response.setHeader('set-cookie', hostname.startsWith('blog') ? 'of=two' : 'of=one');
    if (request.url !== '/') response.writeHead(404).end();
    else page(response, `<a href=http://blog.example.test:${port}/>`);
  });
  for (const _ of [1, 2]) {
    seen.length = 0;
    await paths(site, { sitemap: 'skip' });
    expect(seen[0]).toBe('example.test ');
    expect(seen.filter((line) => line.startsWith('blog') && line.includes('one'))).toEqual([]);
    expect(seen.filter((line) => line.startsWith('example') && line.includes('two'))).toEqual([]);
    expect(seen).toContain('blog.example.test of=two');
  }
});

test('a Refresh header that leaves no time to read is a redirect, a slow one a link', async () => {
  const site = await siteOf((path, _, response) => {
    if (path === '/') response.setHeader('refresh', '0; url=/home');
    if (path === '/home') response.setHeader('refresh', '30; url=/later');
    page(response, path);
  });
  expect(await paths(site)).toEqual(['/home', '/later']);
});

test('a meta refresh that leaves no time to read is a redirect, a slow one and one of noscript a link', async () => {
  const site = await siteOf((path, _, response) => {
    const content = { '/': '0;url=/home', '/home': '20;url=/slide-2' }[path];
    const refresh = content === undefined ? '' : `<meta http-equiv=refresh content="${content}">`;
    page(response, `${refresh}<noscript><meta http-equiv=refresh content="0;url=/plain"></noscript>`);
  });
  expect(await paths(site)).toEqual(['/home', '/plain', '/slide-2']);
});

test('a page that sets its cookie by way of another, and leads back, is read', async () => {
  const site = await siteOf((path, cookies, response) => {
    if (path === '/check') response.writeHead(302, { location: '/', 'set-cookie': 'ok=1' }).end();
    else if (cookies.includes('ok=1')) page(response, '<a href=/a>');
    else response.writeHead(302, { location: '/check' }).end();
  });
  expect(await paths(site)).toEqual(['/', '/a']);
});
