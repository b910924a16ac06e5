import type { Settings } from '../settings.ts';
import type { Candidate } from './candidates.ts';
import { urlKind } from './url-shapes.ts';

/** Min URLs in the sitemaps for sampling; with fewer, all pages are visited. */
const MIN_NAMED = 1000;

/** Detects when the sitemaps contain the complete site. */
export class Coverage {
  /** Number of URLs in the sitemaps. */
  named = 0;
  readonly #enough: number;
  /** Number of visits since the last one that led to a URL outside of the sitemaps. */
  #since = 0;

  constructor({ budget, search }: Settings) {
    // A search needs the titles of all pages.
    this.#enough = (search ?? '').trim() === '' ? budget.sample : Number.POSITIVE_INFINITY;
  }

  /** Whether a sample of visits led to no new URL. */
  get isProven(): boolean {
    return this.named >= MIN_NAMED && this.#since >= this.#enough;
  }

  /** Notes a visited page, with the number of new URLs that it led to. */
  note(found: number): void {
    this.#since = found === 0 ? this.#since + 1 : 0;
  }
}

/** Sample size for each kind of page; smaller kinds are visited completely. */
const KIND_SAMPLE = 20;

/** Waiting URLs of one kind, and how many of it were sampled. */
interface Waiting {
  readonly sample: Sample<Candidate>;
  sampled: number;
}

/** A queue for URLs of sitemaps. Kinds of pages alternate, so that each is sampled, regardless of their sizes. */
export class NamedQueue {
  readonly #kinds = new Map<string, Waiting>();
  #order: IterableIterator<[string, Waiting]> = this.#kinds.entries();
  /** Number of waiting kinds that are not sampled yet. */
  #unsampled = 0;
  #next: Candidate | undefined;
  size = 0;

  /** Whether enough URLs of each waiting kind were visited to represent the rest. */
  get isSampled(): boolean {
    return this.#unsampled === 0;
  }

  push(candidate: Candidate): void {
    const kind = urlKind(candidate.url);
    let waiting = this.#kinds.get(kind);
    if (!waiting) {
      this.#kinds.set(kind, (waiting = { sample: new Sample(), sampled: 0 }));
      this.#unsampled++;
    }
    waiting.sample.push(candidate);
    this.size++;
  }

  /** Returns the next URL, which stays in the queue. */
  peek(): Candidate | undefined {
    return (this.#next ??= this.#draw());
  }

  shift(): Candidate | undefined {
    const next = this.peek();
    this.#next = undefined;
    if (next) this.size--;
    return next;
  }

  clear(): void {
    this.#kinds.clear();
    this.#unsampled = this.size = 0;
    this.#next = undefined;
  }

  #draw(): Candidate | undefined {
    while (this.#kinds.size > 0) {
      const next = this.#order.next();
      if (next.done) {
        this.#order = this.#kinds.entries();
        continue;
      }
      const [kind, waiting] = next.value;
      const candidate = waiting.sample.shift();
      const isEmpty = waiting.sample.size === 0;
      if (++waiting.sampled === KIND_SAMPLE || (isEmpty && waiting.sampled < KIND_SAMPLE)) this.#unsampled--;
      if (isEmpty) this.#kinds.delete(kind);
      if (candidate) return candidate;
    }
    return undefined;
  }
}

/**
 * A queue that takes every second item from a random position: the first items alone are not a representative sample.
 */
class Sample<T> {
  readonly #items: T[] = [];
  #head = 0;
  /** State of a fixed sequence, so that samples of the same site are equal. */
  #random = 1;

  get size(): number {
    return this.#items.length - this.#head;
  }

  push(item: T): void {
    this.#items.push(item);
  }

  shift(): T | undefined {
    const { size } = this;
    if (size === 0) return undefined;
    const at = this.#head % 2 === 0 ? this.#head : this.#head + this.#below(size);
    const item = this.#items[at];
    this.#items[at] = this.#items[this.#head] as T;
    this.#head++;
    return item;
  }

  #below(size: number): number {
    this.#random = (Math.imul(this.#random, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#random / 4_294_967_296) * size);
  }
}
