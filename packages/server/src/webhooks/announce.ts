import { uuidv7 } from '../ids.ts';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import type { WebhookRow } from '../store/tables.ts';
import { bodyOf } from './body.ts';
import type { Announcement } from './announcement.ts';
import { webhookQueue } from './webhook-queue.ts';
import { wants } from './webhook.ts';

/**
 * Tells the webhook of a job what happened, in the transaction that stores that it did: either both stand or neither.
 * Nothing is done for a job without a webhook, or whose webhook does not want such events. Events are delivered in the order
 * of their transactions. Call it last in the transaction, after the job, its turn and its credits: whoever delivers locks the
 * webhook first and nothing of the job.
 * @returns whether something waits to be delivered by it.
 */
export async function announce(store: Store, query: Query, announcement: Announcement): Promise<boolean> {
  const { jobId, type, isLast = false } = announcement;
  const own = query.selectFrom('webhook').selectAll().where('job_id', '=', jobId);
  const webhook = await store.lockRow(own).executeTakeFirst();
  if (webhook === undefined) return false;
  const events = webhook.events === null ? undefined : (JSON.parse(webhook.events) as string[]); // Written by us.
  const isWanted = webhook.gone === 0 && wants(events, type);
  if (isWanted) await addEvent(store, query, webhook, announcement);
  if (isLast) await endWebhook(query, webhook, isWanted);
  return isWanted;
}

async function addEvent(
  store: Store,
  query: Query,
  webhook: WebhookRow,
  announcement: Announcement,
): Promise<void> {
  const id = uuidv7();
  const body = bodyOf(id, webhook, announcement);
  const bytes = Buffer.byteLength(body);
  const { id: webhookId, team_id: teamId, next_position: position } = webhook;
  const createdAt = databaseNow(store);
  await query
    .insertInto('webhook_event')
    .values({
      id,
      webhook_id: webhookId,
      position,
      type: announcement.type,
      body,
      bytes,
      attempts: 0,
      created_at: createdAt,
    })
    .execute();
  await query
    .updateTable('webhook')
    .set((now) => ({
      next_position: position + 1,
      pending: now('pending', '+', 1),
      pending_bytes: now('pending_bytes', '+', bytes),
    }))
    .where('id', '=', webhookId)
    .execute();
  if (webhook.pending === 0) await webhookQueue(store).enqueue(query, { id: webhookId, teamId });
}

/** No event follows: with none left to deliver there is nothing left to keep. */
async function endWebhook(query: Query, { id, pending }: WebhookRow, isWanted: boolean): Promise<void> {
  if (pending === 0 && !isWanted) await query.deleteFrom('webhook').where('id', '=', id).execute();
  else await query.updateTable('webhook').set({ ended: 1 }).where('id', '=', id).execute();
}
