import { Lane } from './lane.ts';
import type { LaneOptions } from './lane.ts';

export interface PrunedLaneOptions extends LaneOptions {
  /** Milliseconds between deletions of what has expired. */
  pruneMs: number;
  /** Deletes what is left of ended jobs whose time has passed. @returns how many */
  prune(): Promise<number>;
}

/** Runs the jobs of one queue, and deletes what is left of those whose time has passed, in every process that shares the store. */
export class PrunedLane extends Lane {
  readonly #options: PrunedLaneOptions;
  #pruner: NodeJS.Timeout | undefined;
  #pruning: Promise<void> | undefined;

  constructor(options: PrunedLaneOptions) {
    super(options);
    this.#options = options;
  }

  override start(): void {
    super.start();
    this.#pruner = setInterval(() => this.#prune(), this.#options.pruneMs).unref();
  }

  override async close(): Promise<void> {
    clearInterval(this.#pruner);
    await super.close();
    await this.#pruning;
  }

  #prune(): void {
    const { prune, log, queue } = this.#options;
    const { lane } = queue;
    this.#pruning ??= prune()
      .then((count) => void (count > 0 && log.info({ count, lane }, 'what had expired was deleted')))
      .catch((error: unknown) => log.error({ err: error, lane }, 'what has expired was not deleted'))
      .finally(() => (this.#pruning = undefined));
  }
}
