import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Store } from '../../store/store.ts';
import { toEntry } from './indexed-page.ts';
import type { IndexedPage } from './indexed-page.ts';
import type { IsPublic } from './public-hosts.ts';
import { deleteOldest, writeEntries } from './write.ts';

/** Pages in one transaction: a write of so many keeps a search waiting for some hundredths of a second. */
const BATCH = 16;
/** Pages that wait at most; what comes beyond is not found until it is read again. */
const MAX_WAITING = 2000;
/** Milliseconds for which pages are gathered. */
const GATHER_MS = 300;
/** Batches after which the oldest pages make room. */
const PRUNED_EVERY = 8;

export interface IndexWriterOptions {
  store: Store;
  /** Pages at most; the oldest go. */
  maxPages: number;
  isPublic: IsPublic;
  /** Told of a batch that could not be written. It is not tried again: the index is a copy. */
  onError(error: unknown): void;
}

/** Takes up pages as they are read and writes them some at a time, after whoever read them has gone on. */
export class IndexWriter {
  readonly #options: IndexWriterOptions;
  /** By owner and URL: of one page the newest. */
  readonly #waiting = new Map<string, IndexedPage>();
  #writing: Promise<void> | undefined;
  #batches = 0;
  /** Pages that were not taken up for want of room. */
  dropped = 0;

  constructor(options: IndexWriterOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Takes up a page. Returns at once, and never throws. */
  offer(page: IndexedPage): void {
    const key = `${page.owner} ${page.url}`;
    if (this.#waiting.size >= MAX_WAITING && !this.#waiting.has(key)) {
      this.dropped += 1;
      return;
    }
    this.#waiting.delete(key);
    this.#waiting.set(key, page);
    this.#writing ??= this.#writeSoon();
  }

  /** Resolves when all that was offered is written. */
  async idle(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing;
  }

  async #writeSoon(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    while (this.#waiting.size > 0) await this.#writeSome();
    this.#writing = undefined;
  }

  async #writeSome(): Promise<void> {
    const { store, maxPages, onError } = this.#options;
    const batch = [...this.#waiting].slice(0, BATCH);
    for (const [key] of batch) this.#waiting.delete(key);
    try {
      const entries = [];
      for (const [, page] of batch) {
        if (!(await this.#options.isPublic(new URL(page.url)))) continue;
        await nextTurn(); // Between two analyses others have their turn.
        entries.push(toEntry(page));
      }
      if (entries.length === 0) return;
      await writeEntries(store, entries);
      if (this.#batches++ % PRUNED_EVERY === 0 || this.#waiting.size === 0)
        await deleteOldest(store, maxPages);
    } catch (error) {
      onError(error);
    }
  }
}
