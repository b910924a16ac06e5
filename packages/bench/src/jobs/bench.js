// Compares the job queue with graphile-worker, pg-boss and DBOS on one PostgreSQL: `.ci/postgres pnpm bench:jobs`. With each,
// the state of a job, its credit and its entry in the ledger are one commit.
//
//   node src/jobs/bench.js [--jobs 2000] [--waiting 500,4000,20000,100000] [--engines ours,DBOS]
//     [--measures speed,fairness,recovery]
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { databaseServer, withDatabase } from '../server/database.js';
import { engines } from './engines/index.js';
import { measureFairness, measureRecovery, measureSpeed } from './measures.js';
import { importServerFile } from './server-files.js';
import { createState } from './state.js';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '2000' },
    waiting: { type: 'string', default: '500,4000,20000,100000' },
    engines: { type: 'string', default: Object.keys(engines).join(';') },
    measures: { type: 'string', default: 'speed,fairness,recovery' },
  },
});
if (databaseServer === undefined) {
  console.log('TEST_DATABASE_URL names no PostgreSQL server: run `../../.ci/postgres pnpm bench:jobs`.');
  process.exit(1);
}
const { openStore } = await importServerFile('platform/store/open.js');
const { migrate } = await importServerFile('platform/store/migrate.js');

const names = values.engines.split(';');
const measures = new Set(values.measures.split(','));
const waitings = values.waiting.split(',').map(Number);

if (measures.has('speed'))
  for (const waiting of waitings)
    await each(`${waiting} waiting`, async (bench) => {
      const { rate, database, node } = await measureSpeed(bench, { waiting, measured: Number(values.jobs) });
      return `${rate.toFixed(0)} jobs/s, ${describeCpu({ database, node })}`;
    });
if (measures.has('fairness'))
  for (const teams of [1, 20])
    await each(`behind ${teams} big`, async (bench) => {
      const { median, max, served, rate, database, node } = await measureFairness(bench, { teams });
      const waits = median === undefined ? '' : `, waits ${median} ms, ${max} ms at most`;
      return `${served} of 10 served within a minute${waits}; ${rate.toFixed(0)} jobs/s, ${describeCpu({ database, node })}`;
    });
if (measures.has('recovery'))
  await each('kill -9', async (bench) => {
    const seconds = await measureRecovery(bench);
    return seconds === undefined ? 'not claimed' : `claimed after ${seconds.toFixed(1)} s`;
  });
process.exit(0);

async function each(what, measure) {
  for (const name of names) {
    const text = await withEngine(name, measure).catch((error) => `failed: ${error.message}`);
    console.log(`${what.padEnd(15)} ${name.padEnd(33)} ${text}`);
  }
}

function withEngine(name, measure) {
  const engine = engines[name];
  return withDatabase(async (url) => {
    const store = await openStore({ databaseUrl: url, databaseConnections: 2 });
    await migrate(store);
    await store.close();
    const pool = new Pool({ connectionString: url, max: 4 });
    pool.on('error', () => {}); // Its database is dropped at the end.
    const db = { url, pool };
    await createState(pool);
    await engine.prepare(db);
    try {
      return await measure({ engine, name, db });
    } finally {
      await pool.end();
    }
  });
}

function describeCpu({ database, node }) {
  return `CPU a job: PostgreSQL ${database.toFixed(2)} + Node.js ${node.toFixed(2)} ms`;
}
