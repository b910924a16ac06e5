import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { exportJWK, exportSPKI, SignJWT } from 'jose';
import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../support/onboarding.ts';
import { callAccount, signedIn } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { newPlace, storeKinds } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const issuer = 'https://agents.example';
/** Another one that is trusted, with keys of its own. */
const other = 'https://others.example';
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

let place: Place;
let site: Site;
let server: TestServer;
let teamId: string;
/** What the issuers answer, by path, and what they were asked for. */
const sets: Record<string, object> = {};
const asked: string[] = [];

beforeAll(async () => {
  place = await newPlace(storeKinds.at(-1)!);
  site = await serveSite((request, response) => {
    asked.push(request.url!);
    const set = sets[request.url!];
    response
      .writeHead(set ? 200 : 500, { 'content-type': 'application/json' })
      .end(JSON.stringify(set ?? {}));
  });
  sets['/jwks'] = { keys: [await jwk(rsa.publicKey, 'RS256', 'r1'), await jwk(ec.publicKey, 'ES256', 'e1')] };
  sets['/others'] = { keys: [await jwk(stranger.publicKey, 'RS256', 'r1')] };
  const first = await startTestServer({}, storeKinds.at(-1), place);
  teamId = await newTeam(first.store, 100);
  await first.close();
  server = await start();
});
afterAll(async () => {
  await server.close();
  await place.remove();
  await site.close();
});
beforeEach(() => void asked.splice(0));

function start(): Promise<TestServer> {
  return startTestServer(
    {
      trustProxy: ['127.0.0.1'],
      trustedIssuers: {
        [issuer]: {
          jwksUrl: `${site.url}/jwks`,
          teams: { 'agent-7': teamId, 'agent-8': '0192f4a6-0000-7000-8000-00000000ffff' },
          scopes: ['map', 'scrape'],
          keySeconds: 600,
        },
        [other]: { jwksUrl: `${site.url}/others`, teams: { '*': teamId }, audience: 'urn:web-data' },
        'https://silent.example': { jwksUrl: `${site.url}/silent`, teams: { '*': teamId } },
        'https://inside.example': { jwksUrl: 'http://10.0.0.1/jwks', teams: { '*': teamId } },
      },
    },
    storeKinds.at(-1),
    place,
  );
}

const jwk = async (key: KeyObject, alg: string, kid: string) => ({
  ...(await exportJWK(key)),
  alg,
  kid,
  use: 'sig',
});
const seconds = () => Math.floor(Date.now() / 1000);
let made = 0;

/** Claims that hold. */
const claims = (change: object = {}) => {
  made += 1;
  return {
    iss: issuer,
    sub: 'agent-7',
    aud: server.url,
    jti: `assertion-${made}`,
    iat: seconds(),
    exp: seconds() + 300,
    ...change,
  };
};

const b64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
/** A token put together by hand, as no library would. */
function token(header: object, payload: object, signature: (input: string) => Buffer | string): string {
  const input = `${b64(header)}.${b64(payload)}`;
  return `${input}.${Buffer.from(signature(input)).toString('base64url')}`;
}
const signed = (payload: object, header: object = {}, key = rsa.privateKey) =>
  token({ alg: 'RS256', kid: 'r1', ...header }, payload, (input) => sign('sha256', Buffer.from(input), key));

let address = 0;
/** From an address of its own each time: how often one may ask is bounded. */
const trade = (assertion: string, form: Record<string, string> = {}) => {
  address += 1;
  return ask(
    server.url,
    'issueToken',
    { grant_type, assertion, ...form },
    { 'x-forwarded-for': `192.0.2.${address}` },
  );
};

