import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Identities } from '../../src/accounts/keys/identity.ts';
import { createKey, listKeys, revokeKey } from '../../src/accounts/keys/keys.ts';
import type { Store } from '../../src/platform/store/store.ts';
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

const endingKey = async (expiresAt: number) => {
  const teamId = await newTeam(store, 1);
  const of = { teamId, name: 'test', scopes: ['*'], expiresAt };
  return store.tx((query) => createKey(query, of));
};

it('refuses a key from its end on, remembered or not', async () => {
  const end = Date.now() + 300;
  const { key: ending } = await endingKey(end);
  const remembering = new Identities(store, 60_000);
  expect(await remembering.find(ending)).toBeDefined();
  await expect.poll(() => remembering.find(ending), { timeout: 10_000 }).toBeUndefined();
  expect(Date.now()).toBeGreaterThanOrEqual(end - 1);
  expect(await new Identities(store, 60_000).find(ending)).toBeUndefined();
});

it('does not let a key in that had ended before it was read', async () => {
  const { key: ended } = await endingKey(Date.now());
  expect(await new Identities(store, 0).find(ended)).toBeUndefined();
});

const lastUse = async () => (await listKeys(store)).find(({ id }) => id === key.id)!.lastUsedAt;

it('notes when a key was used, once for many uses, and never for a forged one', async () => {
  await newKey();
  const identities = new Identities(store, 0);
  expect(await identities.find(forged())).toBeUndefined();
  await identities.idle();
  expect(await lastUse()).toBeNull();
  const from = Date.now();
  const writes = vi.spyOn(store, 'tx');
  await Promise.all(Array.from({ length: 50 }, () => identities.find(key.key)));
  await identities.idle();
  const first = await lastUse();
  expect(Date.parse(first!)).toBeGreaterThanOrEqual(from);
  await identities.find(key.key);
  await identities.idle();
  expect(writes).toHaveBeenCalledTimes(1);
  const hence = Date.now() + 3_600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => hence);
  await identities.find(key.key);
  await identities.idle();
  expect(await lastUse()).toBe(new Date(hence).toISOString());
});

it('lets a key in although its use cannot be written', async () => {
  await newKey();
  const identities = new Identities(store, 0);
  vi.spyOn(store, 'tx').mockRejectedValue(new Error('disk full'));
  expect(await identities.find(key.key)).toMatchObject({ keyId: key.id });
  await identities.idle();
});
