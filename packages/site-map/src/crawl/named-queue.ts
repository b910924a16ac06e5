import type { Candidate } from './candidates.ts';
import { urlKind } from './kind.ts';
import { Sample } from './sample.ts';

/** Pages of each kind that a sample holds; all where there are fewer. */
const KIND_SAMPLE = 20;

/** What waits of one kind, and how many of it had their turn. */
interface Waiting {
  readonly sample: Sample<Candidate>;
  sampled: number;
}

/** What sitemaps name, kind by kind in turn: each kind of page is sampled, however many another has. */
export class NamedQueue {
  readonly #kinds = new Map<string, Waiting>();
  #order: IterableIterator<[string, Waiting]> = this.#kinds.entries();

  /** True when enough of each kind that waits had their turn to speak for the rest. */
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
