import type { Candidate } from './candidates.ts';
import { Fifo } from './fifo.ts';
import type { Part } from './part.ts';

/** Number of slots given so far, by which the slots of several queues are ordered. */
let slots = 0;

/** A queue that serves parts round robin, regardless of their numbers of URLs. */
export class RoundRobin {
  readonly #parts = new Map<Part, Fifo<Candidate>>();
  readonly #order = new Fifo<{ readonly part: Part; readonly slot: number }>();
  size = 0;

  /** Number of the slot of the first part. */
  get slot(): number {
    return this.#order.peek()?.slot ?? slots;
  }

  push(candidate: Candidate, part: Part): void {
    let waiting = this.#parts.get(part);
    if (!waiting) {
      this.#parts.set(part, (waiting = new Fifo()));
      this.#order.push({ part, slot: slots++ });
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
    if (waiting && waiting.size > 0) this.#order.push({ part, slot: slots++ });
    else this.#parts.delete(part);
    return candidate;
  }

  clear(): void {
    this.#parts.clear();
    this.#order.clear();
    this.size = 0;
  }
}
