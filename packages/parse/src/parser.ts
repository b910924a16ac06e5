import { MAX_FILE_BYTES, MAX_PAGES } from './bounds.ts';
import { ParseError } from './errors.ts';
import { ParseProcess } from './process/parse-process.ts';
import type { Read, Task } from './process/protocol.ts';
import type { Claims } from './read-file.ts';
import { Semaphore } from './turns.ts';

/** How a parser works. */
export interface ParserOptions {
  /** Files read at once; 2 unless given. */
  processes?: number;
  /** Megabytes that reading one file may take, pictures and the engine itself included; 1024 unless given. */
  memoryMb?: number;
  /** Files that one process reads before another takes its place; 1 unless given: files share nothing. */
  filesPerProcess?: number;
}

/** How a file is read. */
export interface ParseOptions extends Claims {
  /** Milliseconds, from the call on, waiting included; 30,000 unless given. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /** `fast` reads the text of a PDF, `auto` (the default) also the pictures of pages without any, `ocr` the picture of each. */
  mode?: 'fast' | 'auto' | 'ocr';
  /** Pages of a PDF that are read, from the first on; all of them, up to 2000, unless given. */
  maxPages?: number;
}

/** A file in the forms of a document. */
export type ParsedFile = Read & Required<Pick<Read, 'markdown' | 'links' | 'images'>>;

/** Reads files, each in a process of its own that can be ended. */
export class Parser {
  readonly #semaphore: Semaphore;
  readonly #memoryMb: number;
  readonly #filesPerProcess: number;
  readonly #idle: { process: ParseProcess; files: number }[] = [];
  readonly #all = new Set<ParseProcess>();
  #closed = false;

  constructor({ processes = 2, memoryMb = 1024, filesPerProcess = 1 }: ParserOptions = {}) {
    this.#semaphore = new Semaphore(processes);
    this.#memoryMb = memoryMb;
    this.#filesPerProcess = filesPerProcess;
  }

  /**
   * Reads a file as a document: Markdown, HTML, links, pictures and what it says of itself.
   * @param options also `onlyMainContent`: of a page, leave out what frames its content; true unless given.
   * @throws {ParseError} what is wrong with the file; the reason of the signal.
   */
  async parse(
    bytes: Uint8Array,
    options: ParseOptions & { onlyMainContent?: boolean } = {},
  ): Promise<ParsedFile> {
    const forms = { onlyMainContent: options.onlyMainContent ?? true };
    return (await this.#run(bytes, options, forms)) as ParsedFile; // It was asked for the forms.
  }

  /** Reads a file as HTML alone. @throws as {@link Parser.parse} */
  async read(bytes: Uint8Array, options: ParseOptions = {}): Promise<Read> {
    return this.#run(bytes, options, undefined);
  }

  /** Ends what is being read. */
  close(): void {
    this.#closed = true;
    for (const process of this.#all) process.close();
  }

  async #run(bytes: Uint8Array, options: ParseOptions, forms: Task['forms']): Promise<Read> {
    const { fileName, mediaType, timeoutMs = 30_000, signal, mode = 'auto', maxPages = MAX_PAGES } = options;
    if (bytes.length > MAX_FILE_BYTES)
      throw new ParseError('TooLarge', `The file has ${bytes.length} bytes, more than ${MAX_FILE_BYTES}.`);
    const until = performance.now() + timeoutMs;
    const task = { bytes, claims: { fileName, mediaType }, options: { mode, maxPages }, forms };
    return this.#semaphore.run(async () => {
      const left = Math.max(1, until - performance.now());
      const worker = this.#take();
      try {
        return await worker.process.run(task, { timeoutMs: Math.round(left), signal });
      } finally {
        this.#giveBack(worker);
      }
    }, signal);
  }

  #take(): { process: ParseProcess; files: number } {
    if (this.#closed) throw new Error('The parser was closed.');
    const idle = this.#idle.pop();
    if (idle?.process.isAlive) return idle;
    const process = new ParseProcess(this.#memoryMb);
    this.#all.add(process);
    return { process, files: 0 };
  }

  #giveBack(worker: { process: ParseProcess; files: number }): void {
    worker.files++;
    if (worker.process.isAlive && worker.files < this.#filesPerProcess && !this.#closed) {
      this.#idle.push(worker);
      return;
    }
    worker.process.close();
    this.#all.delete(worker.process);
  }
}
