import { operations, rateClasses } from '@web-data/dashboard/account';
import type { OperationId } from '@web-data/dashboard/account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamLinks } from '../../../dashboard/src/browser/team-links.ts';
import { createKey } from '../../src/accounts/keys/keys.ts';
import { changeTeam } from '../../src/accounts/teams/teams.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { addPerson } from '../../src/accounts/people/people.ts';
import { createLink } from '../../src/accounts/people/sign-in-links.ts';
import { authorizeDevice } from '../support/onboarding.ts';
import { callAccount, signedIn } from '../support/people.ts';
import type { TestPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let server: TestServer;
let ours: {
  teamId: string;
  keyId: string;
  jobId: string;
  requestId: string;
  deliveryId: string;
  subscriptionId: string;
  monitorId: string;
  checkId: string;
  interactId: string;
  owner: TestPerson;
  member: TestPerson;
  viewer: TestPerson;
};
let theirs: typeof ours;

beforeAll(async () => {
  // On PostgreSQL where there is one: the browser tests are on SQLite.
  server = await startTestServer({}, storeKinds.at(-1));
  [ours, theirs] = [await team(), await team()];
});
afterAll(() => server.close());

async function team(): Promise<typeof ours> {
  const teamId = await newTeam(server.store, 100);
  const [owner, member, viewer] = [
    await signedIn(server.store, teamId, 'owner'),
    await signedIn(server.store, teamId, 'member'),
    await signedIn(server.store, teamId, 'viewer'),
  ];
  const { id: keyId, key } = await server.store.tx((query) =>
    createKey(query, { teamId, name: 'k', scopes: ['*'] }),
  );
  const jobId = await startCrawl(key);
  const deliveryId = await keptDelivery(teamId, jobId);
  const requestId = await waitingRequest();
  const subscriptionId = await endedSubscription(teamId);
  const interactId = await openInteract(teamId);
  const ids = { teamId, keyId, jobId, deliveryId, requestId, subscriptionId, interactId };
  return { ...ids, ...(await startMonitor(key)), owner, member, viewer };
}

/** A session of Interact, which another process has, with a record. */
async function openInteract(teamId: string): Promise<string> {
  const id = uuidv7();
  const times = { created_at: Date.now(), expires_at: Date.now() + 3_600_000 };
  const row = { id, team_id: teamId, instance_id: uuidv7(), ...times, profile: 'shop', saves: 0 } as const;
  const record = {
    id,
    team_id: teamId,
    created_at: row.created_at,
    session_expires_at: row.expires_at,
    expires_at: row.expires_at,
    profile: 'shop',
    saves: 0,
    url: 'https://example.com/',
    title: 'Example',
    steps: 1,
    stored_bytes: 4,
    ended_at: null,
    credits_used: null,
  } as const;
  const step = { record_id: id, position: 1, step: '{}', screenshot: 'AA' };
  await server.store.tx(async (query) => {
    await query.insertInto('interact_session').values(row).execute();
    await query.insertInto('interact_record').values(record).execute();
    await query.insertInto('interact_step').values(step).execute();
  });
  return id;
}

/** An event that a receiver was told, and that could be sent again. */
async function keptDelivery(teamId: string, jobId: string): Promise<string> {
  const id = uuidv7();
  const event = { id, team_id: teamId, job_id: jobId, type: 'crawl.completed', body: '{}', bytes: 2 };
  const place = { url: 'http://127.0.0.1:9/', headers: 'plain:{}', created_at: Date.now() };
  const outcome = {
    status: 'delivered',
    attempts: 1,
    last_attempt_at: Date.now(),
    last_status: 200,
  } as const;
  await server.store.tx((query) =>
    query
      .insertInto('webhook_delivery')
      .values({ ...event, ...place, ...outcome, failure: null, next_attempt_at: null })
      .execute(),
  );
  return id;
}

/** Emails about a budget that somebody has unsubscribed from. */
async function endedSubscription(teamId: string): Promise<string> {
  const [id, token] = [uuidv7(), uuidv7()];
  const about = { team_id: teamId, kind: 'budget.threshold', subject_id: teamId };
  const row = { id, token, ...about, recipient: 'ada@example.com', created_at: 1, ended_at: 2 };
  await server.store.tx((query) => query.insertInto('mail_subscription').values(row).execute());
  return id;
}

/** An agent that waits for a key. */
async function waitingRequest(): Promise<string> {
  const { user_code } = await authorizeDevice(server.url);
  const grants = server.store.db.selectFrom('device_grant').select('id');
  return (await grants.where('code_prefix', '=', user_code.slice(0, 4)).executeTakeFirstOrThrow()).id;
}

/** A crawl that is there, whatever becomes of it: nobody answers at its address. */
async function startCrawl(key: string): Promise<string> {
  const response = await fetch(`${server.url}/v2/crawl`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'http://127.0.0.1:9/' }),
  });
  return ((await response.json()) as { id: string }).id;
}

