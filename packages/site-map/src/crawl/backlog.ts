import type { Candidate } from './candidates.ts';
import type { LowQueue } from './low-queue.ts';
import type { Parts } from './parts.ts';
import type { Prospects } from './prospects.ts';
import type { SiteQueues } from './site-queues.ts';

/** One of so many visits goes to what does not seem to pay while anything else waits. */
const SHARE = 30;
/** Of those that do not pay, one of so many is only read for its links while others wait. */
const HIDDEN_SHARE = 12;
/** Visits of which less is expected, 0 to 1, are waited for by nobody. */
const PROMISING = 0.2;

/** What does not seem to pay, and its small share of the visits. */
export class Backlog {
  readonly #parts: Parts;
  readonly #prospects: Prospects;
  #visits = 0;
  /** Visits to what did not pay. */
  #low = 0;
  /** Visits under way, and what is expected of each. */
  readonly #open = new Map<Candidate, number>();

  constructor(parts: Parts, prospects: Prospects) {
    this.#parts = parts;
    this.#prospects = prospects;
  }

  /** True when a visit may go to it though others wait. */
  get mayGo(): boolean {
    return (this.#low + 1) * SHARE <= this.#visits;
  }

  noteVisit(): void {
    this.#visits++;
  }

  /** Notes a visit to what did not pay. */
  noteBarren(): void {
    this.#low++;
  }

  add(candidate: Candidate, { low, lowHidden }: SiteQueues): void {
    const part = this.#parts.of(candidate);
    const score = this.#prospects.getScore(candidate);
    (candidate.is.hidden ? lowHidden : low).push({ candidate, part, score });
  }

  /**
   * The next of it on one host, or undefined. What may pay less waits for what may pay more, as it does for all others;
   * what can be answered mostly comes before what is only read for its links. Parts that have paid since are handed to
   * `onRaised`, URL by URL.
   */
  take({ low, lowHidden }: SiteQueues, onRaised: (candidate: Candidate) => void): Candidate | undefined {
    const least = this.mayGo ? 0 : this.#maxExpected;
    const [first, last] = this.#low % HIDDEN_SHARE === 0 ? [lowHidden, low] : [low, lowHidden];
    return this.#takeOf(first, least, onRaised) ?? this.#takeOf(last, least, onRaised);
  }

  /** A visit to what was taken begins. */
  begin(candidate: Candidate): void {
    this.#low++;
    this.#open.set(candidate, this.#prospects.getScore(candidate));
  }

  /** A visit has ended; false when it was not to what does not seem to pay. */
  end(candidate: Candidate): boolean {
    return this.#open.delete(candidate);
  }

  /** The most that is expected of what is under way; 0 when that is next to nothing. */
  get #maxExpected(): number {
    const max = Math.max(0, ...this.#open.values());
    return max < PROMISING ? 0 : max;
  }

  #takeOf(queue: LowQueue, least: number, onRaised: (candidate: Candidate) => void): Candidate | undefined {
    const shift = (): ReturnType<LowQueue['shift']> => queue.shift(this.#getScore, least);
    for (let next = shift(); next; next = shift()) {
      const { part, candidate } = next;
      if (candidate.state !== 'waiting') continue;
      if (!this.#prospects.isLow(candidate)) {
        onRaised(candidate);
        for (const other of queue.takeAll(part)) onRaised(other);
      } else if (this.#prospects.isWithinBudget(candidate)) return candidate;
    }
    return undefined;
  }

  readonly #getScore = (candidate: Candidate): number => this.#prospects.getScore(candidate);
}
