import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callJob } from '../support/crawls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

describe('X-Idempotency-Key', () => {
  let server: TestServer;
  let key: string;
  beforeAll(async () => {
    server = await startTestServer();
    ({ key } = await server.caller({ credits: 100_000 }));
  });
  afterAll(() => server.close());

  const url = 'http://127.0.0.1:1/';
  const agent = { prompt: 'Plans', urls: [url] };
  const monitor = {
    name: 'Plans',
    schedule: { cron: '0 0 1 1 *', timezone: 'UTC' },
    targets: [{ type: 'scrape', urls: [url] }],
  };
  const start = async (operation: Operation, body: object, headers: Record<string, string>) => {
    const { status, body: response } = await callJob(server, key, operation, { body, headers });
    const { id, data } = response as { id?: string; data?: { id: string } };
    return { status, id: id ?? data?.id, response };
  };
  type Operation = 'startAgent' | 'startCrawl' | 'startBatchScrape' | 'createMonitor';

  test.each<[Operation, object]>([
    ['startAgent', agent],
    ['startCrawl', { url }],
    ['startBatchScrape', { urls: [url] }],
    ['createMonitor', monitor],
  ])('makes %s safe to repeat, under either name', async (operation, body) => {
    const name = `once ${operation}`;
    const first = await start(operation, body, { 'x-idempotency-key': name });
    expect(first).toMatchObject({ status: 200, id: expect.any(String) as string });
    expect((await start(operation, body, { 'X-Idempotency-Key': name })).id).toBe(first.id);
    expect((await start(operation, body, { 'idempotency-key': name })).id).toBe(first.id);
    const both = { 'idempotency-key': name, 'x-idempotency-key': name };
    expect((await start(operation, body, both)).id).toBe(first.id);
    expect((await start(operation, body, { 'x-idempotency-key': `${name} more` })).id).not.toBe(first.id);
  });

  test('is rejected where it differs from Idempotency-Key, and nothing starts', async () => {
    const headers = { 'idempotency-key': 'one', 'x-idempotency-key': 'two' };
    const { status, response } = await start('startBatchScrape', { urls: [url] }, headers);
    expect(status).toBe(400);
    expect(response).toMatchObject({
      error: 'Bad Request',
      details: [
        {
          in: 'header',
          path: '/X-Idempotency-Key',
          message: 'must be the same as `Idempotency-Key`: send one of the two',
        },
      ],
    });
  });

  test('is held to the bounds of Idempotency-Key', async () => {
    const long = await start('startCrawl', { url }, { 'x-idempotency-key': 'k'.repeat(256) });
    expect(long.status).toBe(400);
  });

  test('means nothing to an operation without such a key', async () => {
    const headers = { 'idempotency-key': 'one', 'x-idempotency-key': 'two' };
    expect((await callJob(server, key, 'getActiveCrawls', { headers })).status).toBe(200);
  });
});
