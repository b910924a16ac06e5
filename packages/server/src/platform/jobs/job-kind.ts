import type { RawBuilder, SqlBool } from 'kysely';
import { getConcurrency } from '../config/plan.ts';
import type { Plans } from '../config/plan.ts';
import type { Store } from '../store/store.ts';
import { JobQueue } from './job-queue.ts';
import type { JobRow } from './job.ts';
import { JobWorker } from './job-worker.ts';
import type { RunJob, WorkerOptions } from './job-worker.ts';
import { listJobs } from './operate.ts';
import type { Selection, Standing } from './operate.ts';
import { isRetained, pruneExpired } from '../retention/retention.ts';
import type { Dependents } from '../retention/retention.ts';

/** What sets one kind of job apart from the others. */
export interface KindOptions<Row extends JobRow, Services> {
  /** Name of its queue. It is stored with each job that waits, so it never changes. Kinds never wait for each other. */
  name: string;
  /** The table with what its jobs do and their results, each row under the id of its job. */
  table: string;
  /** Statuses of a row that has not ended; a table without statuses has none. */
  open?: readonly NonNullable<Row['status']>[];
  /** `plan` counts a claimed job towards what the plan of its team may run at once. By default it does not count. */
  concurrency?: 'plan';
  /** Whether the jobs of a suspended team run; by default they wait until it is resumed. */
  servesSuspended?: boolean;
  /** What is deleted with an ended row once its `expires_at` has passed; by default rows do not expire. */
  retention?: Dependents;
  /** Milliseconds that a run has to stop after its signal aborts; its job is then requeued in any case. */
  stopMs: number;
  /** Returns what a job is about, in a few words for operators. */
  describe(row: Row): string;
  /** Runs a job, or one step of it. */
  run(services: Services, ...job: Parameters<RunJob>): ReturnType<RunJob>;
  /** Deletes what else has expired, whenever rows that have expired are deleted. @returns how many rows */
  prune?(services: Services): Promise<number>;
}

/** A job as operators see it. */
export interface JobSummary extends Standing {
  id: string;
  kind: string;
  teamId: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Of its row; undefined in a table without statuses. */
  status: string | undefined;
  about: string;
}

/** One kind of job: the only way to its queue and to its worker. */
export interface JobKind<Row extends JobRow, Services> {
  readonly name: string;
  /** @param plans by name; needed by the queue that jobs are claimed from. */
  openQueue(store: Store, plans?: Plans): JobQueue<Row>;
  openWorker(queue: JobQueue<Row>, services: Services, options: WorkerOptions): JobWorker;
  /** Lists jobs, the newest first; those that have ended too where they are retained. */
  list(store: Store, selection: Selection): Promise<JobSummary[]>;
  /** Deletes what has expired. Several processes may do so at once. @returns how many rows of the table */
  prune(queue: JobQueue<Row>, services: Services): Promise<number>;
  /** Whether callers may still read a row: until it has ended, and then until it expires. */
  isRetained(): RawBuilder<SqlBool>;
}

/** Defines a kind of job; `README.md` says what it has to keep. */
export function defineJobKind<Row extends JobRow, Services>({
  name,
  table,
  open = [],
  concurrency,
  servesSuspended = false,
  retention,
  stopMs,
  describe,
  run,
  prune,
}: KindOptions<Row, Services>): JobKind<Row, Services> {
  return {
    name,
    async list(store, selection) {
      const jobs = await listJobs<Row>(store, { name, table, hasEnded: retention !== undefined }, selection);
      return jobs.map(({ row, ...standing }) => {
        const { id, team_id: teamId, created_at: createdAt, status } = row;
        return Object.assign(standing, { id, kind: name, teamId, createdAt, status, about: describe(row) });
      });
    },
    async prune({ store }, services) {
      const expired = retention === undefined ? 0 : await pruneExpired(store, { table, open, ...retention });
      return expired + ((await prune?.(services)) ?? 0);
    },
    openQueue: (store, plans = {}) =>
      new JobQueue<Row>(store, name, {
        table,
        open,
        servesSuspended,
        ...(concurrency && { concurrency: getConcurrency(plans) }),
      }),
    openWorker(queue, services, options) {
      return new JobWorker({
        ...options,
        queue,
        stopMs,
        run: (job, stop) => run(services, job, stop),
        prune: () => this.prune(queue, services),
      });
    },
    isRetained: () => isRetained(open),
  };
}
