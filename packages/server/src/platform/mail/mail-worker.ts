import { JobWorker } from '../jobs/job-worker.ts';
import { sendMail } from './send-mail.ts';
import type { MailOptions } from './send-mail.ts';

/** Number of emails that a process sends at once. */
const SLOTS = 4;
/** Milliseconds that an email in progress has to end at shutdown. */
const STOP_MS = 4000;

export interface MailWorkerOptions extends MailOptions {
  /** Id of this instance. */
  owner: string;
  /** Milliseconds between looks at the queue when nothing wakes the worker. */
  pollMs: number;
}

/** Sends emails, in every process that shares the store and has an SMTP server configured. */
export class MailWorker extends JobWorker {
  constructor(options: MailWorkerOptions) {
    super({ ...options, slots: SLOTS, stopMs: STOP_MS, run: (job, stop) => sendMail(options, job, stop) });
  }
}
