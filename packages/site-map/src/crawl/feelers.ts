import { LINK, type Candidate } from './candidates.ts';
import { Fifo } from './fifo.ts';
import type { Part } from './part.ts';
import type { Parts } from './parts.ts';
import type { SiteQueues } from './site-queues.ts';

/** Max concurrent visits to a part that is not known to be productive. */
const FEELERS = 2;

/**
 * Limits visits to unknown parts: while nothing good is known of a part, a few visits to it run at a time, and its
 * other URLs are held back until these have ended. This applies to the kind of a URL, its query, and its surroundings.
 */
export class Feelers {
  readonly #parts: Parts;
  /** URLs that wait for the first visits to their part, by part. */
  readonly #held = new Map<Part, { readonly queues: SiteQueues; readonly waiting: Fifo<Candidate> }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns the part whose visits a URL has to wait for; undefined when the URL may be visited at once. */
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

  /** Notes that a visit begins. */
  begin(candidate: Candidate): void {
    for (const part of this.#widerParts(candidate)) part.open++;
  }

  /** Notes that a visit has ended; calls `onFree` with each URL that waited for it. */
  end(candidate: Candidate, onFree: (candidate: Candidate, queues: SiteQueues) => void): void {
    for (const part of this.#widerParts(candidate)) {
      part.open--;
      this.#free(part, onFree);
    }
  }

  /** Releases all URLs. */
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

/** Whether the max number of visits to a part that is not known yet is running. */
function isFull(part: Part): boolean {
  return !part.isKnown && part.open >= FEELERS;
}
