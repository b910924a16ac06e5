import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutantStatus, Result } from './report.ts';
import { applyMutant } from './sample.ts';
import type { Mutant } from './sample.ts';
import { build, measureTier, runRelated, runTier } from './run-tests.ts';
import type { Outcome } from './run-tests.ts';

/** Maximum milliseconds of the full tier's tests that import one file. */
const MAX_RELATED_MS = 300_000;

/**
 * Tries mutants of one package, one after the other, until `count` of them have compiled. Writes each into its file and
 * builds it, so that child processes and browsers run it as well. Runs the tests that import the file first, then the
 * fast tier; survivors run through the full tier, in the same order.
 * @param root a built checkout that nothing else uses.
 * @param options.relatedOnly runs of the full tier only the tests that import the file: minutes instead of hours, and what
 *   they detect is a lower bound.
 * @throws Error when the build or a tier fails without any mutant.
 */
export async function tryMutants(
  root: string,
  mutants: readonly Mutant[],
  { count, relatedOnly }: { count: number; relatedOnly: boolean },
): Promise<Result[]> {
  const [{ package: name }] = mutants as [Mutant];
  const results: Result[] = [];
  const fastMs = await measureTier(root, name, 'fast');
  for (const mutant of mutants) {
    if (results.length >= count) break;
    const status = await withMutant(root, mutant, () => judgeFast(root, mutant, fastMs));
    if (status !== undefined) results.push(report({ ...mutant, status }));
  }
  const survivors = results.filter(isSurvivor);
  const fullMs =
    survivors.length > 0 && !relatedOnly ? await measureTier(root, name, 'full') : MAX_RELATED_MS;
  for (const result of survivors) {
    const outcome = await withMutant(root, result, () => judgeFull(root, result, fullMs, relatedOnly));
    if (outcome === 'failed') result.status = 'full';
    if (outcome === 'timeout') result.status = 'timeout';
    report(result);
  }
  return results;
}

/** Runs the work while a mutant is applied; undefined for one that does not compile. */
async function withMutant<T>(root: string, mutant: Mutant, work: () => Promise<T>): Promise<T | undefined> {
  const path = join(root, mutant.file);
  const original = readFileSync(path, 'utf8');
  const built = join(root, 'packages', mutant.package, 'dist');
  const backup = `${built}.original`;
  cpSync(built, backup, { recursive: true, preserveTimestamps: true });
  writeFileSync(path, applyMutant(original, mutant));
  try {
    return (await build(root, mutant.package)) === 'passed' ? await work() : undefined;
  } finally {
    writeFileSync(path, original);
    rmSync(built, { recursive: true, force: true });
    renameSync(backup, built);
  }
}

async function judgeFast(root: string, mutant: Mutant, limitMs: number): Promise<MutantStatus> {
  const related = await runRelated(root, mutant, { tier: 'fast', limitMs });
  if (related.outcome === 'failed') return 'fast';
  if (related.outcome === 'timeout') return 'timeout';
  const outcome = await runTier(root, mutant.package, 'fast', limitMs);
  if (outcome === 'passed') return related.files === 0 ? 'uncovered' : 'survived';
  return outcome === 'failed' ? 'fast' : 'timeout';
}

async function judgeFull(
  root: string,
  mutant: Mutant,
  limitMs: number,
  relatedOnly: boolean,
): Promise<Outcome> {
  const { outcome } = await runRelated(root, mutant, { tier: 'full', limitMs });
  return outcome !== 'passed' || relatedOnly ? outcome : runTier(root, mutant.package, 'full', limitMs);
}

function isSurvivor({ status }: Result): boolean {
  return status === 'survived' || status === 'uncovered';
}

function report(result: Result): Result {
  const { file, start, mutator, status } = result;
  console.log(`${status.padEnd(9)} ${file}:${start.line + 1}:${start.column + 1} ${mutator}`);
  return result;
}
