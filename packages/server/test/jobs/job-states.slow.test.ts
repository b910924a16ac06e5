import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { uuidv7 } from '../../src/platform/ids.ts';
import { ClaimLost } from '../../src/platform/jobs/job.ts';
import { JobQueue } from '../../src/platform/jobs/job-queue.ts';
import { releaseJobs } from '../../src/platform/jobs/release-jobs.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';
import { ACTIONS, START, apply, toKey } from './state-model.ts';
import type { Action, Outcome, State } from './state-model.ts';

const cases = storeKinds.flatMap((kind) => [
  { kind, isOneProcess: false, runs: 'two processes' },
  { kind, isOneProcess: true, runs: 'one process' },
]);

/**
 * Every order in which two runs, the reaper and a caller can act on one job, on the real queue: each action from each
 * state that the model can reach. A run may act on a claim that it has lost, as one does that was paused.
 */
describe.each(cases)('the states of a job on $kind, with runs of $runs', ({ kind, isOneProcess }) => {
  let store: Store;
  let close: () => Promise<void>;
  let teamId: string;
  beforeAll(async () => {
    ({ store, close } = await newStore(kind));
    teamId = await newTeam(store, 0);
    await store.tx((query) =>
      sql`create table model_row (id text primary key, status text, writes bigint)`.execute(query),
    );
  });
  afterAll(() => close());

  it('is as the model says after each action in each order', async () => {
    const seen = new Map<string, { state: State; path: Action[] }>([
      [toKey(START), { state: START, path: [] }],
    ]);
    let checked = 0;
    for (const { state, path } of seen.values()) {
      for (const action of ACTIONS) {
        const next = apply(state, action, isOneProcess);
        if (next === undefined) continue;
        await replay([...path, action]);
        checked += 1;
        const key = toKey(next.state);
        if (!seen.has(key)) seen.set(key, { state: next.state, path: [...path, action] });
      }
    }
    // 8 that wait, 8 that are claimed, 4 that are gone.
    expect(seen.size).toBe(20);
    expect(checked).toBeGreaterThan(150);
  }, 300_000);

  /** Plays a path on a new job, and compares each outcome and what is stored with the model. */
  async function replay(path: readonly Action[]): Promise<void> {
    const job = await newJob();
    let state = START;
    for (const action of path) {
      const next = apply(state, action, isOneProcess)!;
      const context = `${path.join(', ')}: ${action}`;
      expect(await job.act(action), context).toBe(next.outcome);
      state = next.state;
      expect(await job.read(), context).toEqual({
        job:
          state.job === 'gone'
            ? undefined
            : { owner: isOneProcess && state.owner ? 'a' : state.owner, cancelled: state.isCancelled },
        status: state.isOpen ? 'open' : 'ended',
        writes: state.writes,
        running: state.owner === undefined ? 0 : 1,
      });
    }
    await job.remove();
  }

  async function newJob() {
    const id = uuidv7();
    const queue = new JobQueue(store, id, {
      table: 'model_row',
      open: ['open'],
      concurrency: { byPlan: {}, otherwise: 10 },
    });
    const owners = { a: `${id}-a`, b: isOneProcess ? `${id}-a` : `${id}-b` };
    const claims: { a?: Claim; b?: Claim } = {};
    await store.tx(async (query) => {
      await sql`insert into model_row values (${id}, 'open', 0)`.execute(query);
      await queue.enqueue(query, { id, teamId });
    });
    const change = (what: string) => (query: Parameters<Parameters<Store['tx']>[0]>[0]) =>
      sql`update model_row set ${sql.raw(what)} where id = ${id}`.execute(query);
    const steps: Record<string, (worker: 'a' | 'b') => Promise<Outcome>> = {
      async claim(worker) {
        const claim = await queue.claim({ owner: owners[worker] });
        if (claim !== undefined) claims[worker] = claim;
        return claim === undefined ? 'nothing' : 'done';
      },
      write: (worker) =>
        store.tx(async (query) => {
          await queue.lockOwned(query, claims[worker]!);
          await change('writes = writes + 1')(query);
          return 'done' as const;
        }),
      end: (worker) =>
        store.tx(async (query) => {
          await queue.lockOwned(query, claims[worker]!);
          await change(`status = 'ended'`)(query);
          return (await queue.end(query, claims[worker]!)) ? 'done' : 'nothing';
        }),
      giveUp: (worker) =>
        store.tx(async (query) => ((await queue.end(query, claims[worker]!)) ? 'done' : 'nothing')),
      requeue: (worker) =>
        store.tx(async (query) =>
          (await queue.requeue(query, claims[worker]!, { interrupted: true })) ? 'done' : 'nothing',
        ),
      reap: (worker) =>
        store.tx(async (query) =>
          (await releaseJobs(store, query, owners[worker])) > 0 ? 'done' : 'nothing',
        ),
      cancel: () =>
        store.tx(async (query) => {
          const where = await queue.cancel(query, id);
          await change(`status = 'ended'`)(query);
          return where;
        }),
    };
    return {
      async act(action: Action): Promise<Outcome> {
        const [name, worker = 'a'] = action.split(' ') as [string, ('a' | 'b')?];
        try {
          return await steps[name]!(worker);
        } catch (error) {
          if (error instanceof ClaimLost) return 'lost';
          throw error;
        }
      },
      async read() {
        const row = await store.db
          .selectFrom('job')
          .select(['owner', 'cancel_requested'])
          .where('id', '=', id)
          .executeTakeFirst();
        const own = await sql<{ status: string; writes: number }>`select status, writes from model_row
          where id = ${id}`.execute(store.db);
        const { running } = await store.db
          .selectFrom('account')
          .select('running')
          .where('team_id', '=', teamId)
          .executeTakeFirstOrThrow();
        const owner = row?.owner?.slice(-1);
        return {
          job: row && { owner, cancelled: row.cancel_requested === 1 },
          ...own.rows[0]!,
          running,
        };
      },
      async remove() {
        await store.tx(async (query) => {
          await query.deleteFrom('job').where('id', '=', id).execute();
          await query.updateTable('account').set({ running: 0 }).where('team_id', '=', teamId).execute();
        });
      },
    };
  }
});

type Claim = NonNullable<Awaited<ReturnType<JobQueue['claim']>>>;
