import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import { matchesClaim } from './claims.ts';
import type { ClaimOptions, Claims } from './claims.ts';
import { claimsByFunction } from './claims-by-function.ts';
import { claimsInSteps } from './claims-in-steps.ts';
import type { ClaimedJob, NewJob } from './job.ts';
import { endWork } from './running.ts';
import type { Concurrency } from './running.ts';
import { scheduleTeam } from './team-schedule.ts';

/** A claim as the store has it. */
export interface StandingClaim extends ClaimedJob {
  cancelRequested: boolean;
}

/**
 * The jobs of one kind that wait or run, in the store. Everything that tells of a job's state joins the caller's
 * transaction, so that state, credits and queue never disagree. Teams take turns: of each the next job is claimed once
 * before any gets a second, and a claim costs the same however many wait. Times are by the clock of the database.
 *
 * Every transaction locks in one order, so that none waits for another in a circle: the job, its kind's own row, the turn of
 * the team, the account of the team. Call `enqueue` and `end` before what changes credits.
 */
export class JobQueue {
  readonly name: string;
  readonly store: Store;
  readonly #claims: Claims;

  /**
   * @param lane names the kind of work; queues of different lanes never wait for each other.
   * @param concurrency the works that a team may have running at once, by its plan; a job counts among them while it is
   * claimed, never while it waits. Unless given, jobs of the lane do not count.
   */
  constructor(store: Store, name: string, { concurrency }: { concurrency?: Concurrency } = {}) {
    this.store = store;
    this.name = name;
    const line = { store, name, concurrency };
    this.#claims = store.kind === 'postgres' ? claimsByFunction(line) : claimsInSteps(line);
  }

  /** Queues a job, in the transaction that stores what it is about. */
  async enqueue(query: Query, { id, teamId, priority = 0, delayMs = 0 }: NewJob): Promise<void> {
    const runAt = this.#after(delayMs);
    const waiting = { owner: null, attempt: 0, interruptions: 0, cancel_requested: 0, counts: 0 } as const;
    await query
      .insertInto('job')
      .values({ id, lane: this.name, team_id: teamId, priority, run_at: runAt, ...waiting })
      .execute();
    await scheduleTeam(query, { queueName: this.name, teamId, scheduledAt: runAt });
  }

  /** Lets one transaction at a time queue jobs of a team, or look whether it may. */
  async lockTeam(query: Query, teamId: string): Promise<void> {
    await scheduleTeam(query, { queueName: this.name, teamId, scheduledAt: this.#after(0) });
  }

  /** Whether a team has at least so many jobs here, waiting and running; costs no more than that many. */
  async holds(query: Query, teamId: string, count: number): Promise<boolean> {
    const some = query
      .selectFrom('job')
      .select('id')
      .where('lane', '=', this.name)
      .where('team_id', '=', teamId)
      .limit(count)
      .as('some');
    const { total } = await query
      .selectFrom(some)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total >= count;
  }

  /** Jobs that no process has in hand. */
  async waiting(): Promise<number> {
    const { total } = await this.store.db
      .selectFrom('job')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('lane', '=', this.name)
      .where('owner', 'is', null)
      .executeTakeFirstOrThrow();
    return total;
  }

  /** Takes up the next job of the team whose turn it is. @returns undefined when none may run now. */
  claim(options: ClaimOptions): Promise<ClaimedJob | undefined> {
    return this.#claims.claim(options);
  }

  /**
   * Locks a claimed job for a transaction that writes its state.
   * @returns undefined when it is not this claim's any more: another process has it, or it has ended. Write nothing then.
   */
  async owned(query: Query, job: ClaimedJob): Promise<{ cancelRequested: boolean } | undefined> {
    const row = await this.store
      .lockRow(query.selectFrom('job').select('cancel_requested').where(matchesClaim(job)))
      .executeTakeFirst();
    return row && { cancelRequested: row.cancel_requested === 1 };
  }

  /** Takes an ended job out, in the transaction that stores how it ended. @returns false when it is not this claim's. */
  end(query: Query, job: ClaimedJob): Promise<boolean> {
    return this.#claims.end(query, job);
  }

  /**
   * Gives a job back, to be claimed again: after one step of many, after a failure, or at shutdown.
   * @returns false when it is not this claim's.
   */
  async requeue(
    query: Query,
    job: ClaimedJob,
    { delayMs = 0, interrupted = false }: { delayMs?: number; interrupted?: boolean } = {},
  ): Promise<boolean> {
    const runAt = this.#after(delayMs);
    const row = await query
      .updateTable('job')
      .set((now) => ({
        owner: null,
        run_at: runAt,
        interruptions: interrupted ? now('interruptions', '+', 1) : 0,
      }))
      .where(matchesClaim(job))
      .returning('counts')
      .executeTakeFirst();
    if (row === undefined) return false;
    await scheduleTeam(query, { queueName: this.name, teamId: job.teamId, scheduledAt: runAt });
    if (row.counts === 1) await endWork(query, job.teamId);
    return true;
  }

  /** Lets a job that waits for a later moment be claimed now; nothing for one that is claimed or gone. */
  async runNow(query: Query, { id, teamId }: Pick<NewJob, 'id' | 'teamId'>): Promise<void> {
    const runAt = this.#after(0);
    await query
      .updateTable('job')
      .set({ run_at: runAt })
      .where('id', '=', id)
      .where('lane', '=', this.name)
      .where('owner', 'is', null)
      .where('run_at', '>', runAt)
      .execute();
    await scheduleTeam(query, { queueName: this.name, teamId, scheduledAt: runAt });
  }

  /**
   * Asks for the end of a job, in the transaction that stores that it was asked for.
   * @returns `removed`: it waited and will not run, its end is the caller's to store; `running`: its runner learns of it
   * and ends it; `gone`: there is no such job any more.
   */
  async cancel(query: Query, id: string): Promise<'removed' | 'running' | 'gone'> {
    const named = query.selectFrom('job').select('owner').where('id', '=', id).where('lane', '=', this.name);
    const row = await this.store.lockRow(named).executeTakeFirst();
    if (row === undefined) return 'gone';
    if (row.owner === null) await query.deleteFrom('job').where('id', '=', id).execute();
    else await query.updateTable('job').set({ cancel_requested: 1 }).where('id', '=', id).execute();
    return row.owner === null ? 'removed' : 'running';
  }

  /** The claims of an instance that stand, by job. */
  async claimsOf(owner: string): Promise<Map<string, StandingClaim>> {
    const rows = await this.store.db
      .selectFrom('job')
      .select(['id', 'team_id', 'attempt', 'interruptions', 'cancel_requested'])
      .where('owner', '=', owner)
      .where('lane', '=', this.name)
      .execute();
    return new Map(
      rows.map(({ id, team_id: teamId, attempt, interruptions, cancel_requested: cancel }) => [
        id,
        { id, teamId, owner, attempt, interruptions, cancelRequested: cancel === 1 },
      ]),
    );
  }

  #after(delayMs: number): RawBuilder<number> {
    return delayMs === 0 ? databaseNow(this.store) : sql<number>`${databaseNow(this.store)} + ${delayMs}`;
  }
}
