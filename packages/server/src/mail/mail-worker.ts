import { JobWorker } from '../jobs/job-worker.ts';
import { sendMail } from './send-mail.ts';
import type { MailOptions } from './send-mail.ts';

/** Letters that a process hands over at once. */
const SLOTS = 4;
/** Milliseconds that a letter under way has to end at shutdown. */
const STOP_MS = 4000;

export interface MailWorkerOptions extends MailOptions {
  /** Id of this instance. */
  owner: string;
  /** Milliseconds between looks at the queue when nothing woke the lane. */
  pollMs: number;
}

/** Sends letters, in every process that shares the store and knows an SMTP server. */
export class MailWorker extends JobWorker {
  constructor(options: MailWorkerOptions) {
    super({ ...options, slots: SLOTS, stopMs: STOP_MS, run: (job, stop) => sendMail(options, job, stop) });
  }
}
