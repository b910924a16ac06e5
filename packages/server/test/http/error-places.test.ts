import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer({ agentRuns: 0 });
  ({ key } = await server.caller());
});
afterAll(() => server.close());

test.each<[place: string, method: string, path: string, init: RequestInit, detail: object]>([
  ['path', 'GET', '/agent/one', {}, { in: 'path', path: '/jobId' }],
  ['query', 'GET', '/monitor?limit=0', {}, { in: 'query', path: '/limit' }],
  [
    'header',
    'POST',
    '/agent',
    { body: '{"prompt":"Plans"}', headers: { 'idempotency-key': 'k'.repeat(300) } },
    { in: 'header' },
  ],
  [
    'body',
    'POST',
    '/map',
    { body: '{"url":"https://example.com","limit":0}' },
    { in: 'body', path: '/limit' },
  ],
])('an error in the %s says so', async (_place, method, path, init, detail) => {
  const response = await fetch(`${server.url}/v2${path}`, {
    ...init,
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...init.headers },
  });
  const body = (await response.json()) as { details?: object[] };
  expect([response.status, body.details?.[0]]).toEqual([400, expect.objectContaining(detail)]);
});
