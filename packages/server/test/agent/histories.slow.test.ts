import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { isLong } from '../../../../scripts/vitest/tier.ts';
import { killedOn, storeKinds } from '../support/stores.ts';

const script = (name: string): string => fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url));
const run = promisify(execFile);
const directory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** The short form; `node scripts/agent-model.js` plays 10,000 histories. */
it.each(storeKinds)('keeps the state table in random histories, on %s', async (kind) => {
  const runs = kind === 'sqlite' ? '60' : '10';
  const args = [script('agent-model.js'), '--runs', runs, '--store', kind, '--directory', directory];
  const { stdout } = await run(process.execPath, args);
  expect(stdout).toMatch(/^\w+: \d+ runs, \d+ commands, [1-9]\d* jobs \(.*\); no illegal move$/m);
});

/** Long: three servers on one database, of which one after the other dies; `node scripts/agent-crash.js` kills 60, and `npm run chaos` on both kinds. */
it.each(isLong ? killedOn('postgres') : [])(
  'ends each accepted job once, and tells of it, although its servers are killed, on %s',
  async (kind) => {
    const stdout = await runJudged([script('agent-crash.js'), '--rounds', '1', '--store', kind]);
    expect(stdout).toMatch(
      /: 1 rounds, 3 kills, [1-9]\d* jobs accepted, \d+ cancelled, [1-9]\d* taken up again, [1-9]\d* deliveries, \d+ of them again; 0 lost, ended twice or wrong$/m,
    );
  },
  600_000,
);

/** Runs a program again, a few times at most, as long as it says that its kills met nothing that ran (exit code 3). */
async function runJudged(args: string[], seed = 1): Promise<string> {
  try {
    return (await run(process.execPath, [...args, '--seed', String(seed)])).stdout;
  } catch (error) {
    if (seed >= 5 || !(error instanceof Error && 'code' in error && error.code === 3)) throw error;
    return runJudged(args, seed + 1);
  }
}
