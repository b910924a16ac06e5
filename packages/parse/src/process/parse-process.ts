import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ParseError } from '../errors.ts';
import type { Outcome, Read, Task } from './protocol.ts';

/** The compiled program; the same file whether this module runs from `src` (tests) or from `dist`. */
const PROGRAM = fileURLToPath(new URL('../../dist/process/child.js', import.meta.url));

/** A process of its own that reads files: what a file does to it, it does to nobody else. */
export class ParseProcess {
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;
  readonly #memoryMb: number;
  #ended = false;

  constructor(memoryMb: number) {
    this.#memoryMb = memoryMb;
    this.#child = fork(PROGRAM, [String(memoryMb)], {
      // A file that takes over the process finds nothing of ours in it.
      env: {},
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#ready = new Promise((resolve) => {
      this.#child.once('message', () => resolve());
      this.#child.once('exit', () => {
        this.#ended = true;
        resolve();
      });
      this.#child.once('error', () => resolve());
    });
    this.#rest();
  }

  get isAlive(): boolean {
    return !this.#ended;
  }

  /**
   * Reads a file.
   * @throws {ParseError} what is wrong with the file; `TooSlow` after `timeoutMs`, `TooLarge` when the memory is used up;
   * the reason of the signal.
   */
  async run(
    task: Task,
    { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
  ): Promise<Read> {
    this.#child.ref();
    this.#child.channel?.ref();
    await this.#ready;
    try {
      return valueOf(await this.#answer(task, timeoutMs, signal));
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
  }

  #answer(task: Task, timeoutMs: number, signal: AbortSignal | undefined): Promise<Outcome> {
    const child = this.#child;
    return new Promise((resolve, refuse) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        child.removeAllListeners('message');
        child.off('exit', exit);
      };
      const end = (reason: Error): void => {
        settle();
        this.close();
        refuse(reason);
      };
      const exit = (): void =>
        end(new ParseError('TooLarge', `The file takes more than ${this.#memoryMb} MB of memory to read.`));
      const abort = (): void => end(signal!.reason as Error);
      const timer = setTimeout(
        () => end(new ParseError('TooSlow', `The file was not read within ${timeoutMs} ms.`)),
        timeoutMs,
      );
      if (signal?.aborted) return abort();
      if (this.#ended) return end(new Error('The process that reads files could not be started.'));
      signal?.addEventListener('abort', abort, { once: true });
      child.once('exit', exit);
      child.once('message', (outcome: Outcome) => {
        settle();
        resolve(outcome);
      });
      child.send(task, (error) => error && end(error));
    });
  }
}

function valueOf(outcome: Outcome): Read {
  if ('value' in outcome) return outcome.value;
  throw new ParseError(outcome.problem.code, outcome.problem.message);
}
