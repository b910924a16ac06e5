import { Lane } from './lane.ts';
import type { LaneOptions } from './lane.ts';
import { Pruner } from './pruner.ts';

export interface PrunedLaneOptions extends LaneOptions {
  /** Milliseconds between deletions of what has expired. */
  pruneMs: number;
  /** Deletes what is left of ended jobs whose time has passed. @returns how many */
  prune(): Promise<number>;
}

/** Runs the jobs of one queue, and deletes what is left of those whose time has passed, in every process that shares the store. */
export class PrunedLane extends Lane {
  readonly #pruner: Pruner;

  constructor(options: PrunedLaneOptions) {
    super(options);
    const { pruneMs: everyMs, prune, log, queue } = options;
    this.#pruner = new Pruner({ everyMs, prune, log, of: queue.lane });
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
