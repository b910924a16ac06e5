import type { Logger } from 'pino';

export interface PrunerOptions {
  /** Milliseconds between deletions of expired rows. */
  everyMs: number;
  /** Deletes expired rows. @returns how many */
  prune(): Promise<number>;
  /** Name in the log, such as that of a queue. */
  of: string;
  log: Pick<Logger, 'info' | 'error'>;
}

/** Deletes expired rows periodically, in every process that shares the store. */
export class Pruner {
  readonly #options: PrunerOptions;
  #timer: NodeJS.Timeout | undefined;
  #pruning: Promise<void> | undefined;

  constructor(options: PrunerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.#prune(), this.#options.everyMs).unref();
  }

  /** Waits for a deletion that is in progress. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#pruning;
  }

  #prune(): void {
    const { prune, log, of: queueName } = this.#options;
    this.#pruning ??= prune()
      .then((count) => void (count > 0 && log.info({ count, queueName }, 'what had expired was deleted')))
      .catch((error: unknown) => log.error({ err: error, queueName }, 'what has expired was not deleted'))
      .finally(() => (this.#pruning = undefined));
  }
}
