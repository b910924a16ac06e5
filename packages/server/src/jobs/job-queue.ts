import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { ClaimedJob, NewJob } from './job.ts';
import { takeTurn, turnAt } from './turns.ts';
import type { Candidates } from './turns.ts';

/** Milliseconds until a team that may not start one more job is asked again. */
const BUSY_MS = 1000;

/** Who claims, and what it may take. */
export interface ClaimOptions extends Candidates {
  /** The instance that will own the job. */
  owner: string;
  /** Whether the team may have one more job running; asked in the transaction of the claim. */
  mayStart?(query: Query, teamId: string): Promise<boolean>;
}

/**
 * The jobs of one kind that wait or run, in the store. Everything that tells of a job's state joins the caller's
 * transaction, so that state, credits and queue never disagree. Teams take turns: of each the next job is claimed once
 * before any gets a second, and a claim costs the same however many wait. Times are by the clock of the database.
 */
export class JobQueue {
  readonly lane: string;
  readonly #store: Store;

  /** @param lane names the kind of work; queues of different lanes never wait for each other. */
  constructor(store: Store, lane: string) {
    this.#store = store;
    this.lane = lane;
  }

  /** Queues a job, in the transaction that stores what it is about. */
  async enqueue(query: Query, { id, teamId, priority = 0, delayMs = 0 }: NewJob): Promise<void> {
    const runAt = this.#after(delayMs);
    const waiting = { owner: null, attempt: 0, interruptions: 0, cancel_requested: 0 } as const;
    await query
      .insertInto('job')
      .values({ id, lane: this.lane, team_id: teamId, priority, run_at: runAt, ...waiting })
      .execute();
    await turnAt(query, { lane: this.lane, teamId, dueAt: runAt });
  }

  /** Takes up the next job of the team whose turn it is. @returns undefined when none may run now. */
  async claim(options: ClaimOptions): Promise<ClaimedJob | undefined> {
    for (;;) {
      const found = await this.#store.tx((query) => this.#claim(query, options));
      if (found !== 'nothing of this team') return found;
    }
  }

