import { uuidv7 } from '../ids.ts';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import { mailQueue } from './mail-queue.ts';

/** A letter to be written when its turn comes. */
export interface Mail {
  teamId: string;
  /** What writes it, see `MailOptions.write`. */
  kind: string;
  recipients: readonly string[];
  /** What it is about. */
  data: unknown;
}

/**
 * Leaves a letter to each recipient, in the transaction that stores what they tell of: either both stand or neither. Call it
 * after what takes the locks of other jobs.
 */
export async function leaveMail(
  store: Store,
  query: Query,
  { teamId, kind, recipients, data }: Mail,
): Promise<void> {
  const queue = mailQueue(store);
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
