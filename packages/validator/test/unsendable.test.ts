import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { reject } from '../src/index.ts';
import { nodeHandler } from '../src/node.ts';
import { echoOptions, job, jsonHeaders } from './support/api.ts';
import { hosts } from './support/hosts.ts';
import type { HostOptions } from './support/hosts.ts';

const get = { method: 'GET', path: `/v2/agent/${job}`, headers: jsonHeaders };
const failed = '{"success":false,"error":"Internal Server Error"}';

/** Answers that no host can send, and what onError is told. */
const table: [string, () => unknown, string][] = [
  [
    'a header with a line break',
    () => ({ status: 200, headers: { 'x-a': 'b\r\nset-cookie: c' }, body: {} }),
    'The header "x-a" has a name or value that HTTP does not allow.',
  ],
  [
    'a header beyond Latin-1',
    () => ({ status: 200, headers: { 'x-a': '日本' }, body: {} }),
    'The header "x-a" has a name or value that HTTP does not allow.',
  ],
  [
    'a header with a bad name',
    () => ({ status: 200, headers: { 'x a': 'b' }, body: {} }),
    'The header "x a" has a name or value that HTTP does not allow.',
  ],
  ['a status beyond 599', () => ({ status: 9999, body: {} }), 'The status 9999 is none from 200 to 599.'],
  [
    'a status that is a fraction',
    () => ({ status: 200.5, body: {} }),
    'The status 200.5 is none from 200 to 599.',
  ],
  [
    'a rejection with such a header',
    () => reject('BadRequest', { headers: { 'x-a': 'b\n' } }),
    'The header "x-a" has a name or value that HTTP does not allow.',
  ],
  [
    'a rejection with details that are no JSON',
    () => reject('BadRequest', { details: 10n }),
    'Do not know how to serialize a BigInt',
  ],
];

function rejectWith(): never {
  throw reject('InvalidToken');
}

async function run(name: string, getAgent: unknown, more: Partial<HostOptions> = {}) {
  const options = echoOptions(more);
  options.handlers.getAgent = getAgent as never;
  const host = await hosts[name]!(options);
  try {
    return await host.send(get);
  } finally {
    await host.close();
  }
}

describe.each(Object.keys(hosts))('behind %s', (name) => {
  test.each(table)('%s is answered with 500', async (_, getAgent, sentence) => {
    const challengeSent: unknown[] = [];
    const reply = await run(name, async () => getAgent(), { onError: (error) => challengeSent.push(error) });
    expect([reply.status, reply.text]).toEqual([500, failed]);
    expect(challengeSent.map((error) => (error as Error).message)).toEqual([sentence]);
  });

  test('a status without content has none', async () => {
    for (const status of [204, 205, 304]) {
      const reply = await run(name, async () => ({ status, body: { a: 1 } }));
      expect([reply.status, reply.text]).toEqual([status, '']);
    }
  });

  test('an identity refused by throwing is told the scheme as well', async () => {
    const reply = await run(name, async () => ({ status: 204 }), { authenticate: rejectWith });
    expect([reply.status, reply.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });
});

test('a long stream to a slow reader leaves no listeners behind', async () => {
  const warnings: string[] = [];
  const warn = ({ message }: Error): void => void warnings.push(message);
  process.on('warning', warn);
  let chunks = 0;
  const pull = (controller: ReadableStreamDefaultController): void => {
    if ((chunks += 1) > 40) controller.close();
    else controller.enqueue(new Uint8Array(1_048_576));
  };
  const headers = { 'content-type': 'application/octet-stream' };
  const reply = await run('node', async () => ({
    status: 200,
    headers,
    body: new ReadableStream({ pull }),
  }));
  expect(reply.text.length).toBe(40 * 1_048_576);
  expect(warnings).toEqual([]);
  process.off('warning', warn);
});

test('a client that leaves before its body is read ends the request', async () => {
  let rejected = '';
  const options = echoOptions({ onReject: ({ error }) => void (rejected = error) });
  options.authenticate = async (_, { request }) => {
    const message = request as IncomingMessage;
    await new Promise((resolve) => message.once('close', resolve));
    return {};
  };
  const server = createServer(nodeHandler(options));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const head = Object.entries({ ...jsonHeaders, host: 'a', 'content-length': '100' });
  socket.write(
    `POST /v2/map HTTP/1.1\r\n${head.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n{"url`,
    () => setTimeout(() => socket.destroy(), 50),
  );
  await expect.poll(() => rejected).toBe('BadRequest');
  server.close();
});
