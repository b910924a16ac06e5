import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readTeam } from '../../src/accounts/teams.ts';
import { Credits } from '../../src/credits/credits.ts';
import { Instance } from '../../src/credits/instance.ts';
import type { Query } from '../../src/store/store.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

describe.each(storeKinds)('an instance on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  beforeAll(async () => void (opened = await newStore(kind)));
  afterAll(() => opened.close());

  const options = { leaseMs: 300, onError: (error: unknown) => expect.unreachable(String(error)) };
  const hold = (teamId: string, instanceId: string | null) =>
    new Credits(opened.store).move({
      kind: 'open',
      teamId,
      credits: 5,
      concurrency: 9,
      operation: 'x',
      instanceId,
      requestId: 'r',
    });

  it('takes nothing from another because its clock is ahead', async () => {
    const teamId = await newTeam(opened.store, 20);
    const other = new Instance(opened.store, { ...options, leaseMs: 60_000 });
    await other.start();
    await hold(teamId, other.id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const ahead = new Instance(opened.store, { ...options, leaseMs: 60_000 });
    await ahead.start();
    vi.useRealTimers();
    expect(ahead.alive).toBe(2);
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ held: 5, running: 1 });
    await ahead.stop();
    await other.stop();
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ held: 0, running: 0 });
  });

  it('gives back what else a dead one owned, in the same transaction', async () => {
    const teamId = await newTeam(opened.store, 20);
    const insert = { id: 'gone', started_at: 0, lease_until: 1 };
    await opened.store.tx((query) => query.insertInto('instance').values(insert).execute());
    await hold(teamId, 'gone');
    const asked: string[] = [];
    const release = async (query: Query, id: string): Promise<void> => {
      const holds = await query.selectFrom('hold').select('id').where('instance_id', '=', id).execute();
      asked.push(`${id} with ${holds.length} holds`);
    };
    const alive = new Instance(opened.store, { ...options, release });
    await alive.start();
    await alive.stop();
    expect(asked).toEqual(['gone with 0 holds', `${alive.id} with 0 holds`]);
  });

  it('that dies gives back what it held, once its lease has run out', async () => {
    const teamId = await newTeam(opened.store, 20);
    await opened.store.tx((query) =>
      query
        .insertInto('instance')
        .values({ id: 'dead', started_at: 0, lease_until: Date.now() + 200 })
        .execute(),
    );
    await hold(teamId, 'dead');
    const durable = await hold(teamId, null);
    const alive = new Instance(opened.store, options);
    await alive.start();
    await hold(teamId, alive.id);
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ held: 15, running: 3 });
    await expect.poll(async () => (await readTeam(opened.store.db, teamId)).running).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 10, held: 10, running: 2 });
    await alive.stop();
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 15, held: 5, running: 1 });
    expect(durable.ok).toBe(true);
  });
});
