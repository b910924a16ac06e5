import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import {
  always,
  connect,
  defineOperation,
  createHooks,
  decodeAny,
  getSettings,
} from '../../src/runtime/index.ts';
import type { HookOptions, Operation, ServiceOptions } from '../../src/runtime/index.ts';
import {
  eventItems,
  itemsBody,
  lineItems,
  receiveItems,
  sendItems,
} from '../../src/runtime/streams/index.ts';
import type { ItemReader, StreamOptions } from '../../src/runtime/streams/index.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

/** A service on this machine, and the requests that it got. */
async function serve(listener: RequestListener, options: ServiceOptions & HookOptions = {}) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service = connect(
    {
      baseUrl: `http://127.0.0.1:${port}`,
      path: '',
      name: 'test/1',
      errors: [],
      retry: { on: [503], attempts: 3, base: 2, cap: 0, jitter: 0 },
      sign: () => async () => undefined,
      decode: decodeAny,
    },
    { ...options, hooks: createHooks(options) },
  );
  return { service, requests };
}

const events = { 'content-type': 'text/event-stream; charset=utf-8' };
const operation: Operation = { id: 'watch', method: 'GET', path: '/events' };
type Watch = (...args: unknown[]) => Promise<AsyncIterable<{ data: unknown; id?: string }>>;
const defineStream = (one: Operation, reader: ItemReader) => defineOperation(one, receiveItems(reader));
const watch = defineStream(operation, eventItems({ data: 'either' })) as unknown as Watch;

async function collect(items: AsyncIterable<{ data: unknown }>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const { data } of items) all.push(data);
  return all;
}

/** The error in which reading ends, and what was read before. */
async function readToError(
  items: AsyncIterable<{ data: unknown }>,
): Promise<[unknown[], Error & { kind?: string }]> {
  const all: unknown[] = [];
  try {
    for await (const { data } of items) all.push(data);
  } catch (error) {
    return [all, error as Error];
  }
  throw new Error('It did not end in an error.');
}

const send = (response: ServerResponse, text: string) => response.writeHead(200, events).end(text);

it('gives items as they arrive, before the response ends', async () => {
  let response: ServerResponse | undefined;
  const { service } = await serve((_, to) => {
    response = to.writeHead(200, events);
    to.write('data: 1\n\n');
  });
  const items = (await watch(service))[Symbol.asyncIterator]();
  expect(await items.next()).toEqual({ done: false, value: { data: 1 } });
  const second = items.next();
  response!.end('data: "two"\n\n');
  expect(await second).toEqual({ done: false, value: { data: 'two' } });
  expect(await items.next()).toEqual({ done: true, value: undefined });
});

it('a loop that ends early closes the connection', async () => {
  const closed = new Promise<void>((resolve) => {
    void serve((request, to) => {
      to.writeHead(200, events).write('data: 1\n\n');
      request.on('close', resolve);
    }).then(async ({ service }) => {
      for await (const { data } of await watch(service)) {
        expect(data).toBe(1);
        break;
      }
    });
  });
  await closed;
});

it('a signal ends the stream while it waits', async () => {
  const { service } = await serve((_, to) => void to.writeHead(200, events).write('data: 1\n\n'));
  const controller = new AbortController();
  const items = await watch(service, { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('enough')), 20);
  const [all, error] = await readToError(items);
  expect([all, error.name, error.message]).toEqual([[1], 'AbortError', 'The call was aborted: enough']);
});

it('silence longer than timeoutMs ends the stream', async () => {
  const { service } = await serve((_, to) => void to.writeHead(200, events).write('data: 1\n\n'));
  const [all, error] = await readToError(await watch(service, { timeoutMs: 1000 }));
  expect([all, error.name]).toEqual([[1], 'TimeoutError']);
});

it('a stream may last longer than timeoutMs and deadlineMs', async () => {
  const { service } = await serve((_, to) => {
    to.writeHead(200, events);
    let count = 0;
    const timer = setInterval(() => {
      to.write(`data: ${(count += 1)}\n\n`);
      if (count < 6) return;
      clearInterval(timer);
      to.end();
    }, 60);
  });
  expect(await collect(await watch(service, { timeoutMs: 300, deadlineMs: 310 }))).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
});

