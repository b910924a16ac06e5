import { randomBytes } from 'node:crypto';
import { uuidv7 } from '../ids.ts';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import type { MailSubscriptionRow } from '../store/tables/mail.ts';

/** Path of the pages that end a subscription; the token follows. */
export const UNSUBSCRIBE_PATH = '/unsubscribe/';

/** Formats the link that ends a subscription (RFC 8058). */
export function formatUnsubscribeUrl(origin: string, token: string): string {
  return `${origin}${UNSUBSCRIBE_PATH}${token}`;
}

/** Names a subscription: the emails of one kind about one subject to one recipient. */
export interface SubscriptionName {
  teamId: string;
  kind: string;
  subjectId: string;
  recipient: string;
}

/**
 * Returns the token of a subscription, which begins with its first email; undefined when the recipient has unsubscribed.
 */
export async function subscribe(
  store: Store,
  query: Query,
  { teamId, kind, subjectId, recipient }: SubscriptionName,
): Promise<string | undefined> {
  const row = {
    token: randomBytes(32).toString('base64url'),
    id: uuidv7(),
    team_id: teamId,
    kind,
    subject_id: subjectId,
    recipient,
    ended_at: null,
  };
  await query
    .insertInto('mail_subscription')
    .values({ ...row, created_at: databaseNow(store) })
    .onConflict((conflict) => conflict.columns(['subject_id', 'kind', 'recipient']).doNothing())
    .execute();
  const { token, ended_at: endedAt } = await query
    .selectFrom('mail_subscription')
    .select(['token', 'ended_at'])
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
  return endedAt === null ? token : undefined;
}

/** Finds the subscription of a token; undefined when there is none, for example because its monitor was deleted. */
export function findSubscription(
  db: Query | Store['db'],
  token: string,
): Promise<MailSubscriptionRow | undefined> {
  return db.selectFrom('mail_subscription').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Whether the subscription of a token exists and has not ended. */
export async function isSubscribed(db: Store['db'], token: string): Promise<boolean> {
  return (await findSubscription(db, token))?.ended_at === null;
}

/**
 * Ends the subscription of a token. Ending it again changes nothing.
 * @returns the subscription, and whether this call ended it; undefined when there is none.
 */
export async function unsubscribe(
  store: Store,
  token: string,
): Promise<{ subscription: MailSubscriptionRow; hasEnded: boolean } | undefined> {
  return store.tx(async (query) => {
    const { numUpdatedRows } = await query
      .updateTable('mail_subscription')
      .set({ ended_at: databaseNow(store) })
      .where('token', '=', token)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    const subscription = await findSubscription(query, token);
    return subscription && { subscription, hasEnded: numUpdatedRows > 0n };
  });
}