describe('an assertion that holds is traded for a key', () => {
  test('of the team of its subject, with the scopes of its issuer, and an end', async () => {
    const { status, body } = await trade(signed(claims()));
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^wd_/),
        token_type: 'Bearer',
        scope: 'map scrape',
        expires_in: 600,
      },
    ]);
    const key = body['access_token'] as string;
    expect((await server.map(key, {})).status).toBe(400);
    const owner = await signedIn(server.store, teamId);
    const list = await callAccount(server.url, ['listKeys', 'GET', `/teams/${teamId}/keys`], {
      cookie: owner.cookie,
    });
    expect((list.body['keys'] as object[])[0]).toMatchObject({
      name: 'agent-7 (agents.example)',
      status: 'active',
    });
    const log = await callAccount(
      server.url,
      ['listSecurityEvents', 'GET', `/teams/${teamId}/security-events`],
      {
        cookie: owner.cookie,
      },
    );
    expect((log.body['events'] as object[])[0]).toMatchObject({
      event: 'key.created',
      keyId: key.slice(3, 19),
      facts: { by: 'assertion', issuer, subject: 'agent-7' },
    });
    expect(JSON.stringify(server.log)).not.toContain(key);
  });

  test.each([
    ['the token endpoint', () => ({ aud: `${server.url}/oauth/v1/token` })],
    ['several', () => ({ aud: ['https://x.example', server.url] })],
  ])('addressed to %s', async (_, change) => {
    expect((await trade(signed(claims(change())))).status).toBe(200);
  });

  test('with fewer scopes where fewer are asked for, and never with more', async () => {
    expect((await trade(signed(claims()), { scope: 'mapUrls' })).body['scope']).toBe('mapUrls');
    for (const scope of ['*', 'crawl', 'map crawl', 'nothing'])
      expect((await trade(signed(claims()), { scope })).body['error']).toBe('invalid_scope');
  });

  test('made by libraries of others, and sent by one', async () => {
    const byJose = await new SignJWT({ sub: 'agent-7', jti: 'by-jose' })
      .setProtectedHeader({ alg: 'ES256', kid: 'e1', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(server.url)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(ec.privateKey);
    const url = new URL(server.url);
    const loopback = { [oauth.allowInsecureRequests]: true };
    const as = await oauth.processDiscoveryResponse(
      url,
      await oauth.discoveryRequest(url, { ...loopback, algorithm: 'oauth2' }),
    );
    expect(as.grant_types_supported).toContain(grant_type);
    const client = { client_id: 'peer' };
    const response = await oauth.genericTokenEndpointRequest(
      as,
      client,
      oauth.None(),
      grant_type,
      { assertion: byJose },
      loopback,
    );
    const { access_token } = await oauth.processGenericTokenEndpointResponse(as, client, response);
    expect(access_token).toMatch(/^wd_/);
  });

  test('by clocks that differ by less than a minute', async () => {
    const now = seconds();
    expect((await trade(signed(claims({ iat: now + 40, nbf: now + 40, exp: now + 300 })))).status).toBe(200);
    expect((await trade(signed(claims({ iat: now - 300, exp: now - 30 })))).status).toBe(200);
  });

  test('with times that are no whole seconds', async () => {
    const [iat, exp] = [seconds() + 0.1234, seconds() + 60.1234];
    const assertion = signed(claims({ iat, exp }));
    expect((await trade(assertion)).status).toBe(200);
    expect((await trade(assertion)).body['error']).toBe('invalid_grant');
  });

  test('once: of many who bring one at once, to two servers, one gets a key', async () => {
    const second = storeKinds.includes('postgres') ? await start() : server;
    const assertion = signed(claims({ aud: [server.url, second.url] }));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask(index % 2 === 0 ? server.url : second.url, 'issueToken', { grant_type, assertion }),
      ),
    );
    const errors = answers.map(({ body }) => body['error'] ?? 'none').toSorted();
    expect(errors).toEqual([...Array.from({ length: 7 }, () => 'invalid_grant'), 'none']);
    if (second !== server) await second.close();
    expect((await trade(assertion)).body['error']).toBe('invalid_grant');
  });

  test('and a subject that has many loses the one it had first', async () => {
    const crew = await newTeam(server.store, 100);
    await server.close();
    const before = teamId;
    teamId = crew;
    server = await start();
    const keys: string[] = [];
    for (let count = 0; count < 21; count += 1)
      keys.push((await trade(signed(claims({ aud: server.url })))).body['access_token'] as string);
    const statuses = await Promise.all([keys[0]!, keys[1]!, keys[20]!].map((key) => server.map(key, {})));
    expect(statuses.map(({ status }) => status)).toEqual([401, 400, 400]);
    teamId = before;
    await server.close();
    server = await start();
  });
});

