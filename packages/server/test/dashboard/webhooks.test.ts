import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAccount, signedIn } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let server: TestServer;
let site: Site;
/** A receiver that is out of order. */
let receiver: Site;
beforeAll(async () => {
  site = await serveSite(
    (_, response) => void response.setHeader('content-type', 'text/html').end('<p>Words.'),
  );
  receiver = await serveSite((_, response) => void response.writeHead(500).end());
  server = await startTestServer({}, storeKinds.at(-1));
});
afterAll(async () => {
  await server.close();
  await Promise.all([site.close(), receiver.close()]);
});

const read = async (teamId: string, cookie: string) =>
  (await callAccount(server.url, ['getWebhooks', 'GET', `/teams/${teamId}/webhooks`], { cookie })).body as {
    secrets: { number: number; viewedAt?: string; endsAt?: string }[];
    waiting: object[];
  };
const show = (teamId: string, cookie: string) =>
  callAccount(server.url, ['showWebhookSecret', 'POST', `/teams/${teamId}/webhook-secret`], { cookie });
const rotate = (teamId: string, cookie: string, body: object) =>
  callAccount(server.url, ['rotateWebhookSecret', 'POST', `/teams/${teamId}/webhook-secret/rotate`], {
    cookie,
    body,
  });

test('the secret is shown once, of many who ask at once to one', async () => {
  const teamId = await newTeam(server.store, 1);
  const { cookie } = await signedIn(server.store, teamId);
  expect(await read(teamId, cookie)).toMatchObject({ secrets: [], waiting: [] });
  const answers = await Promise.all(Array.from({ length: 6 }, () => show(teamId, cookie)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  const { body } = answers.find(({ status }) => status === 200)!;
  expect(body).toMatchObject({ number: 1, secret: expect.stringMatching(/^whsec_.{44}$/) as string });
  const state = await read(teamId, cookie);
  expect(state.secrets).toMatchObject([{ number: 1, viewedAt: expect.any(String) as string }]);
  expect(JSON.stringify(state)).not.toContain('whsec');
});

test('rotated it ends after the overlap, and each of several at once makes one of its own', async () => {
  const teamId = await newTeam(server.store, 1);
  const { cookie } = await signedIn(server.store, teamId);
  await show(teamId, cookie);
  const first = await rotate(teamId, cookie, { overlapSeconds: 3600 });
  const [now, before] = (await read(teamId, cookie)).secrets;
  expect([now!.number, before!.number, first.body['number']]).toEqual([2, 1, 2]);
  expect(now).not.toHaveProperty('endsAt');
  const left = Date.parse(before!.endsAt!) - Date.now();
  expect(left).toBeGreaterThan(3_000_000);
  expect(left).toBeLessThanOrEqual(3_600_000);
  const many = await Promise.all(Array.from({ length: 4 }, () => rotate(teamId, cookie, {})));
  expect(many.map(({ body }) => body['number'] as number).toSorted()).toEqual([3, 4, 5, 6]);
  expect(new Set(many.map(({ body }) => body['secret'])).size).toBe(4);
  expect((await read(teamId, cookie)).secrets.filter(({ endsAt }) => endsAt === undefined)).toHaveLength(1);
});

test('events that wait are shown by the host of their receiver, to the team alone', async () => {
  const { key, teamId } = await server.caller();
  const { cookie } = await signedIn(server.store, teamId, 'viewer');
  const response = await fetch(`${server.url}/v2/batch/scrape`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ urls: [site.url], webhook: { url: `${receiver.url}/secret-path?token=x` } }),
  });
  const { id } = (await response.json()) as { id: string };
  await expect
    .poll(async () => (await read(teamId, cookie)).waiting)
    .toMatchObject([{ jobId: id, receiver: receiver.url }]);
  await expect
    .poll(async () => JSON.stringify((await read(teamId, cookie)).waiting))
    .toMatch(/"attempts":[1-9]/);
  const state = JSON.stringify(await read(teamId, cookie));
  expect(state).not.toContain('token');
  expect(state).not.toContain('secret-path');
  const other = await newTeam(server.store, 1);
  const stranger = await signedIn(server.store, other);
  expect((await read(other, stranger.cookie)).waiting).toEqual([]);
  expect((await show(teamId, cookie)).status).toBe(403);
});