  async #claim(
    query: Query,
    { owner, mayStart, ...candidates }: ClaimOptions,
  ): Promise<ClaimedJob | 'nothing of this team' | undefined> {
    const teamId = await takeTurn(this.#store, query, this.lane, candidates);
    if (teamId === undefined) return undefined;
    const turn = { lane: this.lane, teamId };
    if (mayStart !== undefined && !(await mayStart(query, teamId))) {
      await turnAt(query, { ...turn, dueAt: this.#after(BUSY_MS), anew: true });
      return 'nothing of this team';
    }
    const row = await this.#takeNext(query, owner, teamId);
    // The next of this team after the others, which have waited longer.
    if (row !== undefined) await turnAt(query, { ...turn, dueAt: this.#after(0), anew: true });
    else await this.#postpone(query, teamId);
    return row === undefined ? 'nothing of this team' : { ...row, teamId, owner };
  }

  /** The job of the team that comes first by priority, then by time. */
  async #takeNext(query: Query, owner: string, teamId: string) {
    const next = query
      .selectFrom('job')
      .select('id')
      .where('lane', '=', this.lane)
      .where('team_id', '=', teamId)
      .where('owner', 'is', null)
      .where('run_at', '<=', this.#after(0))
      .orderBy('priority', 'desc')
      .orderBy('run_at')
      .orderBy('id')
      .limit(1);
    return query
      .updateTable('job')
      .set((job) => ({ owner, attempt: job('attempt', '+', 1) }))
      .where('id', '=', next)
      .returning(['id', 'attempt', 'interruptions'])
      .executeTakeFirst();
  }

  /** Of a team that has no job to run now: comes back when one is due, or when one is queued. */
  async #postpone(query: Query, teamId: string): Promise<void> {
    const { dueAt } = await query
      .selectFrom('job')
      .select((job) => job.fn.min('run_at').as('dueAt'))
      .where('lane', '=', this.lane)
      .where('team_id', '=', teamId)
      .where('owner', 'is', null)
      .executeTakeFirstOrThrow();
    if (dueAt !== null) return turnAt(query, { lane: this.lane, teamId, dueAt, anew: true });
    await query.deleteFrom('job_turn').where('lane', '=', this.lane).where('team_id', '=', teamId).execute();
  }

  /**
   * Locks a claimed job for a transaction that writes its state.
   * @returns undefined when it is not this claim's any more: another process has it, or it has ended. Write nothing then.
   */
  async owned(query: Query, job: ClaimedJob): Promise<{ cancelRequested: boolean } | undefined> {
    const row = await this.#store
      .lockRow(query.selectFrom('job').select('cancel_requested').where(claimedAs(job)))
      .executeTakeFirst();
    return row && { cancelRequested: row.cancel_requested === 1 };
  }

  /** Takes an ended job out, in the transaction that stores how it ended. @returns false when it is not this claim's. */
  async end(query: Query, job: ClaimedJob): Promise<boolean> {
    const { numDeletedRows } = await query.deleteFrom('job').where(claimedAs(job)).executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    // A team that was at its limit need not wait until it is asked again.
    await query
      .updateTable('job_turn')
      .set({ due_at: this.#after(0) })
      .where('lane', '=', this.lane)
      .where('team_id', '=', job.teamId)
      .where('due_at', '>', this.#after(0))
      .execute();
    return true;
  }

  /**
   * Gives a job back, to be claimed again: after one step of many, after a failure, or at shutdown.
   * @returns false when it is not this claim's.
   */
  async again(
    query: Query,
    job: ClaimedJob,
    { delayMs = 0, interrupted = false }: { delayMs?: number; interrupted?: boolean } = {},
  ): Promise<boolean> {
    const runAt = this.#after(delayMs);
    const { numUpdatedRows } = await query
      .updateTable('job')
      .set((row) => ({
        owner: null,
        run_at: runAt,
        interruptions: interrupted ? row('interruptions', '+', 1) : 0,
      }))
      .where(claimedAs(job))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await turnAt(query, { lane: this.lane, teamId: job.teamId, dueAt: runAt });
    return true;
  }

  /**
   * Asks for the end of a job, in the transaction that stores that it was asked for.
   * @returns `removed`: it waited and will not run, its end is the caller's to store; `running`: its runner learns of it
   * and ends it; `gone`: there is no such job any more.
   */
  async cancel(query: Query, id: string): Promise<'removed' | 'running' | 'gone'> {
    const named = query.selectFrom('job').select('owner').where('id', '=', id).where('lane', '=', this.lane);
    const row = await this.#store.lockRow(named).executeTakeFirst();
    if (row === undefined) return 'gone';
    if (row.owner === null) await query.deleteFrom('job').where('id', '=', id).execute();
    else await query.updateTable('job').set({ cancel_requested: 1 }).where('id', '=', id).execute();
    return row.owner === null ? 'removed' : 'running';
  }

  /** The claims of an instance that stand, by job: whether each is to be cancelled. */
  async claimsOf(owner: string): Promise<Map<string, { cancelRequested: boolean }>> {
    const rows = await this.#store.db
      .selectFrom('job')
      .select(['id', 'cancel_requested'])
      .where('owner', '=', owner)
      .where('lane', '=', this.lane)
      .execute();
    return new Map(rows.map((row) => [row.id, { cancelRequested: row.cancel_requested === 1 }]));
  }

  #after(delayMs: number) {
    return delayMs === 0 ? databaseNow(this.#store) : sql<number>`${databaseNow(this.#store)} + ${delayMs}`;
  }
}

/** The row of a job while it is this claim's. */
function claimedAs({ id, owner, attempt }: ClaimedJob) {
  return (job: ExpressionBuilder<Tables, 'job'>) => job.and({ id, owner, attempt });
}

/**
 * Gives back what an instance that is gone has claimed, in the transaction that found its lease passed. A claim that was
 * cancelled is given back too: its next runner ends it.
 * @returns how many jobs
 */
export async function releaseJobsOf(store: Store, query: Query, owner: string): Promise<number> {
  const runAt = databaseNow(store);
  const jobs = await query
    .updateTable('job')
    .set((job) => ({ owner: null, run_at: runAt, interruptions: job('interruptions', '+', 1) }))
    .where('owner', '=', owner)
    .returning(['lane', 'team_id'])
    .execute();
  const turns = new Map(jobs.map((job) => [`${job.lane} ${job.team_id}`, job]));
  // In one order everywhere, so that two transactions never wait for each other.
  for (const [, { lane, team_id: teamId }] of [...turns].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await turnAt(query, { lane, teamId, dueAt: runAt });
  return jobs.length;
}
