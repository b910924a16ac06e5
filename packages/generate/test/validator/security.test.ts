import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDescription } from '@web-data/openapi';
import { generate } from '../../src/index.ts';
import { serve } from '../support/serve.ts';
import type { Served } from '../support/serve.ts';

/** Every way in which OpenAPI says who may call, on a server, by what a caller sends. */
const requirements: Record<string, object[] | undefined> = {
  inherited: undefined,
  nobody: [],
  optional: [{}, { key: [] }],
  optionalLast: [{ key: [] }, {}],
  either: [{ token: [] }, { key: [] }],
  both: [{ app: [], key: [] }],
  bothOrToken: [{ app: [], key: [] }, { token: [] }],
  basic: [{ basic: [] }],
  query: [{ inQuery: [] }],
  cookie: [{ inCookie: [] }],
  digest: [{ digest: [] }],
  scoped: [{ oauth: ['read', 'write'] }],
  connect: [{ connect: ['profile'] }],
};
const document = {
  openapi: '3.1.0',
  info: { title: 'Locks', version: '1' },
  security: [{ token: [] }],
  paths: Object.fromEntries(
    Object.entries(requirements).map(([operationId, security]) => [
      `/${operationId}`,
      { get: { operationId, ...(security && { security }), responses: {} } },
    ]),
  ),
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      basic: { type: 'http', scheme: 'Basic' },
      digest: { type: 'http', scheme: 'Digest-2' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      app: { type: 'apiKey', in: 'header', name: 'X-App' },
      inQuery: { type: 'apiKey', in: 'query', name: 'key' },
      inCookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
      oauth: { type: 'oauth2', flows: {} },
      connect: { type: 'openIdConnect', openIdConnectUrl: 'https://id.example' },
    },
  },
};

/** Finds somebody for the credential `good`, and says by which way, and whom the scheme before had found. */
const find = (credential: unknown, context: { scheme: string; scopes: string[]; identity?: string }) => {
  if (!JSON.stringify(credential).includes('good')) return null;
  const who = [context.scheme, ...context.scopes].join(' ');
  return context.identity ? `${context.identity} + ${who}` : who;
};
const names = Object.keys(document.components.securitySchemes);
const authenticate = Object.fromEntries(names.map((name) => [name, find]));

let served: Served;
beforeAll(async () => (served = await serve(document, { authenticate })));
afterAll(() => served.close());

const base64 = (text: string) => Buffer.from(text).toString('base64');
const rows: [path: string, headers: Record<string, string>, status: number, found: string | null][] = [
  ['/inherited', {}, 401, 'Bearer'],
  ['/inherited', { authorization: 'Bearer good' }, 200, 'token'],
  ['/inherited', { authorization: 'Bearer bad' }, 401, 'Bearer'],
  ['/inherited', { authorization: 'Basic good' }, 401, 'Bearer'],
  ['/nobody', {}, 200, null],
  ['/nobody', { authorization: 'Bearer bad' }, 200, null],
  ['/optional', {}, 200, null],
  ['/optional', { 'x-key': 'good' }, 200, 'key'],
  ['/optional', { 'x-key': 'bad' }, 401, null],
  ['/optionalLast', {}, 200, null],
  ['/optionalLast', { 'x-key': 'good' }, 200, 'key'],
  ['/optionalLast', { 'x-key': 'bad' }, 401, null],
  ['/either', {}, 401, 'Bearer'],
  ['/either', { 'x-key': 'good' }, 200, 'key'],
  ['/either', { authorization: 'Bearer good' }, 200, 'token'],
  ['/either', { authorization: 'Bearer bad', 'x-key': 'good' }, 200, 'key'],
  ['/either', { authorization: 'Bearer bad', 'x-key': 'bad' }, 401, 'Bearer'],
  ['/both', {}, 401, null],
  ['/both', { 'x-key': 'good' }, 401, null],
  ['/both', { 'x-app': 'good' }, 401, null],
  ['/both', { 'x-app': 'good', 'x-key': 'bad' }, 401, null],
  ['/both', { 'x-app': 'bad', 'x-key': 'good' }, 401, null],
  ['/both', { 'x-app': 'good', 'x-key': 'good' }, 200, 'app + key'],
  ['/bothOrToken', { 'x-app': 'good', authorization: 'Bearer good' }, 200, 'token'],
  ['/bothOrToken', { 'x-app': 'good' }, 401, 'Bearer'],
  ['/basic', {}, 401, 'Basic realm="API", charset="UTF-8"'],
  ['/basic', { authorization: `Basic ${base64('anna:good:one')}` }, 200, 'basic'],
  ['/basic', { authorization: `Basic ${base64('good')}` }, 401, 'Basic realm="API", charset="UTF-8"'],
  ['/basic', { authorization: 'Basic !' }, 401, 'Basic realm="API", charset="UTF-8"'],
  ['/basic', { authorization: 'Bearer good' }, 401, 'Basic realm="API", charset="UTF-8"'],
  ['/query', {}, 401, null],
  ['/query?key=good', {}, 200, 'inQuery'],
  ['/query?key=', {}, 401, null],
  ['/query?key=good&key=good', {}, 401, null],
  ['/cookie', { cookie: 'a=1; sid=good' }, 200, 'inCookie'],
  ['/cookie', { cookie: 'sid=good; sid=good' }, 401, null],
  ['/cookie', { cookie: 'xsid=good' }, 401, null],
  ['/digest', { authorization: 'digest-2 good' }, 200, 'digest'],
  ['/digest', {}, 401, 'Digest-2'],
  ['/scoped', { authorization: 'Bearer good' }, 200, 'oauth read write'],
  ['/connect', { authorization: 'Bearer good' }, 200, 'connect profile'],
];

