import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from '../../src/platform/ids.ts';
import { JobQueue } from '../../src/platform/jobs/job-queue.ts';
import { JobWorker } from '../../src/platform/jobs/job-worker.ts';
import type { RunJob } from '../../src/platform/jobs/job-worker.ts';
import { openStore } from '../../src/platform/store/open.ts';
import { postgresCalls } from '../../src/platform/store/postgres/calls.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { deafWireTo } from '../support/deaf-wire.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const log = pino({ level: 'silent' });
const SOON = { timeout: 20_000, interval: 5 };
/** Longer than a test takes: what happens was told. */
const NEVER_MS = 600_000;

const hanging: RunJob = async (_, stop) => {
  await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }));
  return { retryInMs: 0 };
};

it('is not there on SQLite, which one process has', async () => {
  const { store, close } = await newStore('sqlite');
  expect(store.calls).toBeUndefined();
  await close();
});

describe.runIf(storeKinds.includes('postgres'))('processes that share PostgreSQL', () => {
  let place: Place;
  let store: Store;
  const after: (() => Promise<unknown>)[] = [];

  let closeStore: () => Promise<void>;
  beforeAll(async () => ({ store, place, close: closeStore } = await newStore('postgres')));
  afterAll(() => closeStore());
  afterEach(async () => {
    for (const end of after.splice(0).toReversed()) await end();
  });

  const another = async (connections = 4): Promise<Store> => {
    const other = await openStore({ ...place.options, databaseConnections: connections });
    after.push(() => other.close());
    return other;
  };
  const send = (channel: string, message: string): Promise<unknown> =>
    sql`select pg_notify(${channel}, ${message})`.execute(store.db);
  const hearing = async (who: Store, topic: string): Promise<() => number> => {
    let times = 0;
    const stop = who.calls!.hear(topic, () => void (times += 1));
    after.push(async () => stop());
    await vi.waitUntil(() => who.calls!.isHeard, SOON);
    times = 0;
    return () => times;
  };
  const startLane = (queue: JobQueue, run: RunJob, slots: number): JobWorker => {
    const lane = new JobWorker({
      queue,
      run,
      log,
      slots,
      owner: uuidv7(),
      pollMs: NEVER_MS,
      stopMs: 5000,
    });
    after.push(() => lane.close());
    lane.start();
    return lane;
  };

  it('hear what others tell, by its topic, and not themselves', async () => {
    const other = await another();
    const [here, there, elsewhere] = [
      await hearing(store, 'crawl'),
      await hearing(other, 'crawl'),
      await hearing(other, 'mail'),
    ];
    store.calls!.notify('crawl');
    await vi.waitUntil(() => there() === 1, SOON);
    other.calls!.notify('crawl');
    await vi.waitUntil(() => here() === 1, SOON);
    expect([here(), there(), elsewhere()]).toEqual([1, 1, 0]);
  });

  it('hear many words in few messages', async () => {
    const other = await another();
    const heard = await hearing(other, 'crawl');
    const last = await hearing(other, 'last');
    for (let index = 0; index < 1000; index++) store.calls!.notify('crawl');
    store.calls!.notify('last');
    await vi.waitUntil(() => last() === 1, SOON);
    expect(heard()).toBeLessThanOrEqual(2);
  });

  it.each(['', 'not JSON', '{}', '[1, null]', '"crawl"', '[]'])(
    'do not mind a message of others: %j',
    async (word) => {
      const heard = await hearing(store, 'crawl');
      await sql`select pg_notify('web_data_calls', ${word})`.execute(store.db);
      (await another()).calls!.notify('crawl');
      await vi.waitUntil(() => heard() === 1, SOON);
    },
  );

  it('start a job that another accepted, without looking for it', async () => {
    const other = await another();
    const [accepting, working] = [new JobQueue(store, 'told'), new JobQueue(other, 'told')];
    const ran: string[] = [];
    startLane(accepting, hanging, 0);
    startLane(
      working,
      async (job) => {
        ran.push(job.id);
        await other.tx((query) => working.end(query, job));
        return 'ended';
      },
      2,
    );
    await vi.waitUntil(() => other.calls!.isHeard, SOON);
    const teamId = await newTeam(store, 0);
    const ids = [uuidv7(), uuidv7(), uuidv7()];
    for (const id of ids) {
      await store.tx((query) => accepting.enqueue(query, { id, teamId }));
      await vi.waitUntil(() => ran.includes(id), SOON);
    }
    expect(ran).toEqual(ids);
  });

  it('stop a job that another cancels, and take up what one that closes gives back', async () => {
    const other = await another();
    const [accepting, working] = [new JobQueue(store, 'told'), new JobQueue(other, 'told')];
    startLane(accepting, hanging, 0);
    const reasons: unknown[] = [];
    const back = startLane(
      working,
      async (job, stop) => {
        await hanging(job, stop);
        reasons.push(stop.reason);
        if (stop.reason === 'closing') return { retryInMs: 0 };
        await other.tx((query) => working.end(query, job));
        return 'ended';
      },
      1,
    );
    await vi.waitUntil(() => other.calls!.isHeard, SOON);
    const teamId = await newTeam(store, 0);
    const [first, second] = [uuidv7(), uuidv7()];
    await store.tx((query) => accepting.enqueue(query, { id: first, teamId }));
    await vi.waitUntil(() => back.running === 1, SOON);
    await store.tx((query) => accepting.cancel(query, first));
    await vi.waitUntil(() => reasons.length === 1, SOON);

    await store.tx((query) => accepting.enqueue(query, { id: second, teamId }));
    await vi.waitUntil(() => back.running === 1, SOON);
    const third = await another();
    const heir = startLane(new JobQueue(third, 'told'), hanging, 1);
    await vi.waitUntil(() => third.calls!.isHeard, SOON);
    await back.close();
    await vi.waitUntil(() => heir.running === 1, SOON);
    expect(reasons).toEqual(['cancelled', 'closing']);
  });

  it('hear again after the connection was lost, and look for what they missed', async () => {
    const wire = await deafWireTo(place.options.databaseUrl!);
    wire.mend();
    after.push(() => wire.close());
    const calls = postgresCalls({
      url: wire.url,
      send: async (...told) => void (await send(...told)),
      retryMs: 20,
    });
    after.push(() => calls.close());
    let times = 0;
    calls.hear('crawl', () => void (times += 1));
    await vi.waitUntil(() => calls.isHeard, SOON);
    expect(times).toBe(1); // What was told before it listened.
    wire.cut();
    await vi.waitUntil(() => !calls.isHeard, SOON);
    await vi.waitUntil(() => calls.isHeard, SOON);
    expect([times, wire.connections]).toEqual([2, 2]);
    store.calls!.notify('crawl');
    await vi.waitUntil(() => times === 3, SOON);
  });

  it('do not rely on a way on which nothing comes, and ask for it ever more rarely', async () => {
    const wire = await deafWireTo(place.options.databaseUrl!);
    after.push(() => wire.close());
    const calls = postgresCalls({
      url: wire.url,
      send: async (...told) => void (await send(...told)),
      proofMs: 20,
      retryMs: 5,
    });
    after.push(() => calls.close());
    const heard = await hearing(store, 'crawl');
    calls.hear('crawl', () => {});
    calls.notify('crawl');
    await vi.waitUntil(() => wire.connections === 4, SOON);
    expect([calls.isHeard, heard()]).toEqual([false, 0]); // To tell what nobody hears only costs.
    wire.mend();
    await vi.waitUntil(() => calls.isHeard && heard() === 1, SOON);
  });

  it('tell without an error while the database is away, and close in time', async () => {
    const calls = postgresCalls({
      url: 'postgres://nobody@127.0.0.1:1/none',
      send: () => Promise.reject(new Error('The database is away.')),
      retryMs: 5,
    });
    calls.hear('crawl', () => {});
    for (let index = 0; index < 10; index++) calls.notify('crawl');
    await calls.close();
    expect(calls.isHeard).toBe(false);
  });

  it('keep to the connections they may have, and with two of them have none for listening', async () => {
    expect((await another(2)).calls).toBeUndefined();
    const wire = await deafWireTo(place.options.databaseUrl!);
    wire.mend();
    after.push(() => wire.close());
    const other = await openStore({ ...place.options, databaseUrl: wire.url, databaseConnections: 3 });
    after.push(() => other.close());
    await hearing(other, 'crawl');
    await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.05)`.execute(other.db)));
    expect(wire.connections).toBe(3);
  });
});
