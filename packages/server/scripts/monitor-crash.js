// Repeatedly kills server processes with SIGKILL, some of which hang before, around the times at which monitors are scheduled. Then drains the
// queue and checks that each scheduled time has one check, that each check ended with its pages, sent one event and, if
// a page had changed, one email, and that the ledger is exact.
//
//   node scripts/monitor-crash.js [--seconds 60] [--seed 1] [--rounds 30] [--store sqlite|postgres] [--processes 2]
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
import { createDatabase, openMigrated } from './crash/database.js';
import { createMonitors } from './monitor-crash/create.js';
import { serveMailbox } from './monitor-crash/mailbox.js';
import { findProblems } from './monitor-crash/problems.js';
import { runRound } from './monitor-crash/round.js';
import { serveSite } from './monitor-crash/site.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    store: { type: 'string', default: 'sqlite' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string' },
    monitors: { type: 'string', default: '12' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'web-data-monitor-crash-'));
const database = await createDatabase(values.store, folder);
const [site, receiver, mailbox] = [await serveSite(), await serveReceiver(), await serveMailbox()];
const { store, key } = await openMigrated(database.options);
createRandom(values.seed);
const limits = new Limits({ max: values.rounds, seconds: values.seconds });
const processes = Number(values.processes ?? (values.store === 'postgres' ? 2 : 1));
const options = { ...database.options, ...mailbox.options, siteRequestsPerSecond: 2000 };
const reached = [site.url, receiver.url];
const monitors = await createMonitors({ options, key, reached, count: Number(values.monitors) });
// As if each had been checked while it had no pages: the first pages are then reported by email too.
const summary = JSON.stringify({ totalPages: 0, same: 0, changed: 0, new: 0, removed: 0, error: 0 });
await store.tx((query) => query.updateTable('monitor').set({ last_summary: summary }).execute());
/** Every scheduled time, by monitor. */
const due = new Map(monitors.map((id) => [id, []]));
while (limits.next()) await runRound({ options, processes, store, due, reached });
const rounds = limits.done;
await drain(options, store, reached);
const { arrivals } = receiver;
const { problems, checks, skipped, late, repeated, emails } = await findProblems(store, {
  due,
  arrivals,
  mails: mailbox.arrivals,
});
await store.close();
site.close();
receiver.close();
await mailbox.close();
await database.remove();
await rm(folder, { recursive: true, force: true });
const times = [...due.values()].flat().length;
console.log(
  `${values.store}: ${rounds} rounds, ${rounds * processes} kills, ${times} due times, ${checks} checks, ${skipped} of them skipped, ${late} made up for after a kill, ${arrivals.length} deliveries, ${repeated} of them again, ${mailbox.arrivals.length} emails, ${mailbox.arrivals.length - emails} of them again; ${problems.length} lost, twice or wrong`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 && checks > 0 ? 0 : 1;