describe('an assertion that does not hold is refused, and only the log says why', () => {
  const long = 'x'.repeat(16_000);
  const cases: [string, () => string | Promise<string>][] = [
    ['no signature', () => token({ alg: 'none' }, claims(), () => '')],
    ['no signature, in other letters', () => token({ alg: 'nOnE', kid: 'r1' }, claims(), () => '')],
    [
      'the algorithm left out',
      () => token({ kid: 'r1' }, claims(), (input) => sign('sha256', Buffer.from(input), rsa.privateKey)),
    ],
    [
      'the public key taken for a shared secret',
      async () => {
        const pem = await exportSPKI(createPublicKey(rsa.privateKey));
        return token({ alg: 'HS256', kid: 'r1' }, claims(), (input) =>
          createHmac('sha256', pem).update(input).digest(),
        );
      },
    ],
    ['the key of somebody else', () => signed(claims(), {}, stranger.privateKey)],
    [
      'a key of its own in the header',
      async () => signed(claims(), { jwk: await exportJWK(stranger.publicKey) }, stranger.privateKey),
    ],
    [
      'an address of keys in the header',
      () => signed(claims(), { jku: `${site.url}/others` }, stranger.privateKey),
    ],
    [
      'a certificate in the header',
      () => signed(claims(), { x5u: `${site.url}/others`, x5c: ['MII'] }, stranger.privateKey),
    ],
    ['a kid that is a path', () => signed(claims(), { kid: '../../../../dev/null' })],
    ['a kid that is an address', () => signed(claims(), { kid: `${site.url}/others` })],
    ['a kid that is a statement', () => signed(claims(), { kid: "' union select 'x" })],
    ['a kid of another algorithm', () => signed(claims(), { kid: 'e1' })],
    ['a critical extension that nobody knows', () => signed(claims(), { crit: ['x'], x: 1 })],
    ['an unencoded payload', () => signed(claims(), { crit: ['b64'], b64: false })],
    [
      'a payload that was changed',
      () => signed(claims()).replace(/\.[^.]+\./, `.${b64(claims({ sub: 'agent-9' }))}.`),
    ],
    [
      'the signature of another',
      () => `${signed(claims()).split('.').slice(0, 2).join('.')}.${signed(claims()).split('.')[2]}`,
    ],
    ['another audience', () => signed(claims({ aud: 'https://elsewhere.example' }))],
    ['the audience of another issuer', () => signed(claims({ aud: 'urn:web-data' }))],
    ['an audience that only begins so', () => signed(claims({ aud: `${server.url}.evil.example` }))],
    ['no audience', () => signed(claims({ aud: undefined }))],
    ['an issuer that nobody trusts', () => signed(claims({ iss: 'https://evil.example' }))],
    ['an issuer with a slash more', () => signed(claims({ iss: `${issuer}/` }))],
    ['an issuer that is a member of every object', () => signed(claims({ iss: 'constructor' }))],
    ['no issuer', () => signed(claims({ iss: undefined }))],
    ['another issuer that is trusted, by a key of this one', () => signed(claims({ iss: other }))],
    ['an end that is past', () => signed(claims({ iat: seconds() - 600, exp: seconds() - 120 }))],
    ['no end', () => signed(claims({ exp: undefined }))],
    ['an end that is no number', () => signed(claims({ exp: '9999999999' }))],
    ['an end that is far', () => signed(claims({ exp: seconds() + 86_400 }))],
    ['no beginning', () => signed(claims({ iat: undefined }))],
    ['a beginning in the future', () => signed(claims({ iat: seconds() + 600, exp: seconds() + 900 }))],
    ['a beginning long ago', () => signed(claims({ iat: seconds() - 7200, exp: seconds() + 60 }))],
    ['not yet', () => signed(claims({ nbf: seconds() + 600 }))],
    ['no jti', () => signed(claims({ jti: undefined }))],
    ['a jti that is no text', () => signed(claims({ jti: 1 }))],
    ['a jti without letters', () => signed(claims({ jti: '' }))],
    ['a jti that is long', () => signed(claims({ jti: 'x'.repeat(300) }))],
    ['no subject', () => signed(claims({ sub: undefined }))],
    ['a subject that belongs to no team', () => signed(claims({ sub: 'agent-9' }))],
    ['a subject that is a member of every object', () => signed(claims({ sub: '__proto__' }))],
    ['a subject whose team there is not', () => signed(claims({ sub: 'agent-8' }))],
    ['a list in place of a subject', () => signed(claims({ sub: ['agent-7'] }))],
    ['no JWT', () => 'x'],
    ['three parts of nothing', () => '..'],
    ['five parts', () => `${signed(claims())}.x.y`],
    ['an encrypted one', () => `${b64({ alg: 'dir', enc: 'A256GCM' })}..x.y.z`],
    ['JSON in place of a compact one', () => JSON.stringify({ payload: b64(claims()), signatures: [] })],
    [
      'a list for a payload',
      () =>
        token({ alg: 'RS256', kid: 'r1' }, [1], (input) =>
          sign('sha256', Buffer.from(input), rsa.privateKey),
        ),
    ],
  ];
  test.each(cases)('%s', async (_, make) => {
    const keys = server.store.db.selectFrom('api_key').select('id').where('team_id', '=', teamId);
    const before = (await keys.execute()).length;
    const { status, body } = await trade(await make());
    expect([status, body['error']]).toEqual([400, 'invalid_grant']);
    expect(body['error_description']).toBe(
      'The code or the assertion was used before, or does not hold. Which of these is not told.',
    );
    expect(await keys.execute()).toHaveLength(before);
    expect(asked.filter((path) => path !== '/jwks' && path !== '/others')).toEqual([]);
  });

  test('and one that is huge is not looked at', async () => {
    expect((await trade(signed(claims({ x: long.repeat(2) })))).body['error']).toBe('invalid_request');
    expect((await trade(signed(claims({ x: long.repeat(5) })))).status).toBe(413);
    expect((await ask(server.url, 'issueToken', { grant_type })).body['error']).toBe('invalid_request');
  });

  test('and the operator reads why', () => {
    const told = server.log.filter((line) => line.includes('authentication.failed')).join('');
    expect(told).toContain('Its issuer is not trusted.');
    expect(told).toContain('ERR_JWT_EXPIRED');
    expect(told).not.toContain('eyJ');
  });
});

