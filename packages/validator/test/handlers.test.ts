import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { fetchHandler } from '../src/fetch.ts';
import { reject } from '../src/index.ts';
import { nodeHandler } from '../src/node.ts';
import { echoOptions, job, jsonHeaders } from './support/api.ts';
import { hosts } from './support/hosts.ts';
import type { HostOptions } from './support/hosts.ts';

const get = { method: 'GET', path: `/v2/agent/${job}`, headers: jsonHeaders };

function fail(): never {
  throw new Error('the database is down');
}

describe.each(Object.keys(hosts))('a handler behind %s', (name) => {
  const run = async (getAgent: unknown, more: Partial<HostOptions> = {}) => {
    const options = echoOptions(more);
    options.handlers.getAgent = getAgent as never;
    const host = await hosts[name]!(options);
    try {
      return await host.send(get);
    } finally {
      await host.close();
    }
  };

  test('returns a rejection', async () => {
    const reply = await run(async () => reject('AgentJobNotFound'));
    expect([reply.status, reply.text]).toEqual([404, '{"success":false,"error":"Agent job not found"}']);
  });

  test('throws a rejection with a header', async () => {
    const reply = await run(() => {
      throw reject('RateLimitExceeded', { headers: { 'Retry-After': '3' } });
    });
    expect([reply.status, reply.headers['retry-after']]).toEqual([429, '3']);
  });

  test('throws something else: 500, nothing of it, and the hook is told', async () => {
    const challengeSent: unknown[] = [];
    const secret = new Error('password=hunter2');
    const reply = await run(() => Promise.reject(secret), { onError: (error) => challengeSent.push(error) });
    expect([reply.status, reply.text]).toEqual([500, '{"success":false,"error":"Internal Server Error"}']);
    expect(challengeSent).toEqual([secret]);
  });

  test('a hook that throws costs nobody the answer', async () => {
    const reply = await run(() => Promise.reject(new Error('x')), { onReject: fail, onError: fail });
    expect(reply.status).toBe(500);
  });

  test('authenticate that throws is a 500, not a way in', async () => {
    expect((await run(async () => ({ status: 200 }), { authenticate: fail })).status).toBe(500);
  });

  test('answers with headers, bytes, a stream or nothing', async () => {
    const headers = { 'X-Request-Id': 'r1', 'Content-Type': 'text/plain' };
    const text = await run(async () => ({ status: 200, headers, body: 'text' }));
    expect([text.headers['x-request-id'], text.headers['content-type'], text.text]).toEqual([
      'r1',
      'text/plain',
      'text',
    ]);
    expect(
      (await run(async () => ({ status: 200, headers, body: new TextEncoder().encode('bytes') }))).text,
    ).toBe('bytes');
    const stream = new Blob(['stre', 'am']).stream();
    expect((await run(async () => ({ status: 200, headers, body: stream }))).text).toBe('stream');
    const nothing = await run(async () => ({ status: 204 }));
    expect([nothing.status, nothing.text]).toEqual([204, '']);
  });

  test('an error body is replaced by name', async () => {
    const errors = { AgentJobNotFound: (body: object) => ({ ...body, hint: 'look again' }) };
    const reply = await run(async () => reject('AgentJobNotFound'), { errors });
    expect(JSON.parse(reply.text)).toEqual({
      success: false,
      error: 'Agent job not found',
      hint: 'look again',
    });
  });

  test('an open error says its own message', async () => {
    const message = 'schema: /type must be a string';
    const reply = await run(async () => reject('UnprocessableEntity', { message }));
    expect([reply.status, JSON.parse(reply.text).error]).toEqual([422, message]);
  });
});

test('a missing handler is a mistake, unless it is meant', async () => {
  const { authenticate, handlers } = echoOptions();
  const { getAgent: _left, ...others } = handlers;
  expect(() => fetchHandler({ authenticate, handlers: others } as never)).toThrow(
    'handlers.getAgent is missing.',
  );
  const handle = fetchHandler({ authenticate, handlers: others, partial: true });
  const status = async (method: string) =>
    (await handle(new Request(`http://127.0.0.1${get.path}`, { method, headers: jsonHeaders }))).status;
  expect([await status('GET'), await status('DELETE')]).toEqual([405, 200]);
});

test.each([
  [{ maxBodyBytes: 0 }, 'maxBodyBytes is 0.'],
  [{ maxDepth: 1.5 }, 'maxDepth is 1.5.'],
  [{ basePath: 'v2' }, 'basePath is "v2".'],
  [{ basePath: '/v2/' }, 'basePath is "/v2/".'],
  [{ authenticate: undefined }, 'authenticate is missing.'],
])('%j is refused with the remedy', (more, message) => {
  expect(() => fetchHandler(echoOptions(more as never))).toThrow(message);
});

test('another base path, or none', async () => {
  for (const basePath of ['', '/api/v2']) {
    const handle = fetchHandler(echoOptions({ basePath }));
    const status = async (path: string) =>
      (await handle(new Request(`http://127.0.0.1${path}`, { headers: jsonHeaders }))).status;
    expect([await status(`${basePath}/agent/${job}`), await status(`/v3/agent/${job}`)]).toEqual([200, 404]);
  }
});

test('a target in absolute form is a path like any other', async () => {
  const host = await hosts['node']!(echoOptions());
  const reply = await host.send({ ...get, path: `http://127.0.0.1${get.path}` });
  expect([reply.status, JSON.parse(reply.text).operation]).toEqual([200, 'getAgent']);
  await host.close();
});

test('the signal aborts when the client leaves', async () => {
  let aborted!: (value: unknown) => void;
  const gone = new Promise((resolve) => (aborted = resolve));
  const options = echoOptions();
  options.handlers.getAgent = ({ signal }) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        aborted(signal.aborted);
        resolve(reject('RequestTimeout'));
      });
      socket.destroy();
    });
  const server = createServer(nodeHandler(options));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `GET ${get.path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${jsonHeaders['authorization']}\r\n\r\n`,
  );
  expect(await gone).toBe(true);
  server.close();
});

test('a client that stops in the middle of its body leaves nothing behind', async () => {
  const rejected: string[] = [];
  const done = new Promise<void>((resolve) => {
    const options = echoOptions({
      onReject: ({ error }) => {
        rejected.push(error);
        resolve();
      },
    });
    const server = createServer(nodeHandler(options));
    server.listen(0, '127.0.0.1', () => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(
        `POST /v2/map HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nContent-Type: application/json\r\nAuthorization: ${jsonHeaders['authorization']}\r\n\r\n{"url"`,
      );
      setTimeout(() => socket.destroy(), 50);
      server.unref();
    });
  });
  await done;
  expect(rejected).toEqual(['BadRequest']);
});
