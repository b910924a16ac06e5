import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, authorizeDevice, poll } from '../support/onboarding.ts';
import type { Codes } from '../support/onboarding.ts';
import { callAccount, signedIn } from '../support/people.ts';
import type { AccountAnswer, TestPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: ['127.0.0.1'] }, storeKinds.at(-1));
});
afterAll(() => server.close());

let crews = 0;
/** Where a test asks from. */
const here = () => ({ 'x-forwarded-for': `192.0.2.${crews}` });

/** A team and an address of its own for each test, for what may be asked in a minute is bounded by both. */
async function crew() {
  crews += 1;
  const teamId = await newTeam(server.store, 100);
  const as = (role: 'owner' | 'member' | 'viewer') => signedIn(server.store, teamId, role);
  return { teamId, owner: await as('owner'), member: await as('member'), viewer: await as('viewer') };
}

const find = (person: TestPerson, code: string) =>
  callAccount(server.url, ['findDeviceRequest', 'POST', '/device-requests/find'], {
    cookie: person.cookie,
    body: { code },
    headers: here(),
  });

async function idOf(person: TestPerson, { user_code }: Codes): Promise<string> {
  const { status, body } = await find(person, user_code);
  expect(status).toBe(200);
  return (body['request'] as { id: string }).id;
}

function approve(person: TestPerson, teamId: string, id: string, body: object = { scopes: ['*'] }) {
  const path = `/teams/${teamId}/device-requests/${id}/approve`;
  return callAccount(server.url, ['approveDeviceRequest', 'POST', path], { cookie: person.cookie, body });
}

function deny(person: TestPerson, id: string): Promise<AccountAnswer> {
  return callAccount(server.url, ['denyDeviceRequest', 'POST', `/device-requests/${id}/deny`], {
    cookie: person.cookie,
  });
}

/** Puts what is kept of the codes back in time. */
function grantOf({ user_code }: Codes) {
  const name = user_code.slice(0, 4);
  const row = server.store.db.selectFrom('device_grant').selectAll().where('code_prefix', '=', name);
  const set = (values: object) =>
    server.store.tx((query) =>
      query.updateTable('device_grant').set(values).where('code_prefix', '=', name).execute(),
    );
  return { read: () => row.executeTakeFirst(), set };
}

