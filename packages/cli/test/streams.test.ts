import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { defineOperation } from '@web-data/client/runtime';
import { eventItems, receiveItems } from '@web-data/client/runtime/streams';
import type { ToolTables } from '@web-data/client/tools';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readToolTables } from '../../generate/test/support/tool-tables.ts';
import { createCommands } from '../src/commands/command.ts';
import { parse } from '../src/commands/parse.ts';
import type { Io } from '../src/io.ts';
import { runCommand } from '../src/run/run-command.ts';

const tables: ToolTables = {
  ...readToolTables({
    openapi: '3.2.0',
    info: { title: 'News', version: '1' },
    paths: {
      '/events': {
        get: {
          operationId: 'watchNews',
          'x-sdk-method': 'watch',
          summary: 'Watch the news',
          responses: { 200: { content: { 'text/event-stream': { itemSchema: { type: 'object' } } } } },
        },
      },
    },
  }),
  operations: () =>
    Promise.resolve({
      watchNews: defineOperation(
        { id: 'watchNews', method: 'GET', path: '/events' },
        receiveItems(eventItems({ data: 'either' })),
      ),
    }),
};
const [command] = createCommands(tables.tools);

let server: Server;
let baseUrl: string;
/** The response that the server has begun, and whether its connection is closed. */
let begun: ServerResponse | undefined;
let isClosed = false;
beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
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

function start(args: readonly string[], isTTY = false) {
  const stop = new AbortController();
  const text = { stdout: '' };
  const stdout = Object.assign(new PassThrough(), { isTTY });
  stdout.setEncoding('utf8').on('data', (chunk: string) => (text.stdout += chunk));
  const io: Io = {
    stdin: new PassThrough(),
    stdout,
    stderr: new PassThrough(),
    env: { WEB_DATA_API_KEY: 'wd_key', WEB_DATA_BASE_URL: baseUrl, HOME: '/nonexistent' },
    signal: stop.signal,
  };
  const ended = runCommand(io, command!, parse(args, command), tables);
  // A rejection is awaited later.
  ended.catch(() => undefined);
  return { stop, text, ended };
}

test('the items of a stream are printed as they come, a line of JSON each', async () => {
  const { text, ended } = start([]);
  await expect.poll(() => begun).toBeDefined();
  begun!.write('event: item\ndata: {"n":1}\n\n');
  await expect.poll(() => text.stdout).toBe('{"event":"item","data":{"n":1}}\n');
  begun!.end('data: end\n\n');
  await ended;
  expect(text.stdout).toBe('{"event":"item","data":{"n":1}}\n{"data":"end"}\n');
});

test('on a terminal they are readable, and control nothing', async () => {
  const { text, ended } = start([], true);
  await expect.poll(() => begun).toBeDefined();
  begun!.end('data: \u001B[2Jcleared\n\n');
  await ended;
  expect(text.stdout).toBe(`{\n  "data": "${String.raw`\u001b`}[2Jcleared"\n}\n`);
});

test('an interrupt closes the connection', async () => {
  const { stop, text, ended } = start([]);
  await expect.poll(() => begun).toBeDefined();
  begun!.write('data: 1\n\n');
  await expect.poll(() => text.stdout).toBe('{"data":1}\n');
  stop.abort(new Error('Interrupted.'));
  await expect(ended).rejects.toThrow();
  await expect.poll(() => isClosed).toBe(true);
});

test('a stream is not repeated, and gives no pages where it has none', async () => {
  await expect(start(['--watch', '5']).ended).rejects.toThrow('leave --watch out');
  await expect(start(['--job', 'a']).ended).rejects.toThrow('leave --job out');
  const { ended } = start(['--out', '/nonexistent/folder']);
  await expect.poll(() => begun).toBeDefined();
  begun!.write('data: 1\n\n');
  await expect(ended).rejects.toThrow('leave --out out');
  await expect.poll(() => isClosed).toBe(true);
});
