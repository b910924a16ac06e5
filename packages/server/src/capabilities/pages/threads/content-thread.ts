import { Worker } from 'node:worker_threads';
import type { Outcome, Task } from './protocol.ts';

/** The compiled worker; the same file whether this module runs from `src` (tests) or from `dist`. */
const WORKER = new URL('../../../../dist/capabilities/pages/threads/worker.js', import.meta.url);

/** Maximum megabytes of heap of a thread. */
const MEMORY_MB = 512;
/** Milliseconds that a task has left once no caller waits for its outcome. */
const GRACE_MS = 1000;

/** A worker thread that runs one task at a time. */
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

  /** False once the thread has ended and must be replaced. */
  get isAlive(): boolean {
    return !this.#ended;
  }

  /** Resolves once the thread has started, or has ended. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  /**
   * Runs a task. When it takes longer than `workMs`, ends the thread and resolves with undefined. The start of the
   * thread does not count, as a busy machine makes it slow.
   * @param unwanted aborts when no caller waits for the outcome. A running task then has {@link GRACE_MS} more, because
   * starting a thread costs more than a typical task.
   */
  async run(task: Task, workMs: number, unwanted: AbortSignal): Promise<Outcome | undefined> {
    this.#worker.ref();
    await this.#ready;
    if (this.#ended) return { failure: 'The thread could not be started.' };
    const late = after(workMs, unwanted);
    const outcome = unwanted.aborted ? undefined : await Promise.race([this.#send(task), late.promise]);
    late.stop();
    // The task still runs, perhaps without end.
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
        // A value that is nested too deeply cannot be cloned.
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
