import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result, Verdict } from './report.ts';
import { applyMutant } from './sample.ts';
import type { Mutant } from './sample.ts';
import { build, measureTier, runRelated, runTier } from './run-tests.ts';

/**
 * Tries mutants of one package, one after the other, until `count` of them have compiled. Writes each into its file and
 * builds it, so that child processes and browsers run it as well. Runs the tests that import the file first, then the
 * fast tier; survivors run through the full tier.
 * @param root a built checkout that nothing else uses.
 * @throws Error when the build or a tier fails without any mutant.
 */
export async function tryMutants(root: string, mutants: readonly Mutant[], count: number): Promise<Result[]> {
  const [{ package: name }] = mutants as [Mutant];
  const results: Result[] = [];
  const fastMs = await measureTier(root, name, 'fast');
  for (const mutant of mutants) {
    if (results.length >= count) break;
    const verdict = await withMutant(root, mutant, () => judgeFast(root, mutant, fastMs));
    if (verdict !== undefined) results.push(report({ ...mutant, verdict }));
  }
  const survivors = results.filter(isSurvivor);
  const fullMs = survivors.length > 0 ? await measureTier(root, name, 'full') : 0;
  for (const result of survivors) {
    const outcome = await withMutant(root, result, () => runTier(root, name, 'full', fullMs));
    if (outcome === 'failed') result.verdict = 'full';
    if (outcome === 'timeout') result.verdict = 'timeout';
    report(result);
  }
  return results;
}

/** Runs the work while a mutant is applied; undefined for one that does not compile. */
async function withMutant<T>(root: string, mutant: Mutant, work: () => Promise<T>): Promise<T | undefined> {
  const path = join(root, mutant.file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutant(original, mutant));
  let result: T | undefined;
  try {
    if ((await build(root, mutant.package)) === 'passed') result = await work();
  } finally {
    writeFileSync(path, original);
  }
  // Restores the build that other packages load.
  if ((await build(root, mutant.package)) !== 'passed')
    throw new Error(`${mutant.package} does not build without any mutant.`);
  return result;
}

async function judgeFast(root: string, mutant: Mutant, limitMs: number): Promise<Verdict> {
  const related = await runRelated(root, mutant, limitMs);
  if (related.outcome === 'failed') return 'fast';
  if (related.outcome === 'timeout') return 'timeout';
  const outcome = await runTier(root, mutant.package, 'fast', limitMs);
  if (outcome === 'passed') return related.tests === 0 ? 'uncovered' : 'survived';
  return outcome === 'failed' ? 'fast' : 'timeout';
}

function isSurvivor({ verdict }: Result): boolean {
  return verdict === 'survived' || verdict === 'uncovered';
}

function report(result: Result): Result {
  const { file, start, mutator, verdict } = result;
  console.log(`${verdict.padEnd(9)} ${file}:${start.line + 1}:${start.column + 1} ${mutator}`);
  return result;
}
