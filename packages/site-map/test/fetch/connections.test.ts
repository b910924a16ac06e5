import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { Fetcher } from '../../src/fetch/index.ts';
import { map, MemorySitemapCache } from '../../src/index.ts';
import { REACH, serve } from '../support/loopback.ts';

const PAGES = Array.from({ length: 300 }, (_, n) => `<a href=/p${n}>${n}</a>`).join('');

/** Answers that say no, each in a way that wants a connection closed or read on. */
const REFUSALS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'an empty 404 of unknown length': (response) => response.writeHead(404).end(),
  'a short 404': (response) => response.writeHead(404).end('nothing here'),
  'a long 404': (response) => response.writeHead(404, { 'content-length': 40_000 }).end('x'.repeat(40_000)),
  'a long 404 of unknown length': (response) => {
    response.writeHead(404).write('x'.repeat(20_000));
    response.end('x'.repeat(20_000));
  },
};

describe('a crawl keeps its connections', () => {
  test.each(Object.entries(REFUSALS))('where robots.txt is %s', async (_, refuse) => {
    const sockets = new Set<unknown>();
    const site = await serve((request, response) => {
      sockets.add(request.socket);
      if (/robots|sitemap/.test(request.url ?? '')) refuse(response);
      else response.end(`<title>${request.url}</title>${PAGES}`);
    });
    const { links } = await map(site.url('/'), {
      ...REACH,
      cache: new MemorySitemapCache(),
      budget: { hostConcurrency: 4, rate: Number.POSITIVE_INFINITY },
    });
    expect(links).toHaveLength(301);
    // Four, and one more for each body that was too long to be read to its end: eight requests are refused.
    expect(sockets.size).toBeLessThanOrEqual(4 + 8);
  });
});

test('a declined body without end is left at once, not read until the deadline', async () => {
  const site = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const timer = setInterval(() => response.write('data: x\n\n'), 20);
    response.on('close', () => clearInterval(timer));
  });
  const fetcher = new Fetcher(REACH);
  const start = performance.now();
  const { status } = await fetcher.get(new URL(site.url('/')), { accept: () => false, timeout: 10_000 });
  expect([status, performance.now() - start < 2000]).toEqual([200, true]);
  await fetcher.close();
});

test('connections nobody uses any more are forgotten with their host, and a host can come back', async () => {
  const site = await serve((_, response) => response.writeHead(200, { connection: 'close' }).end('x'));
  const fetcher = new Fetcher(REACH);
  for (let n = 0; n < 20; n++) {
    const { body } = await fetcher.get(new URL(site.url('/', `h${n % 5}.test`)));
    expect(body.toString()).toBe('x');
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetcher.hosts).toBe(0);
  await fetcher.close();
});

test('many requests may share one signal', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error): void => void warnings.push(warning);
  process.on('warning', note);
  const site = await serve(() => {});
  const fetcher = new Fetcher(REACH);
  const controller = new AbortController();
  const requests = Array.from({ length: 40 }, () =>
    fetcher.get(new URL(site.url('/')), { signal: controller.signal }),
  );
  const ended = Promise.allSettled(requests);
  await new Promise((resolve) => setTimeout(resolve, 50));
  controller.abort();
  expect(
    (await ended).map((result) => 'reason' in result && (result.reason as { code: string }).code),
  ).toEqual(Array.from({ length: 40 }, () => 'Aborted'));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  expect(warnings).toEqual([]);
  await fetcher.close();
});
