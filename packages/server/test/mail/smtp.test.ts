import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Smtp } from '../../src/platform/mail/smtp.ts';
import type { Posted } from '../../src/platform/mail/smtp.ts';
import { startMailbox } from '../support/mailbox.ts';
import type { Mailbox } from '../support/mailbox.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function mailbox(options?: Parameters<typeof startMailbox>[0]): Promise<Mailbox> {
  const box = await startMailbox(options);
  ends.push(() => box.close());
  return box;
}

/** A server of TCP that does with each connection what it is told. */
async function wire(each: (socket: Socket) => void): Promise<number> {
  const server: Server = createServer(each);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket.on('error', () => {}));
  });
  ends.push(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const letter = {
  id: 'letter-1',
  to: 'ada@example.com',
  subject: 'Prices: 1 page changed',
  text: 'Text.\n',
  html: '<p>Text.</p>',
};

function post(
  url: string,
  given: Partial<typeof letter> & { signal?: AbortSignal; unsubscribeUrl?: string } = {},
): Promise<Posted> {
  const smtp = new Smtp({ url, from: 'Web Data <no-reply@data.example>', attemptMs: 1500 });
  return smtp.post({ ...letter, signal: new AbortController().signal, ...given });
}

test.each([
  ['https://data.example/unsubscribe/t', 'List-Unsubscribe=One-Click'],
  ['http://data.example/unsubscribe/t', undefined],
])('a letter with the link %s has List-Unsubscribe-Post: %s', async (unsubscribeUrl, expected) => {
  const box = await mailbox();
  await post(`smtp://127.0.0.1:${box.port}`, { unsubscribeUrl });
  const { headers } = box.arrived[0]!;
  expect([headers['list-unsubscribe'], headers['list-unsubscribe-post']]).toEqual([
    `<${unsubscribeUrl}>`,
    expected,
  ]);
});

test('a letter arrives once, with both its forms and an id that stays', async () => {
  const box = await mailbox();
  expect(await post(`smtp://127.0.0.1:${box.port}`)).toEqual({ outcome: 'taken' });
  expect(box.arrived).toHaveLength(1);
  const [{ from, to, headers, raw }] = box.arrived as [Mailbox['arrived'][number]];
  expect([from, to]).toEqual(['no-reply@data.example', ['ada@example.com']]);
  expect(headers).toMatchObject({
    from: 'Web Data <no-reply@data.example>',
    to: 'ada@example.com',
    subject: 'Prices: 1 page changed',
    'message-id': '<letter-1@data.example>',
    'auto-submitted': 'auto-generated',
  });
  expect(raw).toContain('Text.\r\n');
  expect(raw).toContain('<p>Text.</p>');
});

test('what a letter says becomes no header and no other letter', async () => {
  const box = await mailbox();
  const subject = 'Prices\r\nBcc: eve@example.com\r\n\r\nHello';
  const text = 'One.\r\n.\r\nMAIL FROM:<eve@example.com>\r\n.. dots\r\n';
  await post(`smtp://127.0.0.1:${box.port}`, { subject, text });
  expect(box.arrived).toHaveLength(1);
  const [{ to, headers, raw }] = box.arrived as [Mailbox['arrived'][number]];
  expect(to).toEqual(['ada@example.com']);
  expect(headers).not.toHaveProperty('bcc');
  expect(headers['subject']).toBe('Prices Bcc: eve@example.com Hello');
  expect(raw).toContain('\r\n.\r\nMAIL FROM:<eve@example.com>\r\n.. dots\r\n');
});

test.each<[string, number, Posted]>([
  ['is full for now', 452, { outcome: 'failed', code: '452' }],
  ['takes none like it', 554, { outcome: 'refused', code: '554' }],
])('a server that %s is not asked as if it had taken the letter', async (_, status, expected) => {
  const box = await mailbox();
  box.refusals.push(status);
  expect(await post(`smtp://127.0.0.1:${box.port}`)).toEqual(expected);
  expect(box.arrived).toEqual([]);
});

test('a recipient that nobody knows is refused for good', async () => {
  const box = await mailbox({
    onRcptTo: (_address, _session, answer) =>
      answer(Object.assign(new Error('Unknown'), { responseCode: 550 })),
  });
  expect(await post(`smtp://127.0.0.1:${box.port}`)).toEqual({ outcome: 'refused', code: '550' });
});

test('a password that is wrong, or would go over an open line, is the fault of no letter', async () => {
  const box = await mailbox({
    onAuth: (_auth, _session, answer) => answer(Object.assign(new Error('No'), { responseCode: 535 })),
  });
  // No STARTTLS is offered here: the password is not sent.
  expect(await post(`smtp://user:secret@127.0.0.1:${box.port}`)).toMatchObject({ outcome: 'failed' });
});

test('no server, one that hangs up, one that says nothing, and one that says it drop by drop end in time', async () => {
  const gone = await wire(() => {});
  await ends.pop()!();
  expect(await post(`smtp://127.0.0.1:${gone}`)).toEqual({ outcome: 'failed', code: 'ESOCKET' });
  const deaf = await wire((socket) => socket.destroy());
  expect(await post(`smtp://127.0.0.1:${deaf}`)).toMatchObject({ outcome: 'failed' });
  const silent = await wire(() => {});
  expect(await post(`smtp://127.0.0.1:${silent}`)).toMatchObject({ outcome: 'failed' });
  const slow = await wire((socket) => {
    const timer = setInterval(() => socket.write('220-wait\r\n'), 100);
    socket.on('close', () => clearInterval(timer));
  });
  expect(await post(`smtp://127.0.0.1:${slow}`)).toEqual({ outcome: 'failed', code: 'ETIMEDOUT' });
  const cut = await wire((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (data) => {
      const line = data.toString();
      if (line.startsWith('DATA')) socket.write('354 go on\r\n');
      else if (/^(?:EHLO|MAIL|RCPT)/.test(line)) socket.write('250 fine\r\n');
      else socket.destroy();
    });
  });
  expect(await post(`smtp://127.0.0.1:${cut}`)).toMatchObject({ outcome: 'failed' });
});

test('a shutdown ends an attempt', async () => {
  const silent = await wire(() => {});
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  expect(await post(`smtp://127.0.0.1:${silent}`, { signal: stop.signal })).toEqual({
    outcome: 'failed',
    code: 'EABORTED',
  });
});
