import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createKey } from '../../src/accounts/keys/keys.ts';
import { addPerson } from '../../src/accounts/people/people.ts';
import { endedJob, startJob } from '../support/crawls.ts';
import { call } from '../support/jobs.ts';
import { callAccount, signedIn } from '../support/people.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

/** Errors of the account API that no other test reads by their words. */
const UNKNOWN = '0192f4a6-0000-7000-8000-00000000ffff';
let server: TestServer;
let receiver: Receiver;
let teamId: string;
let key: string;
let cookie: string;

beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ agentPollMs: 50 });
  ({ teamId, key } = await server.caller());
  ({ cookie } = await signedIn(server.store, teamId));
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

type Call = Parameters<typeof callAccount>[1];

async function answered(of: Call, body?: unknown): Promise<[status: number, error: unknown]> {
  const answer = await callAccount(server.url, of, { cookie, ...(body !== undefined && { body }) });
  return [answer.status, answer.body['error']];
}

test.each<[operation: Call[0], method: string, path: string, body: object | undefined, error: string]>([
  ['getKey', 'GET', `/teams/:team/keys/0123456789abcdef`, undefined, 'Key not found'],
  [
    'getInteractSession',
    'GET',
    `/teams/:team/interact-sessions/0192f4a6-0000-7000-8000-00000000000b`,
    undefined,
    'Session of Interact not found',
  ],
  [
    'deleteInteractRecord',
    'DELETE',
    `/teams/:team/interact-sessions/0192f4a6-0000-7000-8000-00000000000b/record`,
    undefined,
    'Session of Interact not found',
  ],
  [
    'getInteractScreenshot',
    'GET',
    `/teams/:team/interact-sessions/0192f4a6-0000-7000-8000-00000000000b/screenshots/1`,
    undefined,
    'Screenshot not found',
  ],
  [
    'endInteractSession',
    'DELETE',
    `/teams/:team/interact-sessions/0192f4a6-0000-7000-8000-00000000000b`,
    undefined,
    'Session of Interact not found',
  ],
  ['revokeKey', 'DELETE', `/teams/:team/keys/0123456789abcdef`, undefined, 'Key not found'],
  ['rollKey', 'POST', `/teams/:team/keys/0123456789abcdef/roll`, {}, 'Key not found'],
  ['changeMember', 'PATCH', `/teams/:team/members/${UNKNOWN}`, { role: 'viewer' }, 'Member not found'],
  ['removeMember', 'DELETE', `/teams/:team/members/${UNKNOWN}`, undefined, 'Member not found'],
  ['removePasskey', 'DELETE', `/passkeys/${UNKNOWN}`, undefined, 'Passkey not found'],
])('%s of one that is not there: %s %s', async (operation, method, path, body, error) => {
  expect(await answered([operation, method, path.replace(':team', teamId)], body)).toEqual([404, error]);
});

test('a team has 500 keys at most, revoked ones not counted', async () => {
  await server.store.tx(async (query) => {
    for (let count = 1; count < 500; count += 1)
      await createKey(query, { teamId, name: `key ${count}`, scopes: ['map'] });
  });
  const make = ['createKey', 'POST', `/teams/${teamId}/keys`] as const;
  const body = { name: 'one more', scopes: ['map'] };
  expect(await answered(make, body)).toEqual([409, 'Team has too many keys']);
  const listed = await callAccount(server.url, ['listKeys', 'GET', `/teams/${teamId}/keys`], { cookie });
  const [first] = listed.body['keys'] as { id: string }[];
  const old = `/teams/${teamId}/keys/${first!.id}`;
  expect(await answered(['rollKey', 'POST', `${old}/roll`], {})).toEqual([409, 'Team has too many keys']);
  await server.store.tx((query) =>
    query.updateTable('api_key').set({ revoked_at: Date.now() }).where('id', '=', first!.id).execute(),
  );
  expect((await answered(make, body))[0]).toBe(200);
});

test('a team has 200 members at most', async () => {
  const { teamId: full } = await server.caller();
  const owner = await signedIn(server.store, full);
  await server.store.tx(async (query) => {
    for (let count = 1; count < 200; count += 1)
      await addPerson(query, { teamId: full, name: `Person ${count}`, role: 'viewer' });
  });
  const answer = await callAccount(server.url, ['addMember', 'POST', `/teams/${full}/members`], {
    cookie: owner.cookie,
    body: { name: 'One more', role: 'viewer' },
  });
  expect([answer.status, answer.body['error']]).toEqual([409, 'Team has too many members']);
});

test('the secret of webhooks is shown once', async () => {
  const show = ['showWebhookSecret', 'POST', `/teams/${teamId}/webhook-secret`] as const;
  expect(await answered(show)).toEqual([200, undefined]);
  expect(await answered(show)).toEqual([409, 'Secret was shown before']);
});

test('a job that has ended cannot be cancelled, nor its event sent again once it is not kept', async () => {
  // Nothing is there: the job fails, and its webhook is told so.
  const webhook = { url: receiver.url, events: ['completed', 'failed'] };
  const id = await startJob(server, key, 'batch', { urls: ['http://127.0.0.1:9/'], webhook });
  await endedJob(server, key, 'batch', id);
  expect(await answered(['cancelJob', 'DELETE', `/teams/${teamId}/jobs/${id}`])).toEqual([
    409,
    'Job has ended',
  ]);
  const path = `/teams/${teamId}/webhook-deliveries`;
  const read = async () => {
    const { body } = await callAccount(server.url, ['listWebhookDeliveries', 'GET', path], { cookie });
    return (body['deliveries'] as { id: string; status: string }[]).find(
      ({ status }) => status !== 'waiting',
    );
  };
  const delivery = await vi.waitUntil(read, { timeout: 60_000, interval: 100 });
  const send = ['resendWebhookDelivery', 'POST', `${path}/${delivery.id}/resend`] as const;
  await server.store.tx((query) =>
    query.updateTable('webhook_delivery').set({ body: null }).where('id', '=', delivery.id).execute(),
  );
  expect(await answered(send)).toEqual([409, 'Event is not kept']);
});

test('the id of a session of Interact must be a UUID', async () => {
  for (const [operation, method, path, body] of [
    ['endInteract', 'DELETE', '/interact/session-1', undefined],
    ['runInteractActions', 'POST', '/interact/session-1/actions', { actions: [{ type: 'scrape' }] }],
  ] as const) {
    const answer = await call(server, operation as 'endInteract', path, { key, method, body });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^Invalid session ID/), details: [{ in: 'path' }] },
    });
  }
});
