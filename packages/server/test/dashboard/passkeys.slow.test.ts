import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toRelyingParty } from '../../src/accounts/people/relying-party.ts';
import { startSession } from '../../src/accounts/people/sessions.ts';
import { Authenticator } from '../support/authenticator.ts';
import type { Twist } from '../support/authenticator.ts';
import { callAccount, signedIn } from '../support/people.ts';
import type { TestPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let server: TestServer;
let teamId: string;
let ada: TestPerson;
let origin: string;

beforeAll(async () => {
  server = await startTestServer({ trustProxy: ['127.0.0.1'] }, storeKinds.at(-1));
  teamId = await newTeam(server.store, 100);
  ada = await signedIn(server.store, teamId);
  origin = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => server.close());

interface Creation {
  challenge: string;
  user: { id: string };
}

/** Attempts to sign in are counted by address: each of them here comes from one of its own. */
let lastAddress = 0;
const from = () => ({ 'x-forwarded-for': `10.0.${(lastAddress += 1) >> 8}.${lastAddress & 255}` });

async function start({ cookie }: { cookie: string } = ada): Promise<Creation> {
  const { body } = await callAccount(server.url, ['startPasskey', 'POST', '/passkeys/options'], { cookie });
  return body['options'] as Creation;
}

function add(credential: object, { cookie }: { cookie: string } = ada, name = 'Laptop') {
  const body = { name, credential };
  return callAccount(server.url, ['addPasskey', 'POST', '/passkeys'], { cookie, body });
}

/** A passkey that a person has. */
async function added(person: TestPerson = ada, counter = 0): Promise<Authenticator> {
  const device = new Authenticator(origin);
  device.counter = counter;
  expect((await add(device.create(await start(person)), person)).status).toBe(200);
  return device;
}

async function challenge(): Promise<{ challenge: string; rpId: string }> {
  const call = ['startPasskeySignIn', 'POST', '/session/passkey-options'] as const;
  const { body } = await callAccount(server.url, call, { headers: from() });
  return body['options'] as { challenge: string; rpId: string };
}

/** A challenge that was given to sign in, as one to add a passkey. */
async function challengeAsOptions(): Promise<Creation> {
  return { ...(await challenge()), user: { id: 'AAAA' } };
}

function signIn(credential: object, cookie = '') {
  const call = ['createSessionByPasskey', 'POST', '/session/passkey'] as const;
  return callAccount(server.url, call, { body: { credential }, cookie, headers: from() });
}

async function list({ cookie }: { cookie: string } = ada) {
  const { body } = await callAccount(server.url, ['listPasskeys', 'GET', '/passkeys'], { cookie });
  return body as { passkeys: { id: string; name: string; lastUsedAt?: string }[]; origin?: string };
}

const refusal = [403, 'Forbidden: Passkey is not valid'];
const told = ({ status, body }: { status: number; body: object }) => [status, Reflect.get(body, 'error')];

test('a passkey signs in its person, is told of, and removed', async () => {
  const person = await signedIn(server.store, teamId, 'viewer');
  const device = await added(person);
  expect(await list(person)).toMatchObject({ passkeys: [{ name: 'Laptop' }], origin });
  expect((await list(person)).passkeys[0]).not.toHaveProperty('lastUsedAt');
  const { status, body, headers } = await signIn(device.sign(await challenge()), person.cookie);
  expect([status, body['person']]).toMatchObject([200, { id: person.id }]);
  const cookie = headers.get('set-cookie')!;
  expect(cookie).toContain('HttpOnly; SameSite=Strict');
  const next = { id: person.id, cookie: cookie.split(';')[0]! };
  // The session before has ended, whoever's it was.
  expect((await callAccount(server.url, ['getSession', 'GET', '/session'], person)).status).toBe(401);
  const [passkey] = (await list(next)).passkeys;
  expect(passkey!.lastUsedAt).toBeDefined();
  const call = ['removePasskey', 'DELETE', `/passkeys/${passkey!.id}`] as const;
  expect((await callAccount(server.url, call, ada)).status).toBe(404);
  expect((await callAccount(server.url, call, next)).status).toBe(200);
  expect(told(await signIn(device.sign(await challenge())))).toEqual(refusal);
  const log = await callAccount(
    server.url,
    ['listSecurityEvents', 'GET', `/teams/${teamId}/security-events`],
    ada,
  );
  const events = (log.body['events'] as { event: string; facts: object }[]).map(({ event }) => event);
  expect(events).toEqual(expect.arrayContaining(['passkey.added', 'passkey.removed', 'sign-in']));
  expect(JSON.stringify(log.body)).not.toContain(device.id);
});

describe('adding a passkey', () => {
  const twists: [string, Twist][] = [
    ['made under another origin', { origin: 'http://evil.example' }],
    ['made under the number of the address', { origin: 'http://127.0.0.1:1' }],
    ['made under another port', { origin: 'http://localhost:1' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['made for a host above', { rpId: 'host' }],
    ['a signature and no passkey', { type: 'webauthn.get' }],
    ['made in a frame of another site', { crossOrigin: true }],
    ['made without a person', { flags: 0x44 }],
    ['made without a finger, a face or a PIN', { flags: 0x41 }],
    ['of a challenge of its own', { challenge: 'q3wZ5p0aYx9vK2mB7nC1dE4f' }],
    ['named as another', { id: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with an attestation of nobody knows what', { fmt: 'packed' }],
    ['synced and not syncable at once', { flags: 0x55 }],
  ];
  test.each(twists)('is refused for one %s', async (_, twist) => {
    const before = (await list()).passkeys.length;
    const options = await start();
    const device = new Authenticator(origin);
    expect(told(await add(device.create(options, twist)))).toEqual(refusal);
    expect((await list()).passkeys).toHaveLength(before);
    // The challenge is used up, whatever came of it.
    if (twist.challenge === undefined) expect(told(await add(device.create(options)))).toEqual(refusal);
  });

  test('takes one that vouches for itself, as browsers hand on what names no device', async () => {
    const device = new Authenticator(origin);
    expect((await add(device.create(await start(), { isSelfAttested: true }))).status).toBe(200);
  });

  test.each([undefined, 'packed', 'fido-u2f'])(
    'asks nobody whether certificates of a device were withdrawn: they name whom to ask (%s)',
    async (fmt) => {
      let asked = 0;
      const within = createServer((_, response) => {
        asked += 1;
        response.end();
      }).listen(0, '127.0.0.1');
      await once(within, 'listening');
      const { port } = within.address() as AddressInfo;
      const withdrawnAt = `http://127.0.0.1:${port}/list`;
      const device = new Authenticator(origin);
      const answer = await add(device.create(await start(), { withdrawnAt, ...(fmt && { fmt }) }));
      expect([...told(answer), asked]).toEqual([...refusal, 0]);
      within.close();
    },
  );

  test('takes the challenge of this session alone, the last one, once', async () => {
    const other = await signedIn(server.store, teamId, 'viewer');
    const theirs = await start(other);
    expect(told(await add(new Authenticator(origin).create(theirs)))).toEqual(refusal);
    const replaced = await start();
    const options = await start();
    expect(told(await add(new Authenticator(origin).create(replaced)))).toEqual(refusal);
    const device = new Authenticator(origin);
    const credential = device.create(options);
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await add(credential)).status));
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 5 }, () => 403)]);
    expect(told(await add(new Authenticator(origin).create(await challengeAsOptions())))).toEqual(refusal);
  });

  test('takes no passkey over that somebody has', async () => {
    const mallory = await signedIn(server.store, teamId, 'viewer');
    const device = await added();
    const again = device.create(await start(mallory));
    expect(told(await add(again, mallory))).toEqual(refusal);
    device.userHandle = Buffer.from(ada.id).toString('base64url');
    const { body } = await signIn(device.sign(await challenge()));
    expect(body['person']).toMatchObject({ id: ada.id });
  });

  test('a challenge that has ended is refused', async () => {
    const options = await start();
    await server.store.tx((query) =>
      query
        .updateTable('passkey_challenge')
        .set({ expires_at: 1 } as never)
        .execute(),
    );
    expect(told(await add(new Authenticator(origin).create(options)))).toEqual(refusal);
  });

  test('twenty are enough', async () => {
    const person = await signedIn(server.store, teamId, 'viewer');
    for (let times = 0; times < 19; times += 1) await added(person);
    const secret = await server.store.tx((query) => startSession(query, person.id, 'other'));
    const sessions = [person, { cookie: `web-data-session=${secret}` }];
    // Both begin before either has the twentieth.
    const begun = await Promise.all(sessions.map(start));
    const statuses = await Promise.all(
      sessions.map(async (session, index) => {
        const device = new Authenticator(origin);
        return (await add(device.create(begun[index]!), session)).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    const call = ['startPasskey', 'POST', '/passkeys/options'] as const;
    const refused = await callAccount(server.url, call, person);
    expect([refused.status, refused.body['error']]).toEqual([409, 'Person has too many passkeys']);
    expect((await list(person)).passkeys).toHaveLength(20);
  });

  test.each([
    ['no JSON', 'AAAA'],
    ['null', Buffer.from('null').toString('base64url')],
    ['a list', Buffer.from('[]').toString('base64url')],
    ['deep', Buffer.from('['.repeat(3000)).toString('base64url')],
  ])('what the browser saw that is %s is refused', async (_, clientDataJSON) => {
    const options = await start();
    const credential = new Authenticator(origin).create(options) as { response: object };
    const response = { ...credential.response, clientDataJSON };
    expect(told(await add({ ...credential, response }))).toEqual(refusal);
  });

  test.each(['', 'o', 'oA', 'oWNmbXQ', 'vw', 'n_____', '2IICgoKC', '_'.repeat(40_000)])(
    'an attestation that is no CBOR of one is refused: %.12s',
    async (attestationObject) => {
      const credential = new Authenticator(origin).create(await start()) as { response: object };
      const answer = await add({ ...credential, response: { ...credential.response, attestationObject } });
      expect([400, 403]).toContain(answer.status);
    },
  );
});

describe('signing in by passkey', () => {
  const twists: [string, Twist][] = [
    ['under another origin', { origin: 'http://evil.example' }],
    ['under another port', { origin: 'http://localhost:1' }],
    ['for another host', { rpId: 'evil.example' }],
    ['as a passkey that is made', { type: 'webauthn.create' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['without a person', { flags: 4 }],
    ['without a finger, a face or a PIN', { flags: 1 }],
    ['a challenge of its own', { challenge: 'q3wZ5p0aYx9vK2mB7nC1dE4f' }],
    ['with another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['as a passkey that nobody has', { id: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['as nobody', { userHandle: 'AAAA' }],
  ];
  test.each(twists)('is refused for what was signed %s', async (_, twist) => {
    const device = await added(await signedIn(server.store, teamId, 'viewer'));
    const options = await challenge();
    const { status, body, headers } = await signIn(device.sign(options, twist));
    expect([status, body['error'], headers.get('set-cookie')]).toEqual([...refusal, null]);
    if (twist.challenge === undefined) expect(told(await signIn(device.sign(options)))).toEqual(refusal);
  });

  test('is refused for a signature that is brought again, and for all but one of many at once', async () => {
    const device = await added(await signedIn(server.store, teamId, 'viewer'));
    const signature = device.sign(await challenge());
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await signIn(signature)).status),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 5 }, () => 403)]);
    expect(told(await signIn(signature))).toEqual(refusal);
  });

  test('is refused to a copy of a device: a count that was there before', async () => {
    const device = await added(await signedIn(server.store, teamId, 'viewer'), 5);
    expect((await signIn(device.sign(await challenge()))).status).toBe(200);
    for (const counter of [6, 5, 1, 0])
      expect(told(await signIn(device.sign(await challenge(), { counter })))).toEqual(refusal);
    expect((await signIn(device.sign(await challenge(), { counter: 7 }))).status).toBe(200);
    // Two signatures with one count, for two challenges, at once.
    const [one, other] = [await challenge(), await challenge()];
    const twice = [one, other].map((options) => signIn(device.sign(options, { counter: 8 })));
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 403]);
  });

  test('is refused to who says to be somebody else, with a passkey of one’s own', async () => {
    const mallory = await signedIn(server.store, teamId, 'viewer');
    const own = await added(mallory);
    const adas = await added();
    for (const twist of [{ userHandle: Buffer.from(ada.id).toString('base64url') }, { id: adas.id }])
      expect(told(await signIn(own.sign(await challenge(), twist)))).toEqual(refusal);
    expect((await signIn(own.sign(await challenge()))).body['person']).toMatchObject({ id: mallory.id });
  });

  test('is refused for a challenge that was given to add a passkey', async () => {
    const device = await added();
    expect(told(await signIn(device.sign(await start())))).toEqual(refusal);
  });

  test('is rate-limited by address, challenges too', async () => {
    const own = await startTestServer();
    const ask = async () =>
      (await callAccount(own.url, ['startPasskeySignIn', 'POST', '/session/passkey-options'])).status;
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1) statuses.push(await ask());
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    await own.close();
  });
});

