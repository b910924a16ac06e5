import type { Logger } from 'pino';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { PruningWorker } from '../../../platform/jobs/pruning-worker.ts';
import { LeaseLost } from './lock-job.ts';
import { pruneJobs } from './prune.ts';
import { STOP_MS, runJob } from './run-job.ts';
import type { RunJobOptions } from './run-job.ts';

/** Milliseconds in which the outcome of an abandoned run must be stored. */
const END_MS = 2000;

export interface AgentWorkerOptions extends RunJobOptions {
  queue: JobQueue;
  log: Logger;
  /** Id of this instance. */
  owner: string;
  /** Number of jobs that this process runs at once. */
  slots: number;
  /** Milliseconds between looks at the queue when nothing wakes the worker. */
  pollMs: number;
  /** Milliseconds between deletions of expired jobs. */
  pruneMs: number;
}

/** Runs agent jobs and deletes expired ones, in every process that shares the store. */
export class AgentWorker extends PruningWorker {
  constructor(options: AgentWorkerOptions) {
    super({
      ...options,
      stopMs: STOP_MS + END_MS,
      run: (job, stop) => run(options, job, stop),
      prune: () => pruneJobs(options.queue.store),
    });
  }
}

/** Treats a lost lease as the end of the work: another worker owns the job now. */
async function run(...[options, job, stop]: Parameters<typeof runJob>): ReturnType<typeof runJob> {
  try {
    return await runJob(options, job, stop);
  } catch (error) {
    if (error instanceof LeaseLost) return 'ended';
    throw error;
  }
}
