import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from '../../src/platform/ids.ts';
import { ClaimLost } from '../../src/platform/jobs/job.ts';
import { JobQueue } from '../../src/platform/jobs/job-queue.ts';
import { releaseJobs } from '../../src/platform/jobs/release.ts';
import { JobWorker, backoffMs } from '../../src/platform/jobs/job-worker.ts';
import type { JobWorkerOptions, RunJob } from '../../src/platform/jobs/job-worker.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const log = pino({ level: 'silent' });

const untilStopped = (stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }));
const deaf: RunJob = () => new Promise(() => {});

const hanging: RunJob = async (_, stop) => {
  await untilStopped(stop);
  return { retryInMs: 0 };
};

it.each([
  [0, 1000],
  [1, 2000],
  [5, 32_000],
  [6, 60_000],
  [5000, 60_000],
])('after %i interruptions a job waits %i ms', (interruptions, want) => {
  expect(backoffMs(interruptions)).toBe(want);
});

it('tells once of a store that is away, however often it looks', async () => {
  const { store, close } = await newStore('sqlite');
  const lines: string[] = [];
  const told = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const queue = new JobQueue(store, 'away');
  const claims = vi.spyOn(queue, 'claimsOf');
  const lane = new JobWorker({
    queue,
    run: hanging,
    log: told,
    owner: uuidv7(),
    slots: 1,
    pollMs: 5,
    stopMs: 100,
  });
  await close();
  lane.start();
  await vi.waitUntil(() => claims.mock.calls.length > 5, 10_000);
  await lane.close();
  expect(lines).toEqual([expect.stringContaining('no job could be claimed')]);
});