/** A monitor that is checked once, and otherwise in the next year. */
async function startMonitor(key: string): Promise<{ monitorId: string; checkId: string }> {
  const post = async (path: string, body?: object) => {
    const response = await fetch(`${server.url}/v2/monitor${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const target = { type: 'scrape', urls: ['http://127.0.0.1:9/'] };
  const monitorId = await post('', { name: 'm', schedule: { cron: '0 0 1 1 *' }, targets: [target] });
  return { monitorId, checkId: await post(`/${monitorId}/run`) };
}

/** A team of its own with two runs, the first of which kept a text. */
async function jobWithSnapshot(text: string) {
  const teamId = await newTeam(server.store, 100_000);
  const owner = await signedIn(server.store, teamId, 'owner');
  const { key } = await server.store.tx((query) => createKey(query, { teamId, name: 'k', scopes: ['*'] }));
  const run = async () => {
    const response = await fetch(`${server.url}/v2/agent`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: text }),
    });
    return ((await response.json()) as { id: string }).id;
  };
  const [jobId, secondId, snapshotId] = [await run(), await run(), uuidv7()];
  const [digest, content] = [uuidv7(), JSON.stringify(text)];
  await server.store.tx(async (query) => {
    await query
      .insertInto('agent_content')
      .values({ digest, content, bytes: content.length, uses: 1 })
      .execute();
    await query.insertInto('agent_snapshot').values({ id: snapshotId, job_id: jobId, digest }).execute();
  });
  return { teamId, owner, jobId, secondId, snapshotId };
}

/** A credential of a passkey, by its form. */
function credential(response: object): object {
  const named = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
  return { ...named, response: { clientDataJSON: 'AAAA', ...response } };
}

/** A body that is right, of each operation that has one. */
const bodies: Partial<Record<OperationId, unknown>> = {
  sendSignInLink: { email: 'ada@example.com' },
  createSession: { link: 'a'.repeat(43) },
  addMember: { name: 'Mallory', role: 'owner' },
  changeMember: { role: 'owner' },
  createKey: { name: 'mine', scopes: ['*'] },
  rollKey: {},
  findDeviceRequest: { code: 'BBBB-BBBB' },
  approveDeviceRequest: { scopes: ['*'] },
  changePolicy: {
    policy: {
      mode: 'off',
      riskScoreThreshold: 100,
      blacklist: [],
      whitelist: ['*.evil.example'],
      blockedTlds: [],
      failurePolicy: 'open',
    },
    overrides: true,
  },
  changeBudget: { credits: 1, isHardLimit: true, webhook: 'https://evil.example/' },
  rotateWebhookSecret: { overlapSeconds: 0 },
  changeMonitor: { name: 'mine', status: 'paused', cron: '* * * * *', timezone: 'UTC', goal: 'any' },
  addPasskey: { name: 'x', credential: credential({ attestationObject: 'AAAA' }) },
  createSessionByOpenid: { response: 'code=a&state=b' },
  createSessionByPasskey: {
    credential: credential({ authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' }),
  },
};
const ids = Object.keys(operations) as OperationId[];

function callOf(
  id: OperationId,
  {
    teamId,
    keyId,
    jobId,
    requestId,
    deliveryId,
    subscriptionId,
    monitorId,
    checkId,
    interactId,
    viewer,
  }: typeof ours,
  personId: string = viewer.id,
) {
  const { method, path } = operations[id];
  const filled = path
    .replace('{teamId}', teamId)
    .replace('{keyId}', keyId)
    .replace('{jobId}', jobId)
    .replace('{requestId}', requestId)
    .replace('{personId}', personId)
    .replace('{deliveryId}', deliveryId)
    .replace('{subscriptionId}', subscriptionId)
    .replace('{monitorId}', monitorId)
    .replace('{checkId}', checkId)
    .replace('{interactId}', interactId)
    .replace('{step}', '1')
    .replace('{sessionId}', '0192f4a6-0000-7000-8000-000000000003')
    .replace('{snapshotId}', '0192f4a6-0000-7000-8000-00000000000d')
    .replace('{passkeyId}', '0192f4a6-0000-7000-8000-00000000000a');
  // What a new operation has in its path is filled in above, or it is not attacked.
  expect(filled).not.toMatch(/[{}]/);
  return [id, method, filled] as const;
}

const withBody = (id: OperationId) => (bodies[id] === undefined ? {} : { body: bodies[id] });

/** A value once for each text that it holds, with `mark` behind that. */
function spoilt(value: unknown, mark = '\u0000'): unknown[] {
  if (typeof value === 'string') return [`${value}${mark}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    spoilt(one, mark).map((bad) =>
      Array.isArray(value) ? value.with(Number(name), bad) : Object.assign({}, value, { [name]: bad }),
    ),
  );
}

/** What must not change: the keys, the people, who waits for a key and what waits for a receiver, of both teams. */
async function everything(): Promise<string> {
  const { db } = server.store;
  const rows = await Promise.all([
    db.selectFrom('api_key').selectAll().orderBy('id').execute(),
    db.selectFrom('membership').selectAll().orderBy('person_id').execute(),
    db.selectFrom('person').select('id').orderBy('id').execute(),
    db.selectFrom('device_grant').selectAll().orderBy('id').execute(),
    db.selectFrom('organization').selectAll().orderBy('id').execute(),
    db.selectFrom('webhook_secret').selectAll().orderBy('team_id').orderBy('number').execute(),
    db.selectFrom('passkey').selectAll().orderBy('id').execute(),
    db.selectFrom('budget').selectAll().orderBy('team_id').execute(),
    db.selectFrom('mail_subscription').selectAll().orderBy('id').execute(),
    db.selectFrom('webhook').selectAll().orderBy('id').execute(),
    db.selectFrom('webhook_delivery').selectAll().orderBy('id').execute(),
    db.selectFrom('webhook_event').select('id').orderBy('id').execute(),
    db.selectFrom('monitor').select(['id', 'name', 'status', 'cron', 'goal']).orderBy('id').execute(),
    db.selectFrom('monitor_check').select('id').orderBy('id').execute(),
    db.selectFrom('api_request').select('id').orderBy('id').execute(),
    db.selectFrom('interact_session').selectAll().orderBy('id').execute(),
    db.selectFrom('interact_record').selectAll().orderBy('id').execute(),
    db.selectFrom('interact_step').selectAll().orderBy('record_id').execute(),
  ]);
  return JSON.stringify(rows);
}

describe('every operation', () => {
  const closed = ids.filter((id) => operations[id].authenticated);
  const ofTeams = ids.filter((id) => (operations[id].path as string).includes('{teamId}'));

  test.each(closed)('%s asks for a session', async (id) => {
    for (const cookie of [
      '',
      'web-data-session=',
      'web-data-session=nobody',
      `web-data-session=${theirs.keyId}`,
    ]) {
      const { status } = await callAccount(server.url, callOf(id, ours), { cookie, ...withBody(id) });
      expect(status).toBe(401);
    }
  });

  test.each(closed)('%s takes no API key', async (id) => {
    const { key } = await server.caller();
    const headers = { authorization: `Bearer ${key}` };
    expect((await callAccount(server.url, callOf(id, ours), { headers, ...withBody(id) })).status).toBe(401);
  });

  test.each(closed)('%s takes no session under the name that is for https', async (id) => {
    const cookie = ours.owner.cookie.replace('web-data', '__Host-web-data');
    expect((await callAccount(server.url, callOf(id, ours), { cookie, ...withBody(id) })).status).toBe(401);
  });

  test.each(ofTeams)(
    '%s knows no team that one does not belong to, as one that does not exist',
    async (id) => {
      const before = await everything();
      const { cookie } = theirs.owner;
      const foreign = await callAccount(server.url, callOf(id, ours), { cookie, ...withBody(id) });
      const none = { ...ours, teamId: '0192f4a6-0000-7000-8000-00000000ffff' };
      const missing = await callAccount(server.url, callOf(id, none), { cookie, ...withBody(id) });
      expect([foreign.status, foreign.body]).toEqual([404, { success: false, error: 'Team not found' }]);
      expect([missing.status, missing.body]).toEqual([foreign.status, foreign.body]);
      expect(await everything()).toBe(before);
    },
  );

  /** What belongs to a team; who waits for a key belongs to none yet. */
  const ofTheirThings = ofTeams.filter((id) => {
    const [, ...names] = [...(operations[id].path as string).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    return names.some((name) => name !== 'requestId');
  });

  test.each(ofTheirThings)('%s reaches nothing of another team through a team of one’s own', async (id) => {
    const before = await everything();
    const mixed = { ...ours, teamId: theirs.teamId };
    const { status } = await callAccount(server.url, callOf(id, mixed), {
      cookie: theirs.owner.cookie,
      ...withBody(id),
    });
    expect(status).toBe(404);
    expect(await everything()).toBe(before);
  });

  test.each(ofTeams)('%s is refused to a role below the one that the description names', async (id) => {
    const before = await everything();
    const below = { viewer: [], member: [ours.viewer], owner: [ours.viewer, ours.member] };
    for (const { cookie } of below[operations[id].scope as keyof typeof below]) {
      const { status, body } = await callAccount(server.url, callOf(id, ours), { cookie, ...withBody(id) });
      expect([status, body['error']]).toEqual([403, 'Forbidden: Role does not allow this']);
    }
    expect(await everything()).toBe(before);
  });

  test.each(closed)('%s has no fault of its own for a text that no database keeps', async (id) => {
    const { cookie } = await signedIn(server.store, ours.teamId);
    const [, method, path] = callOf(id, ours);
    const statusOf = async (query: string, body?: unknown) =>
      (await callAccount(server.url, [id, method, path + query], { cookie, body })).status;
    const wrong = [400, 404]; // The latter for a code that is nobody's.
    for (const body of spoilt(bodies[id]))
      expect([body, wrong]).toEqual([body, expect.arrayContaining([await statusOf('', body)])]);
    for (const name of operations[id].queryParameters)
      expect([name, await statusOf(`?${name}=%00`)]).toEqual([name, 400]);
  });

  const foreignSites: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: 'SELF' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'SELF.evil.example' },
  ];
  test.each(ids.filter((id) => operations[id].method !== 'GET'))(
    '%s is refused to another site',
    async (id) => {
      const before = await everything();
      for (const given of foreignSites) {
        const headers = Object.fromEntries(
          Object.entries(given).map(([name, value]) => [name, value.replace('SELF', server.url)]),
        );
        const { cookie } = ours.owner;
        const { status, body } = await callAccount(server.url, callOf(id, ours), {
          cookie,
          headers,
          ...withBody(id),
        });
        expect([given, status, body['error']]).toEqual([given, 403, 'Forbidden: Request from another site']);
      }
      expect(await everything()).toBe(before);
    },
  );
});

