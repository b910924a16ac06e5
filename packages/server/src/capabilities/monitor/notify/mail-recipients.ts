import type { MonitorNotification } from '@web-data/types';
import { leaveMail } from '../../../platform/mail/outbox.ts';
import type { Query, Store } from '../../../platform/store/store.ts';
import type { MonitorCheckRow } from '../../../platform/store/tables/monitor.ts';
import { listRecipients } from '../../../accounts/people/mail-recipients.ts';
import type { MailTo } from '../../../accounts/people/mail-recipients.ts';

/** The kind of emails about checks. */
export const CHECK_MAIL = 'monitor.check';

/** The data of such an email. */
export interface CheckMail {
  checkId: string;
  includesDiffs: boolean;
}

/**
 * Queues emails about a check that found changes. Runs in the transaction that ends the check, before the monitor
 * stores its summary. The first check of a monitor has nothing to compare with, so it sends no email.
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
  const recipients = await listRecipients(query, notification.email, { teamId, mailTo });
  const data: CheckMail = { checkId, includesDiffs: notification.email?.includeDiffs ?? false };
  const subjectId = row.monitor_id;
  await leaveMail(store, query, { teamId, kind: CHECK_MAIL, recipients, data, subjectId });
}
