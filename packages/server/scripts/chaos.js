// Runs every program that breaks something, one after the other, each with an audit of the ledger at its end: kill -9,
// outages, clocks that differ, a hostile tenant, fuzzed requests, histories of jobs. The same seed sends the same
// requests.
//
//   npm run chaos -- [--minutes 10] [--seed 1] [--only <part of a name>] [--without <part of a name>]
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { programs } from './chaos/programs.js';

/** Min seconds of each program, however long those before it took: less time shows nothing. */
const LEAST = 4;
/** Seconds that a program may take to drain, audit and clean up after its time. */
const MAX_TAIL = 240;
/** Exit code of a program that had too little time, or too busy a machine, for a result. */
const NOT_JUDGED = 3;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    only: { type: 'string', default: '' },
    without: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error('--minutes must be a number above 0.');
  process.exit(2);
}
const has = { postgres: process.env.TEST_DATABASE_URL !== undefined };
const selected = programs.filter(
  ({ name }) => name.includes(values.only) && !(values.without && name.includes(values.without)),
);
const runnable = selected.filter(({ needs }) => needs === undefined || has[needs]);
const until = performance.now() + minutes * 60_000;
console.log(`${runnable.length} programs in about ${minutes} minutes, seed ${values.seed}`);
const summary = selected
  .filter((program) => !runnable.includes(program))
  .map(({ name, needs }) => ({ name, result: `left out: ${needs} is not there` }));
let failed = 0;
let unjudged = 0;
for (const [index, program] of runnable.entries()) {
  const seconds = secondsOf(program, runnable.slice(index));
  console.log(`\n${program.name}, ${seconds} s`);
  const { code, last } = await run(program, seconds);
  if (code === NOT_JUDGED) unjudged += 1;
  else if (code !== 0) failed += 1;
  summary.push({ name: program.name, result: `${wordOf(code)}: ${last}` });
}
console.log('\nSummary');
for (const { name, result } of summary) console.log(`${name.padEnd(36)} ${result}`);
console.log(
  `${runnable.length - failed - unjudged} of ${runnable.length} programs found nothing, ${failed} failed, ${unjudged} could not judge; seed ${values.seed}`,
);
process.exitCode = failed === 0 ? 0 : 1;

function wordOf(code) {
  if (code === NOT_JUDGED) return 'NOT JUDGED';
  return code === 0 ? 'ok' : 'FAILED';
}

/** The program's share of the remaining time: a late program shortens the others. */
function secondsOf(program, left) {
  const shares = left.reduce((sum, { share }) => sum + share, 0);
  const part = ((until - performance.now()) / 1000) * (program.share / shares);
  return Math.max(LEAST, Math.round(part - (program.tail ?? 1)));
}

/** Runs one program, prints its output, and returns the line that sums it up. Kills a program that does not end. */
function run({ script, args = [] }, seconds) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const more = ['--seconds', String(seconds), '--seed', values.seed];
  const child = spawn(process.execPath, [path, ...args, ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
    process.stdout.write(chunk);
  });
  let isLate = false;
  const bound = setTimeout(
    () => {
      isLate = true;
      child.kill('SIGKILL');
    },
    (seconds + MAX_TAIL) * 1000,
  );
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(bound);
      const last = isLate ? `it did not end ${MAX_TAIL} s after its time` : summed(text);
      resolve({ code: code ?? 1, last });
    });
  });
}

function summed(text) {
  const lines = text.trim().split('\n');
  return lines.find((line) => /^\w+: |responses to/.test(line)) ?? lines.at(-1) ?? '';
}
