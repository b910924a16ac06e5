import type { Candidate } from './candidates.ts';
import type { Part } from './part.ts';
import { WaitingParts } from './waiting-parts.ts';

/** Number of score levels. */
const STEPS = 10;

/** A waiting URL with its expected score, 0 to 1. */
export interface LowEntry {
  readonly candidate: Candidate;
  readonly part: Part;
  readonly score: number;
}

/** A queue of unproductive URLs: the highest expected score comes first, and parts with the same score alternate. */
export class LowQueue {
  readonly #steps = Array.from({ length: STEPS }, () => new WaitingParts());

  /** Number of waiting parts. */
  get size(): number {
    return this.#steps.reduce((sum, { size }) => sum + size, 0);
  }

  push({ candidate, part, score }: LowEntry): void {
    this.#steps[stepOf(score)]?.push(part, candidate);
  }

  /**
   * Takes the next URL with a score of at least `least`. `getScore` returns the current score; URLs whose score fell
   * move down.
   */
  shift(getScore: (candidate: Candidate) => number, least: number): Omit<LowEntry, 'score'> | undefined {
    for (let step = STEPS - 1; step >= stepOf(least); step--) {
      const waiting = this.#steps[step];
      for (let next = waiting?.shift(); next; next = waiting?.shift()) {
        const { part, candidate } = next;
        const now = stepOf(getScore(candidate));
        if (now >= step) return next;
        for (const other of [candidate, ...(waiting?.takeAll(part) ?? [])])
          this.#steps[now]?.push(part, other);
      }
    }
    return undefined;
  }

  /** Takes all waiting URLs of one part. */
  *takeAll(part: Part): Generator<Candidate, void, void> {
    for (const waiting of this.#steps) yield* waiting.takeAll(part);
  }
}

function stepOf(score: number): number {
  return Math.min(STEPS - 1, Math.floor(score * STEPS));
}
