import type { Query, Store } from '../store/store.ts';
import { openWebhook } from './open-webhook.ts';
import type { Seal } from './seal.ts';
import type { Webhook } from './webhook.ts';

/** What a webhook that can change belongs to. */
export interface WebhookOwner {
  /** The id of a monitor, or that of a team for its budget. */
  jobId: string;
  teamId: string;
  seal: Seal;
}

/**
 * Sets the webhook of its owner in the caller's transaction, after the owner is locked. A new webhook replaces the
 * present one and receives its waiting events; undefined removes it.
 */
export async function setWebhook(
  store: Store,
  query: Query,
  webhook: Webhook | undefined,
  { jobId, teamId, seal }: WebhookOwner,
): Promise<void> {
  const own = query.selectFrom('webhook').select(['id', 'pending']).where('job_id', '=', jobId);
  const present = await store.lockRow(own).executeTakeFirst();
  if (present === undefined)
    return webhook && (await openWebhook(store, query, { jobId, teamId, webhook, seal }));
  if (webhook === undefined) return leave(query, present);
  const { url, headers, metadata, events } = webhook;
  await query
    .updateTable('webhook')
    .set({ ended: 0, gone: 0 })
    .set({
      url,
      headers: seal.close(JSON.stringify(headers), jobId),
      metadata: JSON.stringify(metadata),
      events: events === undefined ? null : JSON.stringify(events),
    })
    .where('id', '=', present.id)
    .execute();
}

/** Stops new events; those that wait are still delivered. */
async function leave(query: Query, { id, pending }: { id: string; pending: number }): Promise<void> {
  if (pending === 0) await query.deleteFrom('webhook').where('id', '=', id).execute();
  else await query.updateTable('webhook').set({ ended: 1, events: '[]' }).where('id', '=', id).execute();
}
