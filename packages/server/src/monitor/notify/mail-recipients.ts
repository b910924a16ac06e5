import type { MonitorNotification } from '@web-data/types';
import { leaveMail } from '../../mail/outbox.ts';
import type { Query, Store } from '../../store/store.ts';
import type { MonitorCheckRow } from '../../store/tables.ts';
import { listRecipients } from './recipients.ts';
import type { MailTo } from './recipients.ts';

/** What writes the letters about checks. */
export const CHECK_MAIL = 'monitor.check';

/** What such a letter is about. */
export interface CheckMail {
  checkId: string;
  includesDiffs: boolean;
}

/**
 * Leaves letters about a check that found changes, in the transaction that ends it, before the monitor is told of it. The first
 * check of a monitor has nothing to compare with, and is told to nobody.
 */
export async function mailRecipients(
  store: Store,
  query: Query,
  { row, mailTo }: { row: MonitorCheckRow; mailTo: MailTo },
): Promise<void> {
  if (row.new_pages + row.changed_pages + row.removed_pages === 0) return;
  const monitor = await query
    .selectFrom('monitor')
    .select(['notification', 'last_summary'])
    .where('id', '=', row.monitor_id)
    .where('status', '!=', 'deleted')
    .executeTakeFirst();
  if (monitor === undefined || monitor.notification === null || monitor.last_summary === null) return;
  const notification = JSON.parse(monitor.notification) as MonitorNotification; // Written by us.
  const { team_id: teamId, id: checkId } = row;
  const recipients = await listRecipients(query, notification, { teamId, mailTo });
  const data: CheckMail = { checkId, includesDiffs: notification.email?.includeDiffs ?? false };
  await leaveMail(store, query, { teamId, kind: CHECK_MAIL, recipients, data });
}
