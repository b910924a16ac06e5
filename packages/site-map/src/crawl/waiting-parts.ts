import type { Candidate } from './candidates.ts';
import { Fifo } from './fifo.ts';
import type { Part } from './part.ts';

/** A queue in which parts alternate, regardless of their numbers of URLs. */
export class WaitingParts {
  readonly #parts = new Map<Part, Fifo<Candidate>>();

  /** Number of waiting parts. */
  get size(): number {
    return this.#parts.size;
  }

  push(part: Part, candidate: Candidate): void {
    let waiting = this.#parts.get(part);
    if (!waiting) this.#parts.set(part, (waiting = new Fifo()));
    waiting.push(candidate);
  }

  /** Takes the next URL of the first part, which then moves behind the others. */
  shift(): { readonly part: Part; readonly candidate: Candidate } | undefined {
    for (const [part, waiting] of this.#parts) {
      this.#parts.delete(part);
      const candidate = waiting.shift();
      if (waiting.size > 0) this.#parts.set(part, waiting);
      if (candidate) return { part, candidate };
    }
    return undefined;
  }

  /** Takes all waiting URLs of one part. */
  *takeAll(part: Part): Generator<Candidate, void, void> {
    const waiting = this.#parts.get(part);
    this.#parts.delete(part);
    for (let next = waiting?.shift(); next; next = waiting?.shift()) yield next;
  }
}
