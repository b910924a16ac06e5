import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from '@web-data/client/operations';
import { defineOperation } from '@web-data/client/runtime';
import { lineItems, receiveItems } from '@web-data/client/runtime/streams';
import { toPlainItem } from '@web-data/client/tools';
import type { ToolTables } from '@web-data/client/tools';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readToolTables } from '../../generate/test/support/tool-tables.ts';
import { createToolbox } from '../src/toolbox.ts';
import { StoredResults } from '../src/results/kept-results.ts';
import { listTools } from '../src/tools/list-tools.ts';

const tables: ToolTables = {
  ...readToolTables({
    openapi: '3.2.0',
    info: { title: 'News', version: '1' },
    paths: {
      '/items': {
        get: {
          operationId: 'exportItems',
          summary: 'Export the items',
          responses: {
            200: { content: { 'application/jsonl': { itemSchema: { $ref: '#/components/schemas/Item' } } } },
          },
        },
      },
    },
    components: { schemas: { Item: { type: 'object', properties: { n: { type: 'integer' } } } } },
  }),
  operations: () =>
    Promise.resolve({
      exportItems: defineOperation(
        { id: 'exportItems', method: 'GET', path: '/items' },
        receiveItems(lineItems('application/jsonl')),
      ),
    }),
};

let server: Server;
let baseUrl: string;
let begun: ServerResponse | undefined;
let isClosed = false;
beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/jsonl' }).flushHeaders();
    response.once('close', () => (isClosed = true));
    begun = response;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close().closeAllConnections());
beforeEach(() => {
  begun = undefined;
  isClosed = false;
});

const options = {
  results: new StoredResults(1e7),
  maxCharacters: 5e6,
  redact: (text: string) => text,
  isStructured: true,
};

function call(input: object, signal: AbortSignal = new AbortController().signal) {
  const service = connect({ apiKey: 'wd_key', baseUrl });
  const progress: unknown[] = [];
  const result = createToolbox(listTools(tables, service), tables.definitions, options).call(
    { name: 'exportItems', arguments: { ...input } },
    {
      signal,
      _meta: { progressToken: 1 },
      sendNotification: ({ params }) => Promise.resolve(void progress.push(params)),
    },
  );
  return { progress, result };
}

test('a tool of a stream says what it gathers, and takes how long', () => {
  const [listed] = createToolbox(listTools(tables, {} as never), tables.definitions, options).list();
  expect(listed!.description).toMatch(/^Export the items\..*gathers the items of a stream/);
  expect(listed!.inputSchema.properties).toMatchObject({ waitSeconds: { default: 45, maximum: 3600 } });
  expect(JSON.stringify(listed!.outputSchema)).toContain(
    '"items":{"type":"array","items":{"$ref":"#/$defs/Item"}}',
  );
});

test('gathers the items of a stream that ends, and tells of each', async () => {
  const { progress, result } = call({});
  await expect.poll(() => begun).toBeDefined();
  begun!.write('{"n":1}\n');
  await expect.poll(() => progress).toEqual([{ progressToken: 1, progress: 1, message: '1 item' }]);
  begun!.end('{"n":2}\n');
  expect((await result).structuredContent).toEqual({
    untrusted: true,
    data: { items: [{ n: 1 }, { n: 2 }] },
  });
});

test('a part that is a file is its media type and its content as Base64', async () => {
  expect(await toPlainItem(new Blob(['a\u00FF'], { type: 'image/png' }))).toEqual({
    type: 'image/png',
    base64: 'YcO/',
  });
  expect(await toPlainItem({ n: 1 })).toEqual({ n: 1 });
});

test('gives what it has when its time is over, and ends the stream', async () => {
  const { result } = call({ waitSeconds: 1 });
  await expect.poll(() => begun).toBeDefined();
  begun!.write('{"n":1}\n');
  expect((await result).structuredContent).toEqual({
    untrusted: true,
    data: { items: [{ n: 1 }] },
    note: 'The stream goes on: these are its items of 1 s. Call again with a longer waitSeconds for more.',
  });
  await expect.poll(() => isClosed).toBe(true);
});

test('ends a stream whose items do not fit', async () => {
  const { result } = call({});
  await expect.poll(() => begun).toBeDefined();
  const item = `"${'a'.repeat(900_000)}"\n`;
  begun!.write(item + item + item);
  const { data, note } = (await result).structuredContent as { data: { items: string[] }; note: string };
  expect(data.items).toHaveLength(2);
  expect(note).toBe('The stream goes on after these 2 items: no more fit.');
  await expect.poll(() => isClosed).toBe(true);
});

test('a cancelled call ends the stream, and fails', async () => {
  const stop = new AbortController();
  const { result } = call({}, stop.signal);
  await expect.poll(() => begun).toBeDefined();
  stop.abort();
  expect((await result).isError).toBe(true);
  await expect.poll(() => isClosed).toBe(true);
});
