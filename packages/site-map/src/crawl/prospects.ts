import { LINK, SEED, SITEMAP, type Candidate } from './candidates.ts';
import type { Parts } from './parts.ts';
import type { Run } from './run.ts';

/** Min visits to a part before its score counts. */
const TELLING_VISITS = 2;
/** Expected score of an unknown part. */
const EVEN = 0.5;

/**
 * Estimates the score of a URL from visits to similar ones. The first part with enough visits decides: its
 * shape, then its kind, then its query, then its surroundings.
 */
export class Prospects {
  readonly #run: Run;
  readonly #parts: Parts;
  /** Visits to URLs that look generated. */
  #suspects = 0;

  constructor(run: Run, parts: Parts) {
    this.#run = run;
    this.#parts = parts;
  }

  /** Whether a URL has to wait: similar URLs were unproductive, or only its own part links to it. */
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

  /** Whether a URL is like others that were a little productive: it waits for better ones. */
  isPoor(candidate: Candidate): boolean {
    if (candidate.source !== LINK) return false;
    // A likely next page of a list counts as one until its part has failed.
    if (candidate.is.paged && !this.#parts.of(candidate).hasFailed) return false;
    return this.getScore(candidate) < EVEN;
  }

  /** Returns the expected score of a visit, 0 to 1: the score of the first known part. */
  getScore(candidate: Candidate): number {
    for (const like of this.#parts.likesOf(candidate)) if (like.visits >= TELLING_VISITS) return like.score;
    return EVEN;
  }

  /**
   * Whether one of the last visits may go to it: `budget` limits URLs that look generated, and queries that led
   * nowhere.
   */
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

  /** Whether too many queries of this path led to nothing. */
  #isUsedUp(candidate: Candidate): boolean {
    const { barren } = this.#parts.queriesOf(candidate);
    return barren >= this.#run.settings.budget.queries && !this.#parts.of(candidate).isProven;
  }
}
