import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setBudget } from '../../src/accounts/budgets/budgets.ts';
import { BUDGET_USED_UP } from '../../src/accounts/credits/rejections.ts';
import { defaultThreatPolicy } from '../../src/accounts/teams/threat-policy.ts';
import { sealWith } from '../../src/platform/webhooks/seal.ts';
import { serveClassifier } from '../support/classifier.ts';
import type { Classifier } from '../support/classifier.ts';
import { startTestServer } from '../support/server.ts';
import type { Answer, TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

let classifier: Classifier;
let server: TestServer;
let site: Site;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-data-siem-'));
  classifier = await serveClassifier();
  server = await startTestServer({
    classifierUrl: `${classifier.url}/v1/score?source=web-data`,
    classifierToken: 'classifier-secret',
    // No answer is late here: a busy machine may take its time.
    classifierTimeoutMs: 30_000,
    siemLog: join(folder, 'security.log'),
    // What is visited, and scanned on the way, is seen where no Map takes the result of another.
    mapShareMs: 0,
  });
  site = await serveSite(
    pages({ '/': ['/good', '/bad', '/good'], '/good': ['/'], '/bad': ['/worse'], '/worse': [] }),
  );
});
beforeEach(() => {
  classifier.behave(() => 0);
  classifier.scanned.length = 0;
  site.asked.length = 0;
});
afterAll(async () => {
  await Promise.all([classifier.close(), site.close()]);
  await server.close();
  await rm(folder, { recursive: true });
});

const enabled = { team: { threatProtection: 'enabled' as const } };
const paths = ({ body }: Answer): string[] =>
  (body as { links: { url: string }[] }).links.map(({ url }) => new URL(url).pathname).toSorted();

it('costs 2 credits for each URL scanned, on top of the map', async () => {
  const { key, teamId } = await server.caller(enabled);
  const answer = await server.map(key, { url: site.url });
  expect(paths(answer)).toEqual(['/', '/bad', '/good', '/worse']);
  expect(classifier.scanned.map((url) => new URL(url).pathname).toSorted()).toEqual([
    '/',
    '/bad',
    '/good',
    '/worse',
  ]);
  expect(await server.team(teamId)).toMatchObject({
    credits: 1000 - 1 - 2 * classifier.scanned.length,
    held: 0,
    running: 0,
  });
  expect(classifier.last).toMatchObject({ authorization: 'Bearer classifier-secret' });
  expect(classifier.asked.at(-1)).toBe('/v1/score?source=web-data');
});

it('judges a page like any other, though it is called like a file that URLs are found by', async () => {
  const named = await serveSite(pages({ '/': ['/feed', '/llms.txt'], '/feed': ['/'], '/llms.txt': [] }));
  classifier.behave((url) => (url.endsWith('/feed') ? 100 : 0));
  const { key } = await server.caller(enabled);
  const answer = await server.map(key, { url: named.url });
  await named.close();
  expect(paths(answer)).toEqual(['/', '/llms.txt']);
  const scanned = classifier.scanned.map((url) => new URL(url).pathname).toSorted();
  expect(scanned).toEqual(['/', '/feed', '/llms.txt']);
});

it('scans nothing and costs nothing more for a team without the feature, or with mode off', async () => {
  const { key, teamId } = await server.caller();
  await server.map(key, { url: site.url });
  const off = await server.caller(enabled);
  await server.map(off.key, { url: site.url, threatProtection: { mode: 'off' } });
  expect(classifier.scanned).toEqual([]);
  expect([(await server.team(teamId)).credits, (await server.team(off.teamId)).credits]).toEqual([999, 999]);
});

it('leaves out what the classifier rates at or above the threshold, and never fetches it', async () => {
  const { key } = await server.caller(enabled);
  classifier.behave((url) => (url.endsWith('/bad') ? 75 : 74));
  expect(paths(await server.map(key, { url: site.url }))).toEqual(['/', '/good']);
  expect(site.asked).not.toContain('/bad');
});

it.each([
  [60, 60, 403],
  [60, 59, 200],
  [0, 0, 403],
] as const)(
  'with threshold %i and score %i answers %i for its own URL',
  async (riskScoreThreshold, score, status) => {
    const { key, teamId } = await server.caller(enabled);
    classifier.behave(() => score);
    const answer = await server.map(key, { url: site.url, threatProtection: { riskScoreThreshold } });
    expect(answer.status).toBe(status);
    if (status === 403) expect(await server.team(teamId)).toMatchObject({ credits: 1000, held: 0 });
  },
);

it('does not ask the classifier about what the lists decide', async () => {
  const { key, teamId } = await server.caller(enabled);
  // An address is no domain of a list: the name that resolves to loopback stands for the site.
  const url = site.url.replace('127.0.0.1', 'localhost');
  const allowed = await server.map(key, {
    url,
    threatProtection: { whitelist: ['localhost.localdomain'], blockedTlds: ['localhost'] },
  });
  expect(allowed.status).toBe(403);
  expect(classifier.scanned).toEqual([]);
  expect((await server.team(teamId)).credits).toBe(1000);
});

