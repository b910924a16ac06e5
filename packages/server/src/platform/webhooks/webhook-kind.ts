import { defineJobKind } from '../jobs/job-kind.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { WebhookRow } from '../store/tables/webhooks.ts';
import { deliver } from './deliver.ts';
import type { DeliveryOptions } from './deliver.ts';
import { pruneHistory } from './history.ts';

/** Deliveries: one job for each webhook with waiting events. */
export const webhookKind: JobKind<WebhookRow, DeliveryOptions> = defineJobKind({
  name: 'webhook',
  table: 'webhook',
  stopMs: 4000,
  // Neither the path nor the query, which may hold a secret.
  describe: ({ url, pending }) => `${pending} events to ${new URL(url).origin}`,
  run: deliver,
  prune: ({ queue }) => pruneHistory(queue.store),
});
