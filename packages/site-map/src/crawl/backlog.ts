import type { Candidate } from './candidates.ts';
import type { LowQueue } from './low-queue.ts';
import type { Parts } from './parts.ts';
import type { Prospects } from './prospects.ts';
import type { SiteQueues } from './site-queues.ts';

/** While other URLs wait, one of this many visits goes to unproductive URLs. */
const SHARE = 30;
/** While others wait, one of this many unproductive visits goes to URLs that are only read for their links. */
const HIDDEN_SHARE = 12;
/** Expected score, 0 to 1, below which a running visit does not delay others. */
const PROMISING = 0.2;

/** URLs that seem unproductive, and their small share of the visits. */
export class Backlog {
  readonly #parts: Parts;
  readonly #prospects: Prospects;
  #visits = 0;
  /** Visits to unproductive URLs. */
  #low = 0;
  /** Running visits, with the score expected of each. */
  readonly #open = new Map<Candidate, number>();

  constructor(parts: Parts, prospects: Prospects) {
    this.#parts = parts;
    this.#prospects = prospects;
  }

  /** Whether an unproductive URL may be visited although others wait. */
  get mayGo(): boolean {
    return (this.#low + 1) * SHARE <= this.#visits;
  }

  noteVisit(): void {
    this.#visits++;
  }

  /** Notes an unproductive visit. */
  noteBarren(): void {
    this.#low++;
  }

  add(candidate: Candidate, { low, lowHidden }: SiteQueues): void {
    const part = this.#parts.of(candidate);
    const score = this.#prospects.getScore(candidate);
    (candidate.is.hidden ? lowHidden : low).push({ candidate, part, score });
  }

  /**
   * Takes the next URL for one host, or undefined. URLs with a lower score wait while a better visit is running; URLs
   * that can be listed mostly come before those that are only read for their links. URLs of parts that became
   * productive are passed to `onRaised`.
   */
  take({ low, lowHidden }: SiteQueues, onRaised: (candidate: Candidate) => void): Candidate | undefined {
    const least = this.mayGo ? 0 : this.#maxExpected;
    const [first, last] = this.#low % HIDDEN_SHARE === 0 ? [lowHidden, low] : [low, lowHidden];
    return this.#takeOf(first, least, onRaised) ?? this.#takeOf(last, least, onRaised);
  }

  /** Notes that a visit to such a URL begins. */
  begin(candidate: Candidate): void {
    this.#low++;
    this.#open.set(candidate, this.#prospects.getScore(candidate));
  }

  /** Notes that a visit has ended; returns false when it did not belong to the backlog. */
  end(candidate: Candidate): boolean {
    return this.#open.delete(candidate);
  }

  /** The highest score expected of a running visit; 0 when it is below `PROMISING`. */
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
