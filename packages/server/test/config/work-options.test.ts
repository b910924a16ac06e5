import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endedJob, startJob } from '../support/crawls.ts';
import { call, startJob as startRun } from '../support/jobs.ts';
import { monitorsOf } from '../support/monitors.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** How much work a process has at once, and how long a run may take and is kept, by the options. */
const soon = { timeout: 60_000, interval: 50 };
/** Time enough for work that is free to begin, many times over. */
const PAUSE_MS = 300;
const held: { path: string; response: ServerResponse }[] = [];
const receivers: Receiver[] = [];
let site: Site;
let server: TestServer;

beforeAll(async () => {
  site = await serveSite((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/held')) return void held.push({ path, response });
    if (path === '/robots.txt') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html').end('<p>Page</p>');
  });
  const config = {
    agentPollMs: 50,
    agentRunMs: 1000,
    agentRetentionMs: 1500,
    crawlRuns: 1,
    monitorChecks: 1,
    webhookDeliveries: 1,
  };
  const runner = {
    accepts: () => true,
    run: ({ signal }: { signal: AbortSignal }) =>
      new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(new Error('stopped')))),
  };
  server = await startTestServer(config, 'sqlite', undefined, { runner });
});
afterAll(async () => {
  await server.close();
  await site.close();
  for (const { close } of receivers) await close();
});

/** Ends the first request that is held, once it is there; nothing else is by then. */
async function release(): Promise<string> {
  await vi.waitUntil(() => held.length > 0, soon);
  await sleep(PAUSE_MS);
  expect(held).toHaveLength(1);
  const { path, response } = held.shift()!;
  response.setHeader('content-type', 'text/html').end('<p>Page</p>');
  return path;
}

it('crawlRuns: one crawl or batch at once, further ones wait', async () => {
  const jobs = [];
  for (const path of ['/held/a', '/held/b']) {
    const { key } = await server.caller();
    jobs.push({ key, id: await startJob(server, key, 'batch', { urls: [site.url + path] }) });
  }
  expect([await release(), await release()]).toEqual(['/held/a', '/held/b']);
  for (const { key, id } of jobs)
    expect(await endedJob(server, key, 'batch', id)).toMatchObject({ status: 'completed', completed: 1 });
});

it('monitorChecks: one check at once, further ones wait', async () => {
  const ended = [];
  for (const path of ['/held/c', '/held/d']) {
    const monitors = monitorsOf(server, (await server.caller()).key);
    const id = await monitors.create([site.url + path]);
    const check = await monitors.run(id);
    ended.push(() => monitors.check(id, check));
  }
  expect([await release(), await release()]).toEqual(['/held/c', '/held/d']);
  for (const read of ended)
    await vi.waitUntil(async () => (await read()).status === 'completed', { ...soon, interval: 100 });
});

it('webhookDeliveries: one delivery at once, further ones wait', async () => {
  const open: ServerResponse[] = [];
  for (const path of ['/x', '/y']) {
    const receiver = await startReceiver((response) => void open.push(response));
    receivers.push(receiver);
    const { key } = await server.caller();
    const webhook = { url: receiver.url, events: ['completed'] };
    await startJob(server, key, 'batch', { urls: [site.url + path], webhook });
  }
  for (const left of [1, 0]) {
    await vi.waitUntil(() => open.length > 0, soon);
    await sleep(PAUSE_MS);
    expect(open).toHaveLength(1);
    expect(receivers.filter(({ arrivals }) => arrivals.length === 0)).toHaveLength(left);
    open.shift()!.end();
  }
});

it('agentRunMs ends a run as failed, and agentRetentionMs later nobody knows it', async () => {
  const { key } = await server.caller({ credits: 100_000 });
  const began = performance.now();
  const id = await startRun(server, key, { prompt: 'Wait.' });
  const read = () => call(server, 'getAgent', `/agent/${id}`, { key });
  const job = await vi.waitUntil(async () => {
    const { body } = await read();
    return (body as { status: string }).status !== 'processing' && body;
  }, soon);
  const tookMs = performance.now() - began;
  expect(tookMs).toBeGreaterThan(950);
  expect(job).toMatchObject({ status: 'failed', error: 'The run took longer than 1000 ms.' });
  const gone = await vi.waitUntil(
    async () => {
      const answer = await read();
      return answer.status !== 200 && answer;
    },
    { ...soon, interval: 100 },
  );
  expect(gone).toMatchObject({ status: 404, body: { error: 'Agent job not found' } });
  expect(performance.now() - began - tookMs).toBeGreaterThan(1000);
});
