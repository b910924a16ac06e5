import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ParseError } from '../errors.ts';
import type { Outcome, Read, Task } from './protocol.ts';
import { MEMORY_SIGNAL } from './watch-memory.ts';

/** The compiled program; the same file whether this module runs from `src` (tests) or from `dist`. */
const PROGRAM = fileURLToPath(new URL('../../dist/process/child.js', import.meta.url));

/** A separate process that reads files, so that a malicious or broken file affects nothing else. */
export class ParseProcess {
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;
  readonly #stderrTail: StderrTail;
  readonly #memoryMb: number;
  #ended = false;
  #isReady = false;
  /** Why the process ended; set when it has exited. */
  #failure: ParseError | undefined;

  constructor(memoryMb: number) {
    this.#memoryMb = memoryMb;
    this.#child = start(memoryMb);
    this.#stderrTail = new StderrTail(this.#child.stderr as Socket); // A pipe, because of the `stdio` option.
    this.#ready = new Promise((resolve) => {
      this.#child.once('message', () => {
        this.#isReady = true;
        resolve();
      });
      // Unlike `exit`, `close` comes after all of its standard error.
      this.#child.once('close', (code, by) => {
        this.#ended = true;
        this.#failure ??= this.#failureOf(code, by);
        resolve();
      });
      this.#child.on('error', (cause) => {
        // Errors after the start are those of a message or of the end, and have listeners of their own.
        if (this.#child.pid !== undefined) return;
        this.#ended = true;
        this.#failure = notStarted(cause);
        resolve();
      });
    });
    this.#rest();
  }

  get isAlive(): boolean {
    return !this.#ended;
  }

  /**
   * Reads a file.
   * @throws {ParseError} what is wrong with the file; `TooSlow` after `timeoutMs`, `TooLarge` when the memory is used
   * up, `NotStarted` when there is no process, `Crashed` when it ended otherwise; the reason of the signal.
   */
  async run(
    task: Task,
    { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
  ): Promise<Read> {
    this.#child.ref();
    this.#child.channel?.ref();
    this.#stderrTail.ref();
    await this.#ready;
    try {
      return valueOf(await this.#request(task, timeoutMs, signal));
    } finally {
      this.#rest();
    }
  }

  close(): void {
    this.#ended = true;
    this.#child.kill('SIGKILL');
  }

  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    this.#stderrTail.unref();
  }

  /** Explains why the process ended when it was not closed. */
  #failureOf(code: number | null, by: NodeJS.Signals | null): ParseError {
    if (by === MEMORY_SIGNAL || this.#stderrTail.isOutOfMemory)
      return new ParseError('TooLarge', `The file takes more than ${this.#memoryMb} MB of memory to read.`);
    if (!this.#isReady && by === null)
      return notStarted(new Error(`It ended with exit code ${code}: ${this.#stderrTail.text.trim()}`));
    return new ParseError('Crashed', `Reading the file ended its process (${by ?? `exit code ${code}`}).`);
  }

  #request(task: Task, timeoutMs: number, signal: AbortSignal | undefined): Promise<Outcome> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        child.removeAllListeners('message');
        child.off('close', exit);
      };
      const end = (reason: Error): void => {
        settle();
        this.close();
        reject(reason);
      };
      const exit = (): void => end(this.#failure!); // Runs after the listener that sets it.
      const abort = (): void => end(signal!.reason as Error);
      const timer = setTimeout(
        () => end(new ParseError('TooSlow', `The file was not read within ${timeoutMs} ms.`)),
        timeoutMs,
      );
      if (signal?.aborted) return abort();
      if (this.#ended) return end(this.#failure ?? new Error('The process that reads files was closed.'));
      signal?.addEventListener('abort', abort, { once: true });
      child.once('close', exit);
      child.once('message', (outcome: Outcome) => {
        settle();
        resolve(outcome);
      });
      child.send(task, (cause) => {
        if (cause === null) return;
        end(
          this.#failure ?? new ParseError('Crashed', 'The process that reads files took no file.', { cause }),
        );
      });
    });
  }
}

/** @throws {ParseError} `NotStarted` */
function start(memoryMb: number): ChildProcess {
  try {
    return fork(PROGRAM, [String(memoryMb)], {
      // A file that takes over the process finds no environment variables in it.
      env: {},
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
  } catch (cause) {
    throw notStarted(cause);
  }
}

function notStarted(cause: unknown): ParseError {
  const reason = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return new ParseError('NotStarted', `The process that reads files could not be started${reason}.`, {
    cause,
  });
}

function valueOf(outcome: Outcome): Read {
  if ('value' in outcome) return outcome.value;
  throw new ParseError(outcome.problem.code, outcome.problem.message);
}

/**
 * Max characters that are stored. The engine explains in its first lines why it ends; a library may write anything
 * before.
 */
const MAX_BYTES = 16_384;

/** Stores the end of the standard error of a process. */
class StderrTail {
  readonly #stream: Socket;
  #text = '';

  constructor(stream: Socket) {
    this.#stream = stream;
    stream.setEncoding('latin1').on('data', (text: string) => {
      this.#text = (this.#text + text).slice(-MAX_BYTES);
    });
  }

  get text(): string {
    return this.#text;
  }

  /**
   * Whether the engine ended because it ran out of memory: it aborts, as after an error in a library, and writes the
   * reason.
   */
  get isOutOfMemory(): boolean {
    return /^FATAL ERROR: .*out of memory/m.test(this.#text);
  }

  /** Lets the stream keep this process running. */
  ref(): void {
    this.#stream.ref();
  }

  unref(): void {
    this.#stream.unref();
  }
}
