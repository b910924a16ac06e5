import { uuidv7 } from '../ids.ts';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import { mailKind } from './mail-kind.ts';
import { subscribe } from './subscriptions.ts';

/** An email to be rendered when it is sent. */
export interface Mail {
  teamId: string;
  /** The kind of its renderer, see `MailOptions.write`. */
  kind: string;
  recipients: readonly string[];
  /** The data of its renderer. */
  data: unknown;
  /**
   * The id of what the email is about, such as a monitor: its recipients can unsubscribe, and those who have get none.
   * Without it nobody can, which is for email that people request themselves.
   */
  subjectId?: string;
}

/**
 * Queues an email to each recipient, in the transaction that stores its cause, so both are stored or neither. Call it
 * after the locks on other jobs.
 */
export async function leaveMail(
  store: Store,
  query: Query,
  { teamId, kind, recipients, data, subjectId }: Mail,
): Promise<void> {
  const queue = mailKind.openQueue(store);
  for (const recipient of recipients) {
    const subscription =
      subjectId === undefined ? null : await subscribe(store, query, { teamId, kind, subjectId, recipient });
    if (subscription === undefined) continue;
    const id = uuidv7();
    const row = {
      id,
      team_id: teamId,
      kind,
      recipient,
      data: JSON.stringify(data),
      subscription,
      attempts: 0,
    };
    await query
      .insertInto('mail')
      .values({ ...row, created_at: databaseNow(store) })
      .execute();
    await queue.enqueue(query, { id, teamId });
  }
}
