import { PruningWorker } from '../jobs/pruning-worker.ts';
import { deliver } from './deliver.ts';
import type { DeliveryOptions } from './deliver.ts';
import { pruneHistory } from './history.ts';

/** Milliseconds that deliveries have to end at shutdown before their jobs are requeued. */
const STOP_MS = 4000;
/** Milliseconds between deletions of expired history. */
const PRUNE_MS = 600_000;

export interface WebhookWorkerOptions extends DeliveryOptions {
  /** Id of this instance. */
  owner: string;
  /** Number of deliveries that this process runs at once. */
  slots: number;
  /** Milliseconds between looks at the queue when nothing wakes the worker. */
  pollMs: number;
}

/** Delivers events to webhooks and deletes old history, in every process that shares the store. */
export class WebhookWorker extends PruningWorker {
  constructor(options: WebhookWorkerOptions) {
    super({
      ...options,
      stopMs: STOP_MS,
      run: (job, stop) => deliver(options, job, stop),
      pruneMs: PRUNE_MS,
      prune: () => pruneHistory(options.queue.store),
    });
  }
}
