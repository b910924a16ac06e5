import { uuidv7 } from '../ids.ts';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import type { WebhookRow } from '../store/tables/webhooks.ts';
import type { Announcement } from './announcement.ts';
import { webhookKind } from './webhook-kind.ts';
import { wants } from './webhook.ts';

/**
 * Announces an event of a job to its webhook, in the transaction that stores the event's cause, so both are stored or
 * neither. Does nothing for a job without a webhook, or whose webhook does not subscribe to the event. Events are
 * delivered in the order of their transactions. Call it last in the transaction, after the locks on the job, the team's
 * schedule and its credits: deliveries lock the webhook first and nothing of the job.
 * @returns whether an event now waits to be delivered.
 */
export async function announce(store: Store, query: Query, announcement: Announcement): Promise<boolean> {
  return announceAll(store, query, announcement.jobId, () => [announcement]);
}

/**
 * Like {@link announce}, for several events of one job, in order.
 * @param createAnnouncements creates the events; called only for a job with a webhook.
 */
export async function announceAll(
  store: Store,
  query: Query,
  jobId: string,
  createAnnouncements: () => readonly Announcement[],
): Promise<boolean> {
  const own = query.selectFrom('webhook').selectAll().where('job_id', '=', jobId);
  const webhook = await store.lockRow(own).executeTakeFirst();
  if (webhook === undefined) return false;
  const events = webhook.events === null ? undefined : (JSON.parse(webhook.events) as string[]); // Written by us.
  const announcements = createAnnouncements();
  const matching = webhook.gone === 0 ? announcements.filter(({ type }) => wants(events, type)) : [];
  if (matching.length > 0) await addEvents(store, query, webhook, matching);
  if (announcements.some(({ isLast = false }) => isLast))
    await endWebhook(query, webhook, matching.length > 0);
  return matching.length > 0;
}

async function addEvents(
  store: Store,
  query: Query,
  webhook: WebhookRow,
  announcements: readonly Announcement[],
): Promise<void> {
  const { id: webhookId, team_id: teamId, next_position: position, metadata } = webhook;
  const createdAt = databaseNow(store);
  let bytes = 0;
  for (const [index, announcement] of announcements.entries()) {
    const id = uuidv7();
    const body = createBody(id, { metadata, pending_bytes: webhook.pending_bytes + bytes }, announcement);
    const own = { id, type: announcement.type, body, bytes: Buffer.byteLength(body) };
    bytes += own.bytes;
    const slot = { webhook_id: webhookId, position: position + index };
    await query
      .insertInto('webhook_event')
      .values({ ...own, ...slot, attempts: 0, created_at: createdAt })
      .execute();
  }
  await query
    .updateTable('webhook')
    .set((now) => ({
      next_position: position + announcements.length,
      pending: now('pending', '+', announcements.length),
      pending_bytes: now('pending_bytes', '+', bytes),
    }))
    .where('id', '=', webhookId)
    .execute();
  if (webhook.pending === 0) await webhookKind.openQueue(store).enqueue(query, { id: webhookId, teamId });
}

/** Marks that no event follows. When none waits either, deletes the webhook. */
async function endWebhook(query: Query, { id, pending }: WebhookRow, hasPending: boolean): Promise<void> {
  if (pending === 0 && !hasPending) await query.deleteFrom('webhook').where('id', '=', id).execute();
  else await query.updateTable('webhook').set({ ended: 1 }).where('id', '=', id).execute();
}

/** Maximum number of bytes of a body. */
export const MAX_BODY_BYTES = 5_242_880;
/** Bytes of waiting bodies of one job above which further ones come without their data. */
const MAX_PENDING_BYTES = 67_108_864;

/** Creates the body of a delivery, which is the same in every attempt. */
function createBody(
  id: string,
  webhook: Pick<WebhookRow, 'metadata' | 'pending_bytes'>,
  { jobId, type, data = [], success = true, error, warning, members }: Announcement,
): string {
  const event = {
    success,
    type,
    id: jobId,
    webhookId: id,
    timestamp: new Date().toISOString(),
    data,
    metadata: JSON.parse(webhook.metadata) as object, // Written by us.
    ...members,
    ...(error !== undefined && { error }),
    ...(warning !== undefined && { warning }),
  };
  const body = JSON.stringify(event);
  if (data.length === 0) return body;
  const bytes = Buffer.byteLength(body);
  if (bytes > MAX_BODY_BYTES) return withoutData(event, `They are larger than ${MAX_BODY_BYTES} bytes`);
  if (webhook.pending_bytes + bytes > MAX_PENDING_BYTES)
    return withoutData(event, `More than ${MAX_PENDING_BYTES} bytes wait to be delivered`);
  return body;
}

function withoutData(event: object, reason: string): string {
  const warning = `The data of this event are left out. ${reason}: read the job instead.`;
  return JSON.stringify({ ...event, data: [], warning });
}