describe('a name', () => {
  const marks = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2028', '\u2029', '\u2066', '\u2069'];
  test.each(['addMember', 'createKey', 'addPasskey'] as const)(
    'in %s turns no direction of writing',
    async (id) => {
      const { cookie } = await signedIn(server.store, ours.teamId);
      const { name } = bodies[id] as { name: string };
      const before = await everything();
      for (const mark of marks) {
        for (const bad of [name + mark, mark + name, mark]) {
          const body = Object.assign({}, bodies[id], { name: bad });
          const { status, body: answer } = await callAccount(server.url, callOf(id, ours), { cookie, body });
          expect([bad, status, JSON.stringify(answer)]).toEqual([bad, 400, expect.stringContaining('name')]);
        }
      }
      expect(await everything()).toBe(before);
    },
  );

  test.each(['Zoë', 'דנה', 'علي', 'نیم\u200cفاصله', '王小明', '👩\u200d💻'])(
    '%s is one, whatever its writing',
    async (name) => {
      const { cookie } = await signedIn(server.store, ours.teamId);
      const body = { name, scopes: ['map'] };
      expect((await callAccount(server.url, callOf('createKey', ours), { cookie, body })).status).toBe(200);
    },
  );
});

describe('what a job kept', () => {
  test('is read through its own job, and through no other, whosever that is', async () => {
    const [mine, other] = [await jobWithSnapshot('mine'), await jobWithSnapshot('other')];
    const read = async (jobId: string, snapshotId: string) => {
      const path = `/teams/${mine.teamId}/jobs/${jobId}/snapshots/${snapshotId}`;
      const { cookie } = mine.owner;
      const { status, body } = await callAccount(server.url, ['getJobSnapshot', 'GET', path], { cookie });
      return [status, body['snapshot'] ?? body['error']];
    };
    expect(await read(mine.jobId, mine.snapshotId)).toEqual([200, '"mine"']);
    expect(await read(mine.jobId, other.snapshotId)).toEqual([404, 'Snapshot not found']);
    expect(await read(mine.secondId, mine.snapshotId)).toEqual([404, 'Snapshot not found']);
    expect(await read(other.jobId, other.snapshotId)).toEqual([404, 'Job not found']);
  });
});

