import type { Sink } from './sink.ts';

/** Limits of the buffer, and the reports of dropped lines. */
export interface LinesOptions {
  /** Formats the line that reports how many were dropped, written once when there is room; with its line end. */
  lostLine(count: number): string;
  /** Called with the reason when writing begins to fail, and without one when it works. */
  onChange?: ((failure?: NodeJS.ErrnoException) => void) | undefined;
  /** Max characters that may wait; lines beyond them are dropped. 262,144 by default. */
  maxPendingChars?: number | undefined;
  /** Milliseconds from a write that failed to the next; 500 by default. */
  retryMs?: number | undefined;
}

/** Approximate characters per write. */
const CHUNK = 65_536;

/** Lines that are being written. */
interface Chunk {
  /** Bytes that are not written yet. */
  rest: Buffer;
  characters: number;
  /** Whether the queue was empty after they were dequeued. */
  isAll: boolean;
}

/**
 * Buffers lines for a destination that may be full, slow or unavailable. A write never waits and never throws. Lines
 * that fit into the buffer are written in order, each in one piece; the others are dropped and counted.
 */
export class Lines {
  readonly #sink: Sink;
  readonly #options: LinesOptions & { maxPendingChars: number; retryMs: number };
  readonly #waiting: string[] = [];
  readonly #waiters: { upTo: number; resolve(isWritten: boolean): void }[] = [];
  readonly #atExit = (): void => this.#sink.writeLast?.(this.#left());
  #chunk: Chunk = { rest: Buffer.alloc(0), characters: 0, isAll: true };
  /** Characters enqueued and characters written since the start. */
  #enqueued = 0;
  #written = 0;
  #lost = 0;
  #dropped = 0;
  #failure: NodeJS.ErrnoException | undefined;
  #working = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(sink: Sink, { maxPendingChars = 262_144, retryMs = 500, ...options }: LinesOptions) {
    this.#sink = sink;
    this.#options = { ...options, maxPendingChars, retryMs };
    process.on('exit', this.#atExit);
  }

  /** Lines dropped so far. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Whether the last write failed. */
  get isFailing(): boolean {
    return this.#failure !== undefined;
  }

  /** Enqueues a line, with its line end. */
  write(line: string): void {
    if (this.#enqueued - this.#written + line.length > this.#options.maxPendingChars) {
      this.#lost += 1;
      this.#dropped += 1;
    } else this.#push(line);
    void this.#work();
  }

  /** Resolves to true when all lines so far are written, to false when a write fails or after `timeoutMs`. */
  async written(timeoutMs: number): Promise<boolean> {
    const upTo = this.#enqueued;
    if (this.#written >= upTo || this.isFailing) return this.#written >= upTo;
    let timer: NodeJS.Timeout | undefined;
    const isWritten = await new Promise<boolean>((resolve) => {
      this.#waiters.push({ upTo, resolve });
      timer = setTimeout(resolve, timeoutMs, false);
    });
    clearTimeout(timer);
    return isWritten;
  }

  /** Writes the rest within `timeoutMs` and closes the sink. */
  async end(timeoutMs: number): Promise<void> {
    await this.written(timeoutMs);
    clearTimeout(this.#retry);
    process.off('exit', this.#atExit);
    this.#sink.close();
  }

  #push(line: string): void {
    this.#waiting.push(line);
    this.#enqueued += line.length;
  }

  async #work(): Promise<void> {
    if (this.#working || this.#retry !== undefined) return;
    this.#working = true;
    try {
      while (this.#written < this.#enqueued) await this.#writeSome();
    } catch (error) {
      this.#failed(error as NodeJS.ErrnoException); // A sink rejects with the error of the system.
    }
    this.#working = false;
  }

  async #writeSome(): Promise<void> {
    if (this.#chunk.rest.length === 0) {
      this.#sink.renew?.(); // Only between lines, so that none is split over two files.
      this.#chunk = this.#take();
    }
    const written = await this.#sink.write(this.#chunk.rest);
    this.#chunk.rest = this.#chunk.rest.subarray(written);
    if (this.#chunk.rest.length > 0) return;
    this.#written += this.#chunk.characters;
    if (this.#chunk.isAll) this.#recovered();
    this.#flushWaiters(({ upTo }) => upTo <= this.#written, true);
  }

  #take(): Chunk {
    let characters = 0;
    let count = 0;
    while (count < this.#waiting.length && characters < CHUNK) characters += this.#waiting[count++]!.length;
    const rest = Buffer.from(this.#waiting.splice(0, count).join(''));
    return { rest, characters, isAll: this.#waiting.length === 0 };
  }

  #recovered(): void {
    if (this.#failure !== undefined) {
      this.#failure = undefined;
      this.#options.onChange?.();
    }
    if (this.#lost === 0) return;
    this.#push(this.#options.lostLine(this.#lost));
    this.#lost = 0;
  }

  #failed(error: NodeJS.ErrnoException): void {
    const isFirst = this.#failure === undefined;
    this.#failure = error;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      void this.#work();
    }, this.#options.retryMs).unref();
    if (isFirst) this.#options.onChange?.(error);
    this.#flushWaiters(() => true, false);
  }

  /** Resolves the promises of {@link written}, in order. */
  #flushWaiters(isMeant: (waiters: { upTo: number }) => boolean, isWritten: boolean): void {
    while (this.#waiters[0] !== undefined && isMeant(this.#waiters[0]))
      this.#waiters.shift()!.resolve(isWritten);
  }

  #left(): Buffer {
    return Buffer.concat([this.#chunk.rest, Buffer.from(this.#waiting.join(''))]);
  }
}
