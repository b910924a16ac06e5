import { MAX_FILE_BYTES, MAX_PAGES } from './bounds.ts';
import { ParseError } from './errors.ts';
import { ParseProcess } from './process/parse-process.ts';
import type { Read, Task } from './process/protocol.ts';
import type { Claims } from './read-file.ts';
import { Semaphore } from './turns.ts';

/** Options of a parser. */
export interface ParserOptions {
  /** Max files read in parallel. Default 2. */
  processes?: number;
  /** Max megabytes of memory for reading one file, including images and the engine itself. Default 1024. */
  memoryMb?: number;
  /** Number of files that one process reads before it is replaced. Default 1, so that files share nothing. */
  filesPerProcess?: number;
}

/** Options for reading one file. */
export interface ParseOptions extends Claims {
  /** Max milliseconds from the call on, including the wait for a process. Default 30,000. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /**
   * `fast` only reads the text of a PDF, `auto` (the default) also recognizes pages without text, `ocr` recognizes each
   * page.
   */
  mode?: 'fast' | 'auto' | 'ocr';
  /** Max pages of a PDF, from the first one. Default: all, up to 2000. */
  maxPages?: number;
  /** Whether pages of a PDF, slides and sheets are also returned one by one. Default false. */
  pages?: boolean;
  /** Whether tracked changes of a DOCX are accepted, the default, or rejected. */
  trackedChanges?: 'accept' | 'reject' | undefined;
}

/** A file with all forms of its document. */
export type ParsedFile = Read & Required<Pick<Read, 'markdown' | 'links' | 'images'>>;

/** Reads files in separate processes, which can be killed. */
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
   * Reads a file as a document: Markdown, HTML, links, images and metadata.
   * @param options also `onlyMainContent`: leave out what surrounds the main content of a page. Default true.
   * @throws {ParseError} what is wrong with the file; the reason of the signal.
   */
  async parse(
    bytes: Uint8Array,
    options: ParseOptions & { onlyMainContent?: boolean } = {},
  ): Promise<ParsedFile> {
    const forms = { onlyMainContent: options.onlyMainContent ?? true };
    return (await this.#run(bytes, options, forms)) as ParsedFile; // The forms were requested.
  }

  /** Reads a file as HTML only. @throws as {@link Parser.parse} */
  async read(bytes: Uint8Array, options: ParseOptions = {}): Promise<Read> {
    return this.#run(bytes, options, undefined);
  }

  /** Kills all processes; files that are being read fail. */
  close(): void {
    this.#closed = true;
    for (const process of this.#all) process.close();
  }

  async #run(bytes: Uint8Array, options: ParseOptions, forms: Task['forms']): Promise<Read> {
    const {
      fileName,
      mediaType,
      timeoutMs = 30_000,
      signal,
      mode = 'auto',
      maxPages = MAX_PAGES,
      pages = false,
      trackedChanges,
    } = options;
    if (bytes.length > MAX_FILE_BYTES)
      throw new ParseError('TooLarge', `The file has ${bytes.length} bytes, more than ${MAX_FILE_BYTES}.`);
    const until = performance.now() + timeoutMs;
    const task = {
      bytes,
      claims: { fileName, mediaType },
      options: { mode, maxPages, pages, trackedChanges },
      forms,
    };
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
