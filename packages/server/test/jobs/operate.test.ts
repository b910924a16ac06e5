import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '../../src/platform/ids.ts';
import { JobQueue } from '../../src/platform/jobs/job-queue.ts';
import {
  listJobs,
  pauseQueue,
  readQueueStats,
  resumeQueue,
  retryJob,
} from '../../src/platform/jobs/operate.ts';
import type { Selection } from '../../src/platform/jobs/operate.ts';
import type { Store } from '../../src/platform/store/store.ts';
import type { MailRow } from '../../src/platform/store/tables/mail.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

describe.each(storeKinds)('operators of jobs on %s', (storeKind) => {
  let store: Store;
  let close: () => Promise<void>;
  let queue: JobQueue;
  let teamId: string;
  let count = 0;
  beforeAll(async () => ({ store, close } = await newStore(storeKind)));
  afterAll(() => close());
  beforeEach(async () => {
    queue = new JobQueue(store, `lane-${++count}`);
    teamId = await newTeam(store, 0);
  });

  /** A row and its job, of the team by default. */
  const add = async ({ delayMs = 0, team = teamId, isQueued = true, createdAt = 0 } = {}) => {
    const id = uuidv7();
    const row = {
      id,
      team_id: team,
      kind: 'x',
      recipient: 'x',
      data: '{}',
      attempts: 0,
      created_at: createdAt,
    };
    await store.tx(async (query) => {
      if (isQueued) await queue.enqueue(query, { id, teamId: team, delayMs });
      await query.insertInto('mail').values(row).execute();
    });
    return id;
  };
  const list = (selection: Partial<Selection> = {}, hasEnded = false) =>
    listJobs<MailRow>(
      store,
      { name: queue.name, table: 'mail', hasEnded },
      { teamId, limit: 10, ...selection },
    );
  const claim = () => queue.claim({ owner: 'here' });
  const interrupt = (id: string, interruptions: number) =>
    store.tx((query) => query.updateTable('job').set({ interruptions }).where('id', '=', id).execute());
  const stats = async () => (await readQueueStats(store, [queue.name, 'other'])).get(queue.name)!;

  it('list what waits and runs, the newest first, and what has ended where it is asked for', async () => {
    const running = await add({ createdAt: 1 });
    await claim();
    const waiting = await add({ createdAt: 2 });
    const ended = await add({ createdAt: 3, isQueued: false });
    await add({ team: await newTeam(store, 0) });
    const want = [
      { row: { id: waiting }, state: 'waiting', attempt: 0, interruptions: 0, isStuck: false },
      { row: { id: running }, state: 'running', attempt: 1 },
    ];
    expect(await list()).toMatchObject(want);
    const gone = { row: { id: ended }, state: null, attempt: null, interruptions: null, scheduledAt: null };
    expect(await list({}, true)).toMatchObject([gone, ...want]);
    expect(await list({ limit: 1 })).toMatchObject([{ row: { id: waiting } }]);
    expect(await list({ id: running })).toMatchObject([{ row: { id: running } }]);
  });

  it('find a job whose last runs ended without a result', async () => {
    const [well, stuck] = [await add(), await add()];
    await interrupt(well, 2);
    await interrupt(stuck, 3);
    expect(await list({ isStuck: true })).toMatchObject([{ row: { id: stuck }, isStuck: true }]);
    expect(await stats()).toMatchObject({ waiting: 2, stuck: 1 });
  });

  it('run a delayed job at once, as if it had never failed', async () => {
    const id = await add({ delayMs: 3_600_000 });
    await interrupt(id, 7);
    expect(await claim()).toBeUndefined();
    expect(await retryJob(store, queue.name, { id, teamId })).toBe(true);
    expect(await claim()).toMatchObject({ id, interruptions: 0 });
  });

  it.each([
    ['that runs', false],
    ['that has ended', true],
  ])('retry no job %s', async (_, hasEnded) => {
    const id = await add();
    const job = (await claim())!;
    if (hasEnded) await store.tx((query) => queue.end(query, job));
    expect(await retryJob(store, queue.name, { id, teamId })).toBe(false);
  });

  it('pause a queue, which gives out no job until it is resumed, while others do', async () => {
    const other = new JobQueue(store, `${queue.name}-other`);
    const [id, elsewhere] = [await add(), uuidv7()];
    await store.tx((query) => other.enqueue(query, { id: elsewhere, teamId }));
    await pauseQueue(store, queue.name);
    await pauseQueue(store, queue.name);
    expect(await claim()).toBeUndefined();
    expect((await other.claim({ owner: 'here' }))?.id).toBe(elsewhere);
    expect((await stats()).isPaused).toBe(true);
    expect([await resumeQueue(store, queue.name), await resumeQueue(store, queue.name)]).toEqual([
      true,
      false,
    ]);
    expect((await claim())?.id).toBe(id);
    expect((await stats()).isPaused).toBe(false);
  });

  it('count the jobs of a queue, and know how long the first has been due', async () => {
    expect(await stats()).toEqual({ waiting: 0, running: 0, oldestMs: 0, stuck: 0, isPaused: false });
    await add();
    await claim();
    await add({ delayMs: 60_000 });
    expect(await stats()).toMatchObject({ waiting: 1, running: 1, oldestMs: 0 });
    const late = await add();
    await store.tx((query) =>
      query
        .updateTable('job')
        .set((job) => ({ run_at: job('run_at', '-', 5000) }))
        .where('id', '=', late)
        .execute(),
    );
    const { oldestMs, waiting } = await stats();
    expect(waiting).toBe(2);
    expect(oldestMs).toBeGreaterThanOrEqual(5000);
    expect(oldestMs).toBeLessThan(60_000);
  });
});
