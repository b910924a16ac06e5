import { databaseNow } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import type { WebhookEventRow, WebhookRow } from '../store/tables/webhooks.ts';

/** The next event to deliver to a webhook. */
export interface NextEvent {
  webhook: WebhookRow;
  event: WebhookEventRow;
  /** By the clock of the database. */
  now: number;
}

/** @returns undefined when no event waits. */
export async function nextEvent(store: Store, webhookId: string): Promise<NextEvent | undefined> {
  const webhook = await store.db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', webhookId)
    .executeTakeFirst();
  if (webhook === undefined) return undefined;
  const found = await store.db
    .selectFrom('webhook_event')
    .selectAll()
    .select(databaseNow(store).as('now'))
    .where('webhook_id', '=', webhookId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { now, ...event } = found;
  return { webhook, event, now };
}
