import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Handlers that break the rules, in a process of their own: it must outlive each of them, and say what it was told. */
interface Told {
  port?: number;
  ways?: string[];
  challengeSent?: string;
  uncaught?: string;
}

const failed = 500;
const fullPattern = 'whole';
const cut = 'cut';

/** What the client gets, and what `onError` is told; null where nothing is wrong with what was done. */
const ways: [
  way: string,
  client: number | typeof fullPattern | typeof cut,
  told: RegExp | null,
  inAll?: true,
][] = [
  ['answers by itself, and returns', fullPattern, /^The handler of mapUrls wrote the response itself\./],
  ['answers by itself', fullPattern, /^The handler of mapUrls wrote the response itself\./],
  ['answers by itself, and throws', fullPattern, /^after the end$/],
  ['answers by itself, and rejects', fullPattern, /^The handler of mapUrls wrote the response itself\./],
  ['begins an answer, and returns', cut, /^The handler of mapUrls wrote the response itself\./],
  ['begins an answer, and throws', cut, /^after the headers$/],
  ['destroys the response', cut, null],
  ['destroys the response with an error', cut, null],
  ['destroys the response under a stream', cut, null],
  ['returns nothing', failed, /^The handler of mapUrls returned no answer\./, true],
  ['returns a text', failed, /^The handler of mapUrls returned no answer\./, true],
  ['returns a Response', failed, /^The handler of mapUrls returned a Response\./, true],
  ['returns a stream of Node', failed, /^The body cannot be written as JSON\./, true],
  ['returns a locked stream', failed, /^The stream was read before\./, true],
  ['returns a stream that was read', failed, /^The stream was read before\./, true],
  ['returns a stream that fails at once', cut, /^the source broke off$/, true],
  ['returns a stream that fails midway', cut, /^the source broke off$/, true],
  ['returns a stream of objects', cut, /^The stream gave neither bytes nor text\.$/, true],
  ['returns a circle', failed, /circular/, true],
  ['throws nothing', failed, /^undefined$/, true],
  ['throws null in a promise', failed, /^null$/, true],
];

/** Behind these a handler can reach the response of node:http. */
const exposed = new Set(['node', 'express', 'fastify']);

describe.each(['node', 'express', 'fastify', 'hono', 'fetch'])('behind %s a handler that', (adapter) => {
  let child: ChildProcess;
  let port = 0;
  let known: string[] = [];
  const challengeSent: string[] = [];
  const uncaught: string[] = [];

  beforeAll(async () => {
    const program = fileURLToPath(new URL('hazards/server.js', import.meta.url));
    child = fork(program, [adapter], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message: Told) => {
        if (message.challengeSent !== undefined) challengeSent.push(message.challengeSent);
        if (message.uncaught) uncaught.push(message.uncaught);
        if (!message.port) return;
        ({ port, ways: known = [] } = message);
        resolve();
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
  });
  afterAll(() => child.kill());

  const table = ways.filter(([, , , inAll]) => inAll || exposed.has(adapter));
  test.each(table)('%s costs the client %s, and nobody else', async (way, client, want) => {
    expect(known).toContain(way);
    challengeSent.length = 0;
    const got = await send(port, way);
    // Fastify answers by itself where a stream has failed before its first byte.
    const early = adapter === 'fastify' && /at once|of objects/.test(way);
    expect(summary(got)).toBe(early ? failed : client);
    if (want) expect(got.split('\r\n\r\n')[1] ?? '').not.toMatch(want);
    // The next request is answered, and by then everything that was told has come.
    expect((await send(port, 'nothing wrong')).split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
    expect(uncaught).toEqual([]);
    expect(child.exitCode).toBeNull();
    if (want) expect(challengeSent).toEqual([expect.stringMatching(want)]);
    else expect(challengeSent).toEqual([]);
  });
});

/** Everything that comes back on a connection of its own, until the server ends it. */
function send(port: number, search: string): Promise<string> {
  const body = JSON.stringify({ url: 'https://example.com', search });
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST /v2/map HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer k\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      ),
    );
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

function summary(text: string): number | typeof fullPattern | typeof cut {
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
  if (status === failed) return failed;
  const isWhole = /^transfer-encoding: chunked\r$/im.test(text) ? text.endsWith('0\r\n\r\n') : status === 200;
  return isWhole ? fullPattern : cut;
}
