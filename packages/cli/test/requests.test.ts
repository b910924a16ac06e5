import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../src/main.ts';

const ID = '018f3b1a-0000-7000-8000-000000000001';
const URL_ = 'https://example.com/';
const file = fileURLToPath(import.meta.url);

const requests: string[] = [];
let server: Server;
let baseUrl: string;
beforeAll(async () => {
  // Final for every operation, so that each command sends one request.
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume();
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end('{"success":false,"error":"Not Found"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each([
  ['map', [URL_], 'POST /v2/map'],
  ['scrape', [URL_], 'POST /v2/scrape'],
  ['batch', [URL_], 'POST /v2/batch/scrape'],
  ['batch get', [ID], `GET /v2/batch/scrape/${ID}`],
  ['batch cancel', [ID], `DELETE /v2/batch/scrape/${ID}`],
  ['batch errors', [ID], `GET /v2/batch/scrape/${ID}/errors`],
  ['crawl', [URL_], 'POST /v2/crawl'],
  ['crawl active', [], 'GET /v2/crawl/active'],
  ['crawl preview', [URL_, '--prompt', 'Docs'], 'POST /v2/crawl/params-preview'],
  ['crawl get', [ID], `GET /v2/crawl/${ID}`],
  ['crawl cancel', [ID], `DELETE /v2/crawl/${ID}`],
  ['crawl errors', [ID], `GET /v2/crawl/${ID}/errors`],
  ['search', ['tides'], 'POST /v2/search'],
  ['parse', [file], 'POST /v2/parse'],
  ['interact list', [], 'GET /v2/interact'],
  ['interact start', [], 'POST /v2/interact'],
  ['interact end', [ID], `DELETE /v2/interact/${ID}`],
  ['interact resume', [ID], `POST /v2/scrape/${ID}/interact`],
  ['interact leave', [ID], `DELETE /v2/scrape/${ID}/interact`],
  ['monitors list', [], 'GET /v2/monitor'],
  ['monitors get', [ID], `GET /v2/monitor/${ID}`],
  ['monitors delete', [ID], `DELETE /v2/monitor/${ID}`],
  ['monitors run', [ID], `POST /v2/monitor/${ID}/run`],
  ['monitors checks', [ID], `GET /v2/monitor/${ID}/checks`],
  ['monitors check', [ID, ID], `GET /v2/monitor/${ID}/checks/${ID}`],
  ['agent', ['Read the price.'], 'POST /v2/agent'],
  ['agent list', [], 'GET /v2/agent'],
  ['agent get', [ID], `GET /v2/agent/${ID}`],
  ['agent cancel', [ID], `DELETE /v2/agent/${ID}`],
  ['agent trace', [ID], `GET /v2/agent/${ID}/trace`],
  ['agent snapshot', [ID, 'a1'], `GET /v2/agent/${ID}/snapshots/a1`],
  ['team credits', [], 'GET /v2/team/credit-usage'],
  ['team queue', [], 'GET /v2/team/queue-status'],
  ['team history', [], 'GET /v2/team/credit-usage/historical'],
  ['team concurrency', [], 'GET /v2/concurrency-check'],
  ['team activity', [], 'GET /v2/team/activity'],
])('%s %j sends %s', async (name, args, expected) => {
  requests.length = 0;
  const { code, stderr } = await webdata([...name.split(' '), ...args]);
  expect(requests, stderr).toEqual([expected]);
  expect(stderr).toContain('Not Found');
  expect(code).not.toBe(0);
});

test.each([
  ['monitors create', []],
  ['monitors update', []],
  ['interact act', []],
  ['agent get', []],
])('%s without what it needs sends nothing, and says what is missing', async (name, args) => {
  requests.length = 0;
  const { code, stderr } = await webdata([...name.split(' '), ...args]);
  expect(requests).toEqual([]);
  expect(stderr).toMatch(/is missing|needs|Give|required/);
  expect(code).toBe(2);
});

async function webdata(args: readonly string[]): Promise<{ code: number; stderr: string }> {
  const stderr = new PassThrough();
  const code = await run(
    {
      stdin: Readable.from([]),
      stdout: new PassThrough(),
      stderr,
      env: { WEB_DATA_API_KEY: 'wd_test', WEB_DATA_BASE_URL: baseUrl, HOME: '/nonexistent' },
      signal: new AbortController().signal,
    },
    args,
  );
  return { code, stderr: String(stderr.read() ?? '') };
}
