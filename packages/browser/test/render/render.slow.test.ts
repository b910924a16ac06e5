import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool, render } from '../../src/index.ts';
import type { BrowserPoolOptions, RenderOptions, Rendered } from '../../src/index.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { serve } from '../support/site.ts';
import type { Pages, Site } from '../support/site.ts';

async function rendered(
  pages: Pages,
  options: Partial<RenderOptions> = {},
  pool: BrowserPoolOptions = {},
): Promise<Rendered & { site: Site }> {
  const site = await serve(pages);
  const browser = new BrowserPool({ chromium, allowPrivate: [`127.0.0.1:${site.port}`], ...pool });
  onTestFinished(() => browser.close());
  return { ...(await render(browser, new URL(site.url()), { timeout: 60_000, ...options })), site };
}

const shell = (script: string): string =>
  `<!doctype html><title>shell</title><div id=root></div><script>${script}</script>`;

describe.skipIf(!chromiumPath)('a rendered page', () => {
  test('has what its scripts fetched and wrote', async () => {
    const { html, url, status, contentType, site } = await rendered({
      '/': shell(
        `fetch('/data.json').then((r) => r.json()).then(({ text }) => { root.innerHTML = '<h1>' + text + '</h1>' })`,
      ),
      '/data.json': '{"text":"late data"}',
    });
    expect(html).toContain('<h1>late data</h1>');
    expect({ url: url.href, status, contentType }).toEqual({
      url: site.url('/'),
      status: 200,
      contentType: 'text/html; charset=utf-8',
    });
  });
  test('is read although its document never stops changing', async () => {
    const start = performance.now();
    const { html } = await rendered({
      '/': shell(`setInterval(() => (root.textContent = 'clock ' + performance.now()), 10)`),
    });
    expect(html).toContain('clock ');
    expect(performance.now() - start).toBeLessThan(30_000);
  });
  test('has its shadow trees and its frames where they show', async () => {
    const { html } = await rendered({
      '/': `<p>before</p><x-box><b>slotted</b></x-box><iframe src=/inner></iframe><iframe src=/hidden width=0 height=0 style="width:0;height:0;border:0"></iframe><p>after</p>
        <script>customElements.define('x-box', class extends HTMLElement { constructor() { super();
          this.attachShadow({ mode: 'open' }).innerHTML = '<h2>in the shadow</h2><slot></slot>' } })</script>`,
      '/inner': '<h3>in the frame</h3>',
      '/hidden': '<p>counter of visitors</p>',
    });
    const text = html
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll(/<[^>]+>|\s+/g, ' ')
      .replaceAll(/ +/g, ' ');
    expect(text.trim()).toBe('before in the shadow slotted in the frame after');
    expect(html).toContain('<slot><b>slotted</b></slot>');
    expect(html).not.toContain('data-web-data-frame');
  });
  test('is read in a world of its own, whatever the page did to the language', async () => {
    const { html } = await rendered({
      '/': `<p>true words</p><script>
        Array.prototype.join = String.prototype.slice = () => 'forged';
        JSON.stringify = () => 'forged'; Object.defineProperty(document, 'documentElement', { get: () => 'forged' });
      </script>`,
    });
    expect(html).toContain('<p>true words</p>');
    expect(html.startsWith('<!doctype html><html>')).toBe(true);
  });
  test('is the one it was led to, by redirects and by its history', async () => {
    const { url, html, site } = await rendered({
      '/': (_, response) => response.writeHead(302, { location: '/two' }).end(),
      '/two': `<script>history.pushState(0, '', '/three'); document.write('moved')</script>`,
    });
    expect(url.href).toBe(site.url('/three'));
    expect(html).toContain('moved');
  });
  test('says what the site answered when that was an error', async () => {
    const { status, html } = await rendered({
      '/': (_, response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<p>in repair'),
    });
    expect(status).toBe(503);
    expect(html).toContain('in repair');
  });
  test('decodes what a site packs', async () => {
    const { html } = await rendered({
      '/': (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync('<p>packed')),
    });
    expect(html).toContain('packed');
  });
  test('presents itself as asked: languages, time zone, window, touch', async () => {
    const tell = shell(
      `root.textContent = [navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone, innerWidth, navigator.maxTouchPoints > 0]`,
    );
    const desktop = await rendered({ '/': tell });
    expect(desktop.html).toContain('en-US,UTC,1280,false');
    const options = { mobile: true, languages: ['de-DE', 'en'], timeZone: 'Europe/Berlin' };
    const phone = await rendered(
      { '/': `<meta name=viewport content="width=device-width">${tell}` },
      options,
    );
    expect(phone.html).toContain('de-DE,Europe/Berlin,390,true');
    expect(phone.site.headers[0]?.['user-agent']).toMatch(/Mobile Safari\/537\.36 WebDataBot\/2/);
    expect(phone.site.headers[0]?.['accept-language']).toMatch(/^de-DE/);
  });
  test('sends headers of the caller to the host they are for, and after a redirect to no other', async () => {
    const other = await serve({ '/': '<img src=/picture>', '/picture': 'x' });
    const site = await serve({
      '/': `<img src=/own><img src=${other.url('/picture')}><iframe src=/away></iframe>`,
      '/own': 'x',
      '/away': (_, response) => response.writeHead(302, { location: other.url('/') }).end(),
      '/gone': (_, response) => response.writeHead(302, { location: other.url('/') }).end(),
    });
    const pool = new BrowserPool({ chromium, allowPrivate: ['127.0.0.1:*'] });
    onTestFinished(() => pool.close());
    const headers = { origin: `http://127.0.0.1:${site.port}`, values: { 'X-Secret': 'tell nobody' } };
    await render(pool, new URL(site.url('/')), { timeout: 60_000, headers });
    await render(pool, new URL(site.url('/gone')), { timeout: 60_000, headers });
    expect(site.headers.length).toBeGreaterThan(3);
    expect(site.headers.filter((sent) => sent['x-secret'] !== 'tell nobody')).toEqual([]);
    expect(other.requests).toContain('GET /picture');
    expect(other.headers.filter((sent) => 'x-secret' in sent)).toEqual([]);
  });
  test('loads neither fonts, media nor images when they are not wanted', async () => {
    const pages = {
      '/': `<style>@font-face{font-family:f;src:url(/f.woff2)}p{font-family:f}</style><p>x<img src=/i.png><video src=/v.mp4 autoplay muted></video><script src=/s.js></script>`,
    };
    const all = await rendered(pages);
    expect(all.site.requests.toSorted()).toEqual(
      expect.arrayContaining(['GET /f.woff2', 'GET /i.png', 'GET /s.js', 'GET /v.mp4']),
    );
    const few = await rendered(pages, { block: ['font', 'image', 'media'] });
    expect(few.site.requests.filter((request) => /f.woff2|i.png|v.mp4/.test(request))).toEqual([]);
    expect(few.site.requests).toContain('GET /s.js');
  });
  test('asks about each document that it is led to, and goes where it may', async () => {
    const requested: string[] = [];
    const pages: Pages = {
      '/': (_, response) => response.writeHead(302, { location: '/two' }).end(),
      '/two': (_, response) => response.writeHead(302, { location: '/three' }).end(),
      '/three': 'never',
    };
    const allowUrl = (url: URL, use: string): boolean => {
      requested.push(`${use} ${url.pathname}`);
      return url.pathname !== '/three';
    };
    await expect(rendered(pages, { allowUrl })).rejects.toMatchObject({ code: 'UrlRejected' });
    expect(requested).toEqual(['page /', 'page /two', 'page /three']);
  });
  test('is pictured: the window or the whole page, as PNG or JPEG', async () => {
    const pages = { '/': '<body style="margin:0;height:3000px;background:linear-gradient(red,blue)">' };
    const small = await rendered(pages, { screenshot: {} });
    expect(small.screenshot?.contentType).toBe('image/png');
    expect(sizeOfPng(small.screenshot!.bytes)).toEqual([1280, 800]);
    const whole = await rendered(pages, { screenshot: { fullPage: true } });
    expect(sizeOfPng(whole.screenshot!.bytes)).toEqual([1280, 3000]);
    const endless = await rendered(
      { '/': '<body style="height:900000px">' },
      { screenshot: { fullPage: true, quality: 30 } },
    );
    expect(endless.screenshot!.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });
  test('is cut where it is too long, or loads too much, and says so', async () => {
    const long = await rendered({ '/': `<p>${'word '.repeat(1000)}` }, { maxHtml: 500 });
    expect(long.html).toHaveLength(515);
    expect(long.cut).toBe('The page is too long: what follows was left out.');
    const heavy: Pages = {
      '/': '<p>words</p><img src=/big>',
      '/big': (_, response) =>
        void response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(4_000_000)),
    };
    const cut = await rendered(heavy, { maxBytes: 100_000 });
    expect(cut.html).toContain('words');
    expect(cut.bytes).toBeLessThan(2_000_000);
    expect(cut.cut).toMatch(/^The page loads more bytes than it may/);
  });
});

describe.skipIf(!chromiumPath)('a page that is worked with before it is read', () => {
  test('is read where the work led it, with the status of that document', async () => {
    const did: string[] = [];
    const { html, url, status, site } = await rendered(
      {
        '/': '<title>One</title><input autofocus><a href=/two>Two</a><a href=/three>Three</a>',
        '/two': (_, response) =>
          void response.writeHead(202, { 'content-type': 'text/html' }).end('<p>second</p>'),
      },
      {
        act: async (_, actor) => {
          did.push((await actor.do({ type: 'write', text: 'typed' }, { timeout: 20_000 })).message);
          const read = await actor.do({ type: 'scrape' }, { timeout: 20_000 });
          did.push(/<input[^>]*>/.exec(read.html!)![0]);
          did.push(
            (await actor.do({ type: 'click', selector: 'a', first: true }, { timeout: 20_000 })).message,
          );
        },
      },
    );
    expect(did).toEqual([
      'Typed 5 characters where the focus is.',
      expect.stringContaining('<input'),
      'Clicked link "Two".',
    ]);
    expect({ url: url.href, status }).toEqual({ url: site.url('/two'), status: 202 });
    expect(html).toContain('<p>second</p>');
  });
});

describe.skipIf(!chromiumPath)('a page that cannot be rendered', () => {
  test.each([
    [
      'Unreachable',
      'closes without a word',
      (_: unknown, response: ServerResponse) => response.socket?.destroy(),
    ],
    [
      'MalformedResponse',
      'is a download',
      (_: unknown, response: ServerResponse) =>
        response
          .writeHead(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' })
          .end('PK'),
    ],
    [
      'TooManyRedirects',
      'redirects in a circle',
      (_: unknown, response: ServerResponse) =>
        response.writeHead(302, { location: '/?' + Math.random() }).end(),
    ],
    ...['file:///etc/passwd', 'data:text/html,a', 'http://['].map(
      (location) =>
        [
          'InvalidRedirect',
          `redirects to ${location}`,
          (_: unknown, response: ServerResponse) => response.writeHead(302, { location }).end(),
        ] as const,
    ),
  ] as const)('is told as %s when it %s', async (code, _, page) => {
    await expect(rendered({ '/': page })).rejects.toMatchObject({ code });
  });
  // Written anew by a script, and never closed: such a document tells of no end.
  test.each([
    ['as soon as it was read', `setTimeout(() => document.write('late'))`],
    ['as soon as it was read, opened', `setTimeout(() => { document.open(); document.write('late') })`],
    ['at its end', `addEventListener('DOMContentLoaded', () => document.write('late'))`],
    ['when it was loaded', `addEventListener('load', () => document.write('late'))`],
    ['while it loads', `setTimeout(() => document.write('late<script src=/slow.js><' + '/script>'), 20)`],
    [
      'from a frame',
      `setTimeout(() => { root.innerHTML = '<iframe>'; root.firstChild.contentDocument.write('<p>in it'); root.append('late') })`,
    ],
  ])('is there when it writes itself anew %s', async (_, script) => {
    const pages: Pages = {
      '/': `${shell(script)}<img src=/slow.png>`,
      '/slow.js': (_request, response) => void setTimeout(() => response.end('document.write(" more")'), 700),
      '/slow.png': (_request, response) => void setTimeout(() => response.end(), 300),
    };
    // Half of it would be waited for, if it were waited for: the bound of the test is far below.
    const { html } = await rendered(pages, { timeout: 240_000 });
    expect(html).toContain('late');
    if (script.includes('slow.js')) expect(html).toContain('more');
  });
  test('ends at its time when the site never answers', async () => {
    await expect(rendered({ '/': () => undefined }, { timeout: 1500 })).rejects.toMatchObject({
      code: 'Timeout',
    });
  });
  test('ends when its caller goes', async () => {
    const controller = new AbortController();
    const work = rendered({ '/': () => controller.abort() }, { signal: controller.signal });
    await expect(work).rejects.toMatchObject({ code: 'Aborted' });
  });
});

function sizeOfPng(bytes: Buffer): [width: number, height: number] {
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
