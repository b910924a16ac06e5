import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { echoOptions } from '../support/api.ts';
import { hosts } from '../support/hosts.ts';
import type { Host } from '../support/hosts.ts';

/** One connection that several requests share: one after the other, and all at once. */
const good = '{"url":"https://example.com"}';
const request = (
  body: string,
  { key = 'test-key', type = 'application/json', method = 'POST', last = false } = {},
) =>
  [
    `${method} /v2/map HTTP/1.1`,
    'Host: a',
    `Authorization: Bearer ${key}`,
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    ...(last ? ['Connection: close'] : []),
    '',
    body,
  ].join('\r\n');

const chunked = (body: string, options = {}) =>
  request(body, options)
    .replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked')
    .replace(body, `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);

const row: [bytes: string, status: number][] = [
  [request(good), 200],
  [request('{"url":1}'), 400],
  [request(good, { key: 'other' }), 401],
  [chunked(good), 200],
  [request('x'.repeat(5000), { type: 'text/plain' }), 415],
  [request(good), 200],
  [chunked('{"url":1}'), 400],
  [request('', { method: 'GET' }), 405],
  [request(`{"url":"${'x'.repeat(3000)}"}`), 413],
  [request(good), 200],
  // One of unknown length that is too long costs its connection on some.
  [chunked('x'.repeat(3000), { last: true }), 413],
];

const over = Object.keys(hosts).filter((name) => name !== 'fetch');
describe.each(over)('one connection to %s', (name) => {
  let host: Host;
  beforeAll(async () => {
    host = await hosts[name]!(echoOptions({ maxBodyBytes: 2000 }));
  });
  afterAll(() => host.close());

  test('carries requests that are sent all at once', async () => {
    expect(await answers(host.port!, (write) => write(row.map(([bytes]) => bytes).join('')))).toEqual(
      row.map(([, status]) => status),
    );
  });

  test('carries requests that come byte by byte', async () => {
    const bytes = row
      .slice(0, 3)
      .concat(row.slice(-1))
      .map(([text]) => text)
      .join('');
    const want = [200, 400, 401, 413];
    const slowly = async (write: (text: string) => void) => {
      for (const byte of bytes) {
        write(byte);
        await new Promise(setImmediate);
      }
    };
    expect(await answers(host.port!, slowly)).toEqual(want);
  });
});

/**
 * The statuses of all answers on one connection, until the server ends it. A server that has answered closes without
 * reading the rest of a body that is too long, so the last writes may fail.
 */
function answers(port: number, play: (write: (text: string) => void) => unknown): Promise<number[]> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () =>
      play((bytes) => void socket.write(bytes)),
    );
    socket.on('data', (part) => (text += part.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () =>
      resolve([...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))),
    );
  });
}
