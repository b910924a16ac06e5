// Compares the job queue with graphile-worker and pg-boss on PostgreSQL: `.ci/postgres pnpm bench:jobs`.
// Ten workers claim and end jobs of 50 teams with the backlog of the option; each end writes state, credits and ledger in one
// commit.
// CPU time is per job, for all processes of the database and for this process.
import { createRequire } from 'node:module';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { databaseServer, withDatabase } from '../server/database.js';

const dist = `${dirname(createRequire(import.meta.url).resolve('@web-data/server/package.json'))}/dist`;
const internal = (path) => import(pathToFileURL(`${dist}/${path}`).href);
const { openStore } = await internal('platform/store/open.js');
const { migrate } = await internal('platform/store/migrate.js');
const { JobQueue } = await internal('platform/jobs/job-queue.js');

const TEAMS = 50;
const WORKERS = 10;
const WARM = 200;
const MEASURED = Number(process.argv[2] ?? 2000);
const BACKLOGS = process.argv[3]?.split(',').map(Number) ?? [500, 4000, 100_000];
/** Engines to measure; all when none is named. */
const NAMES = process.argv[4]?.split(',');

/** Counts jobs, and measures from the end of the warm-up to the last measured job. */
class Meter {
  #count = 0;
  #end;
  done = new Promise((resolve) => (this.#end = resolve));

  count() {
    this.#count += 1;
    if (this.#count === WARM)
      this.from = { at: performance.now(), own: process.cpuUsage(), database: databaseCpu() };
    if (this.#count !== WARM + MEASURED) return;
    const own = process.cpuUsage(this.from.own);
    this.#end({
      rate: (MEASURED * 1000) / (performance.now() - this.from.at),
      own: (own.user + own.system) / 1000 / MEASURED,
      database: (databaseCpu() - this.from.database) / MEASURED,
    });
  }
}

if (databaseServer === undefined) {
  console.log('TEST_DATABASE_URL names no PostgreSQL server: run `../../.ci/postgres pnpm bench:jobs`.');
  process.exit(1);
}

const engines = {
  ours,
  'graphile-worker': graphile,
  'graphile-worker, without state': bare,
  'pg-boss': boss,
};
for (const backlog of BACKLOGS) {
  for (const [name, engine] of Object.entries(engines)) {
    if (NAMES !== undefined && !NAMES.includes(name)) continue;
    const { rate, database, own } = await withDatabase((url) =>
      measured(engine, url, backlog + WARM + MEASURED),
    );
    console.log(
      `${String(backlog).padStart(6)} waiting  ${name.padEnd(31)} ${rate.toFixed(0).padStart(5)} jobs/s  ` +
        `PostgreSQL ${database.toFixed(2)} ms, Node.js ${own.toFixed(2)} ms of CPU a job`,
    );
  }
}

async function measured(engine, url, jobs) {
  const store = await openStore({ databaseUrl: url, databaseConnections: WORKERS + 2 });
  await migrate(store);
  const pool = new Pool({ connectionString: url, max: WORKERS + 2 });
  pool.on('error', () => {}); // Its database is dropped at the end.
  const now = Date.now();
  await pool.query(`insert into organization values ('o', 'O', 0, 1, '{}', ${now})`);
  await pool.query(
    `insert into team (id, organization_id, name, plan, threat_protection, zero_data_retention, created_at)
     select 't' || i, 'o', 'T', 'free', 'disabled', 0, ${now} from generate_series(0, ${TEAMS - 1}) i`,
  );
  await pool.query(
    `insert into account (team_id, balance, held, running) select id, 1000000000, 0, 0 from team`,
  );
  const meter = new Meter();
  const stop = await engine({ store, pool, jobs, onJob: () => meter.count() });
  const result = await meter.done;
  await stop();
  await Promise.all([pool.end(), store.close()]);
  return result;
}

/** Milliseconds of CPU time of all processes of PostgreSQL, including ended ones. */
function databaseCpu() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + readCpu(pid), 0);
}

function readCpu(pid) {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return 0;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // utime, stime, cutime, cstime, in hundredths of a second
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  } catch {
    return 0; // The process has ended meanwhile.
  }
}

