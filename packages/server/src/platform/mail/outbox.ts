import { uuidv7 } from '../ids.ts';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import { mailKind } from './mail-kind.ts';

/** An email to be rendered when it is sent. */
export interface Mail {
  teamId: string;
  /** The kind of its renderer, see `MailOptions.write`. */
  kind: string;
  recipients: readonly string[];
  /** The data of its renderer. */
  data: unknown;
}

/**
 * Queues an email to each recipient, in the transaction that stores its cause, so both are stored or neither. Call it
 * after the locks on other jobs.
 */
export async function leaveMail(
  store: Store,
  query: Query,
  { teamId, kind, recipients, data }: Mail,
): Promise<void> {
  const queue = mailKind.openQueue(store);
  for (const recipient of recipients) {
    const id = uuidv7();
    const row = { id, team_id: teamId, kind, recipient, data: JSON.stringify(data), attempts: 0 };
    await query
      .insertInto('mail')
      .values({ ...row, created_at: databaseNow(store) })
      .execute();
    await queue.enqueue(query, { id, teamId });
  }
}