describe('another site', () => {
  test('cannot send a form in place of JSON', async () => {
    const response = await fetch(`${server.url}/account/v1/teams/${ours.teamId}/keys`, {
      method: 'POST',
      headers: { cookie: ours.owner.cookie, 'content-type': 'text/plain' },
      body: '{"name":"x","scopes":["*"]}',
    });
    expect(response.status).toBe(415);
  });

  test('is let in by the page of the service itself', async () => {
    const { cookie } = ours.owner;
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: server.url }] as Record<
      string,
      string
    >[]) {
      const { status } = await callAccount(server.url, callOf('createKey', ours), {
        cookie,
        headers,
        ...withBody('createKey'),
      });
      expect(status).toBe(200);
    }
  });

  test('reads nothing, wherever the API itself may be called from', async () => {
    const open = await startTestServer({ corsOrigins: ['*'] });
    const listed = await startTestServer({ corsOrigins: ['https://app.example'] });
    for (const { url } of [open, listed]) {
      for (const method of ['OPTIONS', 'GET']) {
        const response = await fetch(`${url}/account/v1/session`, {
          method,
          headers: { origin: 'https://app.example', 'access-control-request-method': 'DELETE' },
        });
        expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      }
    }
    await Promise.all([open.close(), listed.close()]);
  });

  test.each([
    '/dashboard',
    '/dashboard/',
    ...teamLinks.map(([page]) => `/dashboard/teams/x/${page}`),
    '/dashboard/account',
    '/dashboard/device',
    '/dashboard/openid',
    '/dashboard/sign-in',
    '/dashboard/nothing',
    '/dashboard/assets/icon.svg',
  ])('clickjacking: it shows %s in no frame, and no script of its own in it', async (path) => {
    const { headers, status } = await fetch(server.url + path);
    expect(status).toBe(200);
    expect(headers.get('x-frame-options')).toBe('DENY');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each([
    '/dashboard//evil.example',
    '/dashboard/%2F%2Fevil.example',
    '/dashboard/..%2f..%2f',
    '/dashboard/\\evil.example',
  ])('open redirect: it is nowhere that %s leads to', async (path) => {
    const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
    expect(headers.get('location')).toBeNull();
    expect([200, 400, 404]).toContain(status);
  });
});

