import { expect, it } from 'vitest';
import { openDocument } from '../src/index.ts';
import { startMock } from '../src/mock/serve.ts';
import { startProxy } from '../src/proxy/proxy.ts';
import { type Answer, type Asked, listen, serviceOf } from './support.ts';

const answers = {
  200: {
    description: 'It.',
    headers: { 'X-Total': { schema: { type: 'integer', example: 3 } } },
    content: { 'application/json': { schema: { type: 'object' } } },
  },
  401: { description: 'No.' },
};
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  security: [{ key: [] }],
  paths: {
    '/pets': {
      get: {
        operationId: 'list',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 9 } }],
        responses: answers,
      },
      post: { operationId: 'add', responses: answers },
    },
    '/owners': { post: { operationId: 'addOwner', responses: answers } },
  },
  components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
});

const PREFLIGHT = {
  origin: 'http://app.example',
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization, content-type',
};
const KEY = { authorization: 'Bearer key-1234' };

/** What is told of one request through the proxy to a service that a browser may use. */
async function through(
  request: { method: string; path: string; headers: Record<string, string> },
  answer: (asked: Asked) => Answer,
): Promise<string[]> {
  const server = await listen(serviceOf(answer));
  const proxy = await startProxy({ document, target: server.url });
  await fetch(`${proxy.url}${request.path}`, request);
  await proxy.close();
  await server.close();
  return proxy.observations.map(({ side, check }) => `${side} ${check}`);
}

it.each<[string, string, Record<string, string>, Answer, string[]]>([
  ['OPTIONS', '/pets', PREFLIGHT, [204, undefined, { 'access-control-allow-origin': '*' }], []],
  ['OPTIONS', '/owners', PREFLIGHT, [200, ''], []],
  ['OPTIONS', '/pets', {}, [204, undefined, { allow: 'GET, POST' }], []],
  ['OPTIONS', '/pets', {}, [405], []],
  ['OPTIONS', '/dogs', PREFLIGHT, [404], ['client request']],
  ['OPTIONS', '/dogs', PREFLIGHT, [204], ['client request']],
  ['OPTIONS', '/pets', PREFLIGHT, [500], ['server server-error']],
  ['HEAD', '/pets', KEY, [500], ['server server-error']],
  ['HEAD', '/pets', KEY, [200, {}], []],
  ['HEAD', '/pets?limit=4', KEY, [404], []],
  ['HEAD', '/pets', KEY, [405], []],
  ['HEAD', '/pets', {}, [401], ['client request']],
  ['HEAD', '/pets', {}, [200], ['client request', 'server authentication']],
  ['HEAD', '/pets?limit=99', KEY, [200], ['client request', 'server accepted-invalid']],
  ['HEAD', '/owners', KEY, [405], ['client request']],
])(
  'through the proxy, %s %s with %j answered by %j is told as %j',
  async (method, path, headers, answer, told) => {
    expect(await through({ method, path, headers }, () => answer)).toEqual(told);
  },
);

it('lets a page of another origin call the mock', async () => {
  const mock = await startMock(document, { keys: ['key-1234'] });
  const asked = await fetch(`${mock.url}/pets`, { method: 'OPTIONS', headers: PREFLIGHT });
  const answered = await fetch(`${mock.url}/pets`, { headers: { ...KEY, origin: 'http://app.example' } });
  const refused = await fetch(`${mock.url}/pets`, { headers: { origin: 'http://app.example' } });
  await mock.close();

  expect([asked.status, answered.status, refused.status]).toEqual([204, 200, 401]);
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'access-control-allow-origin': 'http://app.example',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization, content-type',
  });
  expect(answered.headers.get('access-control-allow-origin')).toBe('http://app.example');
  expect(answered.headers.get('access-control-expose-headers')).toMatch(/x-total/iu);
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://app.example');
});

it.each([
  ['GET', '/pets', 200],
  ['HEAD', '/pets', 200],
  ['HEAD', '/pets?limit=99', 400],
  ['HEAD', '/owners', 405],
  ['HEAD', '/dogs', 404],
  ['OPTIONS', '/pets', 405],
])('the mock answers %s %s with %i', async (method, path, status) => {
  const mock = await startMock(document);
  const answered = await fetch(`${mock.url}${path}`, { method, headers: KEY });
  const body = await answered.text();
  await mock.close();
  expect(answered.status).toBe(status);
  expect(body === '').toBe(method === 'HEAD');
});
