import { TimeSlice, runAtOnce } from '@web-data/net/pace';
import { Fifo } from './queues.ts';

/** Max milliseconds for reading pages that were truncated at the end, since there may be many large ones. */
const LAST_READS_MS = 25;
/** Number of unread pages above which requests wait: what they told would come too late to choose the next ones. */
const MAX_BACKLOG = 4;

/** Begins to read a page; it yields where others may be served. */
export type PageRead = () => Generator<void>;

/** Reads pages after the responses that have arrived, one after the other, in slices of the tenant of the map. */
export class PageReads {
  readonly #slice: TimeSlice;
  readonly #onRead: () => void;
  readonly #onError: (error: unknown) => void;
  readonly #waiting = new Fifo<PageRead>();
  /** The read that waits for its next slice. */
  #paused: Generator<void> | undefined;
  #work: Promise<void> | undefined;
  #backlog = 0;
  #isStopped = false;
  /** Milliseconds spent on reading since the end, and how many there may be. */
  #lastMs = 0;
  #maxLastMs = LAST_READS_MS;

  /** @param onRead called after each page. @param onError called with what a read throws; the next ones go on */
  constructor(tenant: unknown, onRead: () => void, onError: (error: unknown) => void) {
    this.#slice = new TimeSlice(tenant);
    this.#onRead = onRead;
    this.#onError = onError;
  }

  /** Number of pages that wait or are being read. */
  get size(): number {
    return this.#backlog;
  }

  add(read: PageRead): void {
    // Responses from before the end still count, and no request is left that could be sent first.
    if (this.#isStopped) return this.#readLast(read());
    this.#backlog++;
    this.#waiting.push(read);
    this.#work ??= this.#readAll();
  }

  /** Waits while pages arrive faster than they are read. */
  async catchUp(): Promise<void> {
    if (this.#backlog > MAX_BACKLOG) await this.#work;
  }

  /**
   * Ends the slices: a page that is being read is read to its end, and those that wait are read at once, within a bound
   * unless they are the last that a budget allows.
   */
  stop({ isBounded }: { isBounded: boolean }): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    if (!isBounded) this.#maxLastMs = Number.POSITIVE_INFINITY;
    if (this.#paused) runAtOnce(this.#paused);
  }

  async #readAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      await this.#slice.next();
      do await this.#read(this.#waiting.shift()!);
      while (this.#waiting.size > 0 && !this.#slice.isOver);
    }
    this.#work = undefined;
  }

  async #read(begin: PageRead): Promise<void> {
    try {
      if (this.#isStopped) this.#readLast(begin());
      else await this.#readInSlices(begin());
    } catch (error) {
      this.#onError(error);
    }
    this.#backlog--;
    this.#onRead();
  }

  async #readInSlices(read: Generator<void>): Promise<void> {
    while (!read.next().done) {
      if (this.#isStopped || !this.#slice.isOver) continue;
      this.#paused = read;
      await this.#slice.next();
      this.#paused = undefined;
    }
  }

  #readLast(read: Generator<void>): void {
    if (this.#lastMs > this.#maxLastMs) return;
    const start = performance.now();
    runAtOnce(read);
    this.#lastMs += performance.now() - start;
  }
}