test.each(rows)('%s %j → %i', async (path, headers, status, found) => {
  const [got, challenge, body] = await served.call('GET', path, { headers });
  const { identity = null } = body as { identity?: string };
  expect([got, got === 200 ? identity : challenge]).toEqual([status, found]);
});

describe('a server that could not tell its callers apart does not start', () => {
  test.each([
    [undefined, 'authenticate is missing.'],
    [{ ...authenticate, basic: undefined }, 'authenticate.basic is missing.'],
    [{}, 'authenticate.token is missing.'],
  ])('%#', async (input, message) => {
    await expect(serve(document, { authenticate: input })).rejects.toThrow(message);
  });

  test('not by a name that every object has', async () => {
    const security = [{ toString: [] }];
    const paths = { '/a': { get: { operationId: 'a', security, responses: {} } } };
    const components = { securitySchemes: { toString: { type: 'http', scheme: 'bearer' } } };
    const odd = { ...document, paths, components };
    await expect(serve(odd, { authenticate: {} })).rejects.toThrow('authenticate.toString is missing.');
  });
});

test('one function is told the scheme', async () => {
  const one = await serve(document, { authenticate: find });
  const [status, , body] = await one.call('GET', '/either', { headers: { 'x-key': 'good' } });
  await one.close();
  expect([status, (body as { identity: string }).identity]).toEqual([200, 'key']);
});

describe('a scheme that is not defined', () => {
  const locks = {
    openapi: '3.1.0',
    info: { title: 'Locks', version: '1' },
    paths: {
      '/alone': { get: { operationId: 'alone', security: [{ ghost: [] }], responses: {} } },
      '/beside': { get: { operationId: 'beside', security: [{ ghost: [], key: [] }], responses: {} } },
      '/either': { get: { operationId: 'either', security: [{ ghost: [] }, { key: [] }], responses: {} } },
      '/open': { get: { operationId: 'open', security: [{ ghost: [] }, {}], responses: {} } },
      // A name that every object has.
      '/inherited': { get: { operationId: 'inherited', security: [{ toString: [] }], responses: {} } },
    },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  };
  let closed: Served;
  // No function for it is asked for.
  beforeAll(async () => (closed = await serve(locks, { authenticate: { key: find } })));
  afterAll(() => closed.close());

  test.each([
    ['/alone', {}, 401],
    ['/alone', { 'x-key': 'good', ghost: 'good', authorization: 'Bearer good' }, 401],
    ['/beside', { 'x-key': 'good' }, 401],
    ['/either', {}, 401],
    ['/either', { 'x-key': 'good' }, 200],
    ['/open', {}, 200],
    ['/inherited', { authorization: 'Bearer good' }, 401],
  ] as [string, Record<string, string>, number][])('%s with %o is %i', async (path, headers, status) => {
    expect((await closed.call('GET', path, { headers }))[0]).toBe(status);
  });

  test('one function for all schemes lets nobody in by it', async () => {
    const served = await serve(locks, { authenticate: () => 'anybody' });
    for (const path of ['/alone', '/inherited'])
      expect((await served.call('GET', path, { headers: { authorization: 'Bearer x' } }))[0]).toBe(401);
    await served.close();
  });

  test('each operation says so, with the place', async () => {
    const text = JSON.stringify(locks, null, 1);
    const { notes, files } = await generate(parseDescription(text, 'locks.json'), {
      parts: ['validator', 'client'],
    });
    const lines = [...text.matchAll(/"ghost"/g)].map(({ index }) => text.slice(0, index).split('\n').length);
    const told =
      'the security scheme "ghost" is not defined: the validator lets nobody in by it (401), and the client sends nothing for it; define it at /components/securitySchemes/ghost';
    const own = notes.filter(({ text: said }) => said.includes('ghost'));
    expect(own.map(({ location: path, operation, text: said }) => [path.line, operation, said])).toEqual(
      ['alone', 'beside', 'either', 'open'].map((id, index) => [lines[index], id, told]),
    );
    const client = Object.entries(files).filter(([name]) => name.startsWith('client/'));
    expect(client.filter(([, code]) => code.includes('ghost'))).toEqual([]);
  });
});
