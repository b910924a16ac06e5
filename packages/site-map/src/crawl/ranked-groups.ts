import type { Candidate } from './candidates.ts';
import type { Part } from './part.ts';
import { Fifo, Heap } from './queues.ts';

/** Number of slots given so far, by which the slots of several queues are ordered. */
let slots = 0;

/** A queue that serves parts round robin, regardless of their numbers of URLs. */
class RoundRobin {
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

/** Where URLs wait, and what for. */
export type Rating =
  /** For a slot of the host. */
  | 'open'
  /** For all others: similar URLs were a little productive. */
  | 'poor'
  /** For their small share of the visits, or the end of all others: similar URLs were unproductive. */
  | 'low'
  /** For the first visits to similar URLs, which are running. */
  | 'probed';

/** Waiting URLs of one host that all rules treat alike, so that they change places together. */
export class Group {
  readonly waiting: RoundRobin = new RoundRobin();
  rating: Rating = 'open';
  /** Its queue; undefined while it is empty or waits for an event. */
  queue: RankedGroups | undefined;
  /** Its level in the queue. */
  step = 0;
  /** Identifies its current entry in the queue; earlier entries are outdated. */
  ticket = 0;

  /** Number of URLs of its host that were found before its rating was `open`: these come first. */
  after = 0;

  get size(): number {
    return this.waiting.size;
  }

  /** Adds a URL of a part; parts alternate. */
  push(candidate: Candidate, part: Part): void {
    this.waiting.push(candidate, part);
    if (this.queue) this.queue.size++;
  }

  /** Takes the first URL; an empty group leaves its queue. */
  shift(): Candidate | undefined {
    const candidate = this.waiting.shift();
    if (this.queue) this.queue.size--;
    if (this.size === 0) this.queue?.remove(this);
    return candidate;
  }
}

/** Number of score levels. */
const STEPS = 10;

/** A group at the time when it was queued. */
interface Entry {
  readonly group: Group;
  readonly ticket: number;
  readonly key: number;
}

/** Groups by expected score, 0 to 1: the highest level comes first, and the parts of one level are served round robin. */
export class RankedGroups {
  readonly #steps = Array.from({ length: STEPS }, () => new Heap<Entry>());
  /** Number of waiting URLs. */
  size = 0;

  /** Queues a group that is in no queue. */
  add(group: Group, score: number): void {
    group.queue = this;
    group.step = getStep(score);
    this.size += group.size;
    this.#push(group);
  }

  /** Removes a group. */
  remove(group: Group): void {
    group.queue = undefined;
    group.ticket++;
    this.size -= group.size;
  }

  /** Returns the first group that was queued with a score of at least `least`. */
  first(least = 0): Group | undefined {
    if (this.size === 0) return undefined;
    for (let step = STEPS - 1; step >= getStep(least); step--) {
      const entries = this.#steps[step];
      for (let entry = entries?.peek(); entry; entry = entries?.peek()) {
        if (entry.ticket === entry.group.ticket) return entry.group;
        entries?.shift();
      }
    }
    return undefined;
  }

  /** Takes the first URL of a group that `first` returned. */
  take(group: Group): Candidate | undefined {
    const candidate = group.shift();
    if (group.size > 0) {
      this.#steps[group.step]?.shift();
      this.#push(group);
    }
    return candidate;
  }

  clear(): void {
    for (const entries of this.#steps) {
      for (let entry = entries.shift(); entry; entry = entries.shift()) {
        if (entry.group.queue !== this) continue;
        entry.group.queue = undefined;
        entry.group.waiting.clear();
      }
    }
    this.size = 0;
  }

  #push(group: Group): void {
    // URLs that may be visited keep the order in which they were released.
    const key = group.rating === 'open' ? group.after : group.waiting.slot;
    this.#steps[group.step]?.push({ group, ticket: ++group.ticket, key });
  }
}

/** Returns the level of a score. */
export function getStep(score: number): number {
  return Math.min(STEPS - 1, Math.floor(score * STEPS));
}
