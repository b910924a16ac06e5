import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readTeam } from '../../src/accounts/teams/teams.ts';
import { releaseHolds } from '../../src/accounts/credits/release-holds.ts';
import { Credits } from '../../src/accounts/credits/credits.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { Instance } from '../../src/platform/instances/instance.ts';
import { JobQueue } from '../../src/platform/jobs/job-queue.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

describe.each(storeKinds)('an instance on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  beforeAll(async () => void (opened = await newStore(kind)));
  afterAll(() => opened.close());

  const options = {
    leaseMs: 300,
    releaseHolds,
    onError: (error: unknown) => expect.unreachable(String(error)),
  };
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

  it('that dies gives back what it held, once its lease has run out', async () => {
    const teamId = await newTeam(opened.store, 20);
    await opened.store.tx((query) =>
      query
        .insertInto('instance')
        .values({ id: 'dead', started_at: 0, lease_until: Date.now() + 3_600_000 })
        .execute(),
    );
    await hold(teamId, 'dead');
    const durable = await hold(teamId, null);
    const alive = new Instance(opened.store, options);
    await alive.start();
    await hold(teamId, alive.id);
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ held: 15, running: 2 });
    await opened.store.tx((query) =>
      query.updateTable('instance').set({ lease_until: 1 }).where('id', '=', 'dead').execute(),
    );
    const isGone = async () =>
      (await opened.store.db.selectFrom('instance').select('id').where('id', '=', 'dead').execute())
        .length === 0;
    await expect.poll(isGone, { timeout: 20_000 }).toBe(true);
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 10, held: 10, running: 1 });
    await alive.stop();
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 15, held: 5, running: 0 });
    expect(durable.ok).toBe(true);
  });

  it('that nobody knows any more gives back what it took between its reaping and its end', async () => {
    const teamId = await newTeam(opened.store, 20);
    await hold(teamId, 'forgotten');
    const queue = new JobQueue(opened.store, 'forgotten');
    const id = uuidv7();
    await opened.store.tx((query) => queue.enqueue(query, { id, teamId }));
    expect(await queue.claim({ owner: 'forgotten' })).toMatchObject({ id });
    const alive = new Instance(opened.store, options);
    await alive.start();
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ credits: 20, held: 0, running: 0 });
    expect(await queue.claim({ owner: alive.id })).toMatchObject({ id, interruptions: 1 });
    await alive.stop();
  });

  it('keeps its lease whatever the clocks of the others say', async () => {
    const teamId = await newTeam(opened.store, 20);
    const [first, ahead, behind] = [1, 2, 3].map(() => new Instance(opened.store, options)) as [
      Instance,
      Instance,
      Instance,
    ];
    await first.start();
    await hold(teamId, first.id);
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + 86_400_000);
    await ahead.start();
    clock.mockImplementation(() => 0);
    await behind.start();
    clock.mockRestore();
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ held: 5, running: 1 });
    for (const instance of [first, ahead, behind]) await instance.stop();
    expect(await readTeam(opened.store.db, teamId)).toMatchObject({ held: 0, running: 0 });
  });

  it('that dies leaves its jobs to the next', async () => {
    const teamId = await newTeam(opened.store, 20);
    const queue = new JobQueue(opened.store, 'left');
    await opened.store.tx(async (query) => {
      await query.insertInto('instance').values({ id: 'gone', started_at: 0, lease_until: 1 }).execute();
      await queue.enqueue(query, { id: uuidv7(), teamId });
    });
    expect(await queue.claim({ owner: 'gone' })).toMatchObject({ attempt: 1 });
    const alive = new Instance(opened.store, options);
    await alive.start();
    expect(await queue.claim({ owner: alive.id })).toMatchObject({ attempt: 2, interruptions: 1 });
    await alive.stop();
    expect(await queue.claim({ owner: 'next' })).toMatchObject({ attempt: 3 });
  });
});