it('goes on after a broken connection with the last id, after the time that the service asks for', async () => {
  const { service, requests } = await serve((request, to) => {
    const last = Number(request.headers['last-event-id'] ?? 0);
    to.writeHead(200, events).write(`retry: 15\nid: ${last + 1}\ndata: ${last + 1}\n\n`);
    if (last === 2) to.end();
    else setTimeout(() => to.destroy(), 5);
  });
  const start = performance.now();
  expect(await collect(await watch(service))).toEqual([1, 2, 3]);
  expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '2']);
  expect(performance.now() - start).toBeGreaterThanOrEqual(30);
});

const broken: [title: string, text: string, options: StreamOptions, requests: number][] = [
  ['without an id does not go on', 'data: 1\n\n', {}, 1],
  ['does not go on when told not to', 'id: 1\nretry: 0\ndata: 1\n\n', { reconnect: false }, 1],
  ['goes on without an id when told to', 'retry: 0\ndata: 1\n\n', { reconnect: 'always' }, 2],
];
it.each(broken)('a broken connection %s', async (_, text, options, count) => {
  const { service, requests } = await serve((__, to) => {
    if (requests.length > 1) return void to.writeHead(204).end();
    to.writeHead(200, events).write(text);
    setTimeout(() => to.destroy(), 5);
    return undefined;
  });
  const items = await watch(service, options);
  if (count === 1) expect((await readToError(items))[1].name).toBe('NetworkError');
  else expect(await collect(items)).toEqual([1]);
  expect(requests).toHaveLength(count);
});

const answer: RequestListener = ({ headers }, to) => {
  if (headers['last-event-id'] === '2') return void to.writeHead(204).end();
  return void send(to, `retry: 0\nid: ${headers['last-event-id'] ? 2 : 1}\ndata: x\n\n`);
};

it('an end is an end; it goes on only when told to, until 204', async () => {
  const once = await serve(answer);
  expect(await collect(await watch(once.service))).toEqual(['x']);
  const always = await serve(answer);
  expect(await collect(await watch(always.service, { reconnect: 'always' }))).toEqual(['x', 'x']);
  const from = await serve(answer);
  expect(await collect(await watch(from.service, { lastEventId: '2' }))).toEqual([]);
});

it('gives up after as many attempts in a row as a call has', async () => {
  const { service, requests } = await serve((_, to) => {
    to.writeHead(200, events).write(requests.length === 1 ? 'id: é\nretry: 0\ndata: 1\n\n' : ': nothing\n');
    setTimeout(() => to.destroy(), 2);
  });
  const [all, error] = await readToError(await watch(service));
  expect([all, error.name, requests.length]).toEqual([[1], 'NetworkError', 4]);
  expect(requests[1]!.headers['last-event-id']).toBe(Buffer.from('é').toString('latin1'));
});

it('a service that begins anew each time is asked no more often than that', async () => {
  const { service, requests } = await serve((_, to) => {
    to.writeHead(200, events).write('retry: 0\nid: 1\ndata: 1\n\n');
    setTimeout(() => to.destroy(), 2);
  });
  const [all, error] = await readToError(await watch(service));
  expect([all, error.name, requests.length]).toEqual([[1, 1, 1, 1], 'NetworkError', 4]);
});

it('an operation that may not be repeated does not go on', async () => {
  const post = defineStream(
    { ...operation, method: 'POST', once: always },
    eventItems({ data: 'text' }),
  ) as unknown as Watch;
  const { service, requests } = await serve((_, to) => {
    to.writeHead(200, events).write('id: 1\ndata: 1\n\n');
    setTimeout(() => to.destroy(), 5);
  });
  expect((await readToError(await post(service)))[1].name).toBe('NetworkError');
  expect(requests).toHaveLength(1);
});

it('errors before the stream are those of a call, with its attempts', async () => {
  const { service, requests } = await serve((_, to) => {
    if (requests.length < 2)
      return void to.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"busy"}');
    return void send(to, 'data: 1\n\n');
  });
  expect(await collect(await watch(service))).toEqual([1]);
  const refusing = await serve((_, to) =>
    to.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"no"}'),
  );
  await expect(watch(refusing.service)).rejects.toMatchObject({ status: 403, message: 'no' });
});

