import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Fetcher } from '@web-data/net';
import { Traffic } from '@web-data/net/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MemorySitemapCache } from '../../src/index.ts';
import { Visitor } from '../../src/visit/index.ts';

let server: Server;
let origin = '';
const received: Record<string, string | undefined> = {};
const fetcher = new Fetcher({ allowPrivate: ['127.0.0.1:*'] });
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    received[url] = headers['x-token'] as string | undefined;
    if (url === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private');
    response.setHeader('content-type', 'text/html').end('x'.repeat(50));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await fetcher.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = (allowUrl?: (url: URL) => boolean): Visitor =>
  new Visitor({
    fetcher,
    traffic: new Traffic(),
    rate: 1000,
    concurrency: 1,
    cache: { store: new MemorySitemapCache(), ignoreCache: false, country: 'US' },
    headers: {},
    allowUrl,
    pageBytes: 100,
    pageTimeout: 10_000,
  });
const at = (path: string): URL => new URL(path, origin);
const always = (): boolean => true;

test('a page gets the headers of its origin, and no more bytes than its request allows', async () => {
  const visitor = open();
  const originHeaders = { origin, values: { 'X-Token': 'a' } };
  expect(await visitor.page(at('/one'), always, { originHeaders, maxBytes: 20 })).toMatchObject({
    response: { truncated: true },
  });
  await visitor.page(at('/two'), always, { originHeaders: { ...originHeaders, origin: 'http://other' } });
  expect(received).toMatchObject({ '/one': 'a', '/two': undefined });
  visitor.close();
});

test('what is read by other means takes the slot of the host', async () => {
  const visitor = open();
  const order: string[] = [];
  const read = (name: string) =>
    visitor.read(at(`/${name}`), async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([read('a'), read('b')])).toEqual(['a', 'b']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  visitor.close();
});

test.each<[title: string, path: string, redirect: string | undefined]>([
  ['of what robots.txt disallows', '/private/1', undefined],
  ['that is redirected to what robots.txt disallows', '/public', '/private/2'],
])('nothing %s is read by other means', async (_, path, redirect) => {
  const visitor = open();
  let begun = 0;
  const result = await visitor.read(at(path), async (allowUrl) => {
    begun += 1;
    if (redirect !== undefined && !(await allowUrl(at(redirect), 'page'))) throw new Error('Refused.');
    return 'read';
  });
  expect(result).toEqual({ kind: 'disallowed', url: at(redirect ?? path), isKnown: true });
  expect(begun).toBe(redirect === undefined ? 0 : 1);
  visitor.close();
});

test('the policy of the visitor applies to redirects and files of what is read by other means', async () => {
  const visitor = open(({ pathname }) => pathname !== '/blocked');
  await expect(visitor.read(at('/blocked'), async () => 'read')).rejects.toThrow('policy');
  const seen = await visitor.read(at('/page'), async (allowUrl) =>
    Promise.all([allowUrl(at('/blocked'), 'file'), allowUrl(at('/private/script.js'), 'file')]),
  );
  expect(seen).toEqual([false, true]);
  visitor.close();
});
