import { sql } from 'kysely';
import type { ClaimedJob } from '../jobs/job.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { LIFE_MS } from '../next-attempt.ts';
import { databaseNow } from '../store/clock.ts';
import type { Query } from '../store/store.ts';
import { keepHistory, trimHistory } from './history.ts';
import type { Attempted } from './history.ts';

/** The final status of a delivery. */
export type Ending = 'delivered' | 'given up' | 'gone';

/** The work that remains afterwards. */
export interface Settled {
  /** Whether events wait; without any, the job of the queue has ended. */
  hasMore: boolean;
  /** Number of events that will not be delivered. */
  dropped: number;
}

/**
 * Removes an event whose delivery has ended, in one commit. After a final failure it also removes all events whose
 * time for retries has passed, because the receiver failed for these too. After a 410 it removes all events of the
 * webhook.
 * @throws {ClaimLost}
 */
export async function settle(
  queue: JobQueue,
  job: ClaimedJob,
  attempted: Attempted | undefined,
  ending: Ending,
): Promise<Settled> {
  return queue.store.tx(async (query) => {
    const row = query.selectFrom('webhook').select(['ended']).where('id', '=', job.id);
    // Locks the webhook before the job of the queue, as `announce` does.
    const webhook = await queue.store.lockRow(row).executeTakeFirst();
    await queue.requireOwned(query, job);
    const removed = await removeEvents(queue, query, job, attempted, ending);
    const pending = await count(query, job.id, removed, ending === 'gone');
    if (pending === 0) await queue.end(query, job);
    if (pending === 0 && webhook?.ended === 1)
      await query.deleteFrom('webhook').where('id', '=', job.id).execute();
    return { hasMore: pending > 0, dropped: ending === 'delivered' ? 0 : removed.events };
  }, job.teamId);
}

interface Removed {
  events: number;
  bytes: number;
}

async function removeEvents(
  { store }: JobQueue,
  query: Query,
  { id: webhookId, teamId }: ClaimedJob,
  attempted: Attempted | undefined,
  ending: Ending,
): Promise<Removed> {
  const old = sql<number>`${databaseNow(store)} - ${LIFE_MS}`;
  const own = query
    .selectFrom('webhook_event')
    .select(['id', 'bytes'])
    .where('webhook_id', '=', webhookId)
    .$if(ending === 'delivered', (of) => of.where('id', '=', attempted?.id ?? ''))
    .$if(ending === 'given up', (of) =>
      of.where((row) => row.or([row('id', '=', attempted?.id ?? ''), row('created_at', '<=', old)])),
    );
  const rows = await own.execute();
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += ROWS) {
    const some = ids.slice(from, from + ROWS);
    await keepHistory(store, query, { ids: some, status: statusOf[ending], attempted });
    await query.deleteFrom('webhook_event').where('id', 'in', some).execute();
  }
  if (ids.length > 0) await trimHistory(store, query, teamId);
  return { events: ids.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Rows per statement. */
const ROWS = 200;

/** The status in the history, by ending. */
const statusOf = { delivered: 'delivered', 'given up': 'failed', gone: 'gone' } as const;

/** @returns the number of events of the webhook that still wait. */
async function count(query: Query, webhookId: string, removed: Removed, isDeleted: boolean): Promise<number> {
  const row = await query
    .updateTable('webhook')
    .set((now) => ({
      pending: now('pending', '-', removed.events),
      pending_bytes: now('pending_bytes', '-', removed.bytes),
      ...(isDeleted && { gone: 1 as const }),
    }))
    .where('id', '=', webhookId)
    .returning('pending')
    .executeTakeFirst();
  return row?.pending ?? 0;
}

/**
 * Notes a failed attempt.
 * @param retryInMs milliseconds until the next one.
 * @throws {ClaimLost}
 */
export async function noteFailure(
  queue: JobQueue,
  job: ClaimedJob,
  attempted: Attempted,
  retryInMs: number,
): Promise<void> {
  await queue.store.tx(async (query) => {
    await queue.requireOwned(query, job);
    const { id } = attempted;
    await keepHistory(queue.store, query, { ids: [id], status: 'waiting', attempted, retryInMs });
    await query
      .updateTable('webhook_event')
      .set((now) => ({ attempts: now('attempts', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }, job.teamId);
}
