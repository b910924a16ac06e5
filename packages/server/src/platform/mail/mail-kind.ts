import { defineJobKind } from '../jobs/job-kind.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { MailRow } from '../store/tables/mail.ts';
import { sendMail } from './send-mail.ts';
import type { MailOptions } from './send-mail.ts';

/** Emails, one job each. */
export const mailKind: JobKind<MailRow, MailOptions> = defineJobKind({
  name: 'mail',
  table: 'mail',
  // Sign-in emails: a suspended team may still learn that it is.
  servesSuspended: true,
  stopMs: 4000,
  describe: ({ kind, attempts }) => `${kind}, ${attempts} attempts`,
  run: sendMail,
});
