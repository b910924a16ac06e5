import type { Logger } from 'pino';
import { ConfigError } from '../config/config-error.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Instance } from '../instances/instance.ts';
import type { Store } from '../store/store.ts';
import { MailWorker } from './mail-worker.ts';
import { mailQueue } from './mail-queue.ts';
import type { MailOptions } from './send-mail.ts';
import { Smtp } from './smtp.ts';

/** The parts of the server that emails use. */
export interface MailParts {
  store: Store;
  log: Logger;
  /** This instance. */
  instance: Pick<Instance, 'id' | 'isSure'>;
  write: MailOptions['write'];
}

/** @throws {ConfigError} for an SMTP server without a sender, or an invalid sender. */
export function requireMail({ smtpUrl, mailFrom }: Pick<ServerConfig, 'smtpUrl' | 'mailFrom'>): void {
  if (smtpUrl !== undefined && mailFrom === undefined)
    throw new ConfigError(
      'smtpUrl (WEB_DATA_SMTP_URL) is given: say in mailFrom (WEB_DATA_MAIL_FROM) whom letters are from.',
    );
  if (mailFrom !== undefined && !/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(mailFrom))
    throw new ConfigError(
      `mailFrom (WEB_DATA_MAIL_FROM) must be an address, or a name and an address in <>, not ${JSON.stringify(mailFrom)}.`,
    );
}

/** Sets up the emails of a server; undefined where no SMTP server is configured. */
export function openMail(
  config: ServerConfig,
  { store, log, instance, write }: MailParts,
): MailWorker | undefined {
  const { smtpUrl: url, mailFrom: from, agentPollMs: pollMs } = config;
  if (url === undefined || from === undefined) return undefined;
  return new MailWorker({
    queue: mailQueue(store),
    smtp: new Smtp({ url, from }),
    log,
    write,
    owner: instance.id,
    isSure: () => instance.isSure,
    pollMs,
  });
}
