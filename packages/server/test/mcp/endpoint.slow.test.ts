import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { callTool, connectClient, textOf } from './clients.ts';

let server: TestServer;
let key: string;

beforeAll(async () => {
  server = await startTestServer({ corsOrigins: ['https://app.example.com'] });
  ({ key } = await server.caller());
});
afterAll(() => server.close());

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('who may call', () => {
  test.each([
    ['no page', undefined, 200],
    ['a page of this machine', 'http://localhost:5173', 200],
    ['a page that the operator allows', 'https://app.example.com', 200],
    ['a page of elsewhere', 'https://evil.example', 403],
    ['a page whose name was pointed here', 'http://localhost.evil.example:3000', 403],
    ['a page without an origin of its own', 'null', 403],
  ])('%s: %s gives %i', async (_, origin, status) => {
    const response = await post(initialize, origin === undefined ? {} : { origin });
    expect(response.status).toBe(status);
    await response.body?.cancel();
  });

  test('a page that the operator allows can keep its session', async () => {
    const origin = 'https://app.example.com';
    const asked = await fetch(`${server.url}/mcp`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,mcp-session-id,mcp-protocol-version',
      },
    });
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/mcp-session-id.*mcp-protocol-version/);
    const opened = await post(initialize, { origin });
    await opened.text();
    expect(opened.headers.get('access-control-allow-origin')).toBe(origin);
    expect(opened.headers.get('access-control-expose-headers')).toContain('mcp-session-id');
    expect(opened.headers.get('mcp-session-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test.each([
    ['no key', ''],
    ['a wrong one', 'Bearer wd_wrong'],
    ['another scheme', 'Basic abc'],
  ])('%s is answered with 401', async (_, authorization) => {
    const response = await post(initialize, { authorization });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      `Bearer resource_metadata="${server.url}/.well-known/oauth-protected-resource/mcp"`,
    ]);
    expect(await response.json()).toMatchObject({
      jsonrpc: '2.0',
      error: { message: expect.stringMatching(/key/) },
    });
  });

  test('a session is that of the key that opened it', async () => {
    const opened = await post(initialize);
    const id = opened.headers.get('mcp-session-id')!;
    await opened.text();
    const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
    const { key: other } = await server.caller();
    const [own, foreign] = await Promise.all([
      post(list, { 'mcp-session-id': id }),
      post(list, { 'mcp-session-id': id, authorization: `Bearer ${other}` }),
    ]);
    expect([own.status, foreign.status]).toEqual([200, 404]);
    await Promise.all([own.text(), foreign.text()]);
  });

  test('a key without the scope is told so by the tool', async () => {
    const { key: narrow } = await server.caller({ scopes: ['map'] });
    const client = await connectClient('http', server.url, narrow);
    const result = await callTool(client, 'crawl_active', {});
    const told = expect.stringMatching(/^Forbidden\nDetails: .*The key lacks the scope `crawl`.*\nRemedy: /);
    expect([result.isError, textOf(result)]).toEqual([true, told]);
    await client.close();
  });
});

test.each([
  ['a message without a session', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, {}, 400],
  ['a session that is not', initialize, { 'mcp-session-id': 'x' }, 404],
  ['what is no JSON', '{', {}, 400],
  ['what is too large', ' '.repeat(2_000_000), {}, 413],
])('%s is refused with a sentence', async (_, body, headers, status) => {
  const response = await post(body, headers as Record<string, string>);
  expect(response.status).toBe(status);
  const { error } = (await response.json()) as { error: { message: string } };
  expect(error.message).toMatch(/^[A-Z].+\.$/);
});

test('GET is refused, for nothing is sent but answers; DELETE ends a session', async () => {
  const headers = { authorization: `Bearer ${key}` };
  const get = await fetch(`${server.url}/mcp`, { headers });
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, DELETE']);
  const opened = await post(initialize);
  await opened.text();
  const own = { ...headers, 'mcp-session-id': opened.headers.get('mcp-session-id')! };
  const ends = () => fetch(`${server.url}/mcp`, { method: 'DELETE', headers: own });
  expect([(await ends()).status, (await ends()).status]).toEqual([204, 404]);
});

test('an operator can switch it off', async () => {
  const without = await startTestServer({ mcp: 'off' });
  const response = await fetch(`${without.url}/mcp`, { method: 'POST' });
  expect(response.status).toBe(404);
  await without.close();
});

test('a hundred sessions at once each get their own answers', async () => {
  const callers = await Promise.all(
    Array.from({ length: 4 }, () => server.caller({ scopes: ['map', 'crawl'] })),
  );
  const keys = Array.from({ length: 100 }, (_, index) => callers[index % 4]!.key);
  const clients = await Promise.all(keys.map((one) => connectClient('http', server.url, one)));
  const results = await Promise.all(
    clients.flatMap((client, index) => [
      callTool(client, 'crawl_active', {}),
      callTool(client, 'read_more', { cursor: `no-${index}` }),
    ]),
  );
  expect(results.filter(({ isError }) => isError)).toHaveLength(100);
  expect(
    results.filter(({ structuredContent }) => structuredContent?.data?.['success'] === true),
  ).toHaveLength(100);
  await Promise.all(clients.map((client) => client.close()));
});
