// Repeatedly kills server processes with SIGKILL, some of which hang before, and restarts the database, while clients
// start, poll and cancel crawls and batches. Then drains the queue and checks that every accepted job ended, has each page once and was charged for it, that its webhook
// received all events in order, and that the ledger is exact.
//
//   node scripts/crawl-crash.js [--seconds 60] [--seed 1] [--rounds 50] [--store sqlite|postgres] [--processes 2]
//
// PostgreSQL is the server that TEST_DATABASE_URL names (.ci/postgres sets it). SQLite has one process at a time.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drain } from './agent-crash/drain.js';
import { serveReceiver } from './agent-crash/receiver.js';
import { Limits } from './chaos/limits.js';
import { createRandom } from './chaos/random.js';
import { createDatabase, openMigrated, restartSometimes } from './crash/database.js';
import { findProblems } from './crawl-crash/problems.js';
import { runRound } from './crawl-crash/round.js';
import { serveSite } from './crawl-crash/site.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    store: { type: 'string', default: 'sqlite' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'web-data-crawl-crash-'));
const database = await createDatabase(values.store, folder);
const [site, receiver] = [await serveSite(), await serveReceiver()];
const { store, key } = await openMigrated(database.options);
/** Ids of jobs whose start was acknowledged, and of those whose cancellation was. */
const [accepted, cancelled] = [new Set(), new Set()];
createRandom(values.seed);
const limits = new Limits({ max: values.rounds, seconds: values.seconds });
const processes = Number(values.processes ?? (values.store === 'postgres' ? 2 : 1));
const options = { ...database.options, siteRequestsPerSecond: 2000 };
const round = { options, processes, key, site: site.url, hook: receiver.url, accepted, cancelled };
let restarts = 0;
const restart = async () => {
  if (await restartSometimes(database)) restarts += 1;
};
while (limits.next()) await runRound({ ...round, restart });
const rounds = limits.done;
await drain(options, store, [site.url, receiver.url]);
const { arrivals } = receiver;
const { problems, pages, repeated } = await findProblems(store, { accepted, cancelled, arrivals });
await store.close();
site.close();
receiver.close();
await database.remove();
await rm(folder, { recursive: true, force: true });
const repeats = site.requested.length - new Set(site.requested).size;
// Only interrupted pages may be fetched twice: 32 pages of each of the 8 jobs that a process works on. A process may hang, and
// its database restart, before it is killed.
const max = rounds * processes * 3 * 8 * 32;
if (repeats > max)
  problems.push(`${repeats} pages were requested again; ${rounds * processes} kills cut off ${max} at most.`);
console.log(
  `${values.store}: ${rounds} rounds, ${rounds * processes} kills, ${restarts} restarts of the database, ${accepted.size} jobs accepted, ${cancelled.size} cancelled, ${pages} pages, ${repeats} requested again, ${arrivals.length} deliveries, ${repeated} of them again; ${problems.length} lost, twice or wrong`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 && accepted.size > 0 && pages > 0 ? 0 : 1;
