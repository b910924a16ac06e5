// Runs random histories of agent jobs against a store and compares every result with a model of the state table:
// starts, claims by three workers, steps, ends, status reads, crashes, expired leases, cancellations, expiry, and polls
// of several clients. Time is simulated.
//
//   node scripts/agent-model.js [--runs 10000] [--store sqlite|postgres] [--directory <folder>] [--seed <number>]
//
// A folder in memory (/dev/shm) makes SQLite's commits cheap. PostgreSQL is the server that TEST_DATABASE_URL names.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assert, asyncModelRun, asyncProperty, commands as histories } from 'fast-check';
import { Limits } from './chaos/limits.js';
import { createDatabase, openMigrated } from './crash/database.js';
import { clock } from './agent-model/clock.js';
import { commands } from './agent-model/commands.js';
import { checkBooks, drain } from './agent-model/drain.js';
import { newWorld } from './agent-model/world.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    store: { type: 'string', default: 'sqlite' },
    directory: { type: 'string', default: tmpdir() },
    seconds: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});
/** Histories between two checks of the time. */
const BATCH = 25;
const runs = Number(values.runs);
const limits = new Limits({ max: Math.ceil(runs / BATCH), seconds: values.seconds });
const folder = await mkdtemp(join(values.directory, 'web-data-model-'));
const database = await createDatabase(values.store, folder);
const { store: opened } = await openMigrated(database.options);
const store = { ...opened, clock: () => clock.now };
const counts = { runs: 0, commands: 0, jobs: 0, ends: {} };
const property = asyncProperty(histories(commands, { maxCommands: 60, size: '+1' }), async (history) => {
  const { model, real } = await newWorld(store, counts);
  await asyncModelRun(() => ({ model, real }), history);
  await drain(model, real);
  await checkBooks(model, real);
  counts.runs += 1;
});
clock.start();
try {
  while (limits.next()) {
    const left = runs - (limits.done - 1) * BATCH;
    // The same seed runs the same histories, however many.
    await assert(property, { numRuns: Math.min(BATCH, left), seed: Number(values.seed) + limits.done });
  }
} finally {
  clock.stop();
  await store.close();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}
const ends = Object.entries(counts.ends)
  .toSorted()
  .map(([outcome, count]) => `${count} ${outcome}`)
  .join(', ');
console.log(
  `${values.store}: ${counts.runs} runs, ${counts.commands} commands, ${counts.jobs} jobs (${ends}); no illegal move`,
);