/** Writes the credits and the ledger entry of an ended job. */
async function pay(query, id, team) {
  await query('update account set balance = balance - 1 where team_id = $1', [team]);
  await query(
    `insert into ledger (id, team_id, kind, credits, operation, request_id, created_at)
     values ($1, $2, 'charge', -1, 'bench', '', 0)`,
    [id, team],
  );
}

async function inTransaction(pool, work) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work((text, values) => client.query(text, values));
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function runWorkers(work) {
  const over = new AbortController();
  const all = Array.from({ length: WORKERS }, async () => {
    while (!over.signal.aborted) if (!(await work())) await new Promise((resolve) => setTimeout(resolve, 5));
  });
  const ended = Promise.all(all);
  ended.catch((error) => {
    console.error(error);
    process.exit(1);
  });
  return async () => {
    over.abort();
    await ended;
  };
}

async function ours({ store, pool, jobs, onJob }) {
  await pool.query(
    `insert into job (id, queue, team_id, priority, run_at, owner, attempt, interruptions, cancel_requested, counts)
     select 'j' || i, 'bench', 't' || (i % ${TEAMS}), 0, i, null, 0, 0, 0, 0 from generate_series(1, ${jobs}) i`,
  );
  await pool.query(
    `insert into team_schedule (queue, team_id, scheduled_at) select 'bench', id, 0 from team`,
  );
  await pool.query('vacuum analyze');
  const queue = new JobQueue(store, 'bench', { concurrency: { byPlan: {}, otherwise: 1000 } });
  return runWorkers(async () => {
    const job = await queue.claim({ owner: 'bench' });
    if (job === undefined) return false;
    await store.tx(async (query) => {
      await queue.owned(query, job);
      await query
        .updateTable('account')
        .set((account) => ({ balance: account('balance', '-', 1) }))
        .where('team_id', '=', job.teamId)
        .execute();
      const entry = { id: job.id, team_id: job.teamId, kind: 'charge', credits: -1, operation: 'bench' };
      await query
        .insertInto('ledger')
        .values({ ...entry, request_id: '', created_at: 0 })
        .execute();
      await queue.end(query, job);
    });
    onJob();
    return true;
  });
}

async function graphileOf({ pool, jobs }, task) {
  const utils = await makeWorkerUtils({ pgPool: pool });
  await utils.migrate();
  await pool.query(
    `select graphile_worker.add_job('work', json_build_object('id', 'j' || i, 'team', 't' || (i % ${TEAMS})))
     from generate_series(1, ${jobs}) i`,
  );
  await pool.query('vacuum analyze');
  const runner = await run({
    pgPool: pool,
    concurrency: WORKERS,
    noHandleSignals: true,
    // Log lines per job would count as its work.
    logger: new Logger(() => () => undefined),
    taskList: { work: task },
  });
  return async () => {
    await runner.stop();
    await utils.release();
  };
}

async function graphile(options) {
  const { pool, onJob } = options;
  await pool.query('create table state (id text primary key, owner text, attempt integer)');
  await pool.query(`insert into state select 'j' || i, null, 0 from generate_series(1, ${options.jobs}) i`);
  return graphileOf(options, async ({ id, team }) => {
    await inTransaction(pool, (query) =>
      query(`update state set owner = 'bench', attempt = attempt + 1 where id = $1`, [id]),
    );
    await inTransaction(pool, async (query) => {
      await query('delete from state where id = $1', [id]);
      await pay(query, id, team);
    });
    onJob();
  });
}

function bare(options) {
  return graphileOf(options, async () => options.onJob());
}

function dataOf(at) {
  return { name: 'work', data: { id: `j${at}`, team: `t${at % TEAMS}` } };
}

async function boss({ pool, jobs, onJob }) {
  const queue = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  await queue.start();
  await queue.createQueue('work');
  for (let from = 1; from <= jobs; from += 5000) {
    const length = Math.min(5000, jobs - from + 1);
    await queue.insert(Array.from({ length }, (_, index) => dataOf(from + index)));
  }
  await pool.query('vacuum analyze');
  const stop = await runWorkers(async () => {
    const [job] = (await queue.fetch('work')) ?? [];
    if (job === undefined) return false;
    await inTransaction(pool, (query) => pay(query, job.data.id, job.data.team));
    await queue.complete('work', job.id);
    onJob();
    return true;
  });
  return async () => {
    await stop();
    await queue.stop({ graceful: false, wait: false });
  };
}
