import { describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool, render } from '../../src/index.ts';
import type { RenderOptions } from '../../src/index.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { serve } from '../support/site.ts';

/** Frames of another site have processes of their own: what holds for the page must hold for all within them. */
async function load(
  options: Partial<RenderOptions>,
): Promise<{ requested: string[]; html: string; port: number }> {
  const frame = (host: string, path: string): string =>
    `<iframe width=200 height=200 src="http://${host}:${site.port}${path}"></iframe>`;
  const site = await serve({
    '/': (_, response) =>
      void response.end(`<h1>page</h1>${frame('b.test', '/b')}${frame('c.test', '/direct')}`),
    '/b': (_, response) =>
      void response.end(`<p>framed</p><img src="/picture.png">${frame('c.test', '/nested')}${frame('d.test', '/d')}${frame('b.test', '/moves')}
        <script>const late = document.createElement('iframe'); late.src = 'http://c.test:${site.port}/late'; document.body.append(late);
          fetch('/asked')</script>`),
    '/d': (_, response) => void response.end(`<p>deep</p>${frame('c.test', '/deeper')}`),
    '/moves': (_, response) =>
      void response.writeHead(302, { location: `http://c.test:${site.port}/moved` }).end(),
  });
  const requested: string[] = [];
  site.server.on('request', ({ url, headers: { host = '' } }) =>
    requested.push(`${host.split(':', 1)[0]}${url}`),
  );
  site.server.prependListener('request', (_, response) => response.setHeader('content-type', 'text/html'));
  const pool = new BrowserPool({
    chromium,
    allowPrivate: [`127.0.0.1:${site.port}`],
    ports: [site.port],
    resolve: async () => ['127.0.0.1'],
  });
  onTestFinished(() => pool.close());
  const url = new URL(site.url('/', 'a.test'));
  const { html } = await render(pool, url, { timeout: 120_000, waitFor: 500, ...options });
  return {
    requested: requested.filter((one) => !one.endsWith('/favicon.ico')).toSorted(),
    html,
    port: site.port,
  };
}

describe.skipIf(!chromiumPath)('frames within frames of another site', () => {
  test('are asked for, one that moves by each hop, and what is not loaded is not loaded there', async () => {
    const { requested, html } = await load({
      block: ['image'],
      allowUrl: async ({ hostname }) => hostname !== 'c.test',
    });
    expect(requested).toEqual(['a.test/', 'b.test/asked', 'b.test/b', 'b.test/moves', 'd.test/d']);
    expect(html).toContain('<p>framed</p>');
    // What the browser shows in place of a frame is no content.
    expect(html).not.toContain('is blocked');
  });
  test('are loaded where they may be', async () => {
    const { requested } = await load({});
    expect(requested).toEqual([
      'a.test/',
      'b.test/asked',
      'b.test/b',
      'b.test/moves',
      'b.test/picture.png',
      'c.test/deeper',
      'c.test/direct',
      'c.test/late',
      'c.test/moved',
      'c.test/nested',
      'd.test/d',
    ]);
  });
});
