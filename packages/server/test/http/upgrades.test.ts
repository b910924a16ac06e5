import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Sends a request that offers another protocol. @returns the status of its response */
function offer(protocol: string, method: string, path: string, key: string, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: protocol,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(server.url + path, { method, headers, timeout: 3000 }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('No response.')));
    sent.end(body);
  });
}

// Some clients offer HTTP/2 with each request, and a server may ignore every offer (RFC 9110, section 7.8).
test('a request that offers another protocol is read with its body', async () => {
  const { key } = await server.caller();
  const body = JSON.stringify({ urls: ['http://127.0.0.1:1/'] });
  expect(await offer('h2c', 'POST', '/v2/batch/scrape', key, body)).toBe(200);
  expect(await offer('h2c', 'POST', '/v2/batch/scrape', key, '{}')).toBe(400);
  expect(await offer('websocket', 'POST', '/v2/batch/scrape', key, body)).toBe(200);
  expect(await offer('websocket', 'GET', '/v2/team/queue-status', key)).toBe(200);
});