it('a response of another media type is an error', async () => {
  const { service } = await serve((_, to) => to.writeHead(200, { 'content-type': 'text/html' }).end('<p>'));
  await expect(watch(service)).rejects.toMatchObject({
    name: 'UnreadableBodyError',
    message: 'The answer 200 is text/html instead of text/event-stream.',
  });
});

it('an item that cannot be read ends the stream, and closes the connection', async () => {
  const json = defineStream(operation, eventItems({ data: 'json' })) as unknown as Watch;
  let isClosed: Promise<unknown> | undefined;
  const { service } = await serve((request, to) => {
    isClosed = new Promise((resolve) => request.on('close', resolve));
    to.writeHead(200, events).write('data: 1\n\ndata: {\n\n');
  });
  const [all, error] = await readToError(await json(service));
  expect([all, error.name, error.message]).toEqual([
    [1],
    'UnreadableBodyError',
    'The answer 200 has an event message that is no JSON: {',
  ]);
  await isClosed;
});

it('reads no more than the program asks for', async () => {
  const chunk = `data: ${'x'.repeat(65_536)}\n\n`;
  let sent = 0;
  const { service } = await serve((_, to) => {
    to.writeHead(200, events);
    const write = () => {
      while (sent < 2000 && !to.destroyed) {
        sent += 1;
        if (!to.write(chunk)) return void to.once('drain', write);
      }
      return undefined;
    };
    write();
  });
  const items = (await watch(service))[Symbol.asyncIterator]();
  await items.next();
  await new Promise((resolve) => setTimeout(resolve, 150));
  // What the sockets of both sides hold, and not 128 MB.
  expect(sent).toBeLessThan(400);
  await items.return!();
});

it('hooks see the request and the begin of the response, and may answer', async () => {
  const seen: string[] = [];
  const hooks: HookOptions = {
    onRequest: ({ headers }) => void headers.set('x-own', '1'),
    onResponse: ({ status }) => void seen.push(`response ${status}`),
    validate: (id) => void seen.push(`validate ${id}`),
  };
  const { service, requests } = await serve((_, to) => send(to, 'data: 1\n\n'), hooks);
  expect(await collect(await watch(service))).toEqual([1]);
  expect([requests[0]!.headers['x-own'], ...seen]).toEqual(['1', 'response 200', 'validate watch']);
  const own = await serve(() => {}, { onRequest: () => new Response('data: 2\n\n', { headers: events }) });
  expect(await collect(await watch(own.service))).toEqual([2]);
  expect(own.requests).toEqual([]);
});

async function* rows() {
  yield { a: 1 };
  yield { a: 2 };
}

it('sends the items of a body as they come, once', async () => {
  const upload = defineOperation(
    {
      id: 'add',
      method: 'POST',
      path: '/rows',
      body: itemsBody('application/jsonl'),
      read: ({ text }) => JSON.parse(text) as unknown,
    },
    sendItems,
  ) as unknown as (...args: unknown[]) => Promise<unknown>;
  const { service, requests } = await serve((request, to) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () =>
      to
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify([request.headers['content-type'], text])),
    );
  });
  expect(await upload(service, rows())).toEqual(['application/jsonl', '{"a":1}\n{"a":2}\n']);
  expect(await upload(service, [1, 'é'])).toEqual(['application/jsonl', '1\n"é"\n']);
  await expect(upload(service, 7)).rejects.toMatchObject({
    kind: 'request',
    message: 'The body must be an iterable of items.',
  });
  const busy = await serve((_, to) => to.writeHead(503).end());
  await expect(upload(busy.service, rows())).rejects.toMatchObject({ status: 503, attempts: 1 });
  expect(requests).toHaveLength(2);
  expect(getSettings(service).limits.attempts).toBe(3);
});

it('lines are read as events are', async () => {
  const list = defineStream(operation, lineItems('application/jsonl')) as unknown as Watch;
  const { service } = await serve((_, to) =>
    to.writeHead(200, { 'content-type': 'application/jsonl' }).end('{"data":1}\n{"data":2}'),
  );
  expect(await collect(await list(service))).toEqual([1, 2]);
});