describe.each(storeKinds)('a lane on %s', (kind) => {
  let store: Store;
  let closeStore: () => Promise<void>;
  let queue: JobQueue;
  let lanes: JobWorker[] = [];
  let count = 0;

  beforeAll(async () => ({ store, close: closeStore } = await newStore(kind)));
  afterAll(() => closeStore());
  beforeEach(() => (queue = new JobQueue(store, `lane-${++count}`)));
  afterEach(async () => {
    await Promise.all(lanes.map((lane) => lane.close()));
    lanes = [];
  });

  const enqueue = async (teamId: string): Promise<string> => {
    const id = uuidv7();
    await store.tx((query) => queue.enqueue(query, { id, teamId }));
    return id;
  };
  const startLane = (run: RunJob, options: Partial<JobWorkerOptions> = {}): JobWorker => {
    const defaults = { owner: uuidv7(), slots: 8, pollMs: 20, stopMs: 5000 };
    const lane = new JobWorker({ queue, run, log, ...defaults, ...options });
    lanes.push(lane);
    lane.start();
    return lane;
  };
  const ending: RunJob = async (job) => {
    await store.tx((query) => queue.end(query, job));
    return 'ended';
  };

  it('runs every job of several teams, on two processes, once', async () => {
    const teams = [await newTeam(store, 0), await newTeam(store, 0)];
    const ran: string[] = [];
    const run: RunJob = async (job, stop) => {
      ran.push(job.id);
      return ending(job, stop);
    };
    const ids = await Promise.all(Array.from({ length: 30 }, (_, index) => enqueue(teams[index % 2]!)));
    startLane(run);
    startLane(run);
    await vi.waitUntil(() => ran.length >= 30, { timeout: 20_000 });
    expect(ran.toSorted()).toEqual(ids.toSorted());
  });

  it('keeps room for other teams, whatever one has queued', async () => {
    const [greedy, modest, late] = [
      await newTeam(store, 0),
      await newTeam(store, 0),
      await newTeam(store, 0),
    ];
    const running = new Map<string, number>();
    const run: RunJob = (job, stop) => {
      running.set(job.teamId, (running.get(job.teamId) ?? 0) + 1);
      return hanging(job, stop);
    };
    for (let index = 0; index < 20; index++) await enqueue(greedy);
    const lane = startLane(run);
    await vi.waitUntil(() => running.get(greedy) === 4, { timeout: 20_000 });
    for (let index = 0; index < 20; index++) await enqueue(modest);
    await vi.waitUntil(() => running.get(modest) === 2, { timeout: 20_000 });
    await enqueue(late);
    await vi.waitUntil(() => running.get(late) === 1, { timeout: 20_000 });
    expect([running.get(greedy), running.get(modest), lane.running]).toEqual([4, 2, 7]);
  });

  it('claims a job again after each step, until it ends', async () => {
    const attempts: number[] = [];
    const run: RunJob = async (job, stop) => {
      attempts.push(job.attempt);
      return job.attempt < 3 ? { retryInMs: 1 } : ending(job, stop);
    };
    await enqueue(await newTeam(store, 0));
    startLane(run);
    await vi.waitUntil(() => attempts.length === 3, { timeout: 20_000 });
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('gives a job that failed without a word back, later, and counts it', async () => {
    const id = await enqueue(await newTeam(store, 0));
    startLane(() => Promise.reject(new Error('a defect')));
    const row = () =>
      store.db
        .selectFrom('job')
        .select(['interruptions', 'owner', 'run_at'])
        .where('id', '=', id)
        .executeTakeFirst();
    await vi.waitUntil(async () => (await row())?.interruptions === 1, { timeout: 20_000 });
    expect((await row())!.run_at).toBeGreaterThan(Date.now() - 20_000);
  });

  it.each<[string, RunJob, Partial<{ interruptions: number }>, string[], number]>([
    [
      'that ends',
      async (job) => (await store.tx((query) => queue.end(query, job)), 'ended'),
      {},
      ['ended'],
      0,
    ],
    ['of a step', async () => ({ retryInMs: 60_000 }), {}, ['continued'], 0],
    ['that throws', () => Promise.reject(new Error('bug')), { interruptions: 2 }, ['retried'], 0],
    ['that throws once more', () => Promise.reject(new Error('bug')), { interruptions: 3 }, ['retried'], 1],
    ['without its job', (job) => Promise.reject(new ClaimLost(job)), {}, ['lost'], 0],
  ])('counts a run %s, and tells of a job that is stuck', async (_, run, change, want, lines) => {
    const warnings: string[] = [];
    const told = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
    const outcomes: string[] = [];
    const id = await enqueue(await newTeam(store, 0));
    await store.tx((query) =>
      query
        .updateTable('job')
        .set({ interruptions: 0, ...change })
        .where('id', '=', id)
        .execute(),
    );
    startLane(run, { log: told, onRun: (name, outcome) => void outcomes.push(`${name} ${outcome}`) });
    await vi.waitUntil(() => outcomes.length > 0, { timeout: 20_000 });
    expect(outcomes).toEqual(want.map((outcome) => `${queue.name} ${outcome}`));
    expect(warnings.filter((line) => line.includes('a job is stuck'))).toHaveLength(lines);
  });

  it('tells a run that it is cancelled', async () => {
    const id = await enqueue(await newTeam(store, 0));
    const reasons: unknown[] = [];
    const lane = startLane(async (job, stop) => {
      await untilStopped(stop);
      reasons.push(stop.reason);
      return ending(job, stop);
    });
    await vi.waitUntil(() => lane.running === 1, { timeout: 20_000 });
    expect(await store.tx((query) => queue.cancel(query, id))).toBe('running');
    await vi.waitUntil(() => reasons.length === 1, { timeout: 20_000 });
    expect(reasons).toEqual(['cancelled']);
  });

  it('gives back what it has and does not run, such as a job whose end met a store that was away', async () => {
    const owner = uuidv7();
    const id = await enqueue(await newTeam(store, 0));
    expect(await queue.claim({ owner })).toMatchObject({ id });
    const interruptions: number[] = [];
    startLane(
      async (job, stop) => {
        interruptions.push(job.interruptions);
        return ending(job, stop);
      },
      { owner },
    );
    await vi.waitUntil(() => interruptions.length > 0, { timeout: 20_000 });
    expect(interruptions).toEqual([1]);
  });

  it('tells a run that its claim is lost', async () => {
    const owner = uuidv7();
    await enqueue(await newTeam(store, 0));
    const reasons: unknown[] = [];
    const lane = startLane(
      async (_, stop) => {
        await untilStopped(stop);
        reasons.push(stop.reason);
        return { retryInMs: 0 };
      },
      { owner, slots: 1 },
    );
    await vi.waitUntil(() => lane.running === 1, { timeout: 20_000 });
    await store.tx((query) => releaseJobs(store, query, owner));
    await vi.waitUntil(() => reasons.length > 0, { timeout: 20_000 });
    expect(reasons[0]).toBe('lost');
  });

  it('tells a run at once when the job comes to the same process again, and keeps the later one', async () => {
    const stops: AbortSignal[] = [];
    const ran: Promise<void>[] = [];
    const run: RunJob = async (job, stop) => {
      stops.push(stop);
      if (stops.length > 1) await ran[0];
      const stopped = untilStopped(stop);
      ran.push(stopped);
      await stopped;
      return { retryInMs: 0 };
    };
    const owner = uuidv7();
    // Looks at the queue once a run has ended, and when it is woken.
    const lane = startLane(run, { owner, pollMs: 3_600_000 });
    const id = await enqueue(await newTeam(store, 0));
    await vi.waitUntil(() => stops.length === 1, { timeout: 20_000 });
    await store.tx((query) => releaseJobs(store, query, owner, 0));
    store.topics.notify(queue.name);
    await vi.waitUntil(() => stops.length === 2, { timeout: 20_000 });
    expect(stops.map(({ aborted, reason }) => [aborted, reason as unknown])).toEqual([
      [true, 'lost'],
      [false, undefined],
    ]);
    await ran[0];
    await vi.waitUntil(() => ran.length === 2, { timeout: 20_000 });
    // The end of the first has taken nothing from the second: it is not given back, and closing waits for it.
    expect((await queue.claimsOf(owner)).get(id)?.attempt).toBe(2);
    expect(lane.running).toBe(1);
  });

  it('gives back what runs when it closes, what does not listen too', async () => {
    const team = await newTeam(store, 0);
    const ids = [await enqueue(team), await enqueue(team)];
    const lane = startLane((job, stop) => (job.id === ids[0] ? deaf : hanging)(job, stop), { stopMs: 50 });
    await vi.waitUntil(() => lane.running === 2, { timeout: 20_000 });
    await lane.close();
    const waiting = await store.db
      .selectFrom('job')
      .select('id')
      .where('queue', '=', queue.name)
      .where('owner', 'is', null)
      .execute();
    expect(waiting.map((job) => job.id).toSorted()).toEqual(ids.toSorted());
  });
});
