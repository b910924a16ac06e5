import { LINK, type Candidate } from './candidates.ts';
import { Fifo } from './fifo.ts';
import type { Part } from './part.ts';
import type { Parts } from './parts.ts';
import type { Shelf } from './shelf.ts';

/** Visits at once to a place of which nothing good is known yet. */
const FEELERS = 2;

/**
 * Feels places out: while nothing good is known of one, a few visits there are under way at once, and the rest of its
 * URLs are held back until these have ended. A kind of URL is a place, and so is all that lies around one.
 */
export class Feelers {
  readonly #parts: Parts;
  /** What waits for the first visits to its place, by the place. */
  readonly #held = new Map<Part, { readonly shelf: Shelf; readonly waiting: Fifo<Candidate> }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The place that has to be felt out before a URL may be visited; undefined when it may be at once. */
  placeToWaitFor(candidate: Candidate): Part | undefined {
    if (candidate.source !== LINK) return undefined;
    if (this.#parts.kindOf(candidate).isProven) return undefined;
    return this.#placesOf(candidate).find(isFull);
  }

  hold(candidate: Candidate, place: Part, shelf: Shelf): void {
    let held = this.#held.get(place);
    if (!held) this.#held.set(place, (held = { shelf, waiting: new Fifo() }));
    held.waiting.push(candidate);
    shelf.held++;
  }

  /** A visit begins. */
  begin(candidate: Candidate): void {
    for (const place of this.#placesOf(candidate)) place.open++;
  }

  /** A visit has ended; `onFree` is told of each URL that waited for it. */
  end(candidate: Candidate, onFree: (candidate: Candidate, shelf: Shelf) => void): void {
    for (const place of this.#placesOf(candidate)) {
      place.open--;
      this.#free(place, onFree);
    }
  }

  /** Holds nothing back any longer. */
  freeAll(onFree: (candidate: Candidate, shelf: Shelf) => void): void {
    for (const place of this.#held.keys()) {
      place.open = 0;
      this.#free(place, onFree);
    }
  }

  #placesOf(candidate: Candidate): readonly Part[] {
    return this.#parts.likesOf(candidate).slice(1);
  }

  #free(place: Part, onFree: (candidate: Candidate, shelf: Shelf) => void): void {
    const held = this.#held.get(place);
    if (!held) return;
    this.#held.delete(place);
    const { shelf, waiting } = held;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      shelf.held--;
      onFree(next, shelf);
    }
  }
}

/** True when as many visits as may be go to a place that is not known yet. */
function isFull(place: Part): boolean {
  return !place.isKnown && place.open >= FEELERS;
}
