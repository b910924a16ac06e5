import { ConfigError } from '../config/config-error.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Instance } from '../instances/instance.ts';
import type { JobWorker, WorkerOptions } from '../jobs/job-worker.ts';
import type { Store } from '../store/store.ts';
import { mailKind } from './mail-kind.ts';
import type { MailOptions } from './send-mail.ts';
import { Smtp } from './smtp.ts';

/** Number of emails that a process sends at once. */
const SLOTS = 4;

/** The parts of the server that emails use. */
export interface MailParts {
  store: Store;
  worker: Pick<WorkerOptions, 'log' | 'owner' | 'pollMs' | 'onRun'>;
  /** This instance. */
  instance: Pick<Instance, 'isSure'>;
  write: MailOptions['write'];
  origin: MailOptions['origin'];
}

/** @throws {ConfigError} for an SMTP server without a sender, or an invalid sender. */
export function requireMail({ smtpUrl, mailFrom }: Pick<ServerConfig, 'smtpUrl' | 'mailFrom'>): void {
  if (smtpUrl !== undefined && mailFrom === undefined)
    throw new ConfigError('smtpUrl (WEB_DATA_SMTP_URL) needs a sender: set mailFrom (WEB_DATA_MAIL_FROM).');
  if (mailFrom !== undefined && !/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(mailFrom))
    throw new ConfigError(
      `mailFrom (WEB_DATA_MAIL_FROM) must be an address, or a name and an address in <>, not ${JSON.stringify(mailFrom)}.`,
    );
}

/**
 * Sets up what sends emails, in every process that shares the store and has an SMTP server configured; undefined where
 * none is.
 */
export function openMail(
  config: ServerConfig,
  { store, worker, instance, write, origin }: MailParts,
): JobWorker | undefined {
  const { smtpUrl: url, mailFrom: from } = config;
  if (url === undefined || from === undefined) return undefined;
  const queue = mailKind.openQueue(store);
  const isSure = (): boolean => instance.isSure;
  const services: MailOptions = {
    queue,
    smtp: new Smtp({ url, from }),
    log: worker.log,
    write,
    origin,
    isSure,
  };
  return mailKind.openWorker(queue, services, { ...worker, slots: SLOTS });
}
