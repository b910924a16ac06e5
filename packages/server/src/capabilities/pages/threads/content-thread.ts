import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Outcome, Ready, Task } from './protocol.ts';

/** The compiled worker; the same file whether this module runs from `src` (tests) or from `dist`. */
const WORKER = new URL('../../../../dist/capabilities/pages/threads/worker.js', import.meta.url);

/** Maximum megabytes of heap of a thread. */
const MEMORY_MB = 512;
/** Milliseconds that a task has left once no caller waits for its outcome. */
const GRACE_MS = 1000;

/** Minimum milliseconds between two looks at the CPU time of a task. */
const MIN_WAIT_MS = 10;

/** How long a task may take. */
export interface TaskLimits {
  /** Milliseconds of CPU time of its thread (Linux). */
  cpuMs: number;
  /** Milliseconds by the clock: on a busy machine a task waits for processors. */
  clockMs: number;
}

/** A worker thread that runs one task at a time. */
export class ContentThread {
  readonly #worker: Worker;
  #settle: ((outcome: Outcome) => void) | undefined;
  #ended = false;
  readonly #ready: Promise<void>;
  /** Id of the thread in the operating system; undefined where there is no `/proc`. */
  #threadId: string | undefined;
  #setReady: () => void = () => {};

  constructor() {
    this.#worker = new Worker(WORKER, {
      name: 'content',
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.unref();
    this.#ready = new Promise((resolve) => (this.#setReady = resolve));
    this.#worker.on('message', (message: Outcome | Ready) => {
      if (!('ready' in message)) return this.#end(message);
      this.#threadId = message.threadId;
      this.#setReady();
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
   * Runs a task. When it exceeds a limit, ends the thread and resolves with undefined. The start of the thread does not
   * count.
   * @param unwanted aborts when no caller waits for the outcome. A running task then has {@link GRACE_MS} more, because
   * starting a thread costs more than a typical task.
   */
  async run(task: Task, limits: TaskLimits, unwanted: AbortSignal): Promise<Outcome | undefined> {
    this.#worker.ref();
    await this.#ready;
    if (this.#ended) return { failure: 'The thread could not be started.' };
    const late = after(limits, { unwanted, readCpuMs: () => this.#readCpuMs() });
    const outcome = unwanted.aborted ? undefined : await Promise.race([this.#send(task), late.promise]);
    late.stop();
    // The task still runs, perhaps without end.
    if (this.#settle !== undefined) await this.close();
    else if (!this.#ended) this.#worker.unref();
    return outcome;
  }

  /** Reads the CPU time of the thread so far, in milliseconds; undefined where the system does not tell. */
  #readCpuMs(): number | undefined {
    if (this.#threadId === undefined) return undefined;
    try {
      const [nanoseconds = ''] = readFileSync(`/proc/self/task/${this.#threadId}/schedstat`, 'utf8').split(
        ' ',
      );
      return Number(nanoseconds) / 1e6;
    } catch {
      return undefined;
    }
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

/** Resolves once a limit is exceeded, or soon after the signal. Where CPU time is not known, its limit holds for the clock. */
function after(
  { cpuMs: maxCpuMs, clockMs }: TaskLimits,
  { unwanted, readCpuMs }: { unwanted: AbortSignal; readCpuMs(): number | undefined },
): { promise: Promise<undefined>; stop(): void } {
  const ended = new AbortController();
  const endsAt = Date.now() + clockMs;
  const cpuAtStart = readCpuMs();
  const leftMs = (): number => {
    const cpuMs = readCpuMs();
    if (cpuAtStart === undefined || cpuMs === undefined) return 0;
    return Math.min(maxCpuMs - (cpuMs - cpuAtStart), endsAt - Date.now());
  };
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<undefined>((resolve) => {
    const wait = (max: number, left: () => number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const rest = left();
        if (rest <= 0) resolve(undefined);
        else wait(Math.max(MIN_WAIT_MS, rest), left);
      }, max);
    };
    wait(maxCpuMs, leftMs);
    const hurry = (): void => wait(Math.min(GRACE_MS, maxCpuMs), () => 0);
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
