import { LINK, type Candidate } from './candidates.ts';
import { Fifo } from './fifo.ts';
import type { Part } from './part.ts';
import type { Parts } from './parts.ts';
import type { SiteQueues } from './site-queues.ts';

/** Visits at once to a place of which nothing good is known yet. */
const FEELERS = 2;

/**
 * Feels places out: while nothing good is known of one, a few visits there are under way at once, and the rest of its
 * URLs are held back until these have ended. A kind of URL is a place, and so is all that lies around one.
 */
export class Feelers {
  readonly #parts: Parts;
  /** What waits for the first visits to its place, by the place. */
  readonly #held = new Map<Part, { readonly queues: SiteQueues; readonly waiting: Fifo<Candidate> }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The place that has to be felt out before a URL may be visited; undefined when it may be at once. */
  partToWaitFor(candidate: Candidate): Part | undefined {
    if (candidate.source !== LINK) return undefined;
    if (this.#parts.kindOf(candidate).isProven) return undefined;
    return this.#widerParts(candidate).find(isFull);
  }

  hold(candidate: Candidate, part: Part, queues: SiteQueues): void {
    let held = this.#held.get(part);
    if (!held) this.#held.set(part, (held = { queues, waiting: new Fifo() }));
    held.waiting.push(candidate);
    queues.held++;
  }

  /** A visit begins. */
  begin(candidate: Candidate): void {
    for (const part of this.#widerParts(candidate)) part.open++;
  }

  /** A visit has ended; `onFree` is told of each URL that waited for it. */
  end(candidate: Candidate, onFree: (candidate: Candidate, queues: SiteQueues) => void): void {
    for (const part of this.#widerParts(candidate)) {
      part.open--;
      this.#free(part, onFree);
    }
  }

  /** Holds nothing back any longer. */
  freeAll(onFree: (candidate: Candidate, queues: SiteQueues) => void): void {
    for (const part of this.#held.keys()) {
      part.open = 0;
      this.#free(part, onFree);
    }
  }

  #widerParts(candidate: Candidate): readonly Part[] {
    return this.#parts.likesOf(candidate).slice(1);
  }

  #free(part: Part, onFree: (candidate: Candidate, queues: SiteQueues) => void): void {
    const held = this.#held.get(part);
    if (!held) return;
    this.#held.delete(part);
    const { queues, waiting } = held;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      queues.held--;
      onFree(next, queues);
    }
  }
}

/** True when as many visits as may be go to a place that is not known yet. */
function isFull(part: Part): boolean {
  return !part.isKnown && part.open >= FEELERS;
}
