import { sql } from 'kysely';
import { errors } from '@web-data/types';
import type { ErrorName } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeKey } from '../../src/accounts/keys/keys.ts';
import { defaultThreatPolicy } from '../../src/accounts/teams/threat-policy.ts';
import { startTestServer } from '../support/server.ts';
import type { Answer, TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

let server: TestServer;
let site: Site;
/** Takes the connection and says nothing. */
let silent: Site;
beforeAll(async () => {
  server = await startTestServer({ maxBodyBytes: 20_000 });
  site = await serveSite(pages({ '/': ['/a'], '/a': [] }));
  silent = await serveSite(() => {});
});
afterAll(async () => {
  await Promise.all([site.close(), silent.close()]);
  await server.close();
});

const message = (name: ErrorName) => ({ success: false, error: errors[name].error });
const expectError = (answer: Answer, name: ErrorName) => {
  expect(answer).toMatchObject({ status: errors[name].status, body: message(name) });
};

describe('a credential is refused with 401', () => {
  it.each([
    ['that is missing', {}],
    ['of another scheme', { authorization: 'Basic dTpw' }],
    ['that is no key', { authorization: 'Bearer nonsense' }],
    ['of an unknown key', { authorization: `Bearer wd_${'0'.repeat(16)}_${'0'.repeat(48)}` }],
    ['in two headers at once', { authorization: 'Bearer a b' }],
  ])('%s', async (_title, headers) => {
    const answer = await server.map(undefined, { url: site.url }, { headers });
    expectError(answer, 'InvalidToken');
    expect(answer.body).toEqual(message('InvalidToken'));
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${server.url}/.well-known/oauth-protected-resource/v2"`,
    );
  });

  it('whose secret is another', async () => {
    const { key } = await server.caller();
    const other = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
    expectError(await server.map(other, { url: site.url }), 'InvalidToken');
  });

  it('once it is revoked', async () => {
    const { key, keyId } = await server.caller();
    expect((await server.map(key, { url: site.url })).status).toBe(200);
    await server.store.tx((query) => revokeKey(query, keyId));
    expectError(await server.map(key, { url: site.url }), 'InvalidToken');
  });
});

describe('a body is refused', () => {
  it.each([
    ['BadRequest', { url: 'https://example.com', limit: 0 }, '/limit'],
    ['BadRequest', { url: 'https://example.com', auditMetadata: {} }, '/auditMetadata/username'],
    ['InvalidUrl', {}, '/url'],
    ['InvalidUrl', { url: 'ftp://example.com' }, '/url'],
    ['InvalidUrl', { url: '/relative', limit: 0 }, '/url'],
  ] as const)('with %s for %j', async (name, body, path) => {
    const { key } = await server.caller();
    const answer = await server.map(key, body);
    expectError(answer, name);
    expect(answer.body).toHaveProperty('details.0.path', path);
  });

  it.each([
    ['BadRequest', '{"url":', {}],
    ['UnsupportedMediaType', 'url=x', { 'content-type': 'text/plain' }],
    ['PayloadTooLarge', JSON.stringify({ url: 'x'.repeat(20_001) }), {}],
  ] as const)('with %s', async (name, body, headers) => {
    const { key } = await server.caller();
    expectError(await server.map(key, body, { headers }), name);
  });
});

describe('a request is forbidden', () => {
  const blocked = { ...defaultThreatPolicy, blacklist: ['blocked.example'] };
  const override = { threatProtection: { mode: 'normal' } };
  it.each([
    ['without the scope of the operation', { scopes: ['scrape'] }, {}],
    ['with an override while the feature is off', {}, override],
    [
      'with an override while overrides are disabled',
      { team: { threatProtection: 'enabled' }, organization: { threatOverrides: false } },
      override,
    ],
    [
      'with an override without its scope',
      { scopes: ['map'], team: { threatProtection: 'enabled' } },
      override,
    ],
    [
      'that turns off what is enforced',
      { team: { threatProtection: 'enforced' } },
      { threatProtection: { mode: 'off' } },
    ],
    [
      'for a domain on the list',
      { team: { threatProtection: 'enabled' }, organization: { threatPolicy: blocked } },
      { url: 'https://www.blocked.example/x' },
    ],
    ['for a private address', {}, { url: 'http://10.0.0.1/' }],
    ['for a name that is a cloud metadata service', {}, { url: 'http://169.254.169.254/latest' }],
  ] as const)('%s', async (_title, caller, body) => {
    const { key, teamId } = await server.caller(caller as Parameters<TestServer['caller']>[0]);
    expectError(await server.map(key, { url: site.url, ...body }), 'Forbidden');
    expect(await server.team(teamId)).toMatchObject({ credits: 1000, held: 0, running: 0 });
  });
});

it('is refused with 402 when the credits do not suffice, and with 200 down to the last', async () => {
  const { key } = await server.caller({ credits: 1 });
  expect((await server.map(key, { url: site.url })).status).toBe(200);
  expectError(await server.map(key, { url: site.url }), 'InsufficientCredits');
});

