import { PruningWorker } from '../jobs/pruning-worker.ts';
import { deliver } from './deliver.ts';
import type { DeliveryOptions } from './deliver.ts';
import { pruneHistory } from './history.ts';

/** Milliseconds that deliveries have to end at shutdown, before they are given back without them. */
const STOP_MS = 4000;
/** Milliseconds between deletions of what is kept no more. */
const PRUNE_MS = 600_000;

export interface WebhookWorkerOptions extends DeliveryOptions {
  /** Id of this instance. */
  owner: string;
  /** Deliveries that this process makes at once. */
  slots: number;
  /** Milliseconds between looks at the queue when nothing woke the lane. */
  pollMs: number;
}

/** Delivers events to webhooks, and deletes what became of old ones, in every process that shares the store. */
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