function signIn(link: string, cookie?: string) {
  return callAccount(server.url, ['createSession', 'POST', '/session'], {
    body: { link },
    ...(cookie && { cookie }),
  });
}

function newLink(lifeMs: number, now?: number) {
  return server.store.tx((query) => createLink(query, ours.owner.id, lifeMs, now));
}

function cookieOf(headers: Headers): string {
  return headers.get('set-cookie')!.split(';')[0]!;
}

function who(cookie: string) {
  return callAccount(server.url, ['getSession', 'GET', '/session'], { cookie });
}

describe('signing in', () => {
  let proxied: TestServer;
  let networks = 0;
  beforeAll(async () => {
    proxied = await startTestServer({ trustProxy: ['127.0.0.1'] });
  });
  afterAll(() => proxied.close());

  test('of many who bring one link at once, one succeeds', async () => {
    const { secret } = await newLink(60_000);
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await signIn(secret)).status));
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 403)]);
  });

  test('a link that has ended, was never given, or is only the hash of one is refused alike', async () => {
    const { secret: good } = await newLink(60_000);
    // The last one: each new link clears away those that have ended.
    const { secret: late } = await newLink(1000, Date.now() - 10_000);
    const { hash } = await server.store.db
      .selectFrom('sign_in_link')
      .select('hash')
      .where('person_id', '=', ours.owner.id)
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow();
    const answers = await Promise.all([late, hash, 'a'.repeat(43)].map((link) => signIn(link)));
    for (const { status, body, headers } of answers) {
      expect([status, body['error']]).toEqual([403, 'Forbidden: Sign-in link is not valid']);
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect((await signIn(good)).status).toBe(200);
  });

  test('session fixation: one that was planted before is not taken over, and that of the one before ends', async () => {
    const planted = await signIn((await newLink(60_000)).secret, 'web-data-session=planted-by-somebody-else');
    expect(cookieOf(planted.headers)).not.toContain('planted');
    const first = cookieOf(planted.headers);
    const second = cookieOf((await signIn((await newLink(60_000)).secret, first)).headers);
    expect((await who(first)).status).toBe(401);
    expect((await who(second)).status).toBe(200);
    expect((await who('web-data-session=planted-by-somebody-else')).status).toBe(401);
  });

  test('two cookies of one name are none', async () => {
    const cookie = `web-data-session=planted; ${ours.owner.cookie}`;
    expect((await callAccount(server.url, ['getSession', 'GET', '/session'], { cookie })).status).toBe(401);
  });

  test('the cookie is for scripts of nobody, for this host, and over https for https alone', async () => {
    const { secret } = await newLink(60_000);
    expect((await signIn(secret)).headers.get('set-cookie')).toMatch(
      /^web-data-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
    );
    const secure = await startTestServer({ publicUrl: 'https://data.example' }, 'sqlite', server.place);
    const link = await newLink(60_000);
    const answer = await callAccount(secure.url, ['createSession', 'POST', '/session'], {
      body: { link: link.secret },
    });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-web-data-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=\d+$/,
    );
    const hosted = cookieOf(answer.headers);
    const whoSecure = async (cookie: string) =>
      (await callAccount(secure.url, ['getSession', 'GET', '/session'], { cookie })).status;
    expect([await whoSecure(hosted), await whoSecure(hosted.replace('__Host-', ''))]).toEqual([200, 401]);
    await secure.close();
  });

  test('neither cookies nor links stand in the store, nor in the log', async () => {
    const { secret } = await newLink(60_000);
    const { headers } = await signIn(secret);
    const cookie = cookieOf(headers).split('=')[1]!;
    const { db } = server.store;
    const kept = JSON.stringify([
      await db.selectFrom('sign_in_link').selectAll().execute(),
      await db.selectFrom('person_session').selectAll().execute(),
      server.log,
    ]);
    expect(kept).not.toContain(cookie);
    expect(kept).not.toContain(secret);
  });

  test.each(ids.filter((id) => !operations[id].authenticated))(
    '%s is bounded by network, of which one caller has many addresses',
    async (id) => {
      const { requestsPerMinute: most } = rateClasses[operations[id].rateClass];
      networks += 1;
      const statuses: number[] = [];
      for (let attempt = 0; attempt <= most; attempt += 1) {
        const headers = { 'x-forwarded-for': `2001:db8:${networks}:2::${attempt.toString(16)}` };
        const answer = await callAccount(proxied.url, callOf(id, ours), { headers, ...withBody(id) });
        statuses.push(answer.status);
        if (answer.status === 429)
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      }
      expect([statuses.indexOf(429), statuses.length]).toEqual([most, most + 1]);
    },
  );
});

