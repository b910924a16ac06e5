import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOpenidSettings } from '../../src/platform/config/openid.ts';
import type { OpenidTeam } from '../../src/platform/config/openid.ts';
import { loadConfig } from '../../src/platform/config/load.ts';
import { startLiar } from '../support/liar.ts';
import type { Liar, Lies } from '../support/liar.ts';
import { bring, startOpenidServer, startSignIn } from '../support/openid.ts';
import type { OpenidServer } from '../support/openid.ts';

/** What a provider that is honest never does, and one that was broken into may. */
let liar: Liar;
let server: OpenidServer;
const clientId = 'web-data';
const anybody = ([id = '']: string[]): Record<string, OpenidTeam> => ({ [id]: { viewer: ['*'] } });

beforeAll(async () => {
  liar = await startLiar(clientId);
  server = await startOpenidServer({ issuer: liar.issuer, clientId, clientSecret: 'secret' }, anybody);
});
beforeEach(() => {
  liar.lies = {};
});
afterAll(async () => {
  await server.close();
  await liar.close();
});

/** Signs in: the code is the nonce, which the provider puts into its token. */
async function signIn(on: OpenidServer = server) {
  const { asked, cookie, status } = await startSignIn(on);
  if (status !== 200) return { status, body: {} };
  return bring(on, `code=${asked.get('nonce')}&state=${asked.get('state')}`, cookie);
}

const now = () => Math.floor(Date.now() / 1000);

test('without a lie it signs in, by code, verifier and secret', async () => {
  expect((await signIn()).status).toBe(200);
  const asked = Object.fromEntries(liar.asked.at(-1)!);
  expect(asked).toMatchObject({
    grant_type: 'authorization_code',
    redirect_uri: `${server.url}/dashboard/openid`,
  });
  expect(asked['code_verifier']).toMatch(/^[\w-]{43}$/);
});