it('is refused with 429 above the requests a minute, with the seconds to wait', async () => {
  const { key } = await server.caller({ plan: 'slow' });
  const statuses = [];
  for (let request = 0; request < 3; request++)
    statuses.push((await server.map(key, { url: site.url })).status);
  expect(statuses).toEqual([200, 200, 429]);
  const answer = await server.map(key, { url: site.url });
  expectError(answer, 'RateLimitExceeded');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(50);
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

it('is refused with 429 above the works at once, and let in when one has ended', async () => {
  const { key } = await server.caller({ plan: 'narrow' });
  const abort = new AbortController();
  const running = server.map(key, { url: silent.url }, { signal: abort.signal }).catch(() => 'aborted');
  await until(async () => silent.asked.length > 0);
  const answer = await server.map(key, { url: site.url });
  expectError(answer, 'ConcurrencyLimitReached');
  expect(answer.headers.get('retry-after')).toBe('1');
  abort.abort();
  expect(await running).toBe('aborted');
  await until(async () => (await server.map(key, { url: site.url })).status === 200);
});

it('is answered with 408 when its own timeout passes with nothing found', async () => {
  const { key, teamId } = await server.caller();
  expectError(await server.map(key, { url: silent.url, timeout: 300 }), 'RequestTimeout');
  expect(await server.team(teamId)).toMatchObject({ credits: 1000, held: 0, running: 0 });
});

it('is answered with 500, and nothing of the cause, when the server fails', async () => {
  const broken = await startTestServer({ mapShareMs: 0 });
  try {
    const { key } = await broken.caller();
    await broken.store.tx((query) => sql`alter table hold rename to elsewhere`.execute(query));
    const answer = await broken.map(key, { url: site.url });
    expect(answer).toMatchObject({ status: 500, body: message('InternalServerError') });
    expect(JSON.stringify(answer.body)).not.toMatch(/hold|table|sql/i);
    expect(broken.log.join('')).toContain('no such table');
  } finally {
    await broken.close();
  }
});

it('is answered with 502 when the site cannot be reached', async () => {
  const { key, teamId } = await server.caller();
  const gone = await serveSite(() => {});
  await gone.close();
  expectError(await server.map(key, { url: gone.url, timeout: 5000 }), 'BadGateway');
  expect(await server.team(teamId)).toMatchObject({ credits: 1000, held: 0, running: 0 });
});

it('is answered with no links and a warning when the site has no such page', async () => {
  const { key, teamId } = await server.caller();
  const empty = await serveSite((_, response) => void response.writeHead(404).end());
  expect(await server.map(key, { url: `${empty.url}/nope` })).toMatchObject({
    status: 200,
    body: {
      success: true,
      links: [],
      warning: `${empty.url}/nope answered 404. Check that the page exists.`,
    },
  });
  await empty.close();
  expect(await server.team(teamId)).toMatchObject({ credits: 999, held: 0, running: 0 });
});

it('is answered with 504 when the server allows no more time, with 503 when it has too much to do', async () => {
  const busy = await startTestServer({ operationTimeoutMs: 800, maxOperations: 1 });
  const { key } = await busy.caller();
  const running = busy.map(key, { url: silent.url });
  await until(
    async () =>
      (await busy
        .team((await busy.store.db.selectFrom('hold').select('team_id').executeTakeFirst())?.team_id ?? '')
        .catch(() => undefined)) !== undefined,
  );
  const refused = await busy.map(key, { url: site.url });
  expectError(refused, 'ServiceUnavailable');
  expect(refused.headers.get('retry-after')).toBe('1');
  expectError(await running, 'GatewayTimeout');
  await busy.close();
});

it('knows no other path and no other method', async () => {
  const { key } = await server.caller();
  const headers = { authorization: `Bearer ${key}` };
  for (const [path, method, name] of [
    ['/v2/nothing', 'POST', 'NotFound'],
    ['/v2/agents', 'POST', 'NotFound'],
    ['/nothing', 'GET', 'NotFound'],
    ['/v2/map', 'GET', 'MethodNotAllowed'],
    ['/v2/map', 'DELETE', 'MethodNotAllowed'],
  ] as const) {
    const response = await fetch(server.url + path, { method, headers });
    expect([path, response.status, await response.json()]).toEqual([
      path,
      errors[name].status,
      message(name),
    ]);
    expect(response.headers.get('allow')).toBe(name === 'MethodNotAllowed' ? 'POST' : null);
  }
});

/** The first fault in the order of checks decides. Each request has its own fault and all later ones. */
describe('faults are judged in order', () => {
  const text = { 'content-type': 'text/plain' };
  it.each([
    ['401 before the scope', 401, { key: 'nonsense' }, { headers: text }],
    ['403 for the scope before 415', 403, { scopes: ['scrape'] }, { headers: text }],
    ['415 before 413', 415, {}, { headers: text, body: 'x'.repeat(20_001) }],
    ['413 before 400', 413, {}, { body: 'x'.repeat(20_001) }],
    ['400 before 403 for the policy', 400, {}, { body: '{"threatProtection":{"mode":"normal"}}' }],
    ['403 for the policy before 402', 403, { credits: 0 }, { policy: true }],
    ['402 before the work', 402, { credits: 0 }, { body: '{"url":"http://10.0.0.1/"}' }],
  ] as const)('%s', async (_title, status, caller, request) => {
    const { key } = await server.caller({ ...caller } as Parameters<TestServer['caller']>[0]);
    const body =
      'policy' in request ? { url: site.url, threatProtection: {} } : 'body' in request ? request.body : 'x';
    const headers = 'headers' in request ? request.headers : {};
    const answer = await server.map('key' in caller ? caller.key : key, body, { headers });
    expect(answer.status).toBe(status);
  });

  it('429 before 415', async () => {
    const { key } = await server.caller({ plan: 'slow' });
    const statuses = [];
    for (let request = 0; request < 3; request++)
      statuses.push((await server.map(key, 'x', { headers: text })).status);
    expect(statuses).toEqual([415, 415, 429]);
  });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 2400; attempt++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It did not come true within a minute.');
}