describe('jobs', () => {
  test('are shown to those of the team, with who asked for them, and cancelled once', async () => {
    const { cookie } = ours.viewer;
    const list = await callAccount(server.url, callOf('listJobs', ours), { cookie });
    expect(list.body['jobs']).toMatchObject([
      { id: ours.checkId, kind: 'check', title: 'm', monitorId: ours.monitorId },
      { id: ours.jobId, kind: 'crawl', title: 'http://127.0.0.1:9/', keyId: ours.keyId },
    ]);
    const capitals = { ...ours, jobId: ours.jobId.toUpperCase() };
    expect((await callAccount(server.url, callOf('getJob', capitals), { cookie })).status).toBe(200);
    const gone = { ...ours, jobId: '0192f4a6-0000-7000-8000-00000000ffff' };
    expect((await callAccount(server.url, callOf('getJob', gone), { cookie })).status).toBe(404);
    const cancel = async () =>
      (await callAccount(server.url, callOf('cancelJob', ours), { cookie: ours.member.cookie })).status;
    await cancel();
    expect(await cancel()).toBe(409);
  });

  test('is retried only while it waits, and cancelled only where its kind can be', async () => {
    const crew = await team();
    const { cookie } = crew.member;
    const call = async (id: OperationId, jobId: string) => {
      const { status, body } = await callAccount(server.url, callOf(id, { ...crew, jobId }), { cookie });
      return [status, body['error']];
    };
    const waiting = uuidv7();
    await server.store.tx(async (query) => {
      const mail = {
        id: waiting,
        team_id: crew.teamId,
        kind: 'none',
        recipient: 'a@example.com',
        data: '{}',
      };
      await query
        .insertInto('mail')
        .values({ ...mail, attempts: 3, created_at: Date.now() })
        .execute();
      // No worker of this server takes it: it is for another queue.
      const job = { id: waiting, queue: 'mail', team_id: crew.teamId, priority: 0, run_at: Date.now() + 1e9 };
      const state = { owner: null, attempt: 3, interruptions: 3, cancel_requested: 0, counts: 0 } as const;
      await query
        .insertInto('job')
        .values({ ...job, ...state })
        .execute();
    });
    const read = async () => {
      const { body } = await callAccount(server.url, callOf('getJob', { ...crew, jobId: waiting }), {
        cookie,
      });
      return body['job'] as { queue: { isStuck: boolean; state: string; runsAt: string } };
    };
    expect((await read()).queue).toMatchObject({ state: 'waiting', attempts: 3, isStuck: true });
    expect(await call('cancelJob', waiting)).toEqual([409, 'Job cannot be cancelled']);
    expect(await call('retryJob', waiting)).toEqual([200, undefined]);
    const { queue } = await read();
    expect([queue.isStuck, Date.parse(queue.runsAt) <= Date.now() + 1000]).toEqual([false, true]);
    await call('cancelJob', crew.jobId);
    // It waits until a worker has taken note.
    await expect
      .poll(() => call('retryJob', crew.jobId), { timeout: 60_000 })
      .toEqual([409, 'Job does not wait']);
    expect(await call('retryJob', uuidv7())).toEqual([404, 'Job not found']);
  });

  test('of a team with zero data retention none is shown, not even an old one', async () => {
    const crew = await team();
    await server.store.tx((query) => changeTeam(query, crew.teamId, { zeroDataRetention: true }));
    const { cookie } = crew.owner;
    expect((await callAccount(server.url, callOf('listJobs', crew), { cookie })).body['jobs']).toEqual([]);
    for (const id of ['getJob', 'listJobFailures'] as const)
      expect((await callAccount(server.url, callOf(id, crew), { cookie })).status).toBe(404);
  });
});

