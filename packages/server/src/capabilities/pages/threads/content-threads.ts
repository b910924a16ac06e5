import { availableParallelism } from 'node:os';
import { FetchError } from '@web-data/net';
import { reject } from '@web-data/validator';
import { PageError } from '../../outbound/site-error.ts';
import { ContentThread } from './content-thread.ts';
import { FairScheduler, TooManyWaiting } from './fair-scheduler.ts';
import type { Outcome, Task } from './protocol.ts';
import type { WorkName, Works } from './works.ts';

/** Limits of work on one page; a page of the largest size takes about one second. */
const LIMITS = { cpuMs: 10_000, clockMs: 60_000 };
/** Milliseconds from the call to the result, unless its caller has less. */
const CALL_MS = 60_000;
const MAX_THREADS = 4;
/** Maximum waiting tasks of one team: more than any known plan runs at once. */
const MAX_WAITING = 200;

export interface RunOptions {
  /** The team, whose share of thread time is used. */
  teamId: string;
  /** Milliseconds until the result must be there, waiting for a thread and its start included. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/**
 * A pool of threads that read pages and apply callers' schemas; see {@link Works}. Threads start when first used. Teams
 * are scheduled fairly: the time of a task counts for its team whether it succeeded or not; see {@link FairScheduler}.
 */
export class ContentThreads {
  readonly #slots: FairScheduler;
  readonly #idle: ContentThread[] = [];
  readonly #all = new Set<ContentThread>();
  #closed = false;

  /** @param threads tasks at once; by default one a processor, from 2 to 4. One team never uses all of several. */
  constructor(threads: number = Math.max(2, Math.min(MAX_THREADS, availableParallelism()))) {
    this.#slots = new FairScheduler({ width: threads, maxWaiting: MAX_WAITING });
  }

  /**
   * Runs a task in a thread.
   * @throws {Rejection} the rejection of the task, or 503 when too many tasks of the team wait; {FetchError}
   * `Timeout` when it takes too long, `MalformedResponse` when it fails (too deeply nested, too much memory).
   */
  async run<Name extends WorkName>(
    work: Name,
    args: Parameters<Works[Name]>,
    { teamId, timeoutMs = CALL_MS, signal }: RunOptions,
  ): Promise<ReturnType<Works[Name]>> {
    const late = AbortSignal.timeout(timeoutMs);
    const until = signal === undefined ? late : AbortSignal.any([signal, late]);
    const outcome = await this.#runInThread({ work, args }, teamId, until).catch((error: unknown) => {
      if (error instanceof TooManyWaiting)
        throw reject('ServiceUnavailable', { headers: { 'Retry-After': '5' }, cause: error });
      if (late.aborted && signal?.aborted !== true) return undefined;
      throw error;
    });
    return unwrapOutcome(outcome) as ReturnType<Works[Name]>; // The thread calls the work of that name.
  }

  /** @throws the reason of `until` as soon as it aborts. The slot stays in use until the thread is free. */
  #runInThread(task: Task, teamId: string, until: AbortSignal): Promise<Outcome | undefined> {
    return new Promise((resolve, rejectWork) => {
      const runTask = async (): Promise<void> => {
        const thread = this.#take();
        resolve(await thread.run(task, LIMITS, until));
        await this.#giveBack(thread);
      };
      const giveUp = (): void => rejectWork(until.reason as Error);
      until.addEventListener('abort', giveUp, { once: true });
      void this.#slots
        .run(teamId, runTask, until)
        .catch(rejectWork)
        .finally(() => until.removeEventListener('abort', giveUp));
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#all].map((thread) => thread.close()));
  }

  #take(): ContentThread {
    const idle = this.#idle.pop();
    if (idle?.isAlive) return idle;
    const thread = new ContentThread();
    this.#all.add(thread);
    return thread;
  }

  /** Returns a thread to the pool. Replacing a dead thread counts as time of the team whose task ended it. */
  async #giveBack(thread: ContentThread): Promise<void> {
    let free = thread;
    if (!thread.isAlive) {
      this.#all.delete(thread);
      if (this.#closed) return;
      free = this.#take();
      await free.ready;
    }
    if (free.isAlive) this.#idle.push(free);
    else this.#all.delete(free);
  }
}

function unwrapOutcome(outcome: Outcome | undefined): unknown {
  if (outcome === undefined) throw new FetchError('Timeout', 'The page takes too long to read.');
  if ('value' in outcome) return outcome.value;
  if ('failure' in outcome) {
    throw new FetchError('MalformedResponse', 'The page cannot be read.', {
      cause: new PageError('content', outcome.failure),
    });
  }
  const { error, message, details } = outcome.rejection;
  throw reject(error, { message, details } as object); // The thread used the sentence of the catalogue, or one it allows.
}
