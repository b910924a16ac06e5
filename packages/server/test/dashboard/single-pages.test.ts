import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys/keys.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { callAccount, signedIn } from '../support/people.ts';
import type { TestPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

type Operation = Parameters<typeof callAccount>[1][0];
const DAY = 86_400_000;

describe.each(storeKinds)('single keys, jobs and sessions in the dashboard on %s', (kind) => {
  let server: TestServer;
  let teamId: string;
  let member: TestPerson;
  beforeAll(async () => {
    server = await startTestServer({ crawlRuns: 0 }, kind);
    teamId = await newTeam(server.store, 100);
    member = await signedIn(server.store, teamId, 'member');
  });
  afterAll(() => server.close());

  const get = (operation: Operation, path: string) =>
    callAccount(server.url, [operation, 'GET', `/teams/${teamId}${path}`], { cookie: member.cookie });
  const newKey = (name: string) =>
    server.store.tx((query) => createKey(query, { teamId, name, scopes: ['map'] }));

  test('a key is read by its public part, also once it is revoked, and never with its secret', async () => {
    const { id, key: secret } = await newKey('Nightly');
    const { status, body } = await get('getKey', `/keys/${id}`);
    expect([status, body['key']]).toMatchObject([
      200,
      { id, name: 'Nightly', scopes: ['map'], status: 'active' },
    ]);
    expect(JSON.stringify(body)).not.toContain(secret.split('_')[2]);
    const path = `/teams/${teamId}/keys/${id}`;
    await callAccount(server.url, ['revokeKey', 'DELETE', path], { cookie: member.cookie });
    expect((await get('getKey', `/keys/${id}`)).body['key']).toMatchObject({ status: 'revoked' });
    expect((await get('getKey', '/keys/0000000000000000')).status).toBe(404);
  });

  test('the failed pages of a job are listed in parts, by kind, with their causes and no password', async () => {
    const { key } = await server.store.tx((query) => createKey(query, { teamId, name: 'k', scopes: ['*'] }));
    const response = await fetch(`${server.url}/v2/crawl`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'http://127.0.0.1:9/' }),
    });
    const { id } = (await response.json()) as { id: string };
    const rows = Array.from({ length: 5 }, (_, position) => ({
      crawl_id: id,
      position: position + 1,
      kind: position === 2 ? ('robots' as const) : ('error' as const),
      url: `https://ada:hidden@example.com/${position}`,
      error: `The page was answered with 40${position}.`,
      created_at: Date.now(),
      status: position === 1 ? null : 400 + position,
    }));
    await server.store.tx((query) => query.insertInto('crawl_error').values(rows).execute());
    const path = `/jobs/${id}/failures`;
    const first = await get('listJobFailures', `${path}?limit=2`);
    const { failures, cursor } = first.body as { failures: { id: string }[]; cursor: string };
    expect(failures).toMatchObject([
      { id: '1', kind: 'error', status: 400, cause: 'The page was answered with 400.' },
      { id: '2', kind: 'error' },
    ]);
    expect(failures[1]).not.toHaveProperty('status');
    expect(JSON.stringify(failures)).not.toContain('hidden');
    const rest = await get('listJobFailures', `${path}?cursor=${encodeURIComponent(cursor)}`);
    expect((rest.body['failures'] as { id: string }[]).map((one) => one.id)).toEqual(['3', '4', '5']);
    expect((await get('listJobFailures', `${path}?kind=robots`)).body['failures']).toMatchObject([
      { id: '3', url: expect.stringContaining('example.com/2') },
    ]);
    expect((await get('listJobFailures', `/jobs/${uuidv7()}/failures`)).status).toBe(404);
  });

  test('a session that another process has is listed, shows nothing, and is not ended here', async () => {
    const [id, gone] = [uuidv7(), uuidv7()];
    const now = Date.now();
    const row = {
      team_id: teamId,
      instance_id: uuidv7(),
      created_at: now,
      profile: 'shop',
      saves: 1,
    } as const;
    await server.store.tx((query) =>
      query
        .insertInto('interact_session')
        .values([
          { ...row, id, expires_at: now + DAY },
          { ...row, id: gone, expires_at: now - 1, profile: null, saves: 0 },
        ])
        .execute(),
    );
    const { sessions } = (await get('listInteractSessions', '/interact-sessions')).body;
    expect(sessions).toEqual([
      {
        id,
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + DAY).toISOString(),
        profile: 'shop',
        savesProfile: true,
        isOpen: true,
        isElsewhere: true,
      },
    ]);
    const find = async (text: string) =>
      (await get('listInteractSessions', `/interact-sessions?search=${text}`)).body['sessions'];
    for (const text of ['SHO', id.slice(-6).toUpperCase()]) expect(await find(text)).toEqual(sessions);
    for (const text of ['nothing', '%25', '_']) expect(await find(text)).toEqual([]);
    const one = await get('getInteractSession', `/interact-sessions/${id.toUpperCase()}`);
    expect(one.body).toMatchObject({ session: { id, isElsewhere: true }, steps: [] });
    const end = (name: string) => {
      const path = `/teams/${teamId}/interact-sessions/${name}`;
      return callAccount(server.url, ['endInteractSession', 'DELETE', path], { cookie: member.cookie });
    };
    expect([(await end(id)).status, (await end(gone)).status]).toEqual([409, 404]);
    expect((await get('getInteractSession', `/interact-sessions/${gone}`)).status).toBe(404);
  });

  test('usage by operation and by key has the five used most by day, and the sum of the rest', async () => {
    const today = Math.floor(Date.now() / DAY);
    const counts = Array.from({ length: 7 }, (_, index) => ({
      team_id: teamId,
      day: today - (index % 2),
      operation: `operation${index}`,
      key_id: index < 3 ? 'a'.repeat(16) : 'b'.repeat(16),
      requests: 10 - index,
      failed: index,
    }));
    await server.store.tx((query) => query.insertInto('request_count').values(counts).execute());
    const from = new Date((today - 1) * DAY).toISOString().slice(0, 10);
    const read = async (query: string) =>
      (await get('getUsage', `/usage?from=${from}${query}`)).body as {
        days: { requests: number; failed: number }[];
        series?: { name?: string; isRest?: true; requests: number[]; failed: number[] }[];
      };
    expect(await read('')).not.toHaveProperty('series');
    const { days, series } = await read('&by=operation');
    expect(series!.map(({ name, isRest, requests }) => [name ?? isRest, requests])).toEqual([
      ['operation0', [0, 10]],
      ['operation1', [9, 0]],
      ['operation2', [0, 8]],
      ['operation3', [7, 0]],
      ['operation4', [0, 6]],
      // Among the rest is the crawl of another test.
      [true, [5, expect.any(Number)]],
    ]);
    for (const member of ['requests', 'failed'] as const)
      expect(days.map((day) => day[member])).toEqual(
        days.map((_, index) => series!.reduce((sum, one) => sum + one[member][index]!, 0)),
      );
    const byKey = (await read('&by=key')).series!;
    expect(byKey.find(({ name }) => name === 'a'.repeat(16))).toMatchObject({ requests: [9, 18] });
    const one = (await read(`&by=operation&keyId=${'a'.repeat(16)}`)).series!;
    expect(one.map(({ name }) => name)).toEqual(['operation0', 'operation1', 'operation2']);
  });
});
