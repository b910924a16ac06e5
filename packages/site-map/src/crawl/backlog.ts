import type { Candidate } from './candidates.ts';
import type { LowQueue } from './low-queue.ts';
import type { Parts } from './parts.ts';
import type { Prospects } from './prospects.ts';
import type { Shelf } from './shelf.ts';

/** One of so many visits goes to what does not seem to pay while anything else waits. */
const SHARE = 30;
/** Of those that do not pay, one of so many is only read for its links while others wait. */
const HIDDEN_SHARE = 12;

/** What does not seem to pay, and its small share of the visits. */
export class Backlog {
  readonly #parts: Parts;
  readonly #prospects: Prospects;
  #visits = 0;
  /** Visits to what did not pay. */
  #low = 0;

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

  add(candidate: Candidate, { low, lowHidden }: Shelf): void {
    const part = this.#parts.of(candidate);
    const worth = this.#prospects.worthOf(candidate);
    (candidate.is.hidden ? lowHidden : low).push({ candidate, part, worth });
  }

  /**
   * The next of it on one host that is worth `least`, or undefined. What can be answered mostly comes before what is only read for its links.
   * Parts that have paid since are handed to `onRaised`, URL by URL.
   */
  take(
    { low, lowHidden }: Shelf,
    least: number,
    onRaised: (candidate: Candidate) => void,
  ): Candidate | undefined {
    const [first, last] = this.#low % HIDDEN_SHARE === 0 ? [lowHidden, low] : [low, lowHidden];
    return this.#takeOf(first, least, onRaised) ?? this.#takeOf(last, least, onRaised);
  }

  #takeOf(queue: LowQueue, least: number, onRaised: (candidate: Candidate) => void): Candidate | undefined {
    const shift = (): ReturnType<LowQueue['shift']> => queue.shift(this.#worthOf, least);
    for (let next = shift(); next; next = shift()) {
      const { part, candidate } = next;
      if (candidate.state !== 'waiting') continue;
      if (!this.#prospects.isLow(candidate)) {
        onRaised(candidate);
        for (const other of queue.takeAll(part)) onRaised(other);
      } else if (this.#prospects.isWorthTurn(candidate)) return candidate;
    }
    return undefined;
  }

  readonly #worthOf = (candidate: Candidate): number => this.#prospects.worthOf(candidate);
}
