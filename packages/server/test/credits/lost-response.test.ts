import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTeam } from '../../src/accounts/teams/teams.ts';
import { Credits } from '../../src/accounts/credits/credits.ts';
import { acceptWork, chargeWork } from '../../src/accounts/credits/work.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

/** The store, lost between a commit and its answer so many times. */
function losing(store: Store, fate: { losses: number }): Store {
  const lost = <T>(result: T): T => {
    if (fate.losses-- > 0) throw new Error('Connection terminated unexpectedly');
    fate.losses = 0;
    return result;
  };
  const { atOnce } = store;
  return {
    ...store,
    tx: (work) => store.tx(work).then(lost),
    ...(atOnce && {
      atOnce: <Result>(module: string, argument: unknown) => atOnce<Result>(module, argument).then(lost),
    }),
  };
}

const opening = (teamId: string) => ({
  teamId,
  credits: 1,
  concurrency: 10,
  operation: 'mapUrls',
  requestId: 'r',
});

describe.each(storeKinds)('a store on %s that is lost after a commit', (kind) => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  beforeAll(async () => void (opened = await newStore(kind)));
  afterAll(() => opened.close());

  const left = async (teamId: string) => {
    const { credits, held, running } = await readTeam(opened.store.db, teamId);
    return { credits, held, running };
  };

  it('charges work that is there once', async () => {
    const teamId = await newTeam(opened.store, 10);
    await chargeWork(new Credits(losing(opened.store, { losses: 1 })), opening(teamId));
    expect(await left(teamId)).toEqual({ credits: 9, held: 0, running: 0 });
  });

  it('settles work once', async () => {
    const teamId = await newTeam(opened.store, 10);
    const fate = { losses: 0 };
    const credits = new Credits(losing(opened.store, fate));
    const work = await acceptWork(credits, { ...opening(teamId), instanceId: 'here' });
    fate.losses = 1;
    await work.settle(1);
    expect([fate.losses, await left(teamId)]).toEqual([0, { credits: 9, held: 0, running: 0 }]);
  });

  it('gives back what it may have held for work that was refused', async () => {
    const teamId = await newTeam(opened.store, 10);
    const credits = new Credits(losing(opened.store, { losses: 1 }));
    await expect(acceptWork(credits, { ...opening(teamId), instanceId: 'here' })).rejects.toThrow();
    expect(await left(teamId)).toEqual({ credits: 9, held: 1, running: 1 });
    await expect.poll(() => left(teamId), { timeout: 10_000 }).toEqual({ credits: 10, held: 0, running: 0 });
  });

  it('does not take a hold that was released for one that was settled', async () => {
    const teamId = await newTeam(opened.store, 10);
    const credits = new Credits(opened.store);
    const work = await acceptWork(credits, { ...opening(teamId), instanceId: 'here' });
    await work.release();
    const repeated = { kind: 'settle', teamId, holdId: work.hold.id, credits: 1, repeated: true } as const;
    expect(await credits.move(repeated)).toEqual({ ok: false, reason: 'HoldEnded' });
  });

  it('fails one movement alone that cannot be applied', async () => {
    const teamId = await newTeam(opened.store, 10);
    const credits = new Credits(opened.store);
    const grant = (reason: unknown) =>
      credits.move({ kind: 'grant', teamId, credits: 1, reason: reason as string });
    const settled = await Promise.allSettled([grant('good'), grant(undefined), grant('good too')]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await left(teamId)).toEqual({ credits: 12, held: 0, running: 0 });
  });

  it('owes releases no longer once it is closed', async () => {
    let asked = 0;
    const fails = (): Promise<never> => {
      asked++;
      return Promise.reject(new Error('Connection terminated unexpectedly'));
    };
    const gone: Store = { ...opened.store, tx: fails, atOnce: fails };
    const credits = new Credits(gone);
    await credits.release({ teamId: 'team', holdId: 'hold' });
    credits.close();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(asked).toBe(1);
  });
});
