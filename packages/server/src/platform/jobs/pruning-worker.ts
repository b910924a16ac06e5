import { JobWorker } from './job-worker.ts';
import type { JobWorkerOptions } from './job-worker.ts';
import { Pruner } from './pruner.ts';

export interface PruningWorkerOptions extends JobWorkerOptions {
  /** Milliseconds between deletions of expired rows. */
  pruneMs: number;
  /** Deletes the rows of expired jobs. @returns how many */
  prune(): Promise<number>;
}

/** Runs the jobs of one queue and deletes the rows of expired ones, in every process that shares the store. */
export class PruningWorker extends JobWorker {
  readonly #pruner: Pruner;

  constructor(options: PruningWorkerOptions) {
    super(options);
    const { pruneMs: everyMs, prune, log, queue } = options;
    this.#pruner = new Pruner({ everyMs, prune, log, of: queue.name });
  }

  override start(): void {
    super.start();
    this.#pruner.start();
  }

  override async close(): Promise<void> {
    const pruned = this.#pruner.close();
    await super.close();
    await pruned;
  }
}
