import type { JobQueue } from '../jobs/job-queue.ts';
import { uuidv7 } from '../ids.ts';
import { databaseNow } from '../store/clock.ts';
import type { Query } from '../store/store.ts';
import type { WebhookDeliveryRow, WebhookRow } from '../store/tables/webhooks.ts';

/** The event to resend. */
export interface Resent {
  teamId: string;
  /** The `webhook-id` of the event. */
  id: string;
}

/**
 * Queues an event once more, after the waiting events of its job, under its old id and with the full time for retries.
 * An event that still waits is attempted at once.
 * @returns `unknown` when the team has no such delivery, `not kept` when its body is no longer stored.
 */
export async function resend(
  queue: JobQueue,
  { teamId, id }: Resent,
): Promise<'queued' | 'unknown' | 'not kept'> {
  return queue.store.tx(async (query) => {
    const own = query.selectFrom('webhook_delivery').selectAll().where('id', '=', id);
    const read = () => own.where('team_id', '=', teamId).executeTakeFirst();
    const named = await read();
    if (named === undefined) return 'unknown';
    // Locks the webhook before the job of the queue, as `announce` and `settle` do.
    const present = await lockWebhook(queue, query, named);
    // Reads once more under the lock: it may have been settled meanwhile.
    const delivery = (await read()) ?? named;
    if (present === undefined && delivery.body === null) return 'not kept';
    const webhook = present ?? (await reopen(queue, query, delivery));
    if (await isWaiting(query, id)) await queue.runNow(query, { id: webhook.id, teamId });
    else if (delivery.body === null) return 'not kept';
    else await addEvent(queue, query, { ...delivery, body: delivery.body }, webhook);
    const next = { status: 'waiting', next_attempt_at: databaseNow(queue.store) } as const;
    await query.updateTable('webhook_delivery').set(next).where('id', '=', id).execute();
    return 'queued';
  }, teamId);
}

function lockWebhook(
  { store }: JobQueue,
  query: Query,
  { job_id: jobId, team_id: teamId }: WebhookDeliveryRow,
): Promise<WebhookRow | undefined> {
  const own = query.selectFrom('webhook').selectAll().where('job_id', '=', jobId);
  return store.lockRow(own.where('team_id', '=', teamId)).executeTakeFirst();
}

async function isWaiting(query: Query, id: string): Promise<boolean> {
  const row = await query.selectFrom('webhook_event').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Creates the webhook of an ended job for this event only; it is deleted once the event is settled. */
async function reopen(queue: JobQueue, query: Query, delivery: WebhookDeliveryRow): Promise<WebhookRow> {
  const { job_id, team_id, url, headers } = delivery;
  await query
    .insertInto('webhook')
    .values({
      id: uuidv7(),
      job_id,
      team_id,
      url,
      headers,
      metadata: '{}',
      // The job itself adds no further events.
      events: '[]',
      ended: 1,
      next_position: 0,
      pending: 0,
      pending_bytes: 0,
      gone: 0,
      created_at: databaseNow(queue.store),
    })
    .onConflict((on) => on.column('job_id').doNothing())
    .execute();
  const row = await lockWebhook(queue, query, delivery);
  if (row === undefined) throw new Error(`The webhook of the job ${job_id} was neither there nor made.`);
  return row;
}

async function addEvent(
  queue: JobQueue,
  query: Query,
  { id, team_id: teamId, type, body, bytes }: WebhookDeliveryRow & { body: string },
  { id: webhookId, next_position: position, pending }: WebhookRow,
): Promise<void> {
  const slot = { webhook_id: webhookId, position, attempts: 0, created_at: databaseNow(queue.store) };
  await query
    .insertInto('webhook_event')
    .values({ id, type, body, bytes, ...slot })
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
  if (pending === 0) await queue.enqueue(query, { id: webhookId, teamId });
  else await queue.runNow(query, { id: webhookId, teamId });
}
