import { LENIENCES, type Lenience, type LenienceCount } from '../semantics/lenience.ts';
import type { TrialResult } from './result.ts';

/** Minimum number of accepted trials that suggest a policy, and their minimum share of those that it explains. */
const [MIN_ACCEPTED, MIN_SHARE] = [3, 0.5];

/**
 * Counts the trials that a policy explains; without those of a policy that the service does not seem to have.
 * @param isNew whether a result has a finding that the baseline does not know: others are not counted as accepted
 */
export function countLeniences(
  results: readonly TrialResult[],
  lenient: ReadonlySet<Lenience>,
  isNew: (result: TrialResult) => boolean = () => true,
): LenienceCount[] {
  return LENIENCES.flatMap((lenience): LenienceCount[] => {
    const judged = results.filter(
      ({ trial, conclusion }) => trial.lenience === lenience && conclusion.outcome !== 'not-tested',
    );
    const tried = judged.length;
    const explained = judged.filter(({ conclusion }) => 'lenience' in conclusion);
    const accepted = explained.filter(
      (result) => result.conclusion.outcome === 'passed' || isNew(result),
    ).length;
    const isExcused = lenient.has(lenience);
    const isPolicy = explained.length >= MIN_ACCEPTED && explained.length / tried >= MIN_SHARE;
    return accepted > 0 && (isExcused || isPolicy) ? [{ lenience, tried, accepted, isExcused }] : [];
  });
}
