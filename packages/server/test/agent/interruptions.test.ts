import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { finishJob } from '../../src/agent/jobs/finish.ts';
import type { ClaimedJob } from '../../src/agent/jobs/job.ts';
import { LeaseLost, record } from '../../src/agent/trace/journal.ts';
import { claimJob, heartbeat } from '../../src/agent/jobs/lease.ts';
import type { AgentRunner, RunContext, RunResult } from '../../src/agent/runners/runner.ts';
import { auditCredits } from '../../src/credits/audit.ts';
import { call, endedJob, startJob } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';

const hang = (): Promise<RunResult> => new Promise(() => {});
const succeed = async (): Promise<RunResult> => ({ outcome: 'succeeded', data: 1 });

/** What happens to runs that are cancelled, taken away, given up or cut off, on either store. */
describe.each(storeKinds)('a run on %s', (kind) => {
  let server: TestServer;
  let contexts: RunContext[] = [];
  let work: (context: RunContext) => Promise<RunResult> = hang;
  afterEach(async () => {
    vi.useRealTimers();
    expect(await auditCredits(server.store)).toEqual([]);
    await server.close();
    contexts = [];
  });

  const runnerOf = (accepts: AgentRunner['accepts'] = () => true): AgentRunner => ({
    accepts,
    run: (context) => {
      contexts.push(context);
      return work(context);
    },
  });
  const open = async (config: object = {}, accepts?: AgentRunner['accepts']) => {
    const runner = runnerOf(accepts);
    server = await startTestServer({ agentPollMs: 20, ...config }, kind, undefined, { runner });
    return server.caller({ credits: 100 });
  };
  const task = { prompt: 'x', maxCredits: 10 };
  const cancel = (key: string, id: string) =>
    call(server, 'cancelAgent', `/agent/${id}`, { key, method: 'DELETE' });

  it('that does not heed its cancellation is given up, and writes nothing after', async () => {
    const { key, teamId } = await open();
    work = hang;
    const id = await startJob(server, key, task);
    await expect.poll(() => contexts.length).toBe(1);
    expect((await cancel(key, id)).status).toBe(200);
    const { job, events } = await endedJob(server, key, id);
    expect(job).toMatchObject({ status: 'failed', error: 'The run was cancelled.' });
    expect(events.at(-1)).toMatchObject({ type: 'run.finished', outcome: 'cancelled' });
    await expect(contexts[0]!.record({ credits: 1 })).rejects.toBeInstanceOf(LeaseLost);
    expect(await server.team(teamId)).toMatchObject({ credits: 100, held: 0 });
  }, 20_000);

  it('that does not heed the end of its server is given back, and writes nothing after', async () => {
    const { key } = await open({ agentRuns: 0 });
    work = hang;
    const ends = await startTestServer({ agentPollMs: 20 }, kind, server.place, { runner: runnerOf() });
    const id = await startJob(server, key, task);
    await expect.poll(() => contexts.length).toBe(1);
    await ends.close();
    const given = { id, attempt: 1, maxCredits: 10 } as ClaimedJob;
    await expect(record(server.store, given, { credits: 1 })).rejects.toBeInstanceOf(LeaseLost);
    const taken = await claimJob(server.store, { owner: 'next', leaseMs: 15_000 });
    expect(taken).toMatchObject({ id, interruptions: 0 });
  }, 20_000);

  it('takes one of several cancellations at once', async () => {
    const { key } = await open({ agentRuns: 0 });
    for (let round = 0; round < 10; round++) {
      const id = await startJob(server, key, { prompt: 'x', maxCredits: 1 });
      const answers = await Promise.all([1, 2, 3].map(() => cancel(key, id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    }
  });

  it('ends as it was answered when it is cancelled in the instant of its end', async () => {
    const { key } = await open();
    const seen = new Set<string>();
    for (let round = 0; round < 24; round++) {
      const waitMs = round % 10;
      work = () => sleep(waitMs).then(succeed);
      const id = await startJob(server, key, { prompt: 'x', maxCredits: 1 });
      await sleep((round * 7) % 25);
      const { status } = await cancel(key, id);
      const { job, events } = await endedJob(server, key, id);
      expect(job['status']).toBe(status === 200 ? 'failed' : 'completed');
      expect(events.filter(({ type }) => type === 'run.finished')).toHaveLength(1);
      seen.add(String(job['status']));
    }
    expect([...seen].toSorted()).toEqual(['completed', 'failed']);
  });

  it('is started once by a key, also when the runner takes nothing any more', async () => {
    let isOpen = true;
    const { key } = await open({ agentRuns: 0 }, () => isOpen);
    const start = async (body: object): Promise<{ status: number; body: unknown }> => {
      const response = await fetch(`${server.url}/v2/agent`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': 'k',
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    };
    const first = await start(task);
    isOpen = false;
    expect(await start(task)).toEqual(first);
    expect(await start({ ...task, prompt: 'y' })).toMatchObject({ status: 409 });
    const other = await server.caller({ credits: 100 });
    expect(
      await call(server, 'startAgent', '/agent', { ...other, method: 'POST', body: task }),
    ).toMatchObject({
      status: 500,
    });
  });

  it("is no one else's because another clock is ahead", async () => {
    const { key } = await open({ agentRuns: 0 });
    await startJob(server, key, task);
    const mine = (await claimJob(server.store, { owner: 'right', leaseMs: 15_000 }))!;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const ahead = { owner: 'ahead', leaseMs: 15_000 };
    expect(await claimJob(server.store, ahead)).toBeUndefined();
    expect((await cancel(key, mine.id)).status).toBe(200);
    expect(await heartbeat(server.store, mine, ahead)).toBe('cancel requested');
    vi.useRealTimers();
    expect(await heartbeat(server.store, mine, ahead)).toBe('cancel requested');
  });

  it('that was taken away from a worker writes nothing there', async () => {
    const { key } = await open({ agentRuns: 0 });
    const id = await startJob(server, key, task);
    const behind = (await claimJob(server.store, { owner: 'behind', leaseMs: 1 }))!;
    await sleep(20);
    const ahead = (await claimJob(server.store, { owner: 'ahead', leaseMs: 15_000 }))!;

    expect([behind.id, ahead.id, ahead.attempt]).toEqual([id, id, 2]);
    expect(await claimJob(server.store, { owner: 'behind', leaseMs: 15_000 })).toBeUndefined();
    expect(await heartbeat(server.store, behind, { owner: 'behind', leaseMs: 15_000 })).toBe('lost');
    const end = (job: ClaimedJob) => finishJob(server.store, job, { outcome: 'succeeded', data: 1 }, 60_000);
    await expect(end(behind)).rejects.toBeInstanceOf(LeaseLost);
    await expect(record(server.store, behind, { credits: 1 })).rejects.toBeInstanceOf(LeaseLost);
    expect(await end(ahead)).toMatchObject({ outcome: 'succeeded' });
    await expect(end(ahead)).rejects.toBeInstanceOf(LeaseLost);
  });

  it('that ends its workers again and again ends as failed', async () => {
    const { key } = await open({ agentRuns: 0 });
    const id = await startJob(server, key, task);
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await claimJob(server.store, { owner: 'dies', leaseMs: 1 })).toMatchObject({ attempt });
      await sleep(5);
    }
    const second = await startTestServer({ agentPollMs: 20 }, kind, server.place);
    const { job, events } = await endedJob(second, key, id);
    expect(job).toMatchObject({
      status: 'failed',
      error: 'The run was interrupted 5 times.',
      creditsUsed: 0,
    });
    expect(events.at(-1)).toMatchObject({ outcome: 'failed', error: { code: 'internal', retryable: true } });
    await second.close();
  });

  it.runIf(kind === 'postgres')('whose database goes away is taken up again and ends', async () => {
    const { key } = await open({ leaseMs: 1000 });
    work = async (context) => {
      if (contexts.length > 1) return succeed();
      await context.record({ credits: 1 });
      const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
      // Its connections are cut while it writes.
      const writing = Promise.all(Array.from({ length: 20 }, () => context.record({ credits: 0 })));
      await Promise.all([writing, others.execute(server.store.db)]);
      return succeed();
    };
    const id = await startJob(server, key, task);
    await expect.poll(() => contexts.length, { timeout: 10_000 }).toBe(2);
    const { job } = await endedJob(server, key, id);
    expect(job).toMatchObject({ status: 'completed', data: 1 });
  });
});
