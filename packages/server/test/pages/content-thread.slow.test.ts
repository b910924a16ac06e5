import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { ContentThread } from '../../src/capabilities/pages/threads/content-thread.ts';

const page = (rows: number) => ({
  url: 'https://example.com/',
  status: 200,
  text: `<title>T</title><table>${'<tr><td>one</td><td>two <b>three</b></td></tr>'.repeat(rows)}</table>`,
  isHtml: true,
});
const scrape = (rows: number) => ({
  work: 'scrape' as const,
  args: [page(rows), { url: 'https://example.com/' }],
});
const { signal } = new AbortController();
const enough = { cpuMs: 60_000, clockMs: 300_000 };

test('a task has its CPU time, however long it waits for a processor', async () => {
  const thread = new ContentThread();
  await thread.run(scrape(1), enough, signal);
  const begun = process.cpuUsage();
  await thread.run(scrape(500), enough, signal);
  const { user, system } = process.cpuUsage(begun);
  const cpuMs = (user + system) / 1000;
  // Others take most of every processor.
  const others = Array.from({ length: 12 }, () => new Worker('for (;;);', { eval: true }));
  const outcome = await thread.run(scrape(500), { cpuMs: 3 * cpuMs, clockMs: 300_000 }, signal);
  await Promise.all(others.map((other) => other.terminate()));
  await thread.close();
  expect(outcome).toHaveProperty('value');
});

test('a task that takes more CPU time than it may ends its thread', async () => {
  const thread = new ContentThread();
  await thread.run(scrape(1), enough, signal);
  expect(await thread.run(scrape(20_000), { ...enough, cpuMs: 50 }, signal)).toBeUndefined();
  expect(thread.isAlive).toBe(false);
});

test('a task that nobody waits for any more has a second', async () => {
  const thread = new ContentThread();
  await thread.run(scrape(1), enough, signal);
  const given = new AbortController();
  const running = thread.run(scrape(20_000), enough, given.signal);
  given.abort();
  const started = Date.now();
  const outcome = await running;
  if (outcome === undefined) expect(Date.now() - started).toBeLessThan(30_000);
  else expect(outcome).toHaveProperty('value');
  await thread.close();
});

test('a task that takes longer by the clock than it may ends its thread', async () => {
  const thread = new ContentThread();
  await thread.run(scrape(1), enough, signal);
  expect(await thread.run(scrape(20_000), { cpuMs: 10, clockMs: 0 }, signal)).toBeUndefined();
  expect(thread.isAlive).toBe(false);
});
