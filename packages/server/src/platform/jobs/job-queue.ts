import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { claimNext, endClaim, matchesClaim } from './claim.ts';
import type { ClaimOptions, ClaimQueue, Concurrency } from './claim.ts';
import { ClaimLost } from './job.ts';
import type { ClaimedJob, JobRow, NewJob } from './job.ts';
import { isRetained } from '../retention/retention.ts';
import { release } from './release.ts';
import { scheduleTeam } from './team-schedule.ts';

export interface JobQueueOptions {
  /** How much a team may run at once, by its plan. A job counts while it is claimed. By default jobs do not count. */
  concurrency?: Concurrency;
  /** Whether the jobs of suspended teams run; false by default. */
  servesSuspended?: boolean;
  /** The table of the kind, see `KindOptions`; needed by `lockOwned` and `lockRow`. */
  table?: string;
  /** Statuses of its rows that have not ended. */
  open?: readonly string[];
}

/** A claim as the store has it. */
export interface StandingClaim extends ClaimedJob {
  cancelRequested: boolean;
  /** Its team was suspended: the run stops, and the job waits until the team is resumed. */
  isSuspended: boolean;
}

/**
 * The jobs of one kind that wait or run, in the store. Every change of a job joins the caller's transaction, so that
 * state, credits and queue never disagree. Teams are served round robin: each team's next job is claimed once before
 * any team gets a second. A claim costs the same however many jobs wait. Times are by the clock of the database.
 *
 * Every transaction locks in the same order to avoid deadlocks: the job, the row of its kind, the schedule of the team,
 * the account of the team. Call `enqueue` and `end` before changes of credits.
 */
export class JobQueue<Row extends JobRow = JobRow> {
  readonly name: string;
  readonly store: Store;
  readonly #claimQueue: ClaimQueue;
  readonly #table: string | undefined;
  readonly #open: readonly string[];

  /** @param name the kind of work; different queues never wait for each other. */
  constructor(
    store: Store,
    name: string,
    { concurrency, servesSuspended = false, table, open = [] }: JobQueueOptions = {},
  ) {
    this.store = store;
    this.name = name;
    this.#table = table;
    this.#open = open;
    this.#claimQueue = { store, name, concurrency, servesSuspended };
  }

  /** Queues a job, in the transaction that stores its data. Once it has committed, the workers look. */
  async enqueue(query: Query, { id, teamId, priority = 0, delayMs = 0 }: NewJob): Promise<void> {
    const runAt = this.#after(delayMs);
    const waiting = { owner: null, attempt: 0, interruptions: 0, cancel_requested: 0, counts: 0 } as const;
    await query
      .insertInto('job')
      .values({ id, queue: this.name, team_id: teamId, priority, run_at: runAt, ...waiting })
      .execute();
    await scheduleTeam(query, { queueName: this.name, teamId, scheduledAt: runAt });
    if (delayMs === 0) this.store.topics.notifyAfter(query, this.name);
  }

