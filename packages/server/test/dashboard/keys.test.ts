import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys/keys.ts';
import { callAccount, signedIn } from '../support/people.ts';
import type { TestPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const DAY = 86_400_000;
let server: TestServer;
let site: Site;
let owner: TestPerson;
let teamId: string;

interface Key {
  id: string;
  status: string;
  scopes: string[];
  expiresAt?: string;
}
interface Made {
  key: Key;
  secret: string;
  replaced: Key;
}

beforeAll(async () => {
  site = await serveSite(pages({ '/': ['/a'], '/a': [] }));
  // A key is remembered for long: what changes it counts all the same.
  server = await startTestServer({ keyCacheMs: 60_000 }, storeKinds.at(-1));
  teamId = await newTeam(server.store, 1000);
  owner = await signedIn(server.store, teamId);
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const base = () => `/teams/${teamId}/keys`;
const create = async (body: object) =>
  callAccount(server.url, ['createKey', 'POST', base()], { cookie: owner.cookie, body });
const made = async (body: object) => (await create(body)).body as unknown as Made;
const roll = async (id: string, body: object) =>
  callAccount(server.url, ['rollKey', 'POST', `${base()}/${id}/roll`], { cookie: owner.cookie, body });
const revoke = (id: string) =>
  callAccount(server.url, ['revokeKey', 'DELETE', `${base()}/${id}`], { cookie: owner.cookie });
const status = async (key: string) => (await server.map(key, { url: site.url })).status;
const listed = async () => {
  const { body } = await callAccount(server.url, ['listKeys', 'GET', base()], { cookie: owner.cookie });
  return body['keys'] as Key[];
};

test('a new key works at once, with the scopes that it was given alone', async () => {
  const { secret, key } = await made({ name: 'map', scopes: ['map', 'map'] });
  expect(key).toMatchObject({ scopes: ['map'], status: 'active' });
  expect(await status(secret)).toBe(200);
  const { secret: other } = await made({ name: 'crawl', scopes: ['crawl'] });
  expect(await status(other)).toBe(403);
  expect(JSON.stringify(await listed())).not.toContain(secret.slice(20));
});

test('a key that was just used is refused by the next request after it was revoked', async () => {
  const { secret, key } = await made({ name: 'x', scopes: ['*'] });
  expect(await status(secret)).toBe(200);
  expect((await revoke(key.id)).status).toBe(200);
  expect(await status(secret)).toBe(401);
  expect((await revoke(key.id)).status).toBe(200);
});

test('rolled without overlap the old key is refused at once; with it both work, and the old one gets an end', async () => {
  const first = await made({ name: 'x', scopes: ['map'] });
  expect(await status(first.secret)).toBe(200);
  const second = (await roll(first.key.id, { overlapSeconds: 3600 })).body as unknown as Made;
  expect([await status(first.secret), await status(second.secret)]).toEqual([200, 200]);
  const left = Date.parse(second.replaced.expiresAt!) - Date.now();
  expect(left).toBeGreaterThan(3_000_000);
  expect(left).toBeLessThanOrEqual(3_600_000);
  const third = (await roll(second.key.id, { overlapSeconds: 0 })).body as unknown as Made;
  expect(third.replaced.status).toBe('revoked');
  expect([await status(second.secret), await status(third.secret)]).toEqual([401, 200]);
});

test('a key that has an end is rolled to one that lives as long, and never lives longer itself', async () => {
  const end = Date.now() + 30 * DAY;
  const { key } = await made({ name: 'x', scopes: ['map'], expiresAt: new Date(end).toISOString() });
  const rolled = (await roll(key.id, { overlapSeconds: 2_592_000 })).body as unknown as Made;
  expect(Math.abs(Date.parse(rolled.key.expiresAt!) - end)).toBeLessThan(600_000);
  expect(Date.parse(rolled.replaced.expiresAt!)).toBeLessThanOrEqual(end);
});

test('what has ended is not rolled, and what cannot be is not created', async () => {
  const { key } = await made({ name: 'x', scopes: ['map'] });
  await revoke(key.id);
  const answer = await roll(key.id, {});
  expect([answer.status, answer.body['error']]).toEqual([409, 'Key has ended']);
  for (const [body, path] of [
    [{ name: 'x', scopes: ['map', 'nothing'] }, '/scopes/1'],
    [{ name: 'x', scopes: ['map'], expiresAt: '2020-01-01T00:00:00Z' }, '/expiresAt'],
    [{ name: '  ', scopes: ['map'] }, '/name'],
    [{ name: 'x', scopes: [] }, '/scopes'],
  ] as const) {
    const refused = await create(body);
    expect([refused.status, refused.body['details']]).toMatchObject([400, [{ path }]]);
  }
});

test('usage tells by day, operation and key what was asked for, failed and charged', async () => {
  const crew = await newTeam(server.store, 1000);
  const ada = await signedIn(server.store, crew);
  const create = async (name: string, scopes: string[]) =>
    (
      await callAccount(server.url, ['createKey', 'POST', `/teams/${crew}/keys`], {
        cookie: ada.cookie,
        body: { name, scopes },
      })
    ).body as unknown as Made;
  const [mapping, other] = [await create('mapping', ['map']), await create('other', ['*'])];
  expect(await status(mapping.secret)).toBe(200);
  expect(await status(mapping.secret)).toBe(200);
  expect(await status(other.secret)).toBe(200);
  const call = (path: string, key: string, body: object) =>
    fetch(`${server.url}/v2${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await call('/scrape', mapping.secret, { url: site.url })).status).toBe(403);
  expect((await call('/scrape', other.secret, { url: site.url })).status).toBe(200);
  expect((await call('/map', other.secret, { url: 'no address' })).status).toBe(400);
  const { body } = await callAccount(server.url, ['getUsage', 'GET', `/teams/${crew}/usage`], {
    cookie: ada.cookie,
  });
  const today = new Date().toISOString().slice(0, 10);
  const days = body['days'] as { day: string; requests: number; failed: number; credits: number }[];
  expect(days).toHaveLength(30);
  expect(days.reduce((sum, day) => sum + day.requests, 0)).toBe(6);
  expect([today, days.at(-2)!.day]).toContain(days.at(-1)!.day);
  expect(body['operations']).toEqual([
    { operation: 'mapUrls', requests: 4, failed: 1, credits: 3 },
    { operation: 'scrapeUrl', requests: 2, failed: 1, credits: 1 },
  ]);
  expect(body['keys']).toEqual(
    [
      { keyId: mapping.key.id, name: 'mapping', requests: 3, failed: 1, credits: 2 },
      { keyId: other.key.id, name: 'other', requests: 3, failed: 1, credits: 2 },
    ].toSorted((a, b) => (a.keyId < b.keyId ? -1 : 1)),
  );
  const one = await callAccount(
    server.url,
    ['getUsage', 'GET', `/teams/${crew}/usage?keyId=${other.key.id}&operation=scrapeUrl`],
    {
      cookie: ada.cookie,
    },
  );
  expect(one.body['operations']).toEqual([{ operation: 'scrapeUrl', requests: 1, failed: 0, credits: 1 }]);
});

test.each([
  ['from=2026-02-02&to=2026-02-01', '/from'],
  ['to=yesterday', '/to'],
  ['to=1999-12-31', '/to'],
])('usage is not told for ?%s', async (query, path) => {
  const { status, body } = await usage(query);
  expect([status, body['details']]).toMatchObject([400, [{ in: 'query', path }]]);
});

test.each([
  ['from=2026-02-01&to=2026-02-03', '2026-02-01', '2026-02-03', 3],
  ['from=2026-02-30&to=2026-03-31', '2026-03-02', '2026-03-31', 30],
  ['from=2000-01-01&to=2026-02-01', '2025-02-01', '2026-02-01', 366],
])('usage for ?%s is from %s to %s', async (query, from, to, days) => {
  const { body } = await usage(query);
  expect([body['from'], body['to'], (body['days'] as unknown[]).length]).toEqual([from, to, days]);
});

function usage(query: string) {
  return callAccount(server.url, ['getUsage', 'GET', `/teams/${teamId}/usage?${query}`], {
    cookie: owner.cookie,
  });
}

const renew = (id: string, cookie = owner.cookie) =>
  callAccount(server.url, ['renewKey', 'POST', `${base()}/${id}/renew`], { cookie });

test('a key with a life ends after it by itself, and lives as long again from each renewal', async () => {
  const { key, secret } = await made({ name: 'page', scopes: ['mapUrls'], lifeSeconds: 5 });
  expect(key).toMatchObject({ lifeSeconds: 5, status: 'active' });
  const end = Date.parse(key.expiresAt!);
  expect(await status(secret)).toBe(200);
  await wait(3000);
  const { body } = await renew(key.id);
  const renewed = (body as unknown as Made).key;
  expect(Date.parse(renewed.expiresAt!) - end).toBeGreaterThanOrEqual(2900);
  await wait(end - Date.now() + 500);
  expect(await status(secret)).toBe(200);
  await wait(Date.parse(renewed.expiresAt!) - Date.now() + 100);
  expect(await status(secret)).toBe(401);
  const ended = await renew(key.id);
  expect([ended.status, ended.body['error']]).toEqual([409, 'Key has ended']);
}, 30_000);

test('only a key with a life is renewed, while it lives, by a member, and not past its successor', async () => {
  const plain = await made({ name: 'x', scopes: ['map'] });
  const { status: code, body } = await renew(plain.key.id);
  expect([code, body['error']]).toEqual([409, 'Key is not renewed']);
  const { key } = await made({ name: 'x', scopes: ['map'], lifeSeconds: 60 });
  const viewer = await signedIn(server.store, teamId, 'viewer');
  expect((await renew(key.id, viewer.cookie)).status).toBe(403);
  const stranger = await signedIn(server.store, await newTeam(server.store, 1));
  expect((await renew(key.id, stranger.cookie)).status).toBe(404);
  expect((await renew('0123456789abcdef')).status).toBe(404);
  const rolled = (await roll(key.id, { overlapSeconds: 30 })).body as unknown as Made;
  expect(rolled.key).toMatchObject({ lifeSeconds: 60 });
  expect((await renew(key.id)).body['error']).toBe('Key is not renewed');
  expect((await renew(rolled.key.id)).status).toBe(200);
  await revoke(rolled.key.id);
  expect((await renew(rolled.key.id)).body['error']).toBe('Key has ended');
});

test.each([
  [{ lifeSeconds: 4 }, { path: '/lifeSeconds', code: 'minimum' }],
  [{ lifeSeconds: 3601 }, { path: '/lifeSeconds', code: 'maximum' }],
  [
    { lifeSeconds: 60, expiresAt: '2090-01-01T00:00:00Z' },
    { path: '', message: 'must not have both expiresAt and lifeSeconds' },
  ],
])('a life of %j is none', async (life, detail) => {
  const refused = await create({ name: 'x', scopes: ['map'], ...life });
  expect([refused.status, refused.body['details']]).toMatchObject([400, [detail]]);
});

test('keys that ended by themselves take no room', async () => {
  const crew = await newTeam(server.store, 1);
  const ada = await signedIn(server.store, crew);
  const past = Date.now() - 1000;
  await server.store.tx(async (query) => {
    for (let at = 0; at < 500; at += 1)
      await createKey(query, { teamId: crew, name: 'left', scopes: ['map'], expiresAt: past });
  });
  const { status } = await callAccount(server.url, ['createKey', 'POST', `/teams/${crew}/keys`], {
    cookie: ada.cookie,
    body: { name: 'new', scopes: ['map'] },
  });
  expect(status).toBe(200);
});
