import type { Candidate } from './candidates.ts';
import { urlKind } from './kind.ts';
import { Sample } from './sample.ts';

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
