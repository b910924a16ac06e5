import { isIP } from 'node:net';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Options } from 'nodemailer/lib/smtp-connection';
import type { Email } from './email.ts';

/** Milliseconds that one attempt may take, from the name of the server to its last word. */
const ATTEMPT_MS = 30_000;
/** Milliseconds in which the server has to say something. */
const SILENCE_MS = 10_000;

export interface SmtpOptions {
  /** `smtp:` or `smtps:`, with user and password where the server wants them. */
  url: string;
  /** Whom letters are from. */
  from: string;
  /** Milliseconds for one attempt; 30,000 unless given. */
  attemptMs?: number;
}

/** A letter with what is on its envelope. */
export interface Post extends Email {
  /** Stays the same however often it is tried. */
  id: string;
  to: string;
  signal: AbortSignal;
}

/**
 * What became of an attempt: the server took it over, refused it for good (RFC 5321, section 4.2.1: 5yz about this letter), or
 * may take it later. `code` is its reply, or what befell the connection; never its words, which may repeat the letter's.
 */
export type Posted = { outcome: 'taken' } | { outcome: 'refused' | 'failed'; code: string };

/** Hands letters to the operator's SMTP server, on a connection of its own each. */
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
      // A password never goes over a line that others read.
      requireTLS: !isSecure && username !== '',
      ...(isIP(host) === 0 && { servername: host }),
      connectionTimeout: silence,
      greetingTimeout: silence,
      socketTimeout: silence,
      dnsTimeout: silence,
    };
  }

  /** Makes one attempt. Never throws. */
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

  #compose({ id, to, subject, text, html }: Post): Promise<Buffer> {
    const domain = /@([^\s<>@]+)>?\s*$/.exec(this.#from)?.[1] ?? 'localhost';
    const composer = new MailComposer({
      from: this.#from,
      to: { name: '', address: to },
      subject: subject.replaceAll(/\s+/g, ' '),
      text,
      html,
      messageId: `<${id}@${domain}>`,
      // No automatic reply to it, please (RFC 3834, section 5).
      headers: { 'Auto-Submitted': 'auto-generated' },
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

/** What a login is refused for is no fault of the letter's: the operator may mend it. */
function toFailure(error: unknown): Posted {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isMessageError = ['EENVELOPE', 'EMESSAGE'].includes(String(code));
  const status = typeof responseCode === 'number' ? responseCode : 0;
  const outcome = isMessageError && status >= 500 ? 'refused' : 'failed';
  return { outcome, code: status === 0 ? String(code ?? 'unknown').slice(0, 60) : String(status) };
}