async function readLog(crew: typeof ours, query = '') {
  const [id, method, path] = callOf('listSecurityEvents', crew);
  const { body } = await callAccount(server.url, [id, method, path + query], { cookie: crew.owner.cookie });
  return body as {
    events: { id: string; event: string; actor?: string; facts: object }[];
    cursor?: string;
  };
}

describe('the security log', () => {
  test('tells who did what, of this team alone, in parts that lack nothing', async () => {
    const [crew, other] = [await team(), await team()];
    for (let times = 0; times < 5; times += 1)
      await callAccount(server.url, callOf('createKey', crew), {
        cookie: crew.member.cookie,
        body: { name: `key ${times}`, scopes: ['map'] },
      });
    await callAccount(server.url, callOf('revokeKey', crew), { cookie: crew.owner.cookie });
    const { events } = await readLog(crew);
    expect(events.map(({ event, actor }) => [event, actor])).toEqual([
      ['key.revoked', 'The owner'],
      ...Array.from({ length: 5 }, () => ['key.created', 'The member']),
    ]);
    expect(events[1]!.facts).toEqual({ name: 'key 4', scopes: ['map'] });
    const ids: string[] = [];
    let next: string | undefined;
    do {
      const part = await readLog(crew, `?limit=2${next === undefined ? '' : `&cursor=${next}`}`);
      ids.push(...part.events.map(({ id }) => id));
      next = part.cursor;
    } while (next !== undefined);
    expect(ids).toEqual(events.map(({ id }) => id));
    expect((await readLog(crew, '?event=key.revoked')).events).toHaveLength(1);
    expect((await readLog(other)).events).toEqual([]);
  });

  test('tells whom a request was made for where the organization logs security, and holds no secret', async () => {
    const { key, teamId, keyId } = await server.caller({ organization: { siemLogging: true } });
    const owner = await signedIn(server.store, teamId);
    await server.map(key, { url: 'http://127.0.0.1:9/', auditMetadata: { username: 'ada@example.com' } });
    const { events } = await readLog({ ...ours, teamId, owner });
    expect(events).toMatchObject([
      {
        event: 'request.rejected',
        keyId,
        facts: { username: 'ada@example.com', url: 'http://127.0.0.1:9/' },
      },
      { event: 'request.accepted', keyId, facts: { username: 'ada@example.com' } },
    ]);
    expect(JSON.stringify(events)).not.toContain(key);
    expect(JSON.stringify(events)).not.toContain(owner.cookie.split('=')[1]);
  });
});

