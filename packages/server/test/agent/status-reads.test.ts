import { afterAll, beforeAll, expect, test } from 'vitest';
import { getRetryDelay } from '../../src/capabilities/agent/jobs/job.ts';
import { call, startJob } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

/** Reads of a job's state have a limit of their own, and say when the next is worth it. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    agentRuns: 0,
    plans: {
      free: { requestsPerMinute: 2, concurrency: 2 },
      watched: { requestsPerMinute: 2, concurrency: 2, statusReadsPerMinute: 12 },
    },
  });
});
afterAll(async () => server.close());

const read = (key: string, path: string) => call(server, 'getAgent', path, { key });

test('polling a job does not count against the requests of the plan', async () => {
  const { key } = await server.caller({ plan: 'free' });
  const id = await startJob(server, key, { prompt: 'x', maxCredits: 1 });
  const statuses = [];
  for (let poll = 0; poll < 40; poll++) statuses.push((await read(key, `/agent/${id}`)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const trace = await call(server, 'getAgentTrace', `/agent/${id}/trace`, { key });
  expect(trace.status).toBe(200);
  const second = await call(server, 'startAgent', '/agent', {
    key,
    method: 'POST',
    body: { prompt: 'x', maxCredits: 1 },
  });
  const third = await call(server, 'startAgent', '/agent', {
    key,
    method: 'POST',
    body: { prompt: 'x', maxCredits: 1 },
  });
  expect([second.status, third.status]).toEqual([200, 429]);
});

test('status, trace and snapshots share one limit, which says when it ends', async () => {
  const { key } = await server.caller({ plan: 'watched' });
  const id = await startJob(server, key, { prompt: 'x', maxCredits: 1 });
  for (let poll = 0; poll < 6; poll++) {
    expect((await read(key, `/agent/${id}`)).status).toBe(200);
    expect((await call(server, 'getAgentTrace', `/agent/${id}/trace`, { key })).status).toBe(200);
  }
  const limited = await read(key, `/agent/${id}`);
  expect(limited).toMatchObject({ status: 429, body: { error: 'Rate limit exceeded' } });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  // A cancellation is no read.
  const cancelled = await call(server, 'cancelAgent', `/agent/${id}`, { key, method: 'DELETE' });
  expect(cancelled.status).toBe(200);
});

test('a job that is running says when to ask again, one that has ended does not', async () => {
  const { key } = await server.caller({ plan: 'free' });
  const id = await startJob(server, key, { prompt: 'x', maxCredits: 1 });
  expect((await read(key, `/agent/${id}`)).headers.get('retry-after')).toBe('1');
  await server.store.tx((query) =>
    query.updateTable('agent_job').set({ status: 'failed' }).where('id', '=', id).execute(),
  );
  expect((await read(key, `/agent/${id}`)).headers.get('retry-after')).toBeNull();
});

test.each([
  [0, 1],
  [5000, 1],
  [25_000, 3],
  [200_000, 20],
  [1_000_000, 30],
  [-5000, 1],
])('after %i ms the next read is worth it in %i s', (age, seconds) => {
  expect(getRetryDelay({ created_at: Date.now() - age })).toBe(seconds);
});
