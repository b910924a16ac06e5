import type { Candidate } from './candidates.ts';
import { Fifo } from './fifo.ts';
import type { Part } from './part.ts';

/** Number of turns given so far, by which turns of several queues are ordered. */
let turns = 0;

/** A queue in which parts take turns, regardless of their numbers of URLs. */
export class Turns {
  readonly #parts = new Map<Part, Fifo<Candidate>>();
  readonly #order = new Fifo<{ readonly part: Part; readonly turn: number }>();
  size = 0;

  /** Number of the turn of the first part. */
  get turn(): number {
    return this.#order.peek()?.turn ?? turns;
  }

  push(candidate: Candidate, part: Part): void {
    let waiting = this.#parts.get(part);
    if (!waiting) {
      this.#parts.set(part, (waiting = new Fifo()));
      this.#order.push({ part, turn: turns++ });
    }
    waiting.push(candidate);
    this.size++;
  }

  /** Returns the first URL of the first part, which stays in the queue. */
  peek(): Candidate | undefined {
    const first = this.#order.peek();
    return first && this.#parts.get(first.part)?.peek();
  }

  /** Takes the first URL of the first part, which then moves behind the others. */
  shift(): Candidate | undefined {
    const part = this.#order.shift()?.part;
    if (!part) return undefined;
    const waiting = this.#parts.get(part);
    const candidate = waiting?.shift();
    this.size--;
    if (waiting && waiting.size > 0) this.#order.push({ part, turn: turns++ });
    else this.#parts.delete(part);
    return candidate;
  }

  clear(): void {
    this.#parts.clear();
    this.#order.clear();
    this.size = 0;
  }
}
