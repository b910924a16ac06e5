// Plays random histories of agent jobs against a store and compares every answer with a model of the state table:
// starts, claims by three workers, steps, ends, looks, crashes, leases that pass, cancellations, expiry, and
// polls from several clients. Time is simulated.
//
//   node scripts/agent-model.js [--runs 10000] [--store sqlite|postgres] [--directory <folder>] [--seed <number>]
//
// A folder in memory (/dev/shm) makes SQLite's commits cheap. PostgreSQL is the server that TEST_DATABASE_URL names.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assert, asyncModelRun, asyncProperty, commands as histories } from 'fast-check';
import { createPlace, openMigrated } from './crash/place.js';
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
    seed: { type: 'string' },
  },
});
const folder = await mkdtemp(join(values.directory, 'web-data-model-'));
const place = await createPlace(values.store, folder);
const { store: opened } = await openMigrated(place.options);
const store = { ...opened, clock: () => clock.now };
const counts = { commands: 0, jobs: 0, ends: {} };
clock.start();
try {
  await assert(
    asyncProperty(histories(commands, { maxCommands: 60, size: '+1' }), async (history) => {
      const { model, real } = await newWorld(store, counts);
      await asyncModelRun(() => ({ model, real }), history);
      await drain(model, real);
      await checkBooks(model, real);
    }),
    {
      numRuns: Number(values.runs),
      ...(values.seconds && { interruptAfterTimeLimit: Number(values.seconds) * 1000 }),
      ...(values.seed !== undefined && { seed: Number(values.seed) }),
    },
  );
} finally {
  clock.stop();
  await store.close();
  await place.remove();
  await rm(folder, { recursive: true, force: true });
}
const ends = Object.entries(counts.ends)
  .toSorted()
  .map(([outcome, count]) => `${count} ${outcome}`)
  .join(', ');
console.log(
  `${values.store}: ${values.runs} runs, ${counts.commands} commands, ${counts.jobs} jobs (${ends}); no illegal move`,
);
