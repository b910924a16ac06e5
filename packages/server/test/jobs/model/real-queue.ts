import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { releaseHolds } from '../../../src/accounts/credits/release-holds.ts';
import { Instance } from '../../../src/platform/instances/instance.ts';
import { ClaimLost } from '../../../src/platform/jobs/job.ts';
import type { ClaimedJob } from '../../../src/platform/jobs/job.ts';
import { JobQueue } from '../../../src/platform/jobs/job-queue.ts';
import type { StandingClaim } from '../../../src/platform/jobs/job-queue.ts';
import { pauseQueue, resumeQueue, retryJob } from '../../../src/platform/jobs/operate.ts';
import type { Query, Store } from '../../../src/platform/store/store.ts';
import type { JobTable } from '../../../src/platform/store/tables/jobs.ts';
import { newTeam } from '../../support/teams.ts';
import { LEASE_MS } from './actions.ts';
import type { Action, Outcome } from './actions.ts';
import type { State, Worker, World } from './state.ts';

const QUEUE = 'model';

/** All that is stored of a queue. */
export interface Stored {
  jobs: Selectable<JobTable>[];
  /** Rows of the kind. */
  rows: { id: string; status: string; writes: number; endings: number }[];
  /** By team. */
  schedule: (number | null)[];
  running: (number | undefined)[];
  leases: Record<string, number>;
  isPaused: boolean;
  /** What each process owns. */
  claims: StandingClaim[];
}

type RunStep = (query: Query, claim: ClaimedJob) => Promise<Outcome>;

/** Thrown by a cancellation that comes too late, so that its transaction is rolled back. */
class Conflict extends Error {}

/** The queue of a world in a store of its own, which is put into a state, does an action, and is read. */
export class RealQueue {
  readonly #world: World;
  readonly #store: Store;
  readonly #queue: JobQueue;
  readonly #teams: readonly string[];
  readonly #instances: readonly string[];
  #state: State | undefined;