describe('roles and sessions count at once', () => {
  test('who is removed, or made less, may no more with the session at hand', async () => {
    const ada = await signedIn(server.store, ours.teamId, 'owner');
    const { cookie } = ours.owner;
    const asAda = async (id: OperationId) =>
      (await callAccount(server.url, callOf(id, ours), { cookie: ada.cookie, ...withBody(id) })).status;
    expect(await asAda('createKey')).toBe(200);
    await callAccount(server.url, callOf('changeMember', ours, ada.id), { cookie, body: { role: 'viewer' } });
    expect([await asAda('createKey'), await asAda('listKeys')]).toEqual([403, 200]);
    await callAccount(server.url, callOf('removeMember', ours, ada.id), { cookie });
    expect(await asAda('listKeys')).toBe(404);
  });

  test('the last owner stays, also when two owners remove each other at once', async () => {
    const crew = await team();
    const other = await signedIn(server.store, crew.teamId, 'owner');
    const remove = async (who: TestPerson, whom: TestPerson) =>
      (await callAccount(server.url, callOf('removeMember', crew, whom.id), { cookie: who.cookie })).status;
    const statuses = await Promise.all([remove(crew.owner, other), remove(other, crew.owner)]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const owners = await server.store.db
      .selectFrom('membership')
      .select('person_id')
      .where('team_id', '=', crew.teamId)
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
    const last = [crew.owner, other].find(({ id }) => id === owners[0]!.person_id)!;
    const demoted = await callAccount(server.url, callOf('changeMember', crew, last.id), {
      cookie: last.cookie,
      body: { role: 'member' },
    });
    expect([demoted.status, demoted.body['error']]).toEqual([409, 'Team needs an owner']);
  });

  test('who came after all that a list shows is changed and removed like others, and owns the team like others', async () => {
    const crew = await team();
    const [last, ...others] = await server.store.tx(async (query) => {
      const ids: string[] = [];
      for (let index = 0; index < 205; index += 1)
        ids.unshift((await addPerson(query, { teamId: crew.teamId, name: 'x', role: 'viewer' })).id);
      return ids;
    });
    const { cookie } = crew.owner;
    const change = async (personId: string, role: string) =>
      (await callAccount(server.url, callOf('changeMember', crew, personId), { cookie, body: { role } }))
        .status;
    const removed = await callAccount(server.url, callOf('removeMember', crew, others[0]), { cookie });
    expect([removed.status, await change(last!, 'owner'), await change(crew.owner.id, 'viewer')]).toEqual([
      200, 200, 200,
    ]);
  });

  test('a session is ended from another one, and nobody else’s is', async () => {
    const here = await signedIn(server.store, ours.teamId, 'viewer');
    const list = await callAccount(server.url, ['listSessions', 'GET', '/sessions'], { cookie: here.cookie });
    const [{ id }] = list.body['sessions'] as [{ id: string }];
    const end = (cookie: string) =>
      callAccount(server.url, ['endOneSession', 'DELETE', `/sessions/${id}`], { cookie });
    expect((await end(ours.owner.cookie)).status).toBe(404);
    expect((await end(here.cookie)).status).toBe(200);
    expect(
      (await callAccount(server.url, ['getSession', 'GET', '/session'], { cookie: here.cookie })).status,
    ).toBe(401);
  });
});
