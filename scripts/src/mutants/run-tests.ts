import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
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
/** A tier may take this many times as long as without a mutant, and some milliseconds more, before it counts as hung. */
const PATIENCE = 3;
const BESIDES_MS = 30_000;
/** Milliseconds for a build, and for a tier without a mutant. */
const MAX_BUILD_MS = 300_000;
const MAX_TIER_MS = 3_600_000;

/** Runs the build script of a package. */
export function build(root: string, name: string): Promise<Outcome> {
  const path = join(root, 'packages', name, 'package.json');
  const { scripts } = JSON.parse(readFileSync(path, 'utf8')) as { scripts: { build: string } };
  return run(root, name, scripts.build, { limitMs: MAX_BUILD_MS });
}

/**
 * Milliseconds after which a tier counts as hung.
 * @throws Error when it fails.
 */
export async function measureTier(root: string, name: string, tier: Tier): Promise<number> {
  const from = Date.now();
  const outcome = await runTier(root, name, tier, MAX_TIER_MS);
  if (outcome === 'passed') return PATIENCE * (Date.now() - from) + BESIDES_MS;
  const remedy = `fix what \`TESTS=${tier}\` reports there and run the command again`;
  throw new Error(`The ${tier} tests of packages/${name} do not pass without any mutant; ${remedy}.`);
}

/** Runs a tier of a package, and what tests it elsewhere in the full tier, until the first test fails. */
export async function runTier(root: string, name: string, tier: Tier, limitMs: number): Promise<Outcome> {
  const own = await run(root, name, vitest('run'), { limitMs, tier });
  const elsewhere = tier === 'full' ? TESTED_IN[name] : undefined;
  if (own !== 'passed' || elsewhere === undefined) return own;
  const [other, folder] = elsewhere;
  return run(root, other, vitest(`run ${folder}`), { limitMs, tier });
}

/** Runs the fast tests that import the file of a mutant. @returns how many there are as well */
export async function runRelated(
  root: string,
  mutant: Mutant,
  limitMs: number,
): Promise<{ outcome: Outcome; tests: number }> {
  const folder = join(root, 'packages', mutant.package);
  const report = join(folder, 'reports/vitest.json');
  rmSync(report, { force: true });
  const command = vitest(`related --run --passWithNoTests ${relative(folder, join(root, mutant.file))}`);
  const outcome = await run(root, mutant.package, command, { limitMs, tier: 'fast' });
  if (outcome !== 'passed') return { outcome, tests: 1 };
  const { numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as { numTotalTests: number };
  return { outcome, tests: numTotalTests };
}

function vitest(command: string): string {
  return `vitest ${command} --bail=1 --config ../../vitest.config.ts --root .`;
}

/** Runs a command in the folder of a package. One that takes too long is ended with all its children. */
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
    // A group of its own, so that it can be ended as a whole.
    detached: true,
    env: { ...process.env, PATH: tools.join(delimiter), TESTS: tier },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      process.kill(-child.pid!, 'SIGKILL');
      resolve('timeout');
    }, limitMs);
    child.on('error', reject);
    child.on('exit', (status) => {
      clearTimeout(timer);
      resolve(status === 0 ? 'passed' : 'failed');
    });
  });
}
