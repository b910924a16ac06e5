import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Store } from '../../../platform/store/store.ts';
import { toEntry } from './indexed-page.ts';
import type { IndexedPage } from './indexed-page.ts';
import type { IsPublic } from './public-hosts.ts';
import { deleteOldest, writeEntries } from './write.ts';

/** Pages in one transaction; a write of so many delays a search by some hundredths of a second. */
const BATCH = 16;
/** Maximum waiting pages; further ones are dropped until another scrape reads them. */
const MAX_WAITING = 2000;
/** Maximum characters of waiting pages together. */
const MAX_CHARACTERS = 64_000_000;
/** Milliseconds for which pages are gathered. */
const GATHER_MS = 300;
/** Number of batches after which the oldest pages are deleted. */
const PRUNED_EVERY = 8;

export interface IndexWriterOptions {
  store: Store;
  /** Maximum pages of the index; the oldest are deleted. */
  maxPages: number;
  isPublic: IsPublic;
  /** Called with the error of a failed batch. The batch is not retried, as the index is a copy. */
  onError(error: unknown): void;
}

/** Collects pages and writes them in batches, after the request that read them. */
export class IndexWriter {
  readonly #options: IndexWriterOptions;
  /** The newest version of each page, by owner and URL. */
  readonly #waiting = new Map<string, IndexedPage>();
  #writing: Promise<void> | undefined;
  #batches = 0;
  #characters = 0;
  /** Number of pages dropped because too many were waiting. */
  dropped = 0;
  /** Number of pages left out because their address is private. */
  privatePages = 0;

  constructor(options: IndexWriterOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Adds a page to the queue. Returns at once, and never throws. */
  offer(page: IndexedPage): void {
    const key = `${page.owner} ${page.url}`;
    this.#remove(key);
    const characters = this.#characters + page.text.length;
    if (this.#waiting.size >= MAX_WAITING || characters > MAX_CHARACTERS) {
      this.dropped += 1;
      return;
    }
    this.#waiting.set(key, page);
    this.#characters = characters;
    this.#writing ??= this.#writeSoon();
  }

  #remove(key: string): void {
    this.#characters -= this.#waiting.get(key)?.text.length ?? 0;
    this.#waiting.delete(key);
  }

  /** Resolves when all queued pages are written. */
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
    for (const [key] of batch) this.#remove(key);
    try {
      const entries = [];
      for (const [, page] of batch) {
        if (!(await this.#options.isPublic(new URL(page.url)))) {
          this.privatePages += 1;
          continue;
        }
        await nextTurn(); // Lets the event loop run between two analyses.
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
