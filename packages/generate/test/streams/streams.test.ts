import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDescription } from '@web-data/openapi';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../src/index.ts';
import type { Generated } from '../../src/index.ts';
import { diagnose } from '../support/compile.ts';
import { createProject, writeScripts, writeTypes } from '../support/project.ts';
import { news } from './news.ts';

interface Module {
  api: object;
  nodeHandler: (api: object, options: object) => RequestListener;
  fetchHandler: (api: object, options: object) => (request: Request) => Promise<Response>;
  createClient: (options: object) => Record<string, (...args: unknown[]) => Promise<unknown>>;
}

let module: Module;
let generated: Generated;
beforeAll(async () => {
  const project = createProject();
  generated = await generate(openDescription(news));
  writeScripts(join(project, 'api'), generated.files);
  writeScripts(project, {
    'main.ts':
      'export { nodeHandler } from "@web-data/validator/runtime/node";\nexport { fetchHandler } from "@web-data/validator/runtime/fetch";\nexport { api } from "./api/validator/index.ts";\nexport { createClient } from "./api/client/index.ts";\n',
  });
  module = (await import(pathToFileURL(join(project, 'main.js')).href)) as Module;
});

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

/** A server of some of the operations, and a client of it. */
async function serve(handlers: object, options: object = {}) {
  const server = createServer(
    module.nodeHandler(module.api, { authenticate: false, partial: true, handlers, ...options }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, client: module.createClient({ baseUrl: url, retry: { attempts: 1 } }) };
}

async function collect(items: unknown): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items as AsyncIterable<unknown>) all.push(item);
  return all;
}

async function* give(...items: unknown[]) {
  yield* items;
}

const events = [
  { event: 'item', id: '1', data: { n: 1 } },
  { event: 'end', data: 'two\nlines' },
];

describe('from a handler to a loop', () => {
  it.each<[string, string, unknown[], unknown[], string]>([
    ['events', 'watchNews', events, [], 'text/event-stream'],
    ['lines', 'exportItems', [{ n: 1 }, { n: 2 }], [{ topic: 'a' }], 'application/jsonl'],
    ['parts', 'readAlbum', [{ n: 1 }, { n: 2 }], [], 'multipart/mixed; boundary='],
  ])('%s', async (_, operation, items, args, type) => {
    for (const body of [() => give(...items), () => items]) {
      const { client } = await serve({ [operation]: () => ({ status: 200, body: body() }) });
      const result = await (
        client[operation] as unknown as {
          result: (...args: unknown[]) => Promise<{ data: unknown; response: Response }>;
        }
      ).result(...args);
      expect(result.response.headers.get('content-type')).toContain(type);
      expect(await collect(result.data)).toEqual(items);
    }
  });

  it('a sequence by QUERY, where the parser of node:http does not read it', async () => {
    const handle = module.fetchHandler(module.api, {
      authenticate: false,
      partial: true,
      handlers: {
        searchItems: ({ body }: { body: { text: string } }) => ({
          status: 200,
          body: give({ n: body.text.length }, { n: 2 }),
        }),
        copyItems: () => ({ status: 204 }),
      },
    });
    const sent: string[] = [];
    const fetch = (url: string, init: RequestInit) => {
      sent.push(init.method!);
      return handle(new Request(url, init));
    };
    const client = module.createClient({ baseUrl: 'http://news.test', fetch });
    expect(await collect(await client['searchItems']!({ text: 'abc' }))).toEqual([{ n: 3 }, { n: 2 }]);
    expect(await client['copyItems']!()).toBeUndefined();
    expect(sent).toEqual(['QUERY', 'COPY']);
    const wrong = await fetch('http://news.test/items', { method: 'LINK' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'COPY, QUERY']);
  });

  it('a body of lines arrives as it was sent', async () => {
    const { client } = await serve({
      importItems: ({ body }: { body: Uint8Array }) => ({
        status: 200,
        body: { text: new TextDecoder().decode(body) },
      }),
    });
    expect(await client['importItems']!(give({ n: 1 }, { n: 2 }))).toEqual({ text: '{"n":1}\n{"n":2}\n' });
  });
});

