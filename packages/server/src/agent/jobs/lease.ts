import { sql } from 'kysely';
import { databaseNow } from '../../store/clock.ts';
import type { Query, Store } from '../../store/store.ts';
import type { AgentJobRow } from '../../store/tables.ts';
import { toClaimedJob } from './job.ts';
import type { ClaimedJob } from './job.ts';

/** Who claims and for how long. */
export interface Lease {
  /** Id of the worker. */
  owner: string;
  /** Milliseconds without a heartbeat after which another worker may take the job up. */
  leaseMs: number;
}

/**
 * Takes up the job that waits longest: one that nobody has claimed, or whose worker was not heard of for the lease.
 * @returns undefined when none waits.
 */
export async function claimJob(store: Store, { owner, leaseMs }: Lease): Promise<ClaimedJob | undefined> {
  return store.tx(async (query) => {
    const waiting = query
      .selectFrom('agent_job')
      .selectAll()
      .where('status', '=', 'processing')
      .where('lease_until', '<', databaseNow(store))
      .orderBy('created_at')
      .limit(1);
    const row = await store.lockRow(waiting, { skipLocked: true }).executeTakeFirst();
    if (row === undefined) return undefined;
    const claim = {
      attempt: row.attempt + 1,
      lease_owner: owner,
      credits_used: 0,
      // 0 stands for a job that is new or was given back; any other lease ran out.
      interruptions: row.interruptions + (row.lease_until > 0 ? 1 : 0),
    };
    const until = leaseUntil(store, leaseMs);
    await query
      .updateTable('agent_job')
      .set({ ...claim, lease_until: until })
      .where('id', '=', row.id)
      .execute();
    return toClaimedJob({ ...row, ...claim });
  });
}

/** By the clock of the database: those of workers may differ, and none of them decides whose a job is. */
const leaseUntil = (store: Store, leaseMs: number) => sql<number>`${databaseNow(store)} + ${leaseMs}`;

/** What a worker learns when it renews its lease. */
export type Heartbeat = 'running' | 'cancel requested' | 'lost';

/** Renews the lease of a job. `lost`: another worker has it, or it has ended; stop at once and write nothing. */
export async function heartbeat(store: Store, job: ClaimedJob, { leaseMs }: Lease): Promise<Heartbeat> {
  return store.tx(async (query) => {
    const row = await ownedJob(store, query, job);
    if (row === undefined) return 'lost';
    await query
      .updateTable('agent_job')
      .set({ lease_until: leaseUntil(store, leaseMs) })
      .where('id', '=', job.id)
      .execute();
    return row.cancel_requested_at === null ? 'running' : 'cancel requested';
  });
}

/**
 * Gives a job back, so that the next worker takes it up without waiting for the lease. Its attempt is over: a runner
 * that goes on regardless writes nothing more.
 */
export async function returnJob(store: Store, job: ClaimedJob): Promise<void> {
  await store.tx(async (query) => {
    if ((await ownedJob(store, query, job)) === undefined) return;
    await query
      .updateTable('agent_job')
      .set({ lease_until: 0, attempt: job.attempt + 1 })
      .where('id', '=', job.id)
      .execute();
  });
}

/** What writing to a job needs to know of it. */
export type OwnedJob = Pick<
  AgentJobRow,
  'events' | 'credits_used' | 'cancel_requested_at' | 'team_id' | 'hold_id'
>;

/** The row of a job while it is this attempt's, locked; undefined once it is not. */
export async function ownedJob(
  store: Store,
  query: Query,
  { id, attempt }: ClaimedJob,
): Promise<OwnedJob | undefined> {
  const owned = query
    .selectFrom('agent_job')
    .select(['events', 'credits_used', 'cancel_requested_at', 'team_id', 'hold_id'])
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', 'processing');
  return store.lockRow(owned).executeTakeFirst();
}
