import { describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool, render } from '../../src/index.ts';
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
