import { sql } from 'kysely';
import { databaseNow } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { JobQueue } from './job-queue.ts';
import { STUCK_AFTER } from './job-worker.ts';

/** How a job stands in its queue; null for one that has ended. */
export interface Standing {
  state: 'waiting' | 'running' | null;
  /** Number of claims. */
  attempt: number | null;
  /** Last claims that ended without a result. */
  interruptions: number | null;
  /** When it may run, or could when it was claimed, in milliseconds by the clock of the database. */
  scheduledAt: number | null;
  isStuck: boolean;
}

/** A row of a kind with the standing of its job. */
export interface ListedJob<Row> extends Standing {
  row: Row;
}

/** What to list. */
export interface Selection {
  /** Only this one. */
  id?: string | undefined;
  /** Only those of a team. */
  teamId?: string | undefined;
  /** Only those that are stuck: their last runs ended without a result. */
  isStuck?: boolean;
  limit: number;
}

/**
 * Lists jobs of a kind, the newest first.
 * @param of `hasEnded` also lists rows whose jobs have ended.
 */
export async function listJobs<Row>(
  { db }: Store,
  { name, table, hasEnded }: { name: string; table: string; hasEnded: boolean },
  { id, teamId, isStuck = false, limit }: Selection,
): Promise<ListedJob<Row>[]> {
  const rows = await db
    .selectFrom(`${table as 'crawl'} as row`)
    .leftJoin('job', (on) => on.onRef('job.id', '=', 'row.id').on('job.queue', '=', name))
    .selectAll('row')
    .select(['job.owner as job_owner', 'job.attempt as job_attempt', 'job.run_at as job_run_at'])
    .select('job.interruptions as job_interruptions')
    .$if(!hasEnded, (select) => select.where('job.id', 'is not', null))
    .$if(isStuck, (select) => select.where('job.interruptions', '>=', STUCK_AFTER))
    .$if(id !== undefined, (select) => select.where('row.id', '=', id!))
    .$if(teamId !== undefined, (select) => select.where('row.team_id', '=', teamId!))
    .orderBy('row.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ job_owner: owner, job_attempt: attempt, job_run_at, job_interruptions, ...row }) => ({
    row: row as Row, // Of the table of the kind.
    state: attempt === null ? null : owner === null ? 'waiting' : 'running',
    attempt,
    interruptions: job_interruptions,
    scheduledAt: job_run_at,
    isStuck: (job_interruptions ?? 0) >= STUCK_AFTER,
  }));
}

/**
 * Runs a waiting job as soon as a worker has room for it, as if none of its runs had failed.
 * @returns false when it does not wait
 */
export async function retryJob(
  store: Store,
  name: string,
  job: { id: string; teamId: string },
): Promise<boolean> {
  return store.tx(async (query) => {
    const { numUpdatedRows } = await query
      .updateTable('job')
      .set({ interruptions: 0 })
      .where('id', '=', job.id)
      .where('queue', '=', name)
      .where('owner', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await new JobQueue(store, name).runNow(query, job);
    return numUpdatedRows > 0n;
  });
}

/** Stops claims from a queue, in every process. Jobs that run go on; those that wait and those to come wait. */
export async function pauseQueue(store: Store, name: string): Promise<void> {
  await store.tx((query) =>
    query
      .insertInto('paused_queue')
      .values({ queue: name, paused_at: databaseNow(store) })
      .onConflict((on) => on.doNothing())
      .execute(),
  );
}

/** Ends a pause. @returns false when there was none */
export async function resumeQueue(store: Store, name: string): Promise<boolean> {
  const { numDeletedRows } = await store.tx((query) =>
    query.deleteFrom('paused_queue').where('queue', '=', name).executeTakeFirst(),
  );
  store.topics.notify(name);
  return numDeletedRows > 0n;
}

/** The jobs of a queue, of all processes. */
export interface QueueStats {
  waiting: number;
  running: number;
  /** Milliseconds since the first of those that wait became due; 0 when none is due. */
  oldestMs: number;
  stuck: number;
  isPaused: boolean;
}

const NONE: QueueStats = { waiting: 0, running: 0, oldestMs: 0, stuck: 0, isPaused: false };

/** Counts the jobs of queues, by name. */
export async function readQueueStats(
  store: Store,
  names: readonly string[],
): Promise<ReadonlyMap<string, QueueStats>> {
  const now = databaseNow(store);
  const waits = sql`owner is null`;
  const count = (condition: typeof waits) =>
    sql<number>`cast(sum(case when ${condition} then 1 else 0 end) as bigint)`;
  const [rows, paused] = await Promise.all([
    store.db
      .selectFrom('job')
      .select('queue')
      .select([
        count(waits).as('waiting'),
        count(sql`owner is not null`).as('running'),
        count(sql`interruptions >= ${STUCK_AFTER}`).as('stuck'),
        sql<number | null>`max(case when ${waits} and run_at < ${now} then ${now} - run_at end)`.as(
          'oldestMs',
        ),
      ])
      .groupBy('queue')
      .execute(),
    store.db.selectFrom('paused_queue').select('queue').execute(),
  ]);
  const found = new Map(
    rows.map(({ queue, oldestMs, ...counts }) => [queue, { ...counts, oldestMs: oldestMs ?? 0 }]),
  );
  return new Map(
    names.map((name) => {
      const isPaused = paused.some(({ queue }) => queue === name);
      return [name, { ...NONE, ...found.get(name), isPaused }];
    }),
  );
}