  /** Serializes the transactions that queue jobs of a team, or check whether they may. */
  async lockTeam(query: Query, teamId: string): Promise<void> {
    await scheduleTeam(query, { queueName: this.name, teamId, scheduledAt: this.#after(0) });
  }

  /** Whether a team has at least `count` jobs here, waiting and running; reads no more rows than that. */
  async holds(query: Query, teamId: string, count: number): Promise<boolean> {
    const some = query
      .selectFrom('job')
      .select('id')
      .where('queue', '=', this.name)
      .where('team_id', '=', teamId)
      .limit(count)
      .as('some');
    const { total } = await query
      .selectFrom(some)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total >= count;
  }

  /** Claims the next job of the team that is first in line. @returns undefined when no job may run now. */
  claim(options: ClaimOptions): Promise<ClaimedJob | undefined> {
    return claimNext(this.#claimQueue, options);
  }

  /**
   * Locks a claimed job for a transaction that writes its state.
   * @throws {ClaimLost} when another process owns it, or it has ended.
   */
  async requireOwned(query: Query, job: ClaimedJob): Promise<void> {
    const own = query.selectFrom('job').select('id').where(matchesClaim(job));
    if ((await this.store.lockRow(own).executeTakeFirst()) === undefined) throw new ClaimLost(job);
  }

  /**
   * Locks a claimed job, and its row after it, for a transaction that writes its state.
   * @throws {ClaimLost} when another process owns it, or its row has ended.
   */
  async lockOwned(query: Query, job: ClaimedJob): Promise<Row> {
    // One round trip. PostgreSQL locks the rows of a join in the order of its tables: the job, then its row.
    const owned = query
      .selectFrom('job')
      .innerJoin(`${this.#table as 'crawl'} as row`, 'row.id', 'job.id')
      .selectAll('row')
      .where('job.id', '=', job.id)
      .where('job.owner', '=', job.owner)
      .where('job.attempt', '=', job.attempt);
    const row = (await this.store.lockRow(owned).executeTakeFirst()) as unknown as Row | undefined;
    if (row !== undefined && this.isOpen(row)) return row;
    throw new ClaimLost(job);
  }

  /** Locks a job, if there is one with this id, whoever owns it. */
  async lock(query: Query, id: string): Promise<void> {
    await this.store.lockRow(query.selectFrom('job').select('id').where('id', '=', id)).executeTakeFirst();
  }

  /** Locks the row of a job. To avoid deadlocks, lock the job before it: `requireOwned`, `cancel` or `lock`. */
  async lockRow(query: Query, id: string): Promise<Row | undefined> {
    // Which table it is, and so its type, is known to the kind alone.
    const row = query
      .selectFrom(this.#table as 'crawl')
      .selectAll()
      .where('id', '=', id);
    return (await this.store.lockRow(row).executeTakeFirst()) as unknown as Row | undefined;
  }

  /** Whether a row has not ended. */
  isOpen({ status }: Row): boolean {
    return status === undefined || this.#open.includes(status);
  }

  /** Reads a row of a team that callers may still read: until it has ended, and then until it expires. */
  async findRetained(
    query: Kysely<Tables>,
    { id, teamId }: Pick<NewJob, 'id' | 'teamId'>,
  ): Promise<Row | undefined> {
    const row = query
      .selectFrom(this.#table as 'crawl')
      .selectAll()
      .where('id', '=', id)
      .where('team_id', '=', teamId)
      .where(isRetained(this.#open));
    return (await row.executeTakeFirst()) as unknown as Row | undefined;
  }

  /**
   * Removes an ended job, in the transaction that stores its result.
   * @returns false when this claim does not own it.
   */
  end(query: Query, job: ClaimedJob): Promise<boolean> {
    return endClaim(query, this.#claimQueue, job);
  }

  /**
   * Releases a job so that it can be claimed once more: after one step of many, after a failure, or at shutdown.
   * @returns false when this claim does not own it.
   */
  async requeue(
    query: Query,
    job: ClaimedJob,
    { delayMs = 0, interrupted = false }: { delayMs?: number; interrupted?: boolean } = {},
  ): Promise<boolean> {
    const runAt = this.#after(delayMs);
    return (await release(query, matchesClaim(job), { runAt, interrupted })) > 0;
  }

  /** Makes a delayed job claimable now. Does nothing for a job that is claimed or has ended. */
  async runNow(query: Query, { id, teamId }: Pick<NewJob, 'id' | 'teamId'>): Promise<void> {
    const runAt = this.#after(0);
    await query
      .updateTable('job')
      .set({ run_at: runAt })
      .where('id', '=', id)
      .where('queue', '=', this.name)
      .where('owner', 'is', null)
      .where('run_at', '>', runAt)
      .execute();
    await scheduleTeam(query, { queueName: this.name, teamId, scheduledAt: runAt });
    this.store.topics.notifyAfter(query, this.name);
  }

  /**
   * Cancels a job, in the transaction that stores the cancellation.
   * @returns `removed`: it was waiting and will not run, and the caller stores its end; `running`: its runner is
   * notified and ends it; `gone`: there is no such job.
   */
  async cancel(query: Query, id: string): Promise<'removed' | 'running' | 'gone'> {
    const named = query.selectFrom('job').select('owner').where('id', '=', id).where('queue', '=', this.name);
    const row = await this.store.lockRow(named).executeTakeFirst();
    if (row === undefined) return 'gone';
    if (row.owner === null) {
      await query.deleteFrom('job').where('id', '=', id).execute();
      return 'removed';
    }
    await query.updateTable('job').set({ cancel_requested: 1 }).where('id', '=', id).execute();
    this.store.topics.notifyAfter(query, this.name);
    return 'running';
  }

  /** Returns the current claims of an instance, by job. */
  async claimsOf(owner: string): Promise<Map<string, StandingClaim>> {
    const rows = await this.store.db
      .selectFrom('job')
      .innerJoin('team', 'team.id', 'job.team_id')
      .select(['job.id', 'job.team_id', 'attempt', 'interruptions', 'cancel_requested', 'suspended_at'])
      .where('owner', '=', owner)
      .where('queue', '=', this.name)
      .execute();
    return new Map(
      rows.map(({ id, team_id: teamId, attempt, interruptions, cancel_requested: cancel, suspended_at }) => [
        id,
        {
          id,
          teamId,
          owner,
          attempt,
          interruptions,
          cancelRequested: cancel === 1,
          isSuspended: suspended_at !== null && !this.#claimQueue.servesSuspended,
        },
      ]),
    );
  }

  #after(delayMs: number): RawBuilder<number> {
    return delayMs === 0 ? databaseNow(this.store) : sql<number>`${databaseNow(this.store)} + ${delayMs}`;
  }
}