it('the whole query is read, typed and checked', async () => {
  const seen: unknown[] = [];
  const { client, url } = await serve({
    exportItems: ({ query }: { query: unknown }) => {
      seen.push(query);
      return { status: 200, body: [] };
    },
  });
  const query = { topic: 'a & b', limit: 5, tags: ['x', 'y'], area: { x: 1 } };
  expect(await collect(await client['exportItems']!(query))).toEqual([]);
  expect(seen).toEqual([query]);
  const details = async (text: string) =>
    (
      (await (await fetch(`${url}/items${text}`)).json()) as {
        details: { in: string; path: string; code: string }[];
      }
    ).details.map(({ in: part, path, code }) => [part, path, code]);
  expect(await details('')).toEqual([['query', '/topic', 'required']]);
  expect(await details('?topic=a&limit=11')).toEqual([['query', '/limit', 'maximum']]);
  expect(await details('?topic=a&area={')).toContainEqual(['query', '', 'json']);
});

describe('a server of streams', () => {
  it('writes a heartbeat while no event comes', async () => {
    let go: (() => void) | undefined;
    const { url } = await serve(
      {
        watchNews: () => ({
          status: 200,
          body: (async function* () {
            await new Promise<void>((resolve) => {
              go = resolve;
            });
            yield events[1];
          })(),
        }),
      },
      { heartbeatMs: 10 },
    );
    const { body } = await fetch(`${url}/events`);
    let text = '';
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.length > 12) go!();
    }
    expect(text).toMatch(/^(?::\n\n){4,}event: end\ndata: two\ndata: lines\n\n$/);
  });

  it('ends the iterator and aborts the signal when the client disconnects', async () => {
    let ended = 0;
    const aborted = new Promise<void>((resolve) => {
      void serve({
        watchNews: ({ signal }: { signal: AbortSignal }) => {
          signal.addEventListener('abort', () => resolve());
          return {
            status: 200,
            body: (async function* () {
              try {
                for (;;) {
                  yield events[0];
                  await new Promise((go) => setTimeout(go, 5));
                }
              } finally {
                ended += 1;
              }
            })(),
          };
        },
      }).then(async ({ client }) => {
        for await (const item of (await client['watchNews']!()) as AsyncIterable<unknown>) {
          expect(item).toEqual(events[0]);
          break;
        }
      });
    });
    await aborted;
    await expect.poll(() => ended).toBe(1);
  });

  it('asks its handler for no more than the client reads', async () => {
    let given = 0;
    const big = { n: 1, text: 'x'.repeat(65_536) };
    const { client } = await serve({
      exportItems: () => ({
        status: 200,
        body: (async function* () {
          for (; given < 2000; given += 1) yield big;
        })(),
      }),
    });
    const items = ((await client['exportItems']!({ topic: 'a' })) as AsyncIterable<unknown>)[
      Symbol.asyncIterator
    ]();
    await items.next();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(given).toBeLessThan(400);
    await items.return!();
  });

  it('an error of the iterator breaks the connection, and is reported', async () => {
    const errors: unknown[] = [];
    // What has not been read when a connection breaks is lost.
    let noteRead: (() => void) | undefined;
    const isRead = new Promise<void>((resolve) => (noteRead = resolve));
    const { client } = await serve(
      {
        exportItems: () => ({
          status: 200,
          body: (async function* () {
            yield { n: 1 };
            await isRead;
            throw new Error('no more');
          })(),
        }),
      },
      { onError: (error: Error) => errors.push(error.message) },
    );
    const seen: unknown[] = [];
    const read = async () => {
      for await (const item of (await client['exportItems']!({ topic: 'a' })) as AsyncIterable<unknown>) {
        seen.push(item);
        noteRead?.();
      }
    };
    await expect(read()).rejects.toMatchObject({ name: 'NetworkError' });
    expect([seen, errors]).toEqual([[{ n: 1 }], ['no more']]);
  });

  it('checks each item, and reports or rejects it', async () => {
    const violations: object[] = [];
    const onResponseViolation = (violation: object) => violations.push(violation);
    const handlers = {
      watchNews: () => ({
        status: 200,
        body: give(events[0], { event: 'item', data: { n: 'x' } }, events[1]),
      }),
    };
    const report = await serve(handlers, { validateResponses: 'report', onResponseViolation });
    expect(await collect(await report.client['watchNews']!())).toHaveLength(3);
    expect(violations).toMatchObject([
      {
        operation: 'watchNews',
        status: 200,
        code: 'item',
        details: expect.arrayContaining([expect.objectContaining({ path: '/data/n', code: 'type' })]),
      },
    ]);
    const rejecting = await serve(handlers, { validateResponses: 'reject' });
    await expect(collect(await rejecting.client['watchNews']!())).rejects.toMatchObject({
      name: 'NetworkError',
    });
  });

  it.each([
    ['no object', 7, 'An event must be an object with `data`.'],
    ['no data', { event: 'end' }, 'The `data` of an event cannot be written as JSON.'],
    [
      'an id of two lines',
      { data: '', id: 'a\nb' },
      'The `id` of an event is "a\\nb", which no event can have.',
    ],
    [
      'a retry that is no number',
      { data: '', retry: 'soon' },
      'The `retry` of an event is "soon", which no event can have.',
    ],
  ])('an event with %s is an error of the handler', async (_, item, message) => {
    const errors: unknown[] = [];
    const { client } = await serve(
      { watchNews: () => ({ status: 200, body: [item] }) },
      { onError: (error: Error) => errors.push(error.message) },
    );
    await expect(collect(await client['watchNews']!())).rejects.toMatchObject({ name: 'NetworkError' });
    expect(errors).toEqual([message]);
  });
});

