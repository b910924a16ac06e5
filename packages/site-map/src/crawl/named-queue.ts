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

  /** Whether enough URLs of each waiting kind were visited to represent the rest. */
  get isSampled(): boolean {
    for (const { sampled } of this.#kinds.values()) if (sampled < KIND_SAMPLE) return false;
    return true;
  }

  push(candidate: Candidate): void {
    const kind = urlKind(candidate.url);
    let waiting = this.#kinds.get(kind);
    if (!waiting) this.#kinds.set(kind, (waiting = { sample: new Sample(), sampled: 0 }));
    waiting.sample.push(candidate);
  }

  shift(): Candidate | undefined {
    while (this.#kinds.size > 0) {
      const next = this.#order.next();
      if (next.done) {
        this.#order = this.#kinds.entries();
        continue;
      }
      const [kind, waiting] = next.value;
      const candidate = waiting.sample.shift();
      waiting.sampled++;
      if (waiting.sample.size === 0) this.#kinds.delete(kind);
      if (candidate) return candidate;
    }
    return undefined;
  }
}