it.each([
  ['gives no answer in time', 'hang'],
  ['fails', { status: 500, text: '' }],
  ['answers no score', { status: 200, text: '{"score":101}' }],
  ['answers no JSON', { status: 200, text: 'fine' }],
] as const)('follows the failure policy when the classifier %s', async (_title, behaviour) => {
  const fresh = await startTestServer({ classifierUrl: classifier.url, classifierTimeoutMs: 200 });
  classifier.behave(behaviour);
  const { key, teamId } = await fresh.caller(enabled);
  expect((await fresh.map(key, { url: site.url })).status).toBe(403);
  expect((await fresh.team(teamId)).credits).toBe(1000);
  const open = await fresh.map(key, { url: site.url, threatProtection: { failurePolicy: 'open' } });
  expect(paths(open)).toEqual(['/', '/bad', '/good', '/worse']);
  expect((await fresh.team(teamId)).credits).toBe(999);
  await fresh.close();
});

it('leaves a classifier alone that failed five times in a row', async () => {
  const fresh = await startTestServer({ classifierUrl: classifier.url });
  classifier.behave({ status: 500, text: '' });
  const { key } = await fresh.caller(enabled);
  for (let request = 0; request < 8; request++) await fresh.map(key, { url: site.url });
  expect(classifier.scanned).toHaveLength(5);
  await fresh.close();
});

it('follows the failure policy when no classifier is configured', async () => {
  const fresh = await startTestServer();
  const { key } = await fresh.caller(enabled);
  expect((await fresh.map(key, { url: site.url })).status).toBe(403);
  await fresh.close();
});

it('returns what could be scanned, and says so, when the credits run out', async () => {
  const { key, teamId } = await server.caller({ ...enabled, credits: 6 });
  const answer = await server.map(key, { url: site.url });
  expect(answer).toMatchObject({
    status: 200,
    body: { warning: 'The credits ran out. URLs that could not be scanned were left out.' },
  });
  expect(classifier.scanned).toHaveLength(2);
  expect(await server.team(teamId)).toMatchObject({ credits: 1, held: 0 });
  const poor = await server.caller({ ...enabled, credits: 2 });
  expect((await server.map(poor.key, { url: site.url })).status).toBe(402);
});

async function withBudget(credits: number): Promise<{ key: string; teamId: string }> {
  const { key, teamId } = await server.caller({ ...enabled, credits: 1000 });
  const settings = {
    credits,
    thresholds: [100],
    isHardLimit: true,
    email: { enabled: false },
    webhook: null,
  };
  const seal = sealWith(undefined);
  await server.store.tx((query) =>
    setBudget(server.store, query, teamId, { settings, webhook: undefined, seal }),
  );
  return { key, teamId };
}

const listAlerts = (teamId: string) =>
  server.store.db.selectFrom('budget_alert').select('percent').where('team_id', '=', teamId).execute();

it('names the budget where that does not suffice for the scans, and alerts once', async () => {
  const { key, teamId } = await withBudget(6);
  const warning = `${BUDGET_USED_UP} URLs that could not be scanned were left out.`;
  expect(await server.map(key, { url: site.url })).toMatchObject({ status: 200, body: { warning } });
  expect(await listAlerts(teamId)).toEqual([{ percent: 100 }]);
});

it('alerts nobody of a budget that suffices for the scans, but not for all that are held at once', async () => {
  const { key, teamId } = await withBudget(100);
  expect((await server.map(key, { url: site.url })).body).not.toHaveProperty('warning');
  expect(await listAlerts(teamId)).toEqual([]);
});

it('writes the security log for organizations that want it, with the audit metadata', async () => {
  const threatPolicy = { ...defaultThreatPolicy, mode: 'off' as const, blacklist: ['blocked.example'] };
  const { key, keyId, teamId } = await server.caller({
    ...enabled,
    organization: { siemLogging: true, threatPolicy },
  });
  const auditMetadata = { username: 'ada@example.com' };
  await server.map(key, { url: site.url, auditMetadata }, { headers: { 'x-request-id': 'siem-1' } });
  await server.map(
    key,
    { url: 'https://blocked.example/', auditMetadata },
    { headers: { 'x-request-id': 'siem-2' } },
  );
  const other = await server.caller();
  await server.map(other.key, { url: site.url, auditMetadata: { username: 'eve@example.com' } });
  await expect.poll(() => readFile(join(folder, 'security.log'), 'utf8')).toContain('request.rejected');
  const text = await readFile(join(folder, 'security.log'), 'utf8');
  const events = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(
    events.map(({ event, requestId, username, status }) => [event, requestId, username, status]),
  ).toEqual([
    ['request.accepted', 'siem-1', 'ada@example.com', undefined],
    ['request.finished', 'siem-1', 'ada@example.com', 200],
    ['request.accepted', 'siem-2', 'ada@example.com', undefined],
    ['request.rejected', 'siem-2', 'ada@example.com', 403],
  ]);
  expect(events[0]).toMatchObject({ teamId, keyId, operation: 'mapUrls' });
  expect(text).not.toContain(key);
});
