import { uuidv7 } from '../ids.ts';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import type { Seal } from './seal.ts';
import type { Webhook } from './webhook.ts';

/** A job and the webhook of its request. */
export interface NewWebhook {
  /** The job whose events are delivered; it has up to one webhook. */
  jobId: string;
  teamId: string;
  webhook: Webhook;
  seal: Seal;
}

/**
 * Stores the webhook of a job, in the transaction that accepts the job. It is deleted once the last event of the job
 * (see `announce`) was delivered or has failed for good.
 */
export async function openWebhook(
  store: Store,
  query: Query,
  { jobId, teamId, webhook: { url, headers, metadata, events }, seal }: NewWebhook,
): Promise<void> {
  await query
    .insertInto('webhook')
    .values({
      id: uuidv7(),
      job_id: jobId,
      team_id: teamId,
      url,
      headers: seal.close(JSON.stringify(headers), jobId),
      metadata: JSON.stringify(metadata),
      events: events === undefined ? null : JSON.stringify(events),
      next_position: 0,
      pending: 0,
      pending_bytes: 0,
      ended: 0,
      gone: 0,
      created_at: databaseNow(store),
    })
    .execute();
}
