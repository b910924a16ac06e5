import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { ClaimedJob, NewJob } from './job.ts';
import { endWork, startWork } from './running.ts';
import type { Concurrency } from './running.ts';
import { takeTurn, turnAt } from './turns.ts';
import type { Candidates } from './turns.ts';

/** Milliseconds until a team that may not start one more job is asked again. */
const BUSY_MS = 1000;

/** Who claims, and what it may take. */
export interface ClaimOptions extends Candidates {
  /** The instance that will own the job. */
  owner: string;
}

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
  readonly lane: string;
  readonly store: Store;
  readonly #concurrency: Concurrency | undefined;

  /**
   * @param lane names the kind of work; queues of different lanes never wait for each other.
   * @param concurrency the works that a team may have running at once, by its plan; a job counts among them while it is
   * claimed, never while it waits. Unless given, jobs of the lane do not count.
   */
  constructor(store: Store, lane: string, { concurrency }: { concurrency?: Concurrency } = {}) {
    this.store = store;
    this.lane = lane;
    this.#concurrency = concurrency;
  }

  /** Queues a job, in the transaction that stores what it is about. */
  async enqueue(query: Query, { id, teamId, priority = 0, delayMs = 0 }: NewJob): Promise<void> {
    const runAt = this.#after(delayMs);
    const waiting = { owner: null, attempt: 0, interruptions: 0, cancel_requested: 0, counts: 0 } as const;
    await query
      .insertInto('job')
      .values({ id, lane: this.lane, team_id: teamId, priority, run_at: runAt, ...waiting })
      .execute();
    await turnAt(query, { lane: this.lane, teamId, dueAt: runAt });
  }

  /** Lets one transaction at a time queue jobs of a team, or look whether it may. */
  async lockTeam(query: Query, teamId: string): Promise<void> {
    await turnAt(query, { lane: this.lane, teamId, dueAt: this.#after(0) });
  }

  /** Whether a team has at least so many jobs here, waiting and running; costs no more than that many. */
  async holds(query: Query, teamId: string, count: number): Promise<boolean> {
    const some = query
      .selectFrom('job')
      .select('id')
      .where('lane', '=', this.lane)
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
      .where('lane', '=', this.lane)
      .where('owner', 'is', null)
      .executeTakeFirstOrThrow();
    return total;
  }

  /** Takes up the next job of the team whose turn it is. @returns undefined when none may run now. */
  async claim(options: ClaimOptions): Promise<ClaimedJob | undefined> {
    for (;;) {
      const found = await this.store.tx((query) => this.#claim(query, options));
      if (found !== 'nothing of this team') return found;
    }
  }

  async #claim(
    query: Query,
    { owner, ...candidates }: ClaimOptions,
  ): Promise<ClaimedJob | 'nothing of this team' | undefined> {
    const teamId = await takeTurn(this.store, query, this.lane, candidates);
    if (teamId === undefined) return undefined;
    const row = await this.#takeNext(query, owner, teamId);
    if (row === undefined) return await this.#postpone(query, teamId);
    const turn = { lane: this.lane, teamId, anew: true };
    if (this.#concurrency !== undefined && !(await startWork(query, teamId, this.#concurrency))) {
      await this.#leave(query, row.id);
      await turnAt(query, { ...turn, dueAt: this.#after(BUSY_MS) });
      return 'nothing of this team';
    }
    // The next of this team after the others, which have waited longer.
    await turnAt(query, { ...turn, dueAt: this.#after(0) });
    return { ...row, teamId, owner };
  }

  /** Claims the job of the team that comes first by priority, then by time. */
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
    return (
      query
        .updateTable('job')
        .set((job) => ({
          owner,
          attempt: job('attempt', '+', 1),
          counts: this.#concurrency === undefined ? 0 : 1,
        }))
        // One that is being cancelled is passed over: its canceller may be waiting for what this claim holds.
        .where('id', '=', this.store.lockRow(next, { skipLocked: true }))
        .returning(['id', 'attempt', 'interruptions'])
        .executeTakeFirst()
    );
  }

  /** Undoes a claim in its own transaction. */
  async #leave(query: Query, id: string): Promise<void> {
    await query
      .updateTable('job')
      .set((job) => ({ owner: null, attempt: job('attempt', '-', 1), counts: 0 }))
      .where('id', '=', id)
      .execute();
  }

  /** Of a team that has no job to run now: comes back when one is due, or when one is queued. */
  async #postpone(query: Query, teamId: string): Promise<'nothing of this team'> {
    const { dueAt } = await query
      .selectFrom('job')
      .select((job) => job.fn.min('run_at').as('dueAt'))
      .where('lane', '=', this.lane)
      .where('team_id', '=', teamId)
      .where('owner', 'is', null)
      .executeTakeFirstOrThrow();
    const turn = { lane: this.lane, teamId };
    if (dueAt !== null) await turnAt(query, { ...turn, dueAt, anew: true });
    else await query.deleteFrom('job_turn').where(isTurn(turn)).execute();
    return 'nothing of this team';
  }

  /**
   * Locks a claimed job for a transaction that writes its state.
   * @returns undefined when it is not this claim's any more: another process has it, or it has ended. Write nothing then.
   */
  async owned(query: Query, job: ClaimedJob): Promise<{ cancelRequested: boolean } | undefined> {
    const row = await this.store
      .lockRow(query.selectFrom('job').select('cancel_requested').where(claimedAs(job)))
      .executeTakeFirst();
    return row && { cancelRequested: row.cancel_requested === 1 };
  }

  /** Takes an ended job out, in the transaction that stores how it ended. @returns false when it is not this claim's. */
  async end(query: Query, job: ClaimedJob): Promise<boolean> {
    const row = await query.deleteFrom('job').where(claimedAs(job)).returning('counts').executeTakeFirst();
    if (row === undefined) return false;
    // A team that was at its limit need not wait until it is asked again.
    await query
      .updateTable('job_turn')
      .set({ due_at: this.#after(0) })
      .where(isTurn({ lane: this.lane, teamId: job.teamId }))
      .where('due_at', '>', this.#after(0))
      .execute();
    if (row.counts === 1) await endWork(query, job.teamId);
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
    const row = await query
      .updateTable('job')
      .set((now) => ({
        owner: null,
        run_at: runAt,
        interruptions: interrupted ? now('interruptions', '+', 1) : 0,
      }))
      .where(claimedAs(job))
      .returning('counts')
      .executeTakeFirst();
    if (row === undefined) return false;
    await turnAt(query, { lane: this.lane, teamId: job.teamId, dueAt: runAt });
    if (row.counts === 1) await endWork(query, job.teamId);
    return true;
  }

  /**
   * Asks for the end of a job, in the transaction that stores that it was asked for.
   * @returns `removed`: it waited and will not run, its end is the caller's to store; `running`: its runner learns of it
   * and ends it; `gone`: there is no such job any more.
   */
  async cancel(query: Query, id: string): Promise<'removed' | 'running' | 'gone'> {
    const named = query.selectFrom('job').select('owner').where('id', '=', id).where('lane', '=', this.lane);
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
      .where('lane', '=', this.lane)
      .execute();
    return new Map(
      rows.map(({ id, team_id: teamId, attempt, interruptions, cancel_requested: cancel }) => [
        id,
        { id, teamId, owner, attempt, interruptions, cancelRequested: cancel === 1 },
      ]),
    );
  }

  #after(delayMs: number) {
    return delayMs === 0 ? databaseNow(this.store) : sql<number>`${databaseNow(this.store)} + ${delayMs}`;
  }
}

/** The row of a job while it is this claim's. */
function claimedAs({ id, owner, attempt }: ClaimedJob) {
  return (job: ExpressionBuilder<Tables, 'job'>) => job.and({ id, owner, attempt });
}

function isTurn({ lane, teamId }: { lane: string; teamId: string }) {
  return (turn: ExpressionBuilder<Tables, 'job_turn'>) => turn.and({ lane, team_id: teamId });
}