  private constructor(world: World, store: Store, teams: readonly string[]) {
    this.#world = world;
    this.#store = { ...store, clock: () => this.#now, tx: (work, teamId) => store.tx(work, teamId) };
    this.#teams = teams;
    this.#queue = new JobQueue(this.#store, QUEUE, {
      table: 'model_row',
      open: ['open'],
      ...(world.limit !== undefined && { concurrency: { byPlan: {}, otherwise: world.limit } }),
    });
    this.#instances = [...new Set(Object.values(world.instances))];
  }

  static async open(world: World, store: Store): Promise<RealQueue> {
    const teams: string[] = [];
    for (const _ of new Set(world.teams)) teams.push(await newTeam(store, 0));
    await store.tx((query) =>
      sql`create table if not exists model_row (id text primary key, status text, writes bigint, endings bigint)`.execute(
        query,
      ),
    );
    return new RealQueue(world, store, teams);
  }

  /** Stores a state as it is, in place of whatever is stored. */
  async put(state: State): Promise<void> {
    this.#state = state;
    const { jobs, rows, schedule, running, leases, isPaused } = this.toStored(state);
    const slots = this.#teams.flatMap((teamId, team) => {
      const time = schedule[team] ?? null;
      return time === null ? [] : [{ queue: QUEUE, team_id: teamId, scheduled_at: time }];
    });
    const instances = Object.entries(leases).map(([id, until]) => ({
      id,
      started_at: 0,
      lease_until: until,
    }));
    await this.#store.tx(async (query) => {
      for (const table of ['job', 'team_schedule', 'model_row', 'instance', 'paused_queue'])
        await sql`delete from ${sql.table(table)}`.execute(query);
      if (jobs.length > 0) await query.insertInto('job').values(jobs).execute();
      for (const { id, status, writes, endings } of rows)
        await sql`insert into model_row values (${id}, ${status}, ${writes}, ${endings})`.execute(query);
      if (slots.length > 0) await query.insertInto('team_schedule').values(slots).execute();
      if (instances.length > 0) await query.insertInto('instance').values(instances).execute();
      if (isPaused) await query.insertInto('paused_queue').values({ queue: QUEUE, paused_at: 0 }).execute();
      for (const [team, teamId] of this.#teams.entries()) {
        const counted = { running: running[team]! };
        await query.updateTable('account').set(counted).where('team_id', '=', teamId).execute();
      }
    });
  }

  /** Reads what is stored, in the form of {@link toStored}. */
  async read(): Promise<Stored> {
    const { db } = this.#store;
    const jobs = await db.selectFrom('job').selectAll().orderBy('id').execute();
    const { rows } = await sql<Stored['rows'][number]>`select * from model_row order by id`.execute(db);
    const slots = await db.selectFrom('team_schedule').selectAll().execute();
    const accounts = await db.selectFrom('account').select(['team_id', 'running']).execute();
    const leases = await db.selectFrom('instance').select(['id', 'lease_until']).execute();
    const paused = await db.selectFrom('paused_queue').selectAll().execute();
    const claims: StandingClaim[] = [];
    for (const instance of this.#instances) {
      const own = await this.#queue.claimsOf(instance);
      claims.push(...[...own.values()].toSorted((one, other) => one.id.localeCompare(other.id)));
    }
    return {
      jobs,
      rows,
      schedule: this.#teams.map(
        (teamId) => slots.find((slot) => slot.team_id === teamId)?.scheduled_at ?? null,
      ),
      running: this.#teams.map((teamId) => accounts.find((own) => own.team_id === teamId)?.running),
      leases: Object.fromEntries(leases.map(({ id, lease_until: until }) => [id, until])),
      isPaused: paused.length > 0,
      claims,
    };
  }

  /** What is stored in a state of the model. */
  toStored(state: State): Stored {
    const jobs = state.jobs.map((job, at) => ({ ...job, id: `${at}`, teamId: this.#teamOf(at) }));
    const queued = jobs.filter(({ standing }) => standing === 'waits' || standing === 'claimed');
    const claimed = this.#instances.flatMap((owner) => queued.filter((job) => job.owner === owner));
    return {
      jobs: queued.map((job) => ({
        id: job.id,
        queue: QUEUE,
        team_id: job.teamId,
        priority: 0,
        run_at: job.runAt,
        owner: job.owner ?? null,
        attempt: job.attempt,
        interruptions: job.interruptions,
        cancel_requested: job.isCancelled ? 1 : 0,
        // A claim writes whether the job counts.
        counts: job.attempt === 0 || this.#world.limit === undefined ? 0 : 1,
      })),
      rows: jobs
        .filter(({ standing }) => standing !== 'absent')
        .map(({ id, isOpen, writes, endings }) => {
          return { id, status: isOpen ? 'open' : 'ended', writes, endings };
        }),
      schedule: state.schedule.map((time) => time ?? null),
      running: [...state.running],
      leases: { ...state.leases },
      isPaused: state.isPaused,
      claims: claimed.map(({ id, teamId, owner, attempt, interruptions, isCancelled: cancelRequested }) => {
        return { id, teamId, owner: owner!, attempt, interruptions, cancelRequested, isSuspended: false };
      }),
    };
  }

  /**
   * Does an action, one millisecond after the state that was put.
   * @param tx runs its transactions; a claim on PostgreSQL has none
   */
  async act(action: Action, tx: Store['tx'] = this.#store.tx): Promise<Outcome> {
    switch (action.name) {
      case 'claim': {
        const claim = await this.#queue.claim({ owner: this.#world.instances[action.worker] });
        return claim?.id ?? 'nothing';
      }
      case 'enqueue':
        return tx((query) => this.#enqueue(query, action.job));
      case 'cancel':
        return tx((query) => this.#cancel(query, `${action.job}`)).catch(catchConflict);
      case 'retry': {
        const job = { id: `${action.job}`, teamId: this.#teamOf(action.job) };
        return toOutcome(await retryJob({ ...this.#store, tx }, QUEUE, job));
      }
      case 'renew':
      case 'stop': {
        const instance = this.#createInstance(action.instance, tx);
        await (action.name === 'renew' ? instance.publish('') : instance.stop());
        return 'done';
      }
      case 'pause':
        await pauseQueue({ ...this.#store, tx }, QUEUE);
        return 'done';
      case 'resume':
        return toOutcome(await resumeQueue({ ...this.#store, tx }, QUEUE));
      case 'expire':
      case 'wait':
        return undefined; // Time passes, and nobody does anything.
    }
    const claim = this.#toClaim(action.worker, action.job);
    return tx((query) => this.#runSteps[action.name](query, claim)).catch(catchConflict);
  }

  readonly #runSteps: Record<'write' | 'end' | 'giveUp' | 'continue' | 'fail', RunStep> = {
    write: async (query, claim) => {
      await this.#queue.lockOwned(query, claim);
      await sql`update model_row set writes = writes + 1 where id = ${claim.id}`.execute(query);
      return 'done';
    },
    end: async (query, claim) => {
      await this.#queue.lockOwned(query, claim);
      await endRow(query, claim.id);
      return toOutcome(await this.#queue.end(query, claim));
    },
    giveUp: async (query, claim) => toOutcome(await this.#queue.end(query, claim)),
    continue: async (query, claim) => toOutcome(await this.#queue.requeue(query, claim)),
    fail: async (query, claim) => toOutcome(await this.#queue.requeue(query, claim, { interrupted: true })),
  };

  async #enqueue(query: Query, at: number): Promise<Outcome> {
    await sql`insert into model_row values (${`${at}`}, 'open', 0, 0)`.execute(query);
    await this.#queue.enqueue(query, { id: `${at}`, teamId: this.#teamOf(at) });
    return 'done';
  }

  async #cancel(query: Query, id: string): Promise<Outcome> {
    const where = await this.#queue.cancel(query, id);
    const row = await this.#queue.lockRow(query, id);
    if (row?.status !== 'open') throw new Conflict();
    await endRow(query, id);
    return where;
  }

  #toClaim(worker: Worker, at: number): ClaimedJob {
    const owner = this.#world.instances[worker];
    const { held, interruptions } = this.#state!.jobs[at]!;
    return { id: `${at}`, teamId: this.#teamOf(at), owner, attempt: held[worker]!, interruptions };
  }

  #createInstance(id: string, tx: Store['tx']): Instance {
    const instance = new Instance({ ...this.#store, tx }, { leaseMs: LEASE_MS, releaseHolds, onError: fail });
    return Object.assign(instance, { id });
  }

  #teamOf(at: number): string {
    return this.#teams[this.#world.teams[at]!]!;
  }

  get #now(): number {
    return this.#state!.now + 1;
  }
}

async function endRow(query: Query, id: string): Promise<void> {
  await sql`update model_row set status = 'ended', endings = endings + 1 where id = ${id}`.execute(query);
}

function fail(error: unknown): never {
  throw error;
}

function toOutcome(isDone: boolean): Outcome {
  return isDone ? 'done' : 'nothing';
}

function catchConflict(error: unknown): Outcome {
  if (error instanceof ClaimLost) return 'lost';
  if (error instanceof Conflict) return 'conflict';
  throw error;
}
