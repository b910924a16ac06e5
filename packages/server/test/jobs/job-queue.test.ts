import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTeam } from '../../src/accounts/teams/teams.ts';
import { applyMovements } from '../../src/accounts/credits/ledger.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { JobQueue } from '../../src/platform/jobs/job-queue.ts';
import { releaseJobs } from '../../src/platform/jobs/release.ts';
import { ClaimLost } from '../../src/platform/jobs/job.ts';
import type { ClaimedJob, NewJob } from '../../src/platform/jobs/job.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { newTeam } from '../support/teams.ts';
import { newStore, storeKinds } from '../support/stores.ts';

function withResolvers(): { promise: Promise<void>; resolve(): void } {
  let resolve: () => void;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

describe.each(storeKinds)('the queue on %s', (kind) => {
  let store: Store;
  let close: () => Promise<void>;
  let queue: JobQueue;
  let lanes = 0;

  beforeAll(async () => ({ store, close } = await newStore(kind)));
  afterAll(() => close());
  beforeEach(() => (queue = new JobQueue(store, `lane-${++lanes}`)));

  const enqueue = async (teamId: string, options: Partial<NewJob> = {}): Promise<string> => {
    const id = options.id ?? uuidv7();
    await store.tx((query) => queue.enqueue(query, { ...options, id, teamId }));
    return id;
  };
  const claim = (except: string[] = []): Promise<ClaimedJob | undefined> =>
    queue.claim({ owner: 'here', except });
  const claimAll = async (): Promise<string[]> => {
    const ids: string[] = [];
    for (let job = await claim(); job !== undefined; job = await claim()) ids.push(job.id);
    return ids;
  };
  const end = (job: ClaimedJob): Promise<boolean> => store.tx((query) => queue.end(query, job));

  it('hands out each job once, the oldest of a team first', async () => {
    const team = await newTeam(store, 0);
    const ids = [await enqueue(team), await enqueue(team), await enqueue(team)];
    expect(await claimAll()).toEqual(ids);
    expect(await claim()).toBeUndefined();
  });

  it('lets teams take turns, whatever one of them has queued', async () => {
    const [many, one, other] = [await newTeam(store, 0), await newTeam(store, 0), await newTeam(store, 0)];
    for (let index = 0; index < 50; index++) await enqueue(many);
    const late = [await enqueue(one), await enqueue(other)];
    await sleep(2); // The claim of the first team is later than the wait of the others, in milliseconds.
    const first = [await claim(), await claim(), await claim()].map((job) => job?.id);
    expect(first).toEqual(expect.arrayContaining(late));
  });

  it('prefers higher priority within a team, and never between teams', async () => {
    const [team, other] = [await newTeam(store, 0), await newTeam(store, 0)];
    const low = await enqueue(team, { priority: -1 });
    const high = await enqueue(team, { priority: 5 });
    const others = await enqueue(other);
    await sleep(2); // The claim of the first team is later than the wait of the other, in milliseconds.
    expect(await claimAll()).toEqual([high, others, low]);
  });

  it('waits until a job is due, and finds others of the team meanwhile', async () => {
    const team = await newTeam(store, 0);
    await enqueue(team, { delayMs: 3_600_000 });
    expect(await claim()).toBeUndefined();
    const now = await enqueue(team);
    expect((await claim())?.id).toBe(now);
    expect(await claim()).toBeUndefined();
    const turn = await store.db
      .selectFrom('team_schedule')
      .select('scheduled_at')
      .where('queue', '=', queue.name)
      .executeTakeFirstOrThrow();
    expect(turn.scheduled_at).toBeGreaterThan(Date.now() + 3_000_000);
  });

  it('claims what became due', async () => {
    const id = await enqueue(await newTeam(store, 0), { delayMs: 30 });
    let job: ClaimedJob | undefined;
    for (let tries = 0; tries < 500 && job === undefined; tries++) {
      job = await claim();
      await sleep(10);
    }
    expect(job?.id).toBe(id);
  });

  it('leaves out teams that have enough of this process', async () => {
    const [sated, hungry] = [await newTeam(store, 0), await newTeam(store, 0)];
    await enqueue(sated);
    const id = await enqueue(hungry);
    expect((await claim([sated]))?.id).toBe(id);
    expect(await claim([sated])).toBeUndefined();
  });

  it('lets a team of a plan that nobody knows run one at a time', async () => {
    const team = await newTeam(store, 0, 'forgotten');
    const limited = new JobQueue(store, `${queue.name}-limited`, {
      concurrency: { byPlan: { scale: 2 }, otherwise: 1 },
    });
    for (let index = 0; index < 2; index++)
      await store.tx((query) => limited.enqueue(query, { id: uuidv7(), teamId: team }));
    expect(await limited.claim({ owner: 'here' })).toMatchObject({ attempt: 1 });
    expect(await limited.claim({ owner: 'here' })).toBeUndefined();
    const left = store.db.selectFrom('job').select(['attempt', 'counts']).where('owner', 'is', null);
    expect(await left.where('queue', '=', limited.name).execute()).toEqual([{ attempt: 0, counts: 0 }]);
  });

  it('claims, ends, accepts and gives back at once without waiting in circles', async () => {
    const teams = [await newTeam(store, 100), await newTeam(store, 100)];
    const limited = new JobQueue(store, `${queue.name}-limited`, {
      concurrency: { byPlan: { scale: 50 }, otherwise: 1 },
    });
    const deadlocks: unknown[] = [];
    const round = async (at: number): Promise<void> => {
      const teamId = teams[at % 2]!;
      await store.tx(async (query) => {
        await limited.lockTeam(query, teamId);
        await limited.enqueue(query, { id: uuidv7(), teamId });
        const opening = { kind: 'open', teamId, operation: 'x', credits: 0, instanceId: 'here' } as const;
        await applyMovements(store, query, [{ ...opening, concurrency: Infinity, requestId: 'r' }]);
      });
      const job = await limited.claim({ owner: `worker ${at % 3}` });
      if (job !== undefined && at % 2 === 0) await store.tx((query) => limited.end(query, job));
      else if (job !== undefined) await store.tx((query) => limited.requeue(query, job));
      if (at % 5 === 0) await store.tx((query) => releaseJobs(store, query, `worker ${at % 3}`));
    };
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => round(at).catch((error: unknown) => deadlocks.push(error))),
    );
    expect(deadlocks).toEqual([]);
  });

  it('counts what is claimed among the running works of the team, and what waits never', async () => {
    const team = await newTeam(store, 0);
    const limited = new JobQueue(store, `${queue.name}-limited`, {
      concurrency: { byPlan: { scale: 2 }, otherwise: 1 },
    });
    const add = (): Promise<void> =>
      store.tx((query) => limited.enqueue(query, { id: uuidv7(), teamId: team }));
    const take = (): Promise<ClaimedJob | undefined> => limited.claim({ owner: 'here' });
    const running = async (): Promise<number> => (await readTeam(store.db, team)).running;
    for (let index = 0; index < 4; index++) await add();
    expect(await running()).toBe(0);
    const [first, second] = [(await take())!, (await take())!];
    expect([await take(), await running()]).toEqual([undefined, 2]);
    await store.tx((query) => limited.end(query, first));
    expect(await running()).toBe(1);
    const third = (await take())!;
    expect([third.attempt, await running()]).toEqual([1, 2]);
    await store.tx((query) => limited.requeue(query, second));
    expect(await running()).toBe(1);
    await store.tx((query) => releaseJobs(store, query, 'here'));
    expect(await running()).toBe(0);
    expect(await store.tx((query) => limited.end(query, third))).toBe(false);
    expect(await running()).toBe(0);
  });

  it('gives a job back behind the others of its team, and counts what was interrupted', async () => {
    const team = await newTeam(store, 0);
    const [step, other] = [await enqueue(team), await enqueue(team)];
    const job = (await claim())!;
    // Moments are kept in milliseconds: within one, what was queued first goes first.
    await sleep(2);
    await store.tx((query) => queue.requeue(query, job));
    expect((await claim())?.id).toBe(other);
    const second = (await claim())!;
    expect(second).toMatchObject({ id: step, attempt: 2, interruptions: 0 });
    await store.tx((query) => queue.requeue(query, second, { interrupted: true }));
    expect(await claim()).toMatchObject({ id: step, attempt: 3, interruptions: 1 });
  });

  it('writes nothing for a claim that is another one by now', async () => {
    const id = await enqueue(await newTeam(store, 0));
    const stale = (await claim())!;
    await store.tx((query) => releaseJobs(store, query, 'here'));
    const current = (await queue.claim({ owner: 'there' }))!;
    expect(current).toMatchObject({ id, owner: 'there', attempt: 2, interruptions: 1 });
    await expect(store.tx((query) => queue.requireOwned(query, stale))).rejects.toThrow(ClaimLost);
    expect(await store.tx((query) => queue.requeue(query, stale))).toBe(false);
    expect(await end(stale)).toBe(false);
    expect(await end(current)).toBe(true);
    expect(await end(current)).toBe(false);
    expect(await queue.claimsOf('there')).toEqual(new Map());
  });

  it('removes a waiting job at once, tells the runner of a running one, and knows none that ended', async () => {
    const team = await newTeam(store, 0);
    const cancel = (id: string) => store.tx((query) => queue.cancel(query, id));
    const [running, waiting] = [await enqueue(team), await enqueue(team)];
    const job = (await claim())!;
    expect(await cancel(waiting)).toBe('removed');
    expect(await cancel(running)).toBe('running');
    expect(await queue.claimsOf('here')).toEqual(
      new Map([[running, { ...job, cancelRequested: true, isSuspended: false }]]),
    );
    expect(await queue.claimsOf('there')).toEqual(new Map());
    await store.tx((query) => queue.requireOwned(query, job));
    await end(job);
    expect(await cancel(running)).toBe('gone');
    expect(await claim()).toBeUndefined();
  });

  it('forgets what its transaction did when that fails', async () => {
    const team = await newTeam(store, 0);
    const failing = store.tx(async (query) => {
      await queue.enqueue(query, { id: uuidv7(), teamId: team });
      throw new Error('no credits');
    });
    await expect(failing).rejects.toThrow('no credits');
    expect(await claim()).toBeUndefined();
  });

  // SQLite has one writer at a time: there is nothing to interleave.
  it.skipIf(kind === 'sqlite')('sees a job that is queued while its team is found to have none', async () => {
    const team = await newTeam(store, 0);
    await enqueue(team);
    await end((await claim())!);
    const [isQueued, isSeen] = [withResolvers(), withResolvers()];
    const open = store.tx(async (query) => {
      await queue.enqueue(query, { id: uuidv7(), teamId: team });
      isQueued.resolve();
      await isSeen.promise;
    });
    await isQueued.promise;
    expect(await claim()).toBeUndefined();
    isSeen.resolve();
    await open;
    expect(await claim()).toBeDefined();
  });

  it('loses no job and hands none out twice, with many hands at both ends', async () => {
    const teams = [await newTeam(store, 0), await newTeam(store, 0), await newTeam(store, 0)];
    const queued = new Set<string>();
    const claimed: string[] = [];
    let producing = true;
    const produce = async (from: number): Promise<void> => {
      for (let index = 0; index < 40; index++) queued.add(await enqueue(teams[(from + index) % 3]!));
    };
    const consume = async (owner: string): Promise<void> => {
      for (;;) {
        const last = !producing;
        const job = await queue.claim({ owner });
        if (job === undefined && last) return;
        if (job === undefined) continue;
        claimed.push(job.id);
        await end(job);
      }
    };
    const consumers = ['a', 'b', 'c', 'd'].map(consume);
    await Promise.all([0, 1, 2, 3].map(produce));
    producing = false;
    await Promise.all(consumers);
    expect(claimed.toSorted()).toEqual([...queued].toSorted());
    expect(await store.db.selectFrom('job').select('id').where('queue', '=', queue.name).execute()).toEqual(
      [],
    );
  });
});
