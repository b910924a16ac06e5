import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool, render } from '../../src/index.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { serve } from '../support/site.ts';

/** A proxy that tunnels everything to this machine, and tells what it was asked for and by whom. */
async function proxyTo(port: number): Promise<{ url: string; requested: string[] }> {
  const requested: string[] = [];
  const server = createServer();
  server.on('connect', (request, client) => {
    requested.push(`${request.url} ${request.headers['proxy-authorization']}`);
    const site = connect(port, '127.0.0.1', () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    site.on('error', () => client.destroy());
    client.on('error', () => site.destroy());
    site.pipe(client).pipe(site);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address() as AddressInfo;
  return { url: `http://ada:s%40cret@127.0.0.1:${address.port}`, requested };
}

describe.skipIf(!chromiumPath)('a session with a proxy', () => {
  test('goes through it, and only to what the policy allows', async () => {
    const site = await serve({ '/': '<p>far away' });
    const proxy = await proxyTo(site.port);
    const pool = new BrowserPool({
      chromium,
      resolve: (name) => Promise.resolve([name === 'shop.test' ? '93.184.215.14' : '10.0.0.1']),
    });
    onTestFinished(() => pool.close());
    const options = { timeout: 60_000, proxy: proxy.url };
    const { html } = await render(pool, new URL('http://shop.test/'), options);
    expect(html).toContain('far away');
    const credentials = `Basic ${Buffer.from('ada:s@cret').toString('base64')}`;
    expect(new Set(proxy.requested)).toEqual(new Set([`shop.test:80 ${credentials}`]));
    const denied = render(pool, new URL('http://inside.test/'), options);
    await expect(denied).rejects.toMatchObject({ code: 'AddressRejected' });
  });
});
