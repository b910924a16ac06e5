import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { finishJob } from '../../src/capabilities/agent/jobs/finish.ts';
import { agentKind } from '../../src/capabilities/agent/jobs/agent-kind.ts';
import type { AgentRun } from '../../src/capabilities/agent/jobs/job.ts';
import { record } from '../../src/capabilities/agent/trace/journal.ts';
import type { AgentRunner, RunContext, RunResult } from '../../src/capabilities/agent/runners/runner.ts';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { ClaimLost } from '../../src/platform/jobs/job.ts';
import type { ClaimedJob } from '../../src/platform/jobs/job.ts';
import { releaseJobs } from '../../src/platform/jobs/release.ts';
import { call, endedJob, startJob } from '../support/jobs.ts';
import { plans, startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { playedOn } from '../support/stores.ts';

const hang = (): Promise<RunResult> => new Promise(() => {});
const succeed = async (): Promise<RunResult> => ({ outcome: 'succeeded', data: 1 });

/** What happens to runs that are cancelled, taken away, given up or cut off, on either store. */
describe.each(playedOn)('a run on %s', (kind) => {
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
  const queueOf = () => agentKind.openQueue(server.store, plans);
  /** What the others do once the lease of an instance has passed. */
  const die = (owner: string) => server.store.tx((query) => releaseJobs(server.store, query, owner));
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
    await expect(contexts[0]!.record({ credits: 1 })).rejects.toBeInstanceOf(ClaimLost);
    expect(await server.team(teamId)).toMatchObject({ credits: 100, held: 0 });
  });

  it('that does not heed the end of its server is given back, and writes nothing after', async () => {
    const { key } = await open({ agentRuns: 0 });
    work = hang;
    const ends = await startTestServer({ agentPollMs: 20 }, kind, server.place, { runner: runnerOf() });
    const id = await startJob(server, key, task);
    await expect.poll(() => contexts.length).toBe(1);
    await ends.close();
    const identity = { teamId: 'whoever' };
    const given = { id, attempt: 1, owner: 'whoever', maxCredits: 10, identity } as AgentRun;
    await expect(record(queueOf(), given, { credits: 1 })).rejects.toBeInstanceOf(ClaimLost);
    await expect(contexts[0]!.record({ credits: 1 })).rejects.toThrow();
    expect(await queueOf().claim({ owner: 'next' })).toMatchObject({ id, attempt: 2, interruptions: 0 });
  });

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
    // On a slow machine a cancellation comes too early for any run to end: then it is given ever more time.
    for (let round = 0; round < 24 || (seen.size < 2 && round < 60); round++) {
      const waitMs = round % 10;
      work = () => sleep(waitMs).then(succeed);
      const id = await startJob(server, key, { prompt: 'x', maxCredits: 1 });
      await sleep(seen.has('completed') ? (round * 7) % 25 : round * 20);
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

  it('that was taken away from a worker writes nothing there', async () => {
    const { key } = await open({ agentRuns: 0 });
    const id = await startJob(server, key, task);
    const queue = queueOf();
    const behind = (await queue.claim({ owner: 'behind' }))!;
    expect(await queue.claim({ owner: 'ahead' })).toBeUndefined();
    await die('behind');
    const ahead = (await queue.claim({ owner: 'ahead' }))!;

    expect([behind.id, ahead.id, ahead.attempt]).toEqual([id, id, 2]);
    expect(await queue.claim({ owner: 'behind' })).toBeUndefined();
    const end = (job: ClaimedJob) => finishJob(queue, job, { outcome: 'succeeded', data: 1 }, 60_000);
    const identity = { teamId: behind.teamId };
    const step = record(queue, { ...behind, maxCredits: 10, identity } as AgentRun, { credits: 1 });
    await expect(step).rejects.toBeInstanceOf(ClaimLost);
    await expect(end(behind)).rejects.toBeInstanceOf(ClaimLost);
    expect(await end(ahead)).toMatchObject({ outcome: 'succeeded' });
    await expect(end(ahead)).rejects.toBeInstanceOf(ClaimLost);
  });

  it('that ends its workers again and again ends as failed', async () => {
    const { key } = await open({ agentRuns: 0 });
    const id = await startJob(server, key, task);
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await queueOf().claim({ owner: 'dies' })).toMatchObject({ attempt });
      await die('dies');
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
    await expect.poll(() => contexts.length).toBe(2);
    const { job } = await endedJob(server, key, id);
    expect(job).toMatchObject({ status: 'completed', data: 1 });
  });
});
