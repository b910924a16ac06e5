import { LINK, SEED, SITEMAP, type Candidate } from './candidates.ts';
import type { Parts } from './parts.ts';
import type { Run } from './run.ts';

/** Visits from which on a place says what to expect of the next. */
const TELLING_VISITS = 2;
/** What is expected of a place that nothing is known of. */
const EVEN = 0.5;

/**
 * What is to be expected of a URL, by what visits to its like have brought. The nearest like that says anything
 * decides: its shape, then its kind, then how it was named, then what lies around it.
 */
export class Prospects {
  readonly #run: Run;
  readonly #parts: Parts;
  /** Visits to what looks generated. */
  #suspects = 0;

  constructor(run: Run, parts: Parts) {
    this.#run = run;
    this.#parts = parts;
  }

  /** True for what has to wait: its like did not pay, or nobody but its own kind has named it. */
  isLow(candidate: Candidate): boolean {
    const { source, is } = candidate;
    if (is.odd) return true;
    if (source === SEED || (source === SITEMAP && !is.hidden)) return false;
    const part = this.#parts.of(candidate);
    for (const like of this.#parts.likesOf(candidate).slice(0, -1)) {
      if (like.isProven) return false;
      if (like.isSpent) return true;
    }
    if (is.paged && !part.hasFailed) return false;
    if (is.hidden || is.behind > 0 || is.selfNamed) return true;
    const around = this.#parts.around(candidate);
    return around.isBreeding && around.hasFailed;
  }

  /** True for what is like others that paid a little only: it waits for what pays more. */
  isPoor(candidate: Candidate): boolean {
    if (candidate.source !== LINK) return false;
    // What looks like the next page of a list is believed to be one until its like has failed.
    if (candidate.is.paged && !this.#parts.of(candidate).hasFailed) return false;
    return this.getScore(candidate) < EVEN;
  }

  /** How much a visit is expected to pay, 0 to 1: as much as those to the nearest like that is known. */
  getScore(candidate: Candidate): number {
    for (const like of this.#parts.likesOf(candidate)) if (like.visits >= TELLING_VISITS) return like.score;
    return EVEN;
  }

  /** True when one of the last visits may go to it: `budget` bounds what looks generated, and queries that led nowhere. */
  isWithinBudget(candidate: Candidate): boolean {
    const { reasons, settings } = this.#run;
    const { odd, hidden } = candidate.is;
    if (hidden) {
      const isUsedUp = this.#isUsedUp(candidate);
      if (isUsedUp) reasons.note('queries', candidate.url);
      return !isUsedUp;
    }
    if (!this.#parts.isSuspect(candidate)) return true;
    if (!odd && this.#suspects < settings.budget.suspects) return this.#suspects++ >= 0;
    reasons.note('suspects', candidate.url);
    return false;
  }

  /** Too many queries of this path have led to nothing. */
  #isUsedUp(candidate: Candidate): boolean {
    const { barren } = this.#parts.queriesOf(candidate);
    return barren >= this.#run.settings.budget.queries && !this.#parts.of(candidate).isProven;
  }
}
