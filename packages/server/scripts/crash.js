// Repeatedly kills servers with SIGKILL while they accept, settle, grant and cache. Then checks that all acknowledged
// data exists and that the accounts are exact.
//
//   node scripts/crash.js [--seconds 60] [--seed 1] [--rounds 50] [--store sqlite|postgres] [--processes 1]
//
// PostgreSQL is the server that TEST_DATABASE_URL names (.ci/postgres sets it).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Limits } from './chaos/limits.js';
import { createRandom } from './chaos/random.js';
import { createDatabase, openMigrated } from './crash/database.js';
import { runRound } from './crash/round.js';
import { serveSite } from './crash/site.js';
import { findLosses } from './crash/losses.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    store: { type: 'string', default: 'sqlite' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: '1' },
  },
});
createRandom(values.seed);
const limits = new Limits({ max: values.rounds, seconds: values.seconds });
const processes = Number(values.processes);

const folder = await mkdtemp(join(tmpdir(), 'web-data-crash-'));
const database = await createDatabase(values.store, folder);
const site = await serveSite();
/** Acknowledged data of all rounds. */
const acknowledged = { maps: new Set(), grants: new Set(), cached: new Set() };
const { store, key } = await openMigrated(database.options);
await store.close();

while (limits.next()) {
  await runRound({ database, processes, key, site: site.url, acknowledged });
  if (process.stderr.isTTY) process.stderr.write(`\r${limits.done} rounds`);
}
const rounds = limits.done;

const losses = await findLosses(database.options, acknowledged);
site.close();
await database.remove();
await rm(folder, { recursive: true, force: true });

const { maps, grants, cached } = acknowledged;
console.log(
  `${values.store}: ${rounds} rounds, ${rounds * processes} kills, acknowledged ${maps.size} maps, ${grants.size} grants, ${cached.size} cached sitemaps; ${losses.length} lost or wrong`,
);
for (const loss of losses) console.error(loss);
process.exitCode = losses.length === 0 && maps.size > 0 && grants.size > 0 && cached.size > 0 ? 0 : 1;