describe('the keys of an issuer', () => {
  test('are asked for once, however many bring assertions at once, and anew for one that is not known', async () => {
    await server.close();
    server = await start();
    asked.splice(0);
    const answers = await Promise.all(Array.from({ length: 5 }, () => trade(signed(claims()))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(asked).toEqual(['/jwks']);
    const next = generateKeyPairSync('rsa', { modulusLength: 2048 });
    // Asked for a moment ago: whoever makes names up cannot have the issuer asked each time.
    for (let turn = 0; turn < 3; turn += 1)
      expect((await trade(signed(claims(), { kid: `r${turn + 2}` }, next.privateKey))).body['error']).toBe(
        'invalid_grant',
      );
    expect(asked).toEqual(['/jwks']);
  });

  test('that cannot be had are no reason to believe, and none to refuse for good', async () => {
    const silent = await trade(signed(claims({ iss: 'https://silent.example' })));
    expect([silent.status, silent.body['error'], silent.headers.get('retry-after')]).toEqual([
      503,
      'temporarily_unavailable',
      '30',
    ]);
  });

  test('are not fetched from an address that sites may not have either', async () => {
    const inside = await trade(signed(claims({ iss: 'https://inside.example' })));
    expect(inside.status).toBe(503);
    expect(server.log.join('')).toMatch(/10\.0\.0\.1[^"]*cannot be had/);
  });
});

test('where nobody is trusted the grant is none', async () => {
  const closed = await startTestServer();
  const { body } = await ask(closed.url, 'issueToken', { grant_type, assertion: 'x' });
  expect(body['error']).toBe('unsupported_grant_type');
  await closed.close();
});

describe('a token exchange (RFC 8693)', () => {
  const exchange = 'urn:ietf:params:oauth:grant-type:token-exchange';
  const jwt = 'urn:ietf:params:oauth:token-type:jwt';
  const accessToken = 'urn:ietf:params:oauth:token-type:access_token';
  const trading = (form: Record<string, string>) => {
    address += 1;
    return ask(
      server.url,
      'issueToken',
      { grant_type: exchange, ...form },
      { 'x-forwarded-for': `192.0.2.${address}` },
    );
  };

  test('gives what an assertion gives, says what it is, and takes a token once under either name', async () => {
    const subject_token = signed(claims());
    const { status, body } = await trading({ subject_token, subject_token_type: jwt, scope: 'map' });
    expect([status, body]).toMatchObject([
      200,
      { issued_token_type: accessToken, token_type: 'Bearer', scope: 'map', expires_in: 600 },
    ]);
    expect((await server.map(body['access_token'] as string, {})).status).toBe(400);
    expect((await trading({ subject_token, subject_token_type: jwt })).body['error']).toBe('invalid_grant');
    expect((await trade(subject_token)).body['error']).toBe('invalid_grant');
    const named = { subject_token_type: jwt, requested_token_type: accessToken };
    expect((await trading({ subject_token: signed(claims()), ...named })).status).toBe(200);
  });

  test.each([
    ['no token', {}, '/subject_token'],
    [
      'a token under the name of the other grant',
      { assertion: 'x', subject_token_type: jwt },
      '/subject_token',
    ],
    ['no type', { subject_token: 'x' }, '/subject_token_type'],
    ['another type', { subject_token: 'x', subject_token_type: accessToken }, '/subject_token_type'],
    [
      'something else in exchange',
      { subject_token: 'x', subject_token_type: jwt, requested_token_type: jwt },
      '/requested_token_type',
    ],
    ['an actor', { subject_token: 'x', subject_token_type: jwt, actor_token: 'y' }, '/actor_token'],
  ])('is refused for %s', async (_, form, path) => {
    const { status, body } = await trading(form as Record<string, string>);
    expect([status, body['error']]).toEqual([400, 'invalid_request']);
    expect(String(body['error_description'])).toContain(path.slice(1));
  });

  test.each([
    ['of a stranger', () => signed(claims(), {}, stranger.privateKey)],
    ['for somebody else', () => signed(claims({ aud: 'https://x.example' }))],
    ['that has ended', () => signed(claims({ iat: seconds() - 7200, exp: seconds() - 3600 }))],
    ['without a signature', () => token({ alg: 'none' }, claims(), () => '')],
  ])('is refused for a token %s', async (_, make) => {
    const { body } = await trading({ subject_token: make(), subject_token_type: jwt });
    expect(body['error']).toBe('invalid_grant');
  });
});