it('a strict compiler takes handlers and loops as they are described, and nothing else', async () => {
  const project = createProject();
  const { files } = await generate(openDescription(news));
  writeTypes(project, files);
  writeFileSync(
    join(project, 'program.ts'),
    `import type { AdapterOptions } from '@web-data/validator/runtime';
import { createClient } from './api/client/index.js';
import type { ApiTypes } from './api/validator/index.js';
export const options: Pick<AdapterOptions<ApiTypes, undefined, unknown>, 'handlers'> = {
  handlers: {
    watchNews: async () => ({
      status: 200,
      body: (async function* () {
        yield { event: 'item' as const, data: { n: 1 } };
        yield { event: 'end' as const, data: 'x' };
      })(),
    }),
    exportItems: ({ query: { topic, limit, tags, area } }) => ({ status: 200, body: [{ n: topic.length + (limit ?? 0) + (tags?.length ?? 0) + (area?.x ?? 0) }] }),
    searchItems: ({ body }) => ({ status: 200, body: [{ n: body.text.length }] }),
    importItems: ({ body }) => ({ status: 200, body: { text: String(body.byteLength) } }),
    copyItems: () => ({ status: 204 }),
    // @ts-expect-error: n is a number
    readAlbum: () => ({ status: 200, body: [{ n: 'x' }] }),
  },
};
export async function run(): Promise<number> {
  const client = createClient();
  for await (const event of await client.watchNews({ reconnect: 'always', lastEventId: '7' })) {
    if (event.event === 'item') return event.data.n;
    event.data satisfies string;
  }
  for await (const { n } of await client.exportItems({ topic: 'a', limit: 1 })) return n;
  for await (const { n } of await client.searchItems({ text: 'a' })) return n;
  const result = await client.watchNews.result();
  if (result.ok) for await (const { data } of result.data) return typeof data === 'string' ? 0 : data.n;
  await client.importItems([{ n: 1 }]);
  await client.importItems((async function* () { yield { n: 1 }; })());
  // @ts-expect-error: no list of items
  await client.importItems({ n: 1 });
  // @ts-expect-error: the query is required
  await client.exportItems();
  return 0;
}
`,
  );
  expect(diagnose(join(project, 'program.ts'))).toEqual([]);
}, 60_000);

it('tells what is not read or checked item by item, with its location', () => {
  expect(generated.notes.map(({ location, text }) => `${location.pointer} ${text}`)).toEqual([
    '/paths/~1items/post/requestBody/content/application~1jsonl a body of application/jsonl is handed on as bytes, unchecked',
  ]);
});

it('a client without streams imports nothing of them', async () => {
  const { files } = await generate(
    openDescription({
      ...news,
      paths: {
        '/items': { additionalOperations: { COPY: { operationId: 'copyItems', responses: { 204: {} } } } },
      },
    }),
  );
  expect(Object.values(files).join('')).not.toContain('/streams');
  expect(generated.files['client/operations.ts']).toContain('from "@web-data/client/runtime/streams"');
});
