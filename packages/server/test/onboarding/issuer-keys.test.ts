import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, jwtVerify, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { IssuerKeys, IssuerUnreachable } from '../../src/accounts/onboarding/assertions/issuer-keys.ts';

const url = 'https://issuer.example/jwks';

/** A key of an issuer, and a token that it signed. */
async function pair(kid: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA' };
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey);
  return { jwk, token };
}

/** An issuer that answers what it is told to, and a clock that is set. */
async function issuer() {
  const state = { now: 0, asked: 0, isDown: false, body: '' };
  const keys = new IssuerKeys(
    () => ({
      async get(address) {
        state.asked += 1;
        if (state.isDown) throw new Error('It is down.');
        return {
          url: address,
          status: 200,
          headers: {},
          body: Buffer.from(state.body),
          bytes: 0,
          truncated: false,
        };
      },
    }),
    () => state.now,
  );
  return { state, keys, show: (...shown: object[]) => (state.body = JSON.stringify({ keys: shown })) };
}

test('keys are kept for ten minutes, then asked for again: one that was withdrawn counts no more', async () => {
  const { state, keys, show } = await issuer();
  const [old, next] = [await pair('a'), await pair('b')];
  show(old.jwk);
  await jwtVerify(old.token, await keys.of(url));
  state.now = 599_999;
  show(next.jwk);
  await jwtVerify(old.token, await keys.of(url));
  expect(state.asked).toBe(1);
  state.now = 600_000;
  await expect(jwtVerify(old.token, await keys.of(url))).rejects.toThrow();
  await jwtVerify(next.token, await keys.of(url));
  expect(state.asked).toBe(2);
});

test('for a key that is not known they are asked for anew, every 30 seconds at most', async () => {
  const { state, keys, show } = await issuer();
  const [old, next] = [await pair('a'), await pair('b')];
  show(old.jwk);
  await keys.of(url);
  show(old.jwk, next.jwk);
  state.now = 29_999;
  expect(await keys.renewed(url)).toBeUndefined();
  state.now = 30_000;
  await jwtVerify(next.token, (await keys.renewed(url))!);
  expect(await keys.renewed(url)).toBeUndefined();
  expect(state.asked).toBe(2);
});

test('while the issuer is down the keys at hand serve for an hour, and none after', async () => {
  const { state, keys, show } = await issuer();
  const old = await pair('a');
  show(old.jwk);
  await keys.of(url);
  state.isDown = true;
  state.now = 3_599_999;
  await jwtVerify(old.token, await keys.of(url));
  state.now = 3_600_000;
  await expect(keys.of(url)).rejects.toBeInstanceOf(IssuerUnreachable);
});

test.each([
  ['a secret that two hold', { kty: 'oct', k: 'c2VjcmV0', kid: 'a', alg: 'HS256' }],
  ['a key for encryption', { kty: 'RSA', use: 'enc', n: 'AQAB', e: 'AQAB' }],
  ['a private key', { kty: 'OKP', crv: 'Ed25519', x: 'AA', d: 'AA' }],
  ['nothing', null],
  ['a text', 'x'],
])('%s is no key of an issuer', async (_, shown) => {
  const { keys, state } = await issuer();
  const { token } = await pair('a');
  state.body = JSON.stringify({ keys: [shown] });
  await expect(jwtVerify(token, await keys.of(url))).rejects.toMatchObject({
    code: 'ERR_JWKS_NO_MATCHING_KEY',
  });
});

test.each(['', '{}', '[]', '{"keys":{}}', '<html>'])('%j is no set of keys', async (body) => {
  const { state, keys } = await issuer();
  state.body = body;
  await expect(keys.of(url)).rejects.toBeInstanceOf(IssuerUnreachable);
});
