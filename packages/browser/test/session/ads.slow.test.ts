import { describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool, render } from '../../src/index.ts';
import { isAdHost } from '../../src/session/ad-hosts.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { serve } from '../support/site.ts';

describe('a host that serves advertisements', () => {
  test.each(['doubleclick.net', 'securepubads.g.doubleclick.net', 'WWW.Google-Analytics.com', 'hotjar.com.'])(
    '%s is one',
    (host) => expect(isAdHost(host)).toBe(true),
  );
  // Look-alikes, and neighbours that serve content, sign-in or tags of the site's own.
  const others =
    'notdoubleclick.net doubleclick.net.example.com net localhost 127.0.0.1 google.com www.googletagmanager.com ' +
    'connect.facebook.net platform.twitter.com www.linkedin.com cdn.jsdelivr.net player.vimeo.com js.stripe.com ' +
    'amazon.com yandex.ru bing.com';
  test.each(['', ...others.split(' ')])('%s is none', (host) => expect(isAdHost(host)).toBe(false));
});

/** Who was asked for what a page with advertisements is made of. */
async function load(blockAds: boolean, host = '127.0.0.1'): Promise<string[]> {
  const requested: string[] = [];
  const site = await serve({
    '/': (request, response) => {
      requested.push(request.headers.host!.split(':', 1)[0]!);
      const { port } = site;
      response.setHeader('content-type', 'text/html').end(
        `<p>words</p><script src="http://ads.doubleclick.net:${port}/ad.js"></script><img src="http://cas.criteo.com:${port}/p.gif">
           <iframe src="http://tpc.googlesyndication.com:${port}/frame"></iframe><script src="http://cdn.example.com:${port}/app.js"></script>`,
      );
    },
  });
  site.server.on('request', ({ url, headers }) => {
    if (url !== '/' && url !== '/favicon.ico') requested.push(headers.host!.split(':', 1)[0]!);
  });
  const pool = new BrowserPool({
    chromium,
    allowPrivate: [`127.0.0.1:${site.port}`],
    ports: [site.port],
    resolve: async () => ['127.0.0.1'],
  });
  onTestFinished(() => pool.close());
  const { html } = await render(pool, new URL(site.url('/', host)), { timeout: 60_000, blockAds });
  expect(html).toContain('<p>words</p>');
  return requested.toSorted();
}

describe.skipIf(!chromiumPath)('a page with advertisements', () => {
  test('asks nobody for them, and everybody else', async () => {
    expect(await load(true)).toEqual(['127.0.0.1', 'cdn.example.com']);
  });
  test('asks for them where they are wanted', async () => {
    expect(await load(false)).toEqual([
      '127.0.0.1',
      'ads.doubleclick.net',
      'cas.criteo.com',
      'cdn.example.com',
      'tpc.googlesyndication.com',
    ]);
  });
  test('may be the page of such a host itself', async () => {
    expect(await load(true, 'ads.doubleclick.net')).toEqual([
      'ads.doubleclick.net',
      'ads.doubleclick.net',
      'cdn.example.com',
    ]);
  });
});
