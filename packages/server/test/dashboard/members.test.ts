import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '@web-data/dashboard/account';
import { addPerson } from '../../src/accounts/people/people.ts';
import { callAccount, signedIn } from '../support/people.ts';
import type { TestPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

interface List {
  members: { id: string; name: string }[];
  cursor?: string;
}

/** More than can be added by hand: an organization lets in whom it likes. */
const COUNT = 450;

describe.each(storeKinds)('the members of a large team on %s', (kind) => {
  let server: TestServer;
  let teamId: string;
  let owner: TestPerson;
  let ids: string[];

  beforeAll(async () => {
    server = await startTestServer({}, kind);
    teamId = await newTeam(server.store, 0);
    owner = await signedIn(server.store, teamId);
    ids = await server.store.tx(async (query) => {
      const added: string[] = [owner.id];
      for (let index = 1; index < COUNT; index++)
        added.push((await addPerson(query, { teamId, name: `P${index}`, role: 'viewer' })).id);
      return added;
    });
  });
  afterAll(() => server.close());

  const list = async (query = ''): Promise<List> => {
    const call = ['listMembers' satisfies OperationId, 'GET', `/teams/${teamId}/members${query}`] as const;
    const { status, body } = await callAccount(server.url, call, { cookie: owner.cookie });
    expect(status).toBe(200);
    return body as unknown as List;
  };
  const all = async (limit: string, between?: (part: List) => Promise<void>): Promise<List[]> => {
    const parts = [await list(`?${limit}`)];
    for (let part = parts[0]!; part.cursor !== undefined; part = parts.at(-1)!) {
      await between?.(part);
      parts.push(await list(`?${limit}&cursor=${part.cursor}`));
    }
    return parts;
  };

  test.each([
    ['', Array.from({ length: 9 }, () => 50)],
    ['limit=150', [150, 150, 150]],
    ['limit=400&sort=name', [400, 50]],
    ['limit=400&sort=lastSeen', [400, 50]],
    ['limit=1000', undefined],
  ])('are listed part by part, each once: %s', async (limit, want) => {
    if (want === undefined) {
      const call = ['listMembers', 'GET', `/teams/${teamId}/members?${limit}`] as const;
      expect((await callAccount(server.url, call, { cookie: owner.cookie })).status).toBe(400);
      return;
    }
    const parts = await all(limit);
    expect(parts.map(({ members }) => members.length)).toEqual(want);
    expect(parts.flatMap(({ members }) => members.map(({ id }) => id)).toSorted()).toEqual(ids.toSorted());
  });

  test('are read on where somebody leaves with whom a part ended', async () => {
    const gone: string[] = [];
    const parts = await all('limit=200', async ({ members }) => {
      const { id } = members.at(-1)!;
      gone.push(id);
      await server.store.tx((query) =>
        query.deleteFrom('membership').where('team_id', '=', teamId).where('person_id', '=', id).execute(),
      );
    });
    const read = parts.flatMap(({ members }) => members.map(({ id }) => id));
    expect(new Set(read).size).toBe(read.length);
    expect(read).toHaveLength(COUNT);
    ids = ids.filter((id) => !gone.includes(id));
    expect((await all('')).flatMap(({ members }) => members).length).toBe(ids.length);
  });

  test('are too many for one more to be added by hand', async () => {
    const call = ['addMember', 'POST', `/teams/${teamId}/members`] as const;
    const body = { name: 'One more', role: 'viewer' };
    const headers = { origin: server.url };
    const { status } = await callAccount(server.url, call, { cookie: owner.cookie, body, headers });
    expect(status).toBe(409);
  });

  test.each(['cursor=1', 'cursor=.~0192f4a6-0000-7000-8000-000000000002', 'limit=0', 'cursor='])(
    'are not listed by what names no place: %s',
    async (query) => {
      const call = ['listMembers', 'GET', `/teams/${teamId}/members?${query}`] as const;
      expect((await callAccount(server.url, call, { cookie: owner.cookie })).status).toBe(400);
    },
  );
});
