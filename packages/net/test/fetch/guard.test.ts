import { describe, expect, test } from 'vitest';
import { Fetcher } from '../../src/fetch/fetcher.ts';
import { followRedirects } from '../../src/fetch/redirects.ts';
import { REACH, serve } from '../support/loopback.ts';

describe('the guarded connector', () => {
  test('refuses literal loopback addresses before a socket opens', async () => {
    const site = await serve((_, response) => response.end('reached'));
    const fetcher = new Fetcher({ ports: [site.port] });
    for (const host of ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', 'localhost']) {
      await expect(fetcher.get(new URL(`http://${host}:${site.port}/`))).rejects.toMatchObject({
        code: 'AddressRejected',
      });
    }
    expect(site.requests).toEqual([]);
    await fetcher.close();
  });

  test('refuses a name when any of its addresses is not public', async () => {
    const site = await serve((_, response) => response.end('reached'));
    const fetcher = new Fetcher({ ...REACH, resolve: () => Promise.resolve(['127.0.0.1', '10.0.0.1']) });
    await expect(fetcher.get(new URL(site.url('/')))).rejects.toMatchObject({
      code: 'AddressRejected',
      message: expect.stringContaining('10.0.0.1'),
    });
    expect(site.requests).toEqual([]);
    await fetcher.close();
  });

  test('connects to the checked address: a second, rebinding answer is never asked for', async () => {
    const site = await serve((_, response) => response.end('reached'));
    let asked = 0;
    const resolve = (): Promise<string[]> => Promise.resolve([asked++ === 0 ? '127.0.0.1' : '10.0.0.1']);
    const fetcher = new Fetcher({ resolve, allowPrivate: ['127.0.0.0/8:*'] });
    const response = await fetcher.get(new URL(site.url('/')));
    expect([response.body.toString(), asked]).toEqual(['reached', 1]);
    await fetcher.close();
  });

  test('tries the next address when one does not answer', async () => {
    const site = await serve((_, response) => response.end('reached'));
    const fetcher = new Fetcher({ ...REACH, resolve: () => Promise.resolve(['127.9.9.9', '127.0.0.1']) });
    expect((await fetcher.get(new URL(site.url('/')))).body.toString()).toBe('reached');
    await fetcher.close();
  });

  test('localhost never asks a resolver, and is allowed by its address', async () => {
    const site = await serve((_, response) => response.end('reached'));
    const fetcher = new Fetcher({ allowPrivate: [`127.0.0.1:${site.port}`] });
    expect((await fetcher.get(new URL(`http://localhost:${site.port}/`))).body.toString()).toBe('reached');
    await fetcher.close();
  });

  test('names what cannot be resolved, and who does not answer', async () => {
    const fetcher = new Fetcher({ ...REACH, resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    await expect(fetcher.get(new URL('http://nowhere.test/'))).rejects.toMatchObject({
      code: 'Unreachable',
      message: 'The host name nowhere.test could not be resolved. Check its spelling.',
    });
    const again = Object.assign(new Error('late'), { code: 'EAI_AGAIN' });
    const failing = new Fetcher({ ...REACH, resolve: () => Promise.reject(again) });
    await expect(failing.get(new URL('http://nowhere.test/'))).rejects.toMatchObject({
      code: 'Unreachable',
      message: 'The host name nowhere.test could not be resolved. Its name servers failed; try again later.',
    });
    const closed = new Fetcher(REACH);
    await expect(closed.get(new URL('http://127.0.0.1:1/'))).rejects.toMatchObject({ code: 'Unreachable' });
    await Promise.all([fetcher.close(), closed.close()]);
  });
});

describe('redirects', () => {
  test('are guarded at every hop', async () => {
    const target = await serve((_, response) => response.end('secret'));
    const site = await serve((_, response) =>
      response.writeHead(302, { location: target.url('/', '10.0.0.1') }).end(),
    );
    const fetcher = new Fetcher(REACH);
    await expect(followRedirects(fetcher, new URL(site.url('/')))).rejects.toMatchObject({
      code: 'AddressRejected',
    });
    expect(target.requests).toEqual([]);
    await fetcher.close();
  });

  test('are asked of allowUrl, counted, and their loops noticed', async () => {
    const site = await serve((request, response) => {
      const hop = Number(request.url?.slice(1));
      const location = request.url === '/loop' ? '/loop' : `/${hop + 1}`;
      if (hop === 3) response.end('there');
      else response.writeHead(307, { location }).end();
    });
    const fetcher = new Fetcher(REACH);
    const start = new URL(site.url('/0'));
    const response = await followRedirects(fetcher, start);
    expect(response.hops.map(({ pathname }) => pathname)).toEqual(['/0', '/1', '/2', '/3']);
    expect(response.body.toString()).toBe('there');
    await expect(followRedirects(fetcher, start, { maxRedirects: 2 })).rejects.toMatchObject({
      code: 'TooManyRedirects',
    });
    await expect(followRedirects(fetcher, new URL(site.url('/loop')))).rejects.toMatchObject({
      code: 'TooManyRedirects',
    });
    const notTwo = followRedirects(fetcher, start, { allowUrl: ({ pathname }) => pathname !== '/2' });
    await expect(notTwo).rejects.toMatchObject({ code: 'UrlRejected' });
    await fetcher.close();
  });
});
