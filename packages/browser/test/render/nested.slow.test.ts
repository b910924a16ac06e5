import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { BrowserPool, render } from '../../src/index.ts';
import { readPage } from '../../src/render/read-page.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { serve } from '../support/site.ts';
import type { Pages } from '../support/site.ts';

const box = (mode: string, text: string): string =>
  `<x-box></x-box><script>customElements.define('x-box', class extends HTMLElement {
    constructor() { super(); this.attachShadow({ mode: '${mode}' }).innerHTML = '<p>${text}</p>' } })</script>`;

async function read(pages: Pages): Promise<{ html: string; status: number }> {
  const site = await serve(pages);
  const pool = new BrowserPool({
    chromium,
    allowPrivate: [`127.0.0.1:${site.port}`, `localhost:${site.port}`],
  });
  onTestFinished(() => pool.close());
  return render(pool, new URL(site.url()), { timeout: 60_000 });
}

describe.skipIf(!chromiumPath)('a page that is rendered', () => {
  test('has the frames within its frames, with their shadow trees, in their places', async () => {
    const { html } = await read({
      '/': '<p>top</p><iframe src=/one></iframe><iframe src=/three></iframe><p>end</p>',
      '/one': `<p>one</p><iframe src=/two></iframe>${box('open', 'shadow of one')}`,
      '/two': `<p>two</p><iframe srcdoc="<p>written in two</p>"></iframe>`,
      '/three': '<p>three</p>',
    });
    expect(html.replaceAll(/<script.*?<\/script>/gs, '').match(/<p>[^<]+/g)).toEqual(
      ['top', 'one', 'two', 'written in two', 'shadow of one', 'three', 'end'].map((text) => `<p>${text}`),
    );
  });

  test('ends with frames that hold themselves', async () => {
    const { html } = await read({
      '/': `<p>again</p><iframe src="/a?1"></iframe>`,
      '/a': `<p>frame</p><script>
      if (!location.search.includes('?40')) { const frame = document.createElement('iframe'); frame.src = '/a?' + (Number(location.search.slice(1)) + 1); document.body.append(frame) }</script>`,
    });
    expect(html.match(/<p>frame/g)!.length).toBe(5);
  });

  test('has its closed shadow trees', async () => {
    expect((await read({ '/': box('closed', 'hidden') })).html).toContain('<p>hidden</p>');
  });

  test('has at most 20 of its frames at all levels together', async () => {
    const { html } = await read({
      '/': '<iframe src=/inside></iframe>'.repeat(10),
      '/inside': `<p>frame</p>${'<iframe srcdoc="<p>frame</p>"></iframe>'.repeat(10)}`,
    });
    expect(html.match(/<p>frame/g)).toHaveLength(20);
  });

  test('leaves no session of the protocol open for a frame that hangs while it is read', async () => {
    const site = await serve({
      '/': (request, response) =>
        void response
          .setHeader('content-type', 'text/html')
          .end(`<p>page</p><iframe src="http://localhost:${request.socket.localPort}/hangs"></iframe>`),
      '/hangs': (request, response) =>
        void response.setHeader('content-type', 'text/html')
          .end(`<p>hangs</p><iframe src="http://127.0.0.1:${request.socket.localPort}/inside"></iframe><script>
            new MutationObserver((_, observer) => {
              observer.disconnect();
              setTimeout(() => { for (const end = Date.now() + 4000; Date.now() < end; ); console.log('goes on') });
            }).observe(document, { subtree: true, attributes: true })</script>`),
      '/inside': '<p>inside</p>',
    });
    const pool = new BrowserPool({ chromium, allowPrivate: ['127.0.0.1:*', 'localhost:*'] });
    onTestFinished(() => pool.close());
    const sessions: [opened: number, detached: number] = [0, 0];
    await pool.use({}, { timeout: 60_000 }, async ({ page }) => {
      const context = page.context();
      const open = context.newCDPSession.bind(context);
      context.newCDPSession = async (target) => {
        const session = await open(target);
        sessions[0]++;
        session.once('close', () => sessions[1]++);
        return session;
      };
      await page.goto(site.url());
      const goesOn = page.waitForEvent('console');
      expect((await readPage(page, 100_000)).html).toContain('<p>page</p>');
      expect(sessions).toEqual([2, 2]);
      await goesOn;
      await vi.waitFor(() => expect(sessions).toEqual([3, 3]), { timeout: 5000 });
    });
  });

  test('keeps the closed shadow trees that its HTML has', async () => {
    const { html } = await read({
      '/': `<x-box><template shadowrootmode=closed><p>declared</p></template></x-box><p id=out></p><script>
        const attach = (element) => element.attachShadow({ mode: 'closed' });
        const tried = (work) => { try { return work() } catch (error) { return error.name } };
        customElements.define('x-box', class extends HTMLElement {
          constructor() { super(); out.textContent = tried(() => attach(this).mode) + ' ' + tried(() => attach(this).mode) + ' ' + tried(() => attach(out.appendChild(document.createElement('img')))) }
        })</script>`,
    });
    expect(html).toContain('<p id="out">closed NotSupportedError NotSupportedError');
  });

  test('behind a password of HTTP is the page of status 401', async () => {
    const page = await read({
      '/': (_, response) =>
        void response
          .writeHead(401, { 'www-authenticate': 'Basic realm="x"', 'content-type': 'text/html' })
          .end('<h1>Members only</h1>'),
    });
    expect(page.status).toBe(401);
    expect(page.html).toContain('Members only');
  });
});
