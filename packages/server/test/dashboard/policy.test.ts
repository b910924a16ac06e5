import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrganization } from '../../src/accounts/teams/organizations.ts';
import { createTeam, readTeam } from '../../src/accounts/teams/teams.ts';
import { callAccount, signedIn } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({}, storeKinds.at(-1))));
afterAll(() => server.close());

const policy = {
  mode: 'normal',
  riskScoreThreshold: 10,
  blacklist: ['*.example.org'],
  whitelist: [],
  blockedTlds: ['zip'],
  failurePolicy: 'open',
};
const read = (teamId: string, cookie: string) =>
  callAccount(server.url, ['getPolicy', 'GET', `/teams/${teamId}/policy`], { cookie });
const change = (teamId: string, cookie: string, body: object) =>
  callAccount(server.url, ['changePolicy', 'PUT', `/teams/${teamId}/policy`], { cookie, body });

test('an owner changes the policy, and the requests of the team are judged by it', async () => {
  const { key, teamId } = await server.caller({ team: { threatProtection: 'enabled' } });
  const { cookie } = await signedIn(server.store, teamId);
  expect((await read(teamId, cookie)).body).toMatchObject({
    protection: 'enabled',
    teams: 1,
    canChange: true,
  });
  const url = 'http://host.zip/';
  const answer = await change(teamId, cookie, { policy, overrides: false });
  expect(answer.body).toMatchObject({ policy, overrides: false });
  expect((await read(teamId, cookie)).body).toEqual(answer.body);
  expect((await server.map(key, { url })).status).toBe(403);
  const refused = await server.map(key, { url, threatProtection: { mode: 'off' } });
  expect(refused.status).toBe(403);
  const log = await callAccount(
    server.url,
    ['listSecurityEvents', 'GET', `/teams/${teamId}/security-events?event=policy.changed`],
    { cookie },
  );
  expect(log.body['events']).toMatchObject([{ actor: 'The owner', facts: { overrides: false, policy } }]);
});

test('a policy that several teams share is changed by who owns all of them alone', async () => {
  const teamId = await newTeam(server.store, 1);
  const owner = await signedIn(server.store, teamId);
  const { organizationId } = await readTeam(server.store.db, teamId);
  const before = await readOrganization(server.store.db, organizationId);
  const other = await server.store.tx((query) =>
    createTeam(query, { organizationId, name: 'Other', plan: 'scale' }),
  );
  expect((await read(teamId, owner.cookie)).body).toMatchObject({ teams: 2, canChange: false });
  const refused = await change(teamId, owner.cookie, { policy, overrides: true });
  expect([refused.status, refused.body['error']]).toEqual([403, 'Forbidden: Other teams share this policy']);
  expect(await readOrganization(server.store.db, organizationId)).toEqual(before);
  for (const role of ['member', 'owner'] as const) {
    await server.store.tx((query) =>
      query
        .insertInto('membership')
        .values({ team_id: other.id, person_id: owner.id, role, created_at: 1 })
        .onConflict((on) => on.columns(['team_id', 'person_id']).doUpdateSet({ role }))
        .execute(),
    );
    const { status } = await change(teamId, owner.cookie, { policy, overrides: true });
    expect([role, status]).toEqual([role, role === 'owner' ? 200 : 403]);
  }
});

test.each([
  [{ blacklist: ['https://example.com'] }, '/policy/blacklist/0'],
  [{ blacklist: ['example.com/path'] }, '/policy/blacklist/0'],
  [{ whitelist: ['*'] }, '/policy/whitelist/0'],
  [{ blockedTlds: ['.zip'] }, '/policy/blockedTlds/0'],
  [{ riskScoreThreshold: 101 }, '/policy/riskScoreThreshold'],
  [{ riskScoreThreshold: null }, '/policy/riskScoreThreshold'],
  [{ mode: 'on' }, '/policy/mode'],
  [{ blacklist: Array.from({ length: 1001 }, () => 'a.example') }, '/policy/blacklist'],
])('what is no policy is refused: %.60j', async (wrong, path) => {
  const teamId = await newTeam(server.store, 1);
  const { cookie } = await signedIn(server.store, teamId);
  const { status, body } = await change(teamId, cookie, { policy: { ...policy, ...wrong }, overrides: true });
  expect([status, body['details']]).toMatchObject([400, [{ path }]]);
});

test('fields that no policy has are not kept', async () => {
  const teamId = await newTeam(server.store, 1);
  const { cookie } = await signedIn(server.store, teamId);
  await change(teamId, cookie, { policy: { ...policy, extra: 'x' }, overrides: true });
  const { organizationId } = await readTeam(server.store.db, teamId);
  expect((await readOrganization(server.store.db, organizationId)).threatPolicy).not.toHaveProperty('extra');
});
