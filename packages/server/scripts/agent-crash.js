// Repeatedly kills server processes with SIGKILL, some of which hang before, and restarts the database, while clients
// start, poll and cancel agent jobs. Then drains the queue and checks that every accepted job ended exactly once, that its webhook received all events in order, and that the
// ledger is exact.
//
//   node scripts/agent-crash.js [--seconds 60] [--seed 1] [--rounds 20] [--store sqlite|postgres] [--processes 3]
//
// PostgreSQL is the server that TEST_DATABASE_URL names (.ci/postgres sets it).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Limits } from './chaos/limits.js';
import { createRandom } from './chaos/random.js';
import { createDatabase, openMigrated, restartSometimes } from './crash/database.js';
import { drain } from './agent-crash/drain.js';
import { findProblems } from './agent-crash/problems.js';
import { serveReceiver } from './agent-crash/receiver.js';
import { runRound } from './agent-crash/round.js';
import { serveSite } from './agent-crash/site.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    store: { type: 'string', default: 'sqlite' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: '3' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'web-data-agent-crash-'));
const database = await createDatabase(values.store, folder);
const site = await serveSite();
const receiver = await serveReceiver();
const { store, key } = await openMigrated(database.options);
/** Ids of jobs whose start was acknowledged, and of those whose cancellation was. */
const accepted = new Set();
const cancelled = new Set();
createRandom(values.seed);
const limits = new Limits({ max: values.rounds, seconds: values.seconds });
const processes = Number(values.processes);
const { options } = database;
const round = { options, processes, key, site: site.url, hook: receiver.url, accepted, cancelled };
let restarts = 0;
const restart = async () => {
  if (await restartSometimes(database)) restarts += 1;
};
while (limits.next()) await runRound({ ...round, restart });
const rounds = limits.done;
await drain(database.options, store, [receiver.url]);
const { arrivals } = receiver;
const { problems, retried, repeated } = await findProblems(store, { accepted, cancelled, arrivals });
await store.close();
site.close();
receiver.close();
await database.remove();
await rm(folder, { recursive: true, force: true });
console.log(
  `${values.store}: ${rounds} rounds, ${rounds * processes} kills, ${restarts} restarts of the database, ${accepted.size} jobs accepted, ${cancelled.size} cancelled, ${retried} taken up again, ${arrivals.length} deliveries, ${repeated} of them again; ${problems.length} lost, ended twice or wrong`,
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (accepted.size === 0 || retried === 0) process.exitCode = 3; // No kill interrupted any work: no result.
