import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { git } from '../release/git.ts';
import { runPnpm } from '../run-pnpm.ts';
import { reachesAims, toMarkdown } from './report.ts';
import type { Result } from './report.ts';
import { listMutants, shareOut, shuffleMutants } from './sample.ts';
import type { Mutant } from './sample.ts';
import { tryMutants } from './try-mutants.ts';

/** Packages without tests of their own. */
const UNTESTED = new Set(['bench']);

/**
 * Tries a sample of mutants of HEAD in a separate checkout, and writes `reports/mutants.md` and `.json` after each
 * package.
 * @param args `--mutants 300` minimum number, `--seed 1` selection, `--packages diff,client` packages (default: all), `--related`
 *   of the full tier only the tests that import what a mutant changes.
 * @returns the exit code: 1 where an aim is missed, or the tests of a package fail without any mutant.
 */
export async function main(root: string, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args: args.filter((word) => word !== '--'),
    options: {
      mutants: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      packages: { type: 'string' },
      related: { type: 'boolean', default: false },
    },
  });
  const count = Number(values.mutants);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new Error(`--mutants must be a whole number of 1 or more (got ${values.mutants}).`);
  return inCheckout(root, async (checkout) => {
    const sampled = await samplePackages(checkout, namesOf(checkout, values.packages), {
      count,
      seed: values.seed,
    });
    const results: Result[] = [];
    let failures = 0;
    for (const [mutants, share] of sampled) {
      try {
        results.push(...(await tryMutants(checkout, mutants, { count: share, relatedOnly: values.related })));
      } catch (error) {
        failures++;
        console.error(error instanceof Error ? error.message : error);
      }
      write(root, results, values.seed);
    }
    console.log(`\n${toMarkdown(results, values.seed)}`);
    return failures === 0 && reachesAims(results) ? 0 : 1;
  });
}

function namesOf(root: string, pendingText: string | undefined): string[] {
  const all = readdirSync(join(root, 'packages')).filter((name) => !UNTESTED.has(name));
  const names = pendingText?.split(',') ?? all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`--packages names ${unknown}; there are ${all.join(', ')}.`);
  return names;
}

async function samplePackages(
  root: string,
  names: readonly string[],
  { count, seed }: { count: number; seed: string },
): Promise<[mutants: Mutant[], share: number][]> {
  const byName = new Map<string, Mutant[]>();
  for (const name of names) byName.set(name, shuffleMutants(await listMutants(root, name), seed));
  const shares = shareOut(new Map([...byName].map(([name, { length }]) => [name, length])), count);
  return [...byName].flatMap(([name, mutants]): [Mutant[], number][] =>
    mutants.length === 0 ? [] : [[mutants, shares.get(name)!]],
  );
}

/** Checks HEAD out into a temporary folder and builds it: the work tree never contains a mutant. */
async function inCheckout<T>(root: string, work: (checkout: string) => Promise<T>): Promise<T> {
  const parent = mkdtempSync(join(tmpdir(), 'mutants-'));
  const checkout = join(parent, 'checkout');
  git(root, 'worktree', 'add', '--quiet', '--detach', checkout, 'HEAD');
  try {
    runPnpm(['install', '--frozen-lockfile', '--prefer-offline'], checkout);
    runPnpm(['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], checkout);
    return await work(checkout);
  } finally {
    git(root, 'worktree', 'remove', '--force', checkout);
    rmSync(parent, { recursive: true, force: true });
  }
}

function write(root: string, results: readonly Result[], seed: string): void {
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/mutants.json'), `${JSON.stringify({ seed, results }, null, 2)}\n`);
  writeFileSync(join(root, 'reports/mutants.md'), toMarkdown(results, seed));
}
