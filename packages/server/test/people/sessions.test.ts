import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../../src/accounts/people/people.ts';
import { findSession, listSessions, startSession } from '../../src/accounts/people/sessions.ts';
import { createLink, useLink } from '../../src/accounts/people/sign-in-links.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const DAY = 86_400_000;
const start = Date.UTC(2030, 0, 1);
let store: Store;
let close: () => Promise<void>;
let personId: string;

beforeAll(async () => {
  ({ store, close } = await newStore(storeKinds.at(-1)!));
  const teamId = await newTeam(store, 0);
  personId = (await store.tx((query) => addPerson(query, { teamId, name: 'Ada', role: 'owner' }))).id;
});
afterAll(() => close());

const begin = (now: number) => store.tx((query) => startSession(query, personId, 'test', now));
const isKnown = async (secret: string, now: number) => (await findSession(store, secret, now)) !== undefined;

test('a session ends after two weeks without use', async () => {
  const secret = await begin(start);
  expect(await isKnown(secret, start + 14 * DAY - 1)).toBe(true);
  const unused = await begin(start);
  expect(await isKnown(unused, start + 14 * DAY)).toBe(false);
});

test('a session that is used every day ends after 90 days all the same', async () => {
  const secret = await begin(start);
  let day = 0;
  while (await isKnown(secret, start + day * DAY)) day += 1;
  expect(day).toBe(90);
});

test('a person has 20 sessions at most: the one not used for longest goes', async () => {
  const later = start + 200 * DAY; // Those of the other tests have ended.
  const secrets: string[] = [];
  for (let index = 0; index < 21; index += 1) secrets.push(await begin(later + index * 1000));
  expect(await isKnown(secrets[0]!, later + 30_000)).toBe(false);
  expect(await isKnown(secrets[1]!, later + 30_000)).toBe(true);
  expect(await listSessions(store, personId, later + 30_000)).toHaveLength(20);
});

test('a person has five links at most, and each signs in once', async () => {
  const links: string[] = [];
  for (let index = 0; index < 6; index += 1)
    links.push((await store.tx((query) => createLink(query, personId, 60_000, start + index))).secret);
  const uses = [];
  for (const link of [...links, links[5]!])
    uses.push((await store.tx((query) => useLink(query, link, start + 10))) === personId);
  expect(uses).toEqual([false, true, true, true, true, true, false]);
});
