import { afterEach, expect, it } from 'vitest';
import { newPlace, storeKinds } from '../support/stores.ts';
import { wireTo } from '../../scripts/chaos/wire.js';
import { pauseQueue, resumeQueue } from '../../src/platform/jobs/operate.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
afterEach(() => server?.close());

const read = async (): Promise<string> => (await fetch(server.metricsUrl)).text();
const valueOf = async (series: string): Promise<number> => {
  const line = (await read()).split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? Number.NaN);
};
const waiting = 'web_data_jobs_waiting{kind="agent"}';
const startJob = async (key: string): Promise<Response> =>
  fetch(`${server.url}/v2/agent`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'Nothing to be found.', maxCredits: 1 }),
  });

it.each(storeKinds)('tells the depth of the queue, ended runs and transactions, on %s', async (kind) => {
  const config = { metricsPort: 0, agentRuns: 0 };
  const place = await newPlace(kind);
  server = await startTestServer(config, kind, place);
  const { key } = await server.caller({ credits: 100 });
  expect(await valueOf(waiting)).toBe(0);
  for (let job = 0; job < 3; job++) expect((await startJob(key)).status).toBe(200);
  expect(await valueOf(waiting)).toBe(3);
  const others = ['crawl', 'monitor', 'monitor-check', 'webhook', 'mail'];
  for (const name of others) expect(await valueOf(`web_data_jobs_waiting{kind="${name}"}`)).toBe(0);
  expect(await valueOf('web_data_jobs_running{kind="agent"}')).toBe(0);
  expect(await valueOf('web_data_jobs_stuck{kind="agent"}')).toBe(0);
  await expect.poll(() => valueOf('web_data_jobs_oldest_seconds{kind="agent"}')).toBeGreaterThan(0);
  await pauseQueue(server.store, 'agent');
  expect(await valueOf('web_data_jobs_paused{kind="agent"}')).toBe(1);
  await resumeQueue(server.store, 'agent');
  expect(await valueOf('web_data_jobs_paused{kind="agent"}')).toBe(0);
  const committed = 'web_data_store_transaction_seconds_count{outcome="committed"}';
  expect(await valueOf(committed)).toBeGreaterThanOrEqual(4);
  expect(await valueOf('web_data_credit_movements_waiting')).toBe(0);
  expect(await read()).toContain('nodejs_eventloop_lag_p99_seconds');
  await server.close();
  server = await startTestServer({ ...config, agentRuns: 2, agentPollMs: 20 }, kind, place);
  const ended = async () => {
    const lines = (await read()).match(/^web_data_agent_runs_ended_total\{outcome="\w+"\} \d+$/gm) ?? [];
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  await expect.poll(ended).toBe(3);
  expect(await valueOf(waiting)).toBe(0);
  expect(await valueOf('web_data_job_runs_total{kind="agent",outcome="ended"}')).toBe(3);
  await server.close();
  await place.remove();
});

it.runIf(storeKinds.includes('postgres'))(
  'answers without the queue while the database is gone',
  async () => {
    const place = await newPlace('postgres');
    const proxy = await wireTo(place.options.databaseUrl!, 5432);
    const wired = { ...place, options: { ...place.options, databaseUrl: proxy.url } };
    server = await startTestServer({ metricsPort: 0, agentRuns: 0 }, 'postgres', wired);
    proxy.cut();
    expect(await valueOf(waiting)).toBeNaN();
    expect(await valueOf('web_data_requests_in_flight')).toBe(0);
    proxy.restore();
    await expect.poll(() => valueOf(waiting)).toBe(0);
    await server.close();
    await proxy.close();
    await place.remove();
  },
);
