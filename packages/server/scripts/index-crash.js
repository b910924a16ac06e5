// Repeatedly kills a process that writes pages into the search index with SIGKILL. Checks that each written page is
// found with all its data, and that an interrupted write is redone when the page is read.
//
//   node scripts/index-crash.js [--seconds 60] [--seed 1] [--rounds 20]
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Limits } from './chaos/limits.js';
import { createRandom } from './chaos/random.js';
import { findProblems, openIndex } from './index-crash/index.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const child = fileURLToPath(new URL('index-crash/child.js', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'web-data-index-crash-'));
const file = join(folder, 'index.db');
createRandom(values.seed);
const limits = new Limits({ max: values.rounds, seconds: values.seconds });
/** The number of the page after the last one that was reported as written. */
const written = { next: 0 };
let reindexed = 0;
const problems = [];
while (limits.next()) {
  const before = written.next;
  const running = fork(child, [file, String(before)]);
  const ended = new Promise((resolve) => running.once('close', resolve));
  running.on('message', (next) => void (written.next = next));
  // Kills it even when the machine is too busy for one write in a minute.
  for (let wait = 0; wait < 3000 && written.next === before && running.exitCode === null; wait++)
    await sleep(20);
  await sleep(Math.random() * 400);
  if (running.exitCode !== null) throw new Error('A writer ended by itself.');
  running.kill('SIGKILL');
  await ended;
  const store = await openIndex(file);
  const found = await findProblems(store, written.next);
  await store.close();
  problems.push(...found.problems);
  reindexed += found.more;
}
await rm(folder, { recursive: true, force: true });
console.log(
  `index: ${limits.done} rounds, ${limits.done} kills, ${written.next} pages written, ${reindexed} before anybody was told; ${problems.length} lost or wrong`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 && written.next > 0 ? 0 : 1;
