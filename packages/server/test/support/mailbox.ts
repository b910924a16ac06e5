import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

/** A letter as it arrived. */
export interface Arrived {
  from: string;
  to: string[];
  /** Headers and body as they came over the wire. */
  raw: string;
  headers: Record<string, string>;
}

export interface Mailbox {
  port: number;
  arrived: Arrived[];
  /** What the next letters are answered with, once each: an SMTP status. */
  refusals: number[];
  close(): Promise<void>;
}

/** A real SMTP server on a free port of 127.0.0.1. */
export async function startMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const arrived: Arrived[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    logger: false,
    onData(stream, session, answer) {
      void text(stream).then((raw) => {
        const status = refusals.shift();
        if (status !== undefined)
          return answer(Object.assign(new Error('Not this one'), { responseCode: status }));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        arrived.push({ from, to: rcptTo.map(({ address }) => address), raw, headers: headersOf(raw) });
        return answer(null);
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, arrived, refusals, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** By lower-case name, folded lines joined. */
function headersOf(raw: string): Record<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return Object.fromEntries(
    head.split('\r\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}
