import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Identities } from '../../src/accounts/identity.ts';
import { createKey, revokeKey } from '../../src/accounts/keys.ts';
import type { Store } from '../../src/store/store.ts';
import { newStore } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let store: Store;
let close: () => Promise<void>;
let key: { id: string; key: string };
beforeAll(async () => {
  ({ store, close } = await newStore('sqlite'));
});
afterAll(() => close());
afterEach(() => vi.restoreAllMocks());

const newKey = async () => {
  const teamId = await newTeam(store, 1);
  key = await store.tx((query) => createKey(query, { teamId, name: 'test', scopes: ['*'] }));
};
const revoke = () => store.tx((query) => revokeKey(query, key.id));
const forged = () => `${key.key.slice(0, -1)}${key.key.endsWith('0') ? '1' : '0'}`;

it('knows a key, and nobody with a wrong half of it', async () => {
  await newKey();
  const identities = new Identities(store, 60_000);
  for (const given of ['', 'wd_', forged(), key.key.toUpperCase(), `${key.key} `])
    expect(await identities.find(given)).toBeUndefined();
  expect(await identities.find(key.key)).toMatchObject({ keyId: key.id });
  expect(await identities.find(forged())).toBeUndefined();
});

it('reads a key once for all that ask at the same time', async () => {
  await newKey();
  const identities = new Identities(store, 60_000);
  const reads = vi.spyOn(store.db, 'selectFrom');
  const found = await Promise.all(Array.from({ length: 50 }, () => identities.find(key.key)));
  expect(found.every((identity) => identity?.keyId === key.id)).toBe(true);
  expect(reads).toHaveBeenCalledTimes(1);
});

it('remembers nothing when it may remember nothing', async () => {
  await newKey();
  const identities = new Identities(store, 0);
  const before = identities.find(key.key);
  await revoke();
  await before;
  expect(await identities.find(key.key)).toBeUndefined();
});

it('forgets a revoked key in time, also when the clock is turned back', async () => {
  await newKey();
  const identities = new Identities(store, 50);
  expect(await identities.find(key.key)).toBeDefined();
  await revoke();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now - 3_600_000);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await identities.find(key.key)).toBeUndefined();
});