describe('an agent gets a key of its own', () => {
  test('named after it, with what the person gave, and shown to it once', async () => {
    const { teamId, member, owner } = await crew();
    const codes = await authorizeDevice(
      server.url,
      { client_name: 'Research agent', scope: 'map scrape' },
      here(),
    );
    expect(codes).toMatchObject({
      user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      device_code: expect.stringMatching(/^[\w-]{43}$/),
      verification_uri: `${server.url}/dashboard/device`,
      verification_uri_complete: `${server.url}/dashboard/device#${codes.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    const waiting = await poll(server.url, codes.device_code);
    expect([waiting.status, waiting.body['error']]).toEqual([400, 'authorization_pending']);

    const { body } = await find(member, ` ${codes.user_code.toLowerCase().replace('-', ' ')} `);
    expect(body['request']).toMatchObject({
      code: codes.user_code,
      clientId: 'agent',
      clientName: 'Research agent',
      address: here()['x-forwarded-for'],
      scopes: ['map', 'scrape'],
    });
    const { id } = body['request'] as { id: string };
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    expect((await approve(member, teamId, id, { scopes: ['map'], expiresAt })).status).toBe(200);

    const answer = await poll(server.url, codes.device_code);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^wd_[0-9a-f]{16}_[0-9a-f]{48}$/),
        token_type: 'Bearer',
        scope: 'map',
        expires_in: expect.any(Number),
      },
    ]);
    expect(answer.headers.get('pragma')).toBe('no-cache');
    const key = answer.body['access_token'] as string;
    expect((await server.map(key, { url: 'no address' })).status).toBe(400);
    const scraped = await fetch(`${server.url}/v2/scrape`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{"url":"http://127.0.0.1:9/"}',
    });
    expect(scraped.status).toBe(403);

    const again = await poll(server.url, codes.device_code);
    expect([again.status, again.body['error']]).toEqual([400, 'invalid_grant']);
    expect((await find(member, codes.user_code)).status).toBe(404);

    const keys = await callAccount(server.url, ['listKeys', 'GET', `/teams/${teamId}/keys`], {
      cookie: owner.cookie,
    });
    expect(keys.body['keys']).toMatchObject([
      { id: key.slice(3, 19), name: 'Research agent (agent)', scopes: ['map'], status: 'active', expiresAt },
    ]);
    const log = await callAccount(
      server.url,
      ['listSecurityEvents', 'GET', `/teams/${teamId}/security-events`],
      {
        cookie: owner.cookie,
      },
    );
    expect(log.body['events']).toMatchObject([
      { event: 'key.created', actor: 'The member', keyId: key.slice(3, 19), facts: { by: 'device' } },
      {
        event: 'device.approved',
        actor: 'The member',
        facts: { clientName: 'Research agent', scopes: ['map'] },
      },
    ]);
    await callAccount(server.url, ['revokeKey', 'DELETE', `/teams/${teamId}/keys/${key.slice(3, 19)}`], {
      cookie: member.cookie,
    });
    expect((await server.map(key, {})).status).toBe(401);
  });

  test('and no code, key or hash that could be asked with stands in the store or the log', async () => {
    const { teamId, member } = await crew();
    const codes = await authorizeDevice(server.url, {}, here());
    const id = await idOf(member, codes);
    await approve(member, teamId, id);
    const kept = JSON.stringify([await grantOf(codes).read(), server.log]);
    expect(kept).not.toContain(codes.device_code);
    expect(kept).not.toContain(codes.user_code);
    const row = await grantOf(codes).read();
    expect((await poll(server.url, row!.device_hash)).body['error']).toBe('invalid_grant');
    const { body } = await poll(server.url, codes.device_code);
    expect(JSON.stringify(server.log)).not.toContain(body['access_token']);
  });

  test('of two questions at once one is answered with the key, and one key is made', async () => {
    const { teamId, member } = await crew();
    const codes = await authorizeDevice(server.url, {}, here());
    await approve(member, teamId, await idOf(member, codes));
    const answers = await Promise.all(Array.from({ length: 6 }, () => poll(server.url, codes.device_code)));
    expect(answers.map(({ status, body }) => `${status} ${String(body['error'])}`).toSorted()).toEqual([
      '200 undefined',
      ...Array.from({ length: 5 }, () => '400 invalid_grant'),
    ]);
    const keys = server.store.db.selectFrom('api_key').selectAll().where('team_id', '=', teamId);
    expect(await keys.execute()).toHaveLength(1);
  });

  test('of approvals at once one counts', async () => {
    const { teamId, member, owner } = await crew();
    const codes = await authorizeDevice(server.url, {}, here());
    const id = await idOf(member, codes);
    const answers = await Promise.all([member, owner, member].map((person) => approve(person, teamId, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });
});

describe('who decides', () => {
  test('is signed in, may create keys, and does so in a team of one’s own', async () => {
    const [ours, theirs] = [await crew(), await crew()];
    const codes = await authorizeDevice(server.url, {}, here());
    const id = await idOf(ours.viewer, codes);
    expect((await approve(ours.viewer, ours.teamId, id)).status).toBe(403);
    expect((await approve(theirs.owner, ours.teamId, id)).status).toBe(404);
    expect((await approve({ id: '', cookie: '' }, ours.teamId, id)).status).toBe(401);
    expect((await poll(server.url, codes.device_code)).body['error']).toBe('authorization_pending');
    expect((await approve(ours.member, ours.teamId, id)).status).toBe(200);
  });

  test('gives no more than was asked for', async () => {
    const { teamId, member } = await crew();
    const codes = await authorizeDevice(server.url, { scope: 'map scrapeUrl feature:*' }, here());
    const id = await idOf(member, codes);
    for (const [scopes, path] of [
      [['*'], '/scopes/0'],
      [['map', 'crawl'], '/scopes/1'],
      [['scrape'], '/scopes/0'],
      [['nothing'], '/scopes/0'],
      [[], '/scopes'],
    ] as const) {
      const { status, body } = await approve(member, teamId, id, { scopes });
      expect([status, body['details']]).toMatchObject([400, [{ path }]]);
    }
    expect(
      (await approve(member, teamId, id, { scopes: ['map'], expiresAt: '2020-01-01T00:00:00Z' })).status,
    ).toBe(400);
    const scopes = ['mapUrls', 'scrapeUrl', 'feature:threatProtection'];
    expect((await approve(member, teamId, id, { scopes })).status).toBe(200);
    expect((await poll(server.url, codes.device_code)).body['scope']).toBe(scopes.join(' '));
  });

  test.each([
    [
      'is removed',
      (query: { teamId: string; id: string }) =>
        server.store.tx((tx) => tx.deleteFrom('membership').where('person_id', '=', query.id).execute()),
    ],
    [
      'may only look',
      (query: { teamId: string; id: string }) =>
        server.store.tx((tx) =>
          tx.updateTable('membership').set({ role: 'viewer' }).where('person_id', '=', query.id).execute(),
        ),
    ],
  ])('and %s before the key is fetched has approved nothing', async (_, change) => {
    const { teamId, member } = await crew();
    const codes = await authorizeDevice(server.url, {}, here());
    await approve(member, teamId, await idOf(member, codes));
    await change({ teamId, id: member.id });
    expect((await poll(server.url, codes.device_code)).body['error']).toBe('access_denied');
    const keys = server.store.db.selectFrom('api_key').selectAll().where('team_id', '=', teamId);
    expect(await keys.execute()).toEqual([]);
  });

  test('may say no, and that is told', async () => {
    const { teamId, viewer, member } = await crew();
    const codes = await authorizeDevice(server.url, {}, here());
    const id = await idOf(viewer, codes);
    expect((await deny(viewer, id)).status).toBe(200);
    expect((await deny(viewer, id)).status).toBe(404);
    expect((await approve(member, teamId, id)).status).toBe(404);
    expect((await poll(server.url, codes.device_code)).body['error']).toBe('access_denied');
  });
});

describe('codes', () => {
  test('end, for both who hold one', async () => {
    const { teamId, member } = await crew();
    const codes = await authorizeDevice(server.url, {}, here());
    const id = await idOf(member, codes);
    await grantOf(codes).set({ expires_at: Date.now() - 60_000 });
    expect((await find(member, codes.user_code)).status).toBe(404);
    expect((await approve(member, teamId, id)).status).toBe(404);
    expect((await poll(server.url, codes.device_code)).body['error']).toBe('expired_token');
    await grantOf(codes).set({ expires_at: Date.now() - 86_400_000 });
    await authorizeDevice(server.url, {}, here());
    expect(await grantOf(codes).read()).toBeUndefined();
  });

  test('an approval that nobody fetched in time is worth nothing', async () => {
    const { teamId, member } = await crew();
    const codes = await authorizeDevice(server.url, {}, here());
    await approve(member, teamId, await idOf(member, codes));
    await grantOf(codes).set({ expires_at: Date.now() - 1000 });
    expect((await poll(server.url, codes.device_code)).body['error']).toBe('expired_token');
  });

  test('who asks too often is told to slow down, and waits longer from then on', async () => {
    const codes = await authorizeDevice(server.url, {}, here());
    const { read, set } = grantOf(codes);
    const error = async () => (await poll(server.url, codes.device_code)).body['error'];
    const ago = (ms: number) => set({ polled_at: Date.now() - ms });
    expect(await error()).toBe('authorization_pending');
    await ago(1000);
    expect(await error()).toBe('slow_down');
    expect((await read())!.interval_ms).toBe(10_000);
    await ago(6000);
    expect(await error()).toBe('slow_down');
    await ago(15_000);
    expect(await error()).toBe('authorization_pending');
    expect((await read())!.interval_ms).toBe(15_000);
  });

  test('are those of the client that asked', async () => {
    const { device_code } = await authorizeDevice(server.url, {}, here());
    expect((await poll(server.url, device_code, { client_id: 'other' })).body['error']).toBe('invalid_grant');
    const { status, body } = await poll(server.url, device_code, { client_id: '' });
    expect([status, body['error']]).toEqual([401, 'invalid_client']);
  });

  test('that are nobody’s are told nothing, whatever they look like', async () => {
    const { member } = await crew();
    for (const code of ['BBBB-BBBB', 'x', 'ÄÖÜ', '0000-0000', "' or 1=1 --"]) {
      const { status, body } = await find(member, code);
      expect([status, body['error']]).toEqual([404, 'Device request not found']);
    }
    for (const code of ['x', 'a'.repeat(43), '%00', "' or 1=1 --"])
      expect((await poll(server.url, code)).body['error']).toBe('invalid_grant');
  });
});

describe('user-code guessing', () => {
  test('closes a code that it comes near to, for everybody', async () => {
    const { member, owner, teamId } = await crew();
    const codes = await authorizeDevice(server.url, {}, here());
    const id = await idOf(owner, codes);
    const [name, rest] = codes.user_code.split('-') as [string, string];
    const wrong = [...'BCDFG'].map(
      (letter) => `${name}-${letter === rest[0] ? 'Z' : letter}${rest.slice(1)}`,
    );
    for (const code of wrong) expect((await find(member, code)).status).toBe(404);
    expect((await find(member, codes.user_code)).status).toBe(404);
    expect((await approve(owner, teamId, id)).status).toBe(404);
    expect((await poll(server.url, codes.device_code)).body['error']).toBe('expired_token');
    const closed = server.log.filter((line) => line.includes('device.closed'));
    expect(closed).toHaveLength(1);
    expect(closed[0]).toContain(member.id);
  });

  test('is bounded by person, and by address whoever asks there', async () => {
    const guessed = await startTestServer();
    const teamId = await newTeam(guessed.store, 100);
    const people = await Promise.all([1, 2].map(() => signedIn(guessed.store, teamId)));
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { status, headers } = await callAccount(
        guessed.url,
        ['findDeviceRequest', 'POST', '/device-requests/find'],
        { cookie: people[attempt < 11 ? 0 : 1]!.cookie, body: { code: 'BBBB-BBBB' } },
      );
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
    await guessed.close();
  });

  test('and asking for codes are bounded by address', async () => {
    const flooded = await startTestServer();
    const statuses = new Map<number, number>();
    for (let attempt = 0; attempt < 32; attempt += 1) {
      const { status } = await ask(flooded.url, 'authorizeDevice', { client_id: `agent${attempt}` });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 30],
      [429, 2],
    ]);
    await flooded.close();
  });
});

describe('a form that is wrong is refused in the words of RFC 6749', () => {
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
  test.each([
    ['authorizeDevice', '', 400, 'invalid_request'],
    ['authorizeDevice', 'client_id=a&client_id=b', 400, 'invalid_request'],
    ['authorizeDevice', 'client_id=a%20b', 400, 'invalid_request'],
    ['authorizeDevice', `client_id=a&scope=${'x'.repeat(2001)}`, 400, 'invalid_request'],
    ['authorizeDevice', 'client_id=a&scope=admin', 400, 'invalid_scope'],
    ['issueToken', 'client_id=a', 400, 'invalid_request'],
    ['issueToken', 'grant_type=password&username=a&password=b', 400, 'unsupported_grant_type'],
    ['issueToken', 'grant_type=toString', 400, 'unsupported_grant_type'],
    ['issueToken', 'grant_type=__proto__', 400, 'unsupported_grant_type'],
    ['issueToken', `grant_type=${grant_type}&client_id=a`, 400, 'invalid_request'],
    [
      'issueToken',
      `grant_type=${grant_type}&client_id=a&device_code=b&device_code=c`,
      400,
      'invalid_request',
    ],
    ['issueToken', `x=${'x'.repeat(70_000)}`, 413, 'invalid_request'],
  ] as const)('%s %s', async (operation, form, status, error) => {
    const answer = await ask(server.url, operation, form);
    expect([answer.status, answer.body['success'], answer.body['error']]).toEqual([status, false, error]);
    expect(answer.body['error_description']).toMatch(/^[ !#-[\]-~]+$/);
  });

  test('and so is what is no form', async () => {
    const answer = await ask(server.url, 'issueToken', '', { 'content-type': 'application/json' });
    expect([answer.status, answer.body['error']]).toEqual([415, 'invalid_request']);
  });
});

describe('the name of a client', () => {
  test.each([
    ['Research agent', 'Research agent'],
    ['  Re\nsearch\t agent ', 'Re search agent'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['Good\u202Eevil\u2066', 'Goodevil'],
    ['a\u0000b\u200Bc', 'abc'],
    ['x'.repeat(200), 'x'.repeat(80)],
    ['\u{1F600}'.repeat(100), '\u{1F600}'.repeat(80)],
    ['\u200B', 'agent'],
  ])('%j is shown as %j', async (client_name, shown) => {
    const { member } = await crew();
    const { body } = await find(
      member,
      (await authorizeDevice(server.url, { client_name }, here())).user_code,
    );
    expect((body['request'] as { clientName: string }).clientName).toBe(shown);
  });
});
