import { Worker } from 'node:worker_threads';
import type { Outcome, Task } from './protocol.ts';

/** The compiled worker; the same file whether this module runs from `src` (tests) or from `dist`. */
const WORKER = new URL('../../../dist/scrape/threads/worker.js', import.meta.url);

/** Megabytes that one work may use. */
const MEMORY_MB = 512;
/** Milliseconds that a task has to end whose outcome nobody waits for any more. */
const GRACE_MS = 1000;

/** One thread, doing one task at a time. */
export class ContentThread {
  readonly #worker: Worker;
  #settle: ((outcome: Outcome) => void) | undefined;
  #ended = false;
  readonly #ready: Promise<void>;
  #setReady: () => void = () => {};

  constructor() {
    this.#worker = new Worker(WORKER, {
      name: 'content',
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.unref();
    this.#ready = new Promise((resolve) => (this.#setReady = resolve));
    this.#worker.on('message', (message: Outcome | 'ready') => {
      if (message === 'ready') this.#setReady();
      else this.#end(message);
    });
    this.#worker.on('error', (error) => this.#die(error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', () => this.#die('The thread has ended.'));
  }

  /** False once it has ended and another must take its place. */
  get isAlive(): boolean {
    return !this.#ended;
  }

  /** Resolves once it can work, or has ended. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  /**
   * Does a task; ends itself and resolves with undefined when that takes longer than `workMs`. The start of the thread,
   * which a busy machine makes long, does not count.
   * @param unwanted nobody waits for the outcome from then on: a task that is at work has {@link GRACE_MS} more, for a
   * thread costs more to start than most tasks.
   */
  async run(task: Task, workMs: number, unwanted: AbortSignal): Promise<Outcome | undefined> {
    this.#worker.ref();
    await this.#ready;
    if (this.#ended) return { failure: 'The thread could not be started.' };
    const late = after(workMs, unwanted);
    const outcome = unwanted.aborted ? undefined : await Promise.race([this.#send(task), late.promise]);
    late.stop();
    // What is still awaited is still at work, perhaps for ever.
    if (this.#settle !== undefined) await this.close();
    else if (!this.#ended) this.#worker.unref();
    return outcome;
  }

  #send(task: Task): Promise<Outcome> {
    return new Promise((resolve) => {
      this.#settle = resolve;
      try {
        this.#worker.postMessage(task);
      } catch (error) {
        // What is nested too deeply cannot cross to a thread.
        this.#end({ failure: String(error) });
      }
    });
  }

  async close(): Promise<void> {
    this.#ended = true;
    this.#setReady();
    await this.#worker.terminate();
  }

  #die(reason: string): void {
    this.#ended = true;
    this.#setReady();
    this.#end({ failure: reason });
  }

  #end(outcome: Outcome): void {
    this.#settle?.(outcome);
    this.#settle = undefined;
  }
}

/** Resolves after so many milliseconds, or soon after the signal. */
function after(milliseconds: number, unwanted: AbortSignal): { promise: Promise<undefined>; stop(): void } {
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<undefined>((resolve) => {
    const wait = (max: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve(undefined), max);
    };
    wait(milliseconds);
    const hurry = (): void => wait(Math.min(GRACE_MS, milliseconds));
    unwanted.addEventListener('abort', hurry, { once: true, signal: ended.signal });
  });
  return {
    promise,
    stop() {
      clearTimeout(timer);
      ended.abort();
    },
  };
}
