import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { authorize, AuthorizationError } from '../src/authorize.ts';
import type { AuthorizeOptions } from '../src/authorize.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

type Reply = { status?: number; headers?: Record<string, string>; body: unknown };
type Input = Reply | Reply[] | ((form: URLSearchParams, request: IncomingMessage) => Reply);

const resource = '/.well-known/oauth-protected-resource';
const issuer = '/.well-known/oauth-authorization-server';

/** A service that answers by path, as it is told; it says what it was sent. */
async function serve(overrides: (origin: string) => Record<string, Input> = () => ({})) {
  const seen: { path: string; form: string }[] = [];
  let input: Record<string, Input> = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      const path = request.url!;
      const form = Buffer.concat(chunks).toString();
      seen.push({ path, form });
      const found = input[path] ?? { status: 404, body: {} };
      const reply = Array.isArray(found)
        ? found.length > 1
          ? found.shift()!
          : found[0]!
        : typeof found === 'function'
          ? found(new URLSearchParams(form), request)
          : found;
      const { status = 200, headers = {}, body } = reply;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  input = {
    [resource]: { body: { resource: origin, authorization_servers: [origin] } },
    [issuer]: {
      body: { issuer: origin, token_endpoint: `${origin}/t`, device_authorization_endpoint: `${origin}/d` },
    },
    '/d': { body: codes(origin) },
    '/t': { body: key },
    ...overrides(origin),
  };
  const callRequestHook = (options: Partial<AuthorizeOptions> = {}) =>
    authorize({ baseUrl: origin, clientId: 'agent', onCode: () => {}, ...options });
  return { origin, seen, callRequestHook };
}

const codes = (origin: string) => ({
  device_code: 'long',
  user_code: 'WDJB-MJHT',
  verification_uri: `${origin}/device`,
  expires_in: 60,
  interval: 0.02,
});
const key = { access_token: 'wd_1', token_type: 'Bearer', scope: 'map scrape', expires_in: 60 };
const refusal = (error: string, status = 400): Reply => ({ status, body: { error } });

test('a key is asked for until there is one', async () => {
  const { callRequestHook, seen, origin } = await serve(() => ({
    '/t': [refusal('authorization_pending'), refusal('authorization_pending'), { body: key }],
  }));
  const printed: unknown[] = [];
  const { expiresAt, ...got } = await callRequestHook({
    clientName: 'My agent',
    scopes: ['map', 'scrape'],
    onCode: (code) => void printed.push(code),
  });
  expect(got).toEqual({ apiKey: 'wd_1', scopes: ['map', 'scrape'] });
  expect(expiresAt).toBeInstanceOf(Date);
  expect(printed).toMatchObject([{ userCode: 'WDJB-MJHT', verificationUri: `${origin}/device` }]);
  const poll =
    'grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code&client_id=agent&device_code=long';
  expect(seen).toEqual([
    { path: resource, form: '' },
    { path: issuer, form: '' },
    { path: '/d', form: 'client_id=agent&client_name=My+agent&scope=map+scrape' },
    { path: '/t', form: poll },
    { path: '/t', form: poll },
    { path: '/t', form: poll },
  ]);
});

test.each([
  ['access_denied', 'The person denied the key.'],
  ['expired_token', 'Nobody approved the key in time.'],
  ['invalid_grant', 'The service gives no key: invalid_grant.'],
])('%s ends it', async (code, message) => {
  const { callRequestHook } = await serve(() => ({
    '/t': [refusal('authorization_pending'), refusal(code)],
  }));
  await expect(callRequestHook()).rejects.toMatchObject({ name: 'AuthorizationError', code, message });
});

test('faults of the service on the way are waited out', async () => {
  const { callRequestHook, seen } = await serve(() => ({
    '/t': [
      { status: 503, body: { error: 'temporarily_unavailable' } },
      { body: '<html>' },
      refusal('x', 429),
      { body: key },
    ],
  }));
  expect((await callRequestHook()).apiKey).toBe('wd_1');
  expect(seen.filter(({ path }) => path === '/t')).toHaveLength(4);
});

test('a code that has ended is not asked with, and the wait can be ended', async () => {
  const { callRequestHook } = await serve((origin) => ({
    '/d': { body: { ...codes(origin), expires_in: 0.05 } },
    '/t': refusal('authorization_pending'),
  }));
  await expect(callRequestHook()).rejects.toMatchObject({ code: 'expired_token' });
  const { callRequestHook: wait } = await serve((origin) => ({
    '/d': { body: { ...codes(origin), interval: 300 } },
  }));
  const stop = new AbortController();
  const waiting = wait({ signal: stop.signal, onCode: () => stop.abort(new Error('Enough.')) });
  await expect(waiting).rejects.toThrow('Enough.');
});

