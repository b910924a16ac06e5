import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import type { Mutant } from './sample.ts';

export type Tier = 'fast' | 'full';
export type Outcome = 'passed' | 'failed' | 'timeout';

/** Packages whose code is tested in another one as well, with the folder of tests there. */
const TESTED_IN: Readonly<Record<string, readonly [name: string, folder: string]>> = {
  browser: ['server', 'test/scrape'],
  dashboard: ['server', 'test/dashboard'],
  mcp: ['server', 'test/mcp'],
  types: ['client', 'test'],
};
/** A tier counts as hung after this multiple of its time without a mutant, plus some milliseconds. */
const PATIENCE = 3;
const BESIDES_MS = 30_000;
/** Maximum milliseconds of a build, and of a tier without a mutant. */
const MAX_BUILD_MS = 300_000;
const MAX_TIER_MS = 3_600_000;

/** Runs the build script of a package. */
export function build(root: string, name: string): Promise<Outcome> {
  const path = join(root, 'packages', name, 'package.json');
  const { scripts } = JSON.parse(readFileSync(path, 'utf8')) as { scripts: { build: string } };
  return run(root, name, scripts.build, { limitMs: MAX_BUILD_MS });
}

/**
 * Measures a tier and returns the milliseconds after which it counts as hung.
 * @throws Error when it fails.
 */
export async function measureTier(root: string, name: string, tier: Tier): Promise<number> {
  const from = Date.now();
  const outcome = await runTier(root, name, tier, MAX_TIER_MS);
  if (outcome === 'passed') return PATIENCE * (Date.now() - from) + BESIDES_MS;
  const remedy = `fix what \`TESTS=${tier}\` reports there and run the command again`;
  throw new Error(`The ${tier} tests of packages/${name} do not pass without any mutant; ${remedy}.`);
}

/** Runs a tier of a package, in the full tier also its tests in other packages, until the first test fails. */
export async function runTier(root: string, name: string, tier: Tier, limitMs: number): Promise<Outcome> {
  const own = await run(root, name, vitest('run'), { limitMs, tier });
  const elsewhere = tier === 'full' ? TESTED_IN[name] : undefined;
  if (own !== 'passed' || elsewhere === undefined) return own;
  const [other, folder] = elsewhere;
  return run(root, other, vitest(`run ${folder}`), { limitMs, tier });
}

/** Runs the tests of a tier that import the file of a mutant. @returns the outcome and the number of test files */
export async function runRelated(
  root: string,
  mutant: Mutant,
  { tier, limitMs }: { tier: Tier; limitMs: number },
): Promise<{ outcome: Outcome; files: number }> {
  const folder = join(root, 'packages', mutant.package);
  const report = join(folder, 'reports/tests.jsonl');
  rmSync(report, { force: true });
  const command = vitest(`related --run --passWithNoTests ${relative(folder, join(root, mutant.file))}`);
  const outcome = await run(root, mutant.package, command, { limitMs, tier });
  // Its last line only says that the run has ended.
  const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : [];
  return { outcome, files: Math.max(0, lines.length - 1) };
}

function vitest(command: string): string {
  return `vitest ${command} --bail=1 --config ../../vitest.config.ts --root .`;
}

/** Runs a command in the folder of a package. Kills it with all its children when it takes too long. */
function run(
  root: string,
  name: string,
  command: string,
  { limitMs, tier = 'fast' }: { limitMs: number; tier?: Tier },
): Promise<Outcome> {
  const cwd = join(root, 'packages', name);
  const tools = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env['PATH']];
  const child = spawn(command, {
    cwd,
    shell: true,
    stdio: 'ignore',
    // A separate process group, so that it can be killed as one.
    detached: true,
    // As under turbo: the mutant is built already, and what it does not touch is as well.
    env: { ...process.env, PATH: tools.join(delimiter), TESTS: tier, TURBO_HASH: 'built' },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      killGroup(child.pid!);
      resolve('timeout');
    }, limitMs);
    child.on('error', reject);
    child.on('exit', (status) => {
      clearTimeout(timer);
      // A mutant may leave servers behind, which would slow the tests of the next.
      killGroup(child.pid!);
      resolve(status === 0 ? 'passed' : 'failed');
    });
  });
}

/** Ends a process group, of which nothing may be left. */
function killGroup(id: number): void {
  try {
    process.kill(-id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
