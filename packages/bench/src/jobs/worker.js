// A process that runs the jobs of one engine: `worker.js <engine> <database> <milliseconds of a job> <warm-up> <measured>`. Sends
// its parent each job that begins and, after the measured jobs, what they took.
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { watchDatabase } from './cpu.js';
import { engines } from './engines/index.js';
import { importServerFile } from './server-files.js';
import { SLOTS } from './state.js';

const { openStore } = await importServerFile('platform/store/open.js');

const [name, url, ...numbers] = process.argv.slice(2);
const [workMs, warmUp, measured] = numbers.map(Number);
const pool = new Pool({ connectionString: url, max: SLOTS + 2 });
pool.on('error', () => {}); // Its database is dropped at the end.
const store = await openStore({ databaseUrl: url, databaseConnections: SLOTS + 2 });
const databaseCpu = await watchDatabase(pool);
let count = 0;
let from;

function begin() {
  from = { at: performance.now(), own: process.cpuUsage(), database: databaseCpu() };
}

function report(jobs) {
  const own = process.cpuUsage(from.own);
  process.send({
    what: 'result',
    rate: (jobs * 1000) / (performance.now() - from.at),
    node: (own.user + own.system) / 1000 / jobs,
    database: (databaseCpu() - from.database) / jobs,
  });
}

const stop = await engines[name].work({
  url,
  pool,
  store,
  async run(job, end) {
    if (measured === 0) process.send({ what: 'began', id: job.id, at: Date.now() });
    if (workMs > 0) await sleep(workMs);
    await end();
    count += 1;
    if (count === warmUp) begin();
    if (count === warmUp + measured) report(measured);
  },
});
if (warmUp === 0) begin();
process.on('message', async (what) => {
  if (what === 'report') return report(count);
  await stop();
  await Promise.all([pool.end(), store.close()]);
  process.exit(0);
});
process.send({ what: 'ready' });