describe('where passkeys work', () => {
  test.each([
    ['https://data.example.com', { rpId: 'data.example.com', origin: 'https://data.example.com' }],
    ['https://data.example.com:8443', { rpId: 'data.example.com', origin: 'https://data.example.com:8443' }],
    ['http://localhost:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
    ['http://127.0.0.1:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
    ['http://[::1]:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
    ['http://data.localhost:3000', { rpId: 'data.localhost', origin: 'http://data.localhost:3000' }],
    ['http://data.example.com', undefined],
    ['http://192.168.1.4:3000', undefined],
    ['https://[2001:db8::1]', undefined],
    ['http://0.0.0.0:3000', undefined],
  ])('at %s', (address, place) => expect(toRelyingParty(address)).toEqual(place));

  test('where they do not, the operations say so', async () => {
    const own = await startTestServer({ publicUrl: 'http://data.example.com' });
    const call = ['startPasskeySignIn', 'POST', '/session/passkey-options'] as const;
    const { status, body } = await callAccount(own.url, call);
    expect([status, body['error']]).toEqual([409, 'Passkeys need https and a host name']);
    await own.close();
  });

  test('a service with an address of its own takes those of that address, whatever a request says', async () => {
    const own = await startTestServer({ publicUrl: 'https://data.example.com/api' });
    const person = await signedIn(own.store, await newTeam(own.store, 1));
    const cookie = person.cookie.replace('web-data', '__Host-web-data');
    const begin = async (): Promise<Creation> => {
      const call = ['startPasskey', 'POST', '/passkeys/options'] as const;
      const { body } = await callAccount(own.url, call, { cookie });
      return body['options'] as Creation;
    };
    const statuses: number[] = [];
    for (const place of ['https://data.example.com', own.url.replace('127.0.0.1', 'localhost')]) {
      const credential = new Authenticator(place).create(await begin());
      const body = { name: 'x', credential };
      statuses.push(
        (await callAccount(own.url, ['addPasskey', 'POST', '/passkeys'], { cookie, body })).status,
      );
    }
    expect(statuses).toEqual([200, 403]);
    await own.close();
  });
});
