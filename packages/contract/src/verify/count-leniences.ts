import { LENIENCES, type Lenience, type LenienceCount } from '../semantics/lenience.ts';
import type { TrialResult } from './result.ts';

/** Minimum number of accepted trials that suggest a policy, and their minimum share of those that it explains. */
const [MIN_ACCEPTED, MIN_SHARE] = [3, 0.5];

/** Counts the trials that a policy explains; without those of a policy that the service does not seem to have. */
export function countLeniences(
  results: readonly TrialResult[],
  lenient: ReadonlySet<Lenience>,
): LenienceCount[] {
  return LENIENCES.flatMap((lenience): LenienceCount[] => {
    const judged = results.filter(
      ({ trial, conclusion }) => trial.lenience === lenience && conclusion.outcome !== 'not-tested',
    );
    const tried = judged.length;
    const accepted = judged.filter(({ conclusion }) => 'lenience' in conclusion).length;
    const isExcused = lenient.has(lenience);
    const isPolicy = accepted >= MIN_ACCEPTED && accepted / tried >= MIN_SHARE;
    return accepted > 0 && (isExcused || isPolicy) ? [{ lenience, tried, accepted, isExcused }] : [];
  });
}
