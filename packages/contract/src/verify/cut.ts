import type { Phase, Trial } from './trial.ts';

/** Parts of a run of which each trial asks something of its own, or was asked for: they are cut last. */
const DISTINCT_PHASES: ReadonlySet<Phase> = new Set([
  'examples',
  'situations',
  'relations',
  'workflows',
  'random',
]);

/**
 * The most telling of the trials, in their order: first what asks about each part of the description once in each
 * operation, then what asks about it a second time, and so on; of what is asked as often, that of the operation which
 * first meets a shared part. The same trials give the same choice.
 */
export function cutTrials(trials: readonly Trial[], max: number): readonly Trial[] {
  if (trials.length <= max) return trials;
  const ranked = rank(trials).toSorted(
    (a, b) => a.rank - b.rank || a.operations - b.operations || a.index - b.index,
  );
  const selected = new Set(ranked.slice(0, max).map(({ index }) => index));
  return trials.filter((_, index) => selected.has(index));
}

interface Ranked {
  readonly index: number;
  /** How many trials of the operation ask about the same part before this one. */
  readonly rank: number;
  /** How many operations meet that part before this one. */
  readonly operations: number;
}

function rank(trials: readonly Trial[]): Ranked[] {
  const counts = new Map<string, Map<string, number>>();
  return trials.map(({ phase, pointer, operation }, index) => {
    const part = `${phase} ${pointer}`;
    const of = counts.get(part) ?? new Map<string, number>();
    counts.set(part, of);
    const count = of.get(operation) ?? 0;
    of.set(operation, count + 1);
    return {
      index,
      rank: DISTINCT_PHASES.has(phase) ? 0 : count,
      operations: [...of.keys()].indexOf(operation),
    };
  });
}
