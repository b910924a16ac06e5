import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Starts an SMTP server that rejects an email in twenty for the moment, once each. */
export async function serveMailbox() {
  /** Every arrival: the id of the email, its monitor, and whether it was accepted. */
  const arrivals = [];
  const rejectedIds = new Set();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, _session, reply) {
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return reply(new Error('The sender is gone.'));
      const id = /^message-id: *(\S+)/im.exec(raw)[1];
      const isAccepted = rejectedIds.has(id) || Math.random() >= 0.05;
      if (!isAccepted) rejectedIds.add(id);
      arrivals.push({ id, monitor: /Monitor (\d+)/.exec(raw)[1], isAccepted });
      reply(isAccepted ? null : Object.assign(new Error('Not now'), { responseCode: 451 }));
    },
  });
  server.on('error', () => {}); // A killed sender.
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address();
  const options = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'no-reply@data.example',
    mailTo: ['@mail.example'],
  };
  return { options, arrivals, close: () => new Promise((resolve) => server.close(resolve)) };
}
