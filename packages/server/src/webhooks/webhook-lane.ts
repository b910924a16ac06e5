import { Lane } from '../jobs/lane.ts';
import { deliver } from './deliver.ts';
import type { DeliveryOptions } from './deliver.ts';

/** Milliseconds that deliveries have to end at shutdown, before they are given back without them. */
const STOP_MS = 4000;

export interface WebhookLaneOptions extends DeliveryOptions {
  /** Id of this instance. */
  owner: string;
  /** Deliveries that this process makes at once. */
  slots: number;
  /** Milliseconds between looks at the queue when nothing woke the lane. */
  pollMs: number;
}

/** Delivers events to webhooks, in every process that shares the store. */
export class WebhookLane extends Lane {
  constructor(options: WebhookLaneOptions) {
    super({ ...options, stopMs: STOP_MS, run: (job, stop) => deliver(options, job, stop) });
  }
}
