import type { Logger } from 'pino';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { PruningWorker } from '../../jobs/pruning-worker.ts';
import { LeaseLost } from './lock-job.ts';
import { pruneJobs } from './prune.ts';
import { STOP_MS, runJob } from './run-job.ts';
import type { RunJobOptions } from './run-job.ts';

/** Milliseconds that a run has after its runner was given up, to store how it ended. */
const END_MS = 2000;

export interface AgentWorkerOptions extends RunJobOptions {
  queue: JobQueue;
  log: Logger;
  /** Id of this instance. */
  owner: string;
  /** Jobs that this process runs at once. */
  slots: number;
  /** Milliseconds between looks at the queue when nothing woke the lane. */
  pollMs: number;
  /** Milliseconds between deletions of expired jobs. */
  pruneMs: number;
}

/** Runs agent jobs, and deletes those whose time has passed, in every process that shares the store. */
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

/** A claim that is another's by now is nothing to tell of. */
async function run(...[options, job, stop]: Parameters<typeof runJob>): ReturnType<typeof runJob> {
  try {
    return await runJob(options, job, stop);
  } catch (error) {
    if (error instanceof LeaseLost) return 'ended';
    throw error;
  }
}
