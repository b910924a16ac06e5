import type { Store } from '../../platform/store/store.ts';
import type { CrawlUrlRow } from '../../platform/store/tables/crawl.ts';
import { readReady } from './frontier.ts';

/** Entries read at once. */
const PAGES = 100;
const FILES = 4;
/** Maximum concurrent files while there are pages, as a site may have more files than pages. */
const FILES_AT_ONCE = 2;

/** The next entries of one step: pages in order, and a file now and then. */
export class WorkList {
  readonly #store: Store;
  readonly #crawlId: string;
  readonly #running = new Map<string, CrawlUrlRow>();
  #pages: CrawlUrlRow[] = [];
  #files: CrawlUrlRow[] = [];
  #wasFile = false;

  constructor(store: Store, crawlId: string) {
    this.#store = store;
    this.#crawlId = crawlId;
  }

  /** Number of running entries. */
  get running(): number {
    return this.#running.size;
  }

  /** Number of running pages. */
  get runningPages(): number {
    return this.#running.size - this.#runningFiles;
  }

  /** Reads further entries when none are left. @returns whether an entry is ready */
  async fill(): Promise<boolean> {
    if (this.#pages.length === 0) this.#pages = await this.#read(false, PAGES);
    if (this.#files.length === 0) this.#files = await this.#read(true, FILES);
    return this.#pages.length > 0 || this.#files.length > 0;
  }

  /** Takes the next entry; undefined when there is none. @param pages whether it may be a page */
  take(pages: boolean): CrawlUrlRow | undefined {
    const hasPages = pages && this.#pages.length > 0;
    const isCrowded = this.#runningFiles >= FILES_AT_ONCE || this.#wasFile;
    const takesFile = this.#files.length > 0 && !(hasPages && isCrowded);
    const entry = takesFile ? this.#files.shift() : hasPages ? this.#pages.shift() : undefined;
    if (entry === undefined) return undefined;
    this.#wasFile = takesFile;
    this.#running.set(entry.key, entry);
    return entry;
  }

  /** Puts back an entry that cannot start yet. */
  putBack(entry: CrawlUrlRow): void {
    this.#running.delete(entry.key);
    (entry.depth < 0 ? this.#files : this.#pages).unshift(entry);
  }

  /** Removes an entry whose outcome was written. */
  done(entry: CrawlUrlRow): void {
    this.#running.delete(entry.key);
  }

  get #runningFiles(): number {
    let count = 0;
    for (const { depth } of this.#running.values()) if (depth < 0) count++;
    return count;
  }

  async #read(files: boolean, count: number): Promise<CrawlUrlRow[]> {
    const limit = count + this.#running.size;
    const rows = await readReady(this.#store, this.#crawlId, { files, now: Date.now(), limit });
    return rows.filter(({ key }) => !this.#running.has(key));
  }
}
