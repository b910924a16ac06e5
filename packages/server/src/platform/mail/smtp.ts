import { isIP } from 'node:net';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Options } from 'nodemailer/lib/smtp-connection';
import type { Email } from './email.ts';

/** Timeout of one attempt in milliseconds, from the name resolution to the last reply. */
const ATTEMPT_MS = 30_000;
/** Milliseconds that the server may be silent. */
const SILENCE_MS = 10_000;

export interface SmtpOptions {
  /** `smtp:` or `smtps:`, with user and password where the server requires them. */
  url: string;
  /** Sender of the emails. */
  from: string;
  /** Timeout of one attempt in milliseconds; 30,000 by default. */
  attemptMs?: number;
}

/** An email with its envelope. */
export interface Post extends Email {
  /** The same in every attempt. */
  id: string;
  to: string;
  /** Where the recipient can unsubscribe, for the header fields of RFC 8058; undefined without them. */
  unsubscribeUrl?: string | undefined;
  signal: AbortSignal;
}

/**
 * The result of an attempt: the server accepted the email, rejected it for good (RFC 5321, section 4.2.1: 5yz about
 * this email), or may accept it later. `code` is its reply code or the error of the connection, never its text, which
 * may repeat the content of the email.
 */
export type Posted = { outcome: 'taken' } | { outcome: 'refused' | 'failed'; code: string };

/** Sends emails to the operator's SMTP server, each on a connection of its own. */
export class Smtp {
  readonly #connection: Options;
  readonly #login: { user: string; pass: string } | undefined;
  readonly #from: string;
  readonly #attemptMs: number;

  constructor({ url, from, attemptMs = ATTEMPT_MS }: SmtpOptions) {
    const { protocol, hostname, port, username, password } = new URL(url);
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const isSecure = protocol === 'smtps:';
    const silence = Math.min(SILENCE_MS, attemptMs);
    this.#from = from;
    this.#attemptMs = attemptMs;
    this.#login =
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    this.#connection = {
      host,
      port: Number(port) || (isSecure ? 465 : 587),
      secure: isSecure,
      // A password is never sent over an unencrypted connection.
      requireTLS: !isSecure && username !== '',
      ...(isIP(host) === 0 && { servername: host }),
      connectionTimeout: silence,
      greetingTimeout: silence,
      socketTimeout: silence,
      dnsTimeout: silence,
    };
  }

  /** Runs one attempt. Never throws. */
  async post(post: Post): Promise<Posted> {
    const connection = new SMTPConnection(this.#connection);
    const broken = new Promise<never>((_, reject) => {
      connection.on('error', reject);
      connection.once('end', () => reject(coded('ECLOSED')));
    });
    broken.catch(() => {});
    const cut = (code: string) => (): void => {
      connection.emit('error', coded(code));
      connection.close();
    };
    const onAbort = cut('EABORTED');
    const timer = setTimeout(cut('ETIMEDOUT'), this.#attemptMs);
    post.signal.addEventListener('abort', onAbort, { once: true });
    try {
      const message = await this.#compose(post);
      await Promise.race([broken, this.#hand(connection, post.to, message)]);
      connection.quit();
      return { outcome: 'taken' };
    } catch (error) {
      connection.close();
      return toFailure(error);
    } finally {
      clearTimeout(timer);
      post.signal.removeEventListener('abort', onAbort);
    }
  }

  #compose({ id, to, unsubscribeUrl, subject, text, html }: Post): Promise<Buffer> {
    const domain = /@([^\s<>@]+)>?\s*$/.exec(this.#from)?.[1] ?? 'localhost';
    const composer = new MailComposer({
      from: this.#from,
      to: { name: '', address: to },
      subject: subject.replaceAll(/\s+/g, ' '),
      text,
      html,
      messageId: `<${id}@${domain}>`,
      // Suppresses automatic replies (RFC 3834, section 5).
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl !== undefined && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          // One click needs an https link (RFC 8058, section 3.1).
          ...(unsubscribeUrl.startsWith('https:') && {
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return new Promise((resolve, reject) =>
      composer.compile().build((error, message) => (error ? reject(error) : resolve(message as Buffer))),
    );
  }

  async #hand(connection: SMTPConnection, to: string, message: Buffer): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      connection.connect((error) => (error ? reject(error) : resolve())),
    );
    if (this.#login !== undefined) {
      const credentials = this.#login;
      await new Promise<void>((resolve, reject) =>
        connection.login({ credentials }, (error) => (error ? reject(error) : resolve())),
      );
    }
    const from = /<([^<>]*)>\s*$/.exec(this.#from)?.[1] ?? this.#from;
    await new Promise<void>((resolve, reject) =>
      connection.send({ from, to: [to] }, message, (error) => (error ? reject(error) : resolve())),
    );
  }
}

function coded(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Classifies an error. A rejected login is not the email's error, so it is retried: the operator may fix it. */
function toFailure(error: unknown): Posted {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isMessageError = ['EENVELOPE', 'EMESSAGE'].includes(String(code));
  const status = typeof responseCode === 'number' ? responseCode : 0;
  const outcome = isMessageError && status >= 500 ? 'refused' : 'failed';
  return { outcome, code: status === 0 ? String(code ?? 'unknown').slice(0, 60) : String(status) };
}
