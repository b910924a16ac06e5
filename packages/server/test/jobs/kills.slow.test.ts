import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { isLong } from '../../../../scripts/vitest/tier.ts';
import { killedOn, storeKinds } from '../support/stores.ts';

/** Rounds of the long tier, on each kind of store; `KILL_ROUNDS` sets another number. */
const LONG_ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 50);
/** The ceiling of a round on a loaded machine, and of what is left after the last one. */
const ROUND_MS = 60_000;
const TAIL_MS = 540_000;
/** The exit code of a program whose kills met nothing that ran. */
const NOT_JUDGED = 3;

/** For every kind of job a program that kills its servers: rounds of the full tier, and what its report must say. */
const programs = [
  {
    kinds: 'agent, webhook',
    script: 'agent-crash.js',
    rounds: 0,
    suits: 'postgres',
    report:
      /[1-9]\d* jobs accepted, \d+ cancelled, [1-9]\d* taken up again, [1-9]\d* deliveries, .*; 0 lost, ended twice or wrong$/m,
  },
  {
    kinds: 'crawl (crawls and batches), webhook',
    script: 'crawl-crash.js',
    rounds: 1,
    suits: 'sqlite',
    report: /[1-9]\d* jobs accepted, .* [1-9]\d* pages, .* [1-9]\d* deliveries, .*; 0 lost, twice or wrong$/m,
  },
  {
    kinds: 'monitor, monitor-check, crawl, webhook, mail',
    script: 'monitor-crash.js',
    rounds: 2,
    suits: 'postgres',
    args: ['--monitors', '4'],
    report: /[1-9]\d* due times, [1-9]\d* checks, .*; 0 lost, twice or wrong$/m,
  },
] as const;

const cases = programs.flatMap(({ suits, rounds, ...program }) =>
  (isLong ? storeKinds : killedOn(suits)).map((kind) => ({
    program,
    kinds: program.kinds,
    kind,
    rounds: isLong ? LONG_ROUNDS : rounds,
  })),
);

it.each(cases.filter(({ rounds }) => rounds > 0))(
  'loses nothing and ends nothing twice when servers are killed and hang, and their database restarts: $kinds, on $kind',
  async ({ program, kind, rounds }) => {
    const { script, report } = program;
    const args = [
      '--rounds',
      String(rounds),
      '--store',
      kind,
      '--processes',
      kind === 'postgres' ? '2' : '1',
    ];
    const path = fileURLToPath(new URL(`../../scripts/${script}`, import.meta.url));
    const stdout = await runJudged([path, ...args, ...('args' in program ? program.args : [])]);
    expect(stdout).toMatch(new RegExp(`: ${rounds} rounds, [1-9]\\d* kills, `));
    expect(stdout).toMatch(report);
  },
  TAIL_MS + (isLong ? LONG_ROUNDS : 1) * ROUND_MS,
);

/** Runs a program again, a few times at most, as long as its kills met nothing that ran. */
async function runJudged(args: string[], seed = 1): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, [...args, '--seed', String(seed)])).stdout;
  } catch (error) {
    if (seed >= 5 || !(error instanceof Error && 'code' in error && error.code === NOT_JUDGED)) throw error;
    return runJudged(args, seed + 1);
  }
}
