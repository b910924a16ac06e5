import { EventEmitter } from 'node:events';
import { Logger, makeWorkerUtils, run as runWorker } from 'graphile-worker';
import { LEASE_MS, SLOTS, TEAM_LIMIT, settle } from '../state.js';
import { runIn } from '../server-files.js';

// Lines of the log for each job would count as its work.
const logger = new Logger(() => () => undefined);

/** First come, first served. */
export const graphileWorker = createEngine({});

/** A team that holds enough slots of this process is skipped by its flag, which a function of the process names. */
export const graphileFlags = createEngine({ flags: true });

/** One queue a team, which runs one job of the team at a time. */
export const graphileQueues = createEngine({ queues: true });

function createEngine({ flags = false, queues = false }) {
  return {
    async prepare({ pool }) {
      const utils = await makeWorkerUtils({ pgPool: pool, logger });
      await utils.migrate();
      await utils.release();
      await pool.query('create table worker_lease (worker text primary key, lease_until timestamptz)');
    },
    async add({ pool }, jobs) {
      // `add_jobs` is its way to add many in one statement.
      await pool.query(
        `select count(*) from graphile_worker.add_jobs(array(
           select row('work', json_build_object('id', id, 'team', team), ${queues ? 'team' : 'null'}, null, null, null, null,
             ${flags ? 'array[team]' : 'null'})::graphile_worker.job_spec
           from unnest($1::text[], $2::text[]) as row (id, team)))`,
        [jobs.map(({ id }) => id), jobs.map(({ team }) => team)],
      );
    },
    async work({ pool, store, run }) {
      const held = new Map();
      const hold = (team, change) => held.set(team, (held.get(team) ?? 0) + change);
      const events = new EventEmitter();
      const workers = [];
      events.on('worker:create', ({ worker }) => workers.push(worker.workerId));
      const runner = await runWorker({
        pgPool: pool,
        concurrency: SLOTS,
        pollInterval: 500,
        noHandleSignals: true,
        logger,
        events,
        ...(flags && {
          forbiddenFlags() {
            // The rule of our worker: a team gets another slot only while as many are free as it holds.
            const free = SLOTS - [...held.values()].reduce((sum, count) => sum + count, 0);
            return [...held]
              .filter(([, count]) => count >= Math.max(1, Math.min(free, TEAM_LIMIT)))
              .map(([team]) => team);
          },
        }),
        taskList: {
          async work(job) {
            hold(job.team, 1);
            try {
              await run(job, () => store.tx((query) => settle(runIn(query), job)));
            } finally {
              hold(job.team, -1);
            }
          },
        },
      });
      const stopLease = await leaseWorkers(pool, workers);
      return async () => {
        stopLease();
        await runner.stop();
      };
    },
  };
}

/** Unlocks the jobs of dead workers by a lease as ours is; by itself it waits for four hours. */
async function leaseWorkers(pool, workers) {
  async function renew() {
    await pool.query(
      `insert into worker_lease select unnest($1::text[]), now() + ${LEASE_MS} * interval '1 ms'
       on conflict (worker) do update set lease_until = excluded.lease_until`,
      [workers],
    );
    await pool.query(
      `with dead as (delete from worker_lease where lease_until < now() returning worker)
       select graphile_worker.force_unlock_workers(array_agg(worker)) from dead having count(*) > 0`,
    );
  }
  await renew();
  const timer = setInterval(() => void renew().catch(console.error), LEASE_MS / 3);
  return () => clearInterval(timer);
}
