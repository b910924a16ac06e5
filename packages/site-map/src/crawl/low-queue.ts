import type { Candidate } from './candidates.ts';
import type { Part } from './part.ts';
import { WaitingParts } from './waiting-parts.ts';

/** Steps of worth that are told apart. */
const STEPS = 10;

/** One of what waits, and how much is expected of it, 0 to 1. */
export interface LowEntry {
  readonly candidate: Candidate;
  readonly part: Part;
  readonly score: number;
}

/** What does not seem to pay: what is expected to pay most comes first, and of the same worth part by part in turn. */
export class LowQueue {
  readonly #steps = Array.from({ length: STEPS }, () => new WaitingParts());

  /** Parts that wait. */
  get size(): number {
    return this.#steps.reduce((sum, { size }) => sum + size, 0);
  }

  push({ candidate, part, score }: LowEntry): void {
    this.#steps[stepOf(score)]?.push(part, candidate);
  }

  /**
   * The next that is worth `least`; `worthOf` tells what is expected of it by now, and what has lost worth goes behind.
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

  /** Takes out all that waits of one part. */
  *takeAll(part: Part): Generator<Candidate, void, void> {
    for (const waiting of this.#steps) yield* waiting.takeAll(part);
  }
}

function stepOf(score: number): number {
  return Math.min(STEPS - 1, Math.floor(score * STEPS));
}
