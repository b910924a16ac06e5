import { importServerFile, requireOfServer, runIn } from '../server-files.js';
import { LEASE_MS, SLOTS, TEAM_LIMIT, pay } from '../state.js';

const { defineJobKind } = await importServerFile('platform/jobs/job-kind.js');
const { Instance } = await importServerFile('platform/instances/instance.js');
const { openStore } = await importServerFile('platform/store/open.js');

const { pino } = requireOfServer('pino');

const QUEUE = 'bench';
/** By default a worker looks twice a second where nothing wakes it. */
const POLL_MS = 500;

const kind = defineJobKind({
  name: QUEUE,
  table: 'work',
  open: ['open'],
  concurrency: 'plan',
  stopMs: 1000,
  describe: ({ id }) => id,
  async run({ queue, run }, job) {
    await run({ id: job.id, team: job.teamId }, async () => {
      await queue.store.tx(async (query) => {
        await queue.lockOwned(query, job);
        await pay(runIn(query), { id: job.id, team: job.teamId });
        await queue.end(query, job);
      });
    });
    return 'ended';
  },
});

/** The queue of the server, through the worker that the server runs. */
export const ours = {
  async prepare() {},
  async add({ url, pool }, jobs) {
    if (jobs.length === 1) {
      const store = await openStore({ databaseUrl: url, databaseConnections: 3 });
      await store.tx((query) =>
        kind.openQueue(store).enqueue(query, { id: jobs[0].id, teamId: jobs[0].team }),
      );
      store.calls.notify(QUEUE);
      await store.close();
      return;
    }
    await pool.query(
      `insert into job (id, queue, team_id, priority, run_at, owner, attempt, interruptions, cancel_requested, counts)
       select id, '${QUEUE}', team, 0, at, null, 0, 0, 0, 0
       from unnest($1::text[], $2::text[]) with ordinality as row (id, team, at)`,
      [jobs.map(({ id }) => id), jobs.map(({ team }) => team)],
    );
    await pool.query(
      `insert into team_schedule (queue, team_id, scheduled_at) select distinct '${QUEUE}', unnest($1::text[]), 0
       on conflict do nothing`,
      [jobs.map(({ team }) => team)],
    );
  },
  async work({ store, run }) {
    const instance = new Instance(store, {
      leaseMs: LEASE_MS,
      releaseHolds: async () => 0,
      onError: console.error,
    });
    await instance.start();
    const queue = kind.openQueue(store, { free: { concurrency: TEAM_LIMIT } });
    const worker = kind.openWorker(
      queue,
      { queue, run },
      {
        log: pino({ level: 'error' }),
        owner: instance.id,
        slots: SLOTS,
        pollMs: POLL_MS,
      },
    );
    worker.start();
    return async () => {
      await worker.close();
      await instance.stop();
    };
  },
};