describe('is refused', () => {
  const lies: [string, () => Lies][] = [
    ['a token for another client', () => ({ claims: { aud: 'other' } })],
    ['a token for two, given to the other', () => ({ claims: { aud: [clientId, 'other'], azp: 'other' } })],
    ['a token for nobody', () => ({ claims: { aud: undefined } })],
    ['a token of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['a token of the issuer with a slash', () => ({ claims: { iss: `${liar.issuer}/` } })],
    ['a token of another sign-in', () => ({ claims: { nonce: 'replayed' } })],
    ['a token without nonce', () => ({ claims: { nonce: undefined } })],
    ['a token that has ended', () => ({ claims: { iat: now() - 7200, exp: now() - 3600 } })],
    ['a token without end', () => ({ claims: { exp: undefined } })],
    ['a token that is not good yet', () => ({ claims: { nbf: now() + 3600 } })],
    ['a token of nobody', () => ({ claims: { sub: '' } })],
    ['a token of a list', () => ({ claims: { sub: ['ada'] } })],
    ['a token of a name with a NUL', () => ({ claims: { sub: 'ada\u0000' } })],
    ['a token of a name without end', () => ({ claims: { sub: 'a'.repeat(256) } })],
    ['a token with a signature of another key', () => ({ isForged: true })],
    ['a token without a signature', () => ({ alg: 'none' })],
    ['a token signed with the public key as a secret', () => ({ alg: 'HS256' })],
    ['what is told of somebody else', () => ({ userinfo: { sub: 'grace' } })],
    ['no token', () => ({ token: { status: 200, body: '{"access_token":"x","token_type":"Bearer"}' } })],
    ['what is no JSON', () => ({ token: { status: 200, body: '<html>' } })],
    ['an error', () => ({ token: { status: 400, body: '{"error":"invalid_grant"}' } })],
    [
      'a way elsewhere',
      () => ({ token: { status: 307, headers: { location: `${liar.issuer}/other` }, body: '' } }),
    ],
  ];
  test.each(lies)('%s', async (_, lie) => {
    liar.lies = lie();
    const { status, body } = await signIn();
    expect([status, Reflect.get(body, 'error')]).toEqual([
      403,
      'Forbidden: Answer of the organization is not valid',
    ]);
  });

  test('and what it says of a person when asked does not go before the token', async () => {
    liar.lies = { claims: { name: 'Ada' }, userinfo: { name: 'Grace', iss: 'https://evil.example' } };
    expect((await signIn()).body).toMatchObject({ person: { name: 'Ada' } });
  });
});

describe('an address', () => {
  const [ada, eve] = ['ada@example.com', 'eve@example.org'];
  test.each([
    [
      'verified when asked, as another than in the token',
      { email: eve },
      { email: ada, email_verified: true },
      ada,
    ],
    ['in the token, verified when asked for none', { email: eve }, { email_verified: true }, undefined],
    ['when asked, verified in a token that names none', { email_verified: true }, { email: eve }, undefined],
    [
      'verified in the token',
      { email: ada, email_verified: true },
      { email: eve, email_verified: false },
      ada,
    ],
    [
      'denied in the token',
      { email: eve, email_verified: false },
      { email: eve, email_verified: true },
      undefined,
    ],
  ])('%s is whose it is said to be by one source', async (_, claims, userinfo, email) => {
    liar.lies = { claims, userinfo };
    const { status, body } = await signIn();
    expect([status, (body as { person: { email?: string } }).person.email]).toEqual([200, email]);
  });
});

/** Of a sign-in where the provider says this of itself. */
async function statusWith(metadata: object, config: object = {}, lie: Lies = {}): Promise<number> {
  liar.lies = { ...lie, metadata: metadata as Record<string, unknown> };
  const own = await startOpenidServer({ issuer: liar.issuer, clientId }, anybody, config);
  const { status } = await signIn(own);
  await own.close();
  return status;
}

describe('cannot be asked', () => {
  test('one that says to be another issuer', async () => {
    expect(await statusWith({ issuer: 'https://evil.example' })).toBe(503);
  });
  test('one at a private address that the operator did not open', async () => {
    expect(await statusWith({}, { allowPrivate: [] })).toBe(503);
    expect(await statusWith({}, { allowPrivate: ['self'] })).toBe(503);
  });
  test.each(['token_endpoint', 'jwks_uri', 'userinfo_endpoint'])(
    'one whose %s is at a private address, or at the service of names of a cloud',
    async (name) => {
      for (const host of ['10.0.0.1', '169.254.169.254', '[::1]'])
        expect(await statusWith({ [name]: `http://${host}/` })).toBe(503);
    },
  );
  test('one that tells without end', async () => {
    const body = JSON.stringify({ pad: 'x'.repeat(300_000) });
    expect(await statusWith({}, {}, { token: { status: 200, body } })).toBe(503);
  });
  test('one that is away', async () => {
    const gone = await startLiar(clientId);
    await gone.close();
    const own = await startOpenidServer({ issuer: gone.issuer, clientId }, anybody);
    expect((await startSignIn(own)).status).toBe(503);
    await own.close();
  });
  test('one that was not what it should be, until it is', async () => {
    const own = await startOpenidServer({ issuer: liar.issuer, clientId }, anybody);
    liar.lies = { metadata: { issuer: 'https://evil.example' } };
    expect((await signIn(own)).status).toBe(503);
    liar.lies = {};
    expect((await signIn(own)).status).toBe(200);
    await own.close();
  });
});

describe('the options', () => {
  const good = {
    openidIssuer: 'https://id.example.com',
    openidClientId: 'x',
    openidTeams: { team: { viewer: ['*'] } },
  };
  test.each([
    [{ openidClientId: undefined }, 'openidClientId must be set'],
    [{ openidTeams: {} }, 'openidTeams must name a team'],
    [{ openidScope: 'email profile' }, 'openidScope must hold the word openid'],
    [{ openidIssuer: 'http://id.example.com' }, 'openidIssuer must start with https://'],
    [{ openidIssuer: 'http://127.0.0.1.example.com' }, 'openidIssuer must start with https://'],
  ])('%j are refused', async (change, message) => {
    const config = await loadConfig({ ...good, ...change }, {});
    expect(() => readOpenidSettings(config)).toThrow(message);
  });
  test.each([
    { team: { admin: ['*'] } },
    { team: {} },
    { team: { viewer: [] } },
    { team: { viewer: ['example.com'] } },
    { team: { viewer: ['a@b@example.com'] } },
    { team: { viewer: ['@'] } },
    { team: { viewer: ['=x'] } },
    { team: { viewer: ['groups='] } },
    { team: { viewer: '*' } },
    { team: null },
  ])('teams like %j are refused', async (openidTeams) => {
    await expect(loadConfig({ ...good, openidTeams: openidTeams as never }, {})).rejects.toThrow(
      'openidTeams',
    );
  });
  test('without an issuer there is none', async () => {
    expect(readOpenidSettings(await loadConfig({}, {}))).toBeUndefined();
    const read = { WEB_DATA_OPENID_ISSUER: 'https://id.example.com', WEB_DATA_OPENID_CLIENT_ID: 'x' };
    const teams = { WEB_DATA_OPENID_TEAMS: '{"team":{"owner":["https://example.com/groups=a b"]}}' };
    const settings = readOpenidSettings(await loadConfig({}, { ...read, ...teams }));
    expect(settings).toMatchObject({
      clientId: 'x',
      teams: { team: { owner: expect.any(Array) as unknown } },
    });
  });
});
