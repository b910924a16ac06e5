import type { Phase, Trial } from './trial.ts';

/** Phases whose trials are all distinct or were requested by the user: they are cut last. */
const DISTINCT_PHASES: ReadonlySet<Phase> = new Set(['examples', 'situations', 'relations', 'workflows']);

/** Phases in which each operation can fail by itself, though the part of the description is shared. */
const PHASES_PER_OPERATION: ReadonlySet<Phase> = new Set(['authentication']);

/**
 * Selects up to `max` trials and keeps their order. First come those that test a part of the description for the first
 * time in their operation, then those that test it a second time, and so on; among equals, those of the operation that
 * uses a shared part first. The same trials give the same selection.
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
  /** How many earlier trials of the operation test the same part. */
  readonly rank: number;
  /** How many earlier operations use that part. */
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
      operations: PHASES_PER_OPERATION.has(phase) ? 0 : [...of.keys()].indexOf(operation),
    };
  });
}