describe('what is not said by the service itself is not believed', () => {
  const evil = 'https://evil.example';
  test.each<[string, (origin: string) => Record<string, Input>]>([
    [
      'metadata of another resource',
      () => ({ [resource]: { body: { resource: evil, authorization_servers: [evil] } } }),
    ],
    ['no authorization server', (origin) => ({ [resource]: { body: { resource: origin } } })],
    [
      'an authorization server that is no address',
      (origin) => ({
        [resource]: { body: { resource: origin, authorization_servers: ['javascript:alert(1)'] } },
      }),
    ],
    [
      'metadata of another server',
      (origin) => ({
        [issuer]: {
          body: { issuer: evil, token_endpoint: `${origin}/t`, device_authorization_endpoint: `${origin}/d` },
        },
      }),
    ],
    [
      'no endpoint for codes',
      (origin) => ({ [issuer]: { body: { issuer: origin, token_endpoint: `${origin}/t` } } }),
    ],
    [
      'an endpoint that is a file',
      (origin) => ({
        [issuer]: {
          body: {
            issuer: origin,
            token_endpoint: 'file:///etc/passwd',
            device_authorization_endpoint: `${origin}/d`,
          },
        },
      }),
    ],
    ['no metadata', () => ({ [resource]: { status: 404, body: {} } })],
  ])('%s', async (_, overrides) => {
    const { callRequestHook, seen } = await serve(overrides);
    await expect(callRequestHook()).rejects.toMatchObject({ code: 'unsupported' });
    expect(seen.every(({ form }) => form === '')).toBe(true);
  });

  test.each([
    ['an authorization server', { authorization_servers: ['http://api.example'] }],
    ['one of elsewhere', { authorization_servers: ['http://other.example'] }],
  ])('nothing leads from https to http: %s', async (_, change) => {
    const requested: string[] = [];
    const fetch = async (url: string) => {
      requested.push(url);
      return Response.json({ resource: 'https://api.example', ...change });
    };
    const context = authorize({ baseUrl: 'https://api.example', clientId: 'a', onCode: () => {}, fetch });
    await expect(context).rejects.toMatchObject({ code: 'unsupported' });
    expect(requested).toEqual(['https://api.example/.well-known/oauth-protected-resource']);
  });

  test('a redirect is not followed, nor with it the code', async () => {
    const { callRequestHook, seen } = await serve((origin) => ({
      '/d': { status: 307, headers: { location: `${origin}/elsewhere` }, body: {} },
    }));
    await expect(callRequestHook()).rejects.toMatchObject({ code: 'unreachable' });
    expect(seen.some(({ path }) => path === '/elsewhere')).toBe(false);
  });

  test.each<[string, object]>([
    ['a code that would be more than a word on a terminal', { user_code: '\u001B[2Jsend money' }],
    ['a link that is a program', { verification_uri: 'javascript:alert(1)' }],
    ['no code', { device_code: undefined }],
  ])('%s', async (_, change) => {
    const { callRequestHook } = await serve((origin) => ({
      '/d': { body: { ...codes(origin), ...change } },
    }));
    await expect(callRequestHook()).rejects.toMatchObject({ code: 'unreachable' });
  });

  test.each<[string, unknown]>([
    ['a token of another kind', { ...key, token_type: 'mac' }],
    ['a token that no header carries', { ...key, access_token: 'a\r\nb' }],
    ['none', {}],
  ])('%s is no key', async (_, body) => {
    const { callRequestHook } = await serve(() => ({ '/t': { body } }));
    await expect(callRequestHook()).rejects.toBeInstanceOf(AuthorizationError);
  });

  test('an answer without end is not read to one', async () => {
    const { callRequestHook } = await serve(() => ({ [resource]: { body: `"${'x'.repeat(100_000)}"` } }));
    await expect(callRequestHook()).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('all names of the own machine are one, and a path stands behind the metadata', async () => {
    const { origin, callRequestHook, seen } = await serve((origin) => ({
      [`${resource}/base`]: { body: { resource: `${origin}/base`, authorization_servers: [origin] } },
    }));
    expect((await callRequestHook({ baseUrl: origin.replace('127.0.0.1', 'localhost') })).apiKey).toBe(
      'wd_1',
    );
    expect((await callRequestHook({ baseUrl: `${origin}/base/` })).apiKey).toBe('wd_1');
    expect(seen.map(({ path }) => path)).toContain(`${resource}/base`);
    await expect(callRequestHook({ baseUrl: 'ftp://x' })).rejects.toThrow(TypeError);
  });
});
