import { expect, test } from 'vitest';
import { Fetcher } from '../../src/fetch/fetcher.ts';
import { REACH, serve } from '../support/loopback.ts';

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
