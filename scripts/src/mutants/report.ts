import type { Mutant } from './sample.ts';

/**
 * How a mutant ended. `fast`, `full`: a test of that tier failed. `timeout`: a tier took too long, as in an endless
 * loop. `survived`: every test passed. `uncovered`: every test passed, and none imports the file.
 */
export type MutantStatus = 'fast' | 'full' | 'timeout' | 'survived' | 'uncovered';

export interface Result extends Mutant {
  status: MutantStatus;
}

/** Percent of all mutants that the fast tier, and both tiers, must detect. */
const FAST_AIM = 85;
const FULL_AIM = 95;

/** Whether both tiers reach their aims. */
export function reachesAims(results: readonly Result[]): boolean {
  const { fast, full } = sharesOf(results);
  return fast >= FAST_AIM && full >= FULL_AIM;
}

/** A table of the packages and a list of the survivors, in Markdown. */
export function toMarkdown(results: readonly Result[], seed: string): string {
  const names = [...new Set(results.map((result) => result.package))].toSorted();
  const rows = names.map((name) =>
    rowOf(
      name,
      results.filter((result) => result.package === name),
    ),
  );
  const survivors = results.filter(({ status }) => status === 'survived' || status === 'uncovered');
  return [
    `Mutants of seed ${seed}. Aims: the fast tier detects ${FAST_AIM} %, both tiers detect ${FULL_AIM} %.`,
    '',
    '| package | mutants | killed by fast | killed by full | timeouts | survived | no coverage | fast | both |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    rowOf('all', results),
    '',
    ...survivors.map(describe),
    '',
  ].join('\n');
}

function rowOf(name: string, results: readonly Result[]): string {
  const count = (status: MutantStatus) => results.filter((result) => result.status === status).length;
  const { fast, full } = sharesOf(results);
  const cells = [
    name,
    results.length,
    ...(['fast', 'full', 'timeout', 'survived', 'uncovered'] as const).map(count),
    `${fast.toFixed(1)} %`,
    `${full.toFixed(1)} %`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** A mutant that never ends is detected: the fast tier that it hangs fails. */
function sharesOf(results: readonly Result[]): { fast: number; full: number } {
  const share = (...statuses: MutantStatus[]) =>
    (100 * results.filter(({ status }) => statuses.includes(status)).length) / results.length;
  return { fast: share('fast', 'timeout'), full: share('fast', 'timeout', 'full') };
}

function describe({ file, start, mutator, replacement, status }: Result): string {
  const text = replacement.replaceAll(/\s+/g, ' ').slice(0, 100);
  const code = text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
  const coverage = status === 'uncovered' ? ' (no coverage)' : '';
  return `- ${file}:${start.line + 1}:${start.column + 1} ${mutator} → ${code}${coverage}`;
}
