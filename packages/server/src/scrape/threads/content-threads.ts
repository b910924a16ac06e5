import { availableParallelism } from 'node:os';
import { SiteMapError } from '@web-data/site-map/fetch';
import { reject } from '@web-data/validator';
import { Gate } from '../../threats/gate.ts';
import { ContentThread } from './content-thread.ts';
import type { Outcome } from './protocol.ts';
import type { WorkName, Works } from './works.ts';

/** Milliseconds that a work may take unless its caller has less: a page of the largest size takes about one second. */
export const WORK_MS = 10_000;
const MOST_THREADS = 4;

export interface RunOptions {
  /** Milliseconds the work may take, waiting for a thread not counted. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/** Threads that read pages and apply schemas of others; see {@link Works}. Started when first wanted. */
export class ContentThreads {
  readonly #gate: Gate;
  readonly #idle: ContentThread[] = [];
  readonly #all = new Set<ContentThread>();

  /** @param threads works at once; one a processor, at most 4, unless given. */
  constructor(threads: number = Math.min(MOST_THREADS, availableParallelism())) {
    this.#gate = new Gate(threads);
  }

  /**
   * Does a work in a thread.
   * @throws {Rejection} what the work answers; {SiteMapError} `Timeout` when it takes too long, `MalformedResponse`
   * when it cannot be done (too deeply nested, too much memory).
   */
  async run<Name extends WorkName>(
    work: Name,
    args: Parameters<Works[Name]>,
    { timeoutMs = WORK_MS, signal }: RunOptions = {},
  ): Promise<ReturnType<Works[Name]>> {
    const outcome = await this.#gate.run(async () => {
      signal?.throwIfAborted();
      const thread = this.#take();
      const result = await thread.run({ work, args }, Math.min(timeoutMs, WORK_MS));
      this.#giveBack(thread);
      return result;
    });
    return valueOf(outcome) as ReturnType<Works[Name]>; // The thread calls the work of that name.
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => thread.close()));
  }

  #take(): ContentThread {
    const idle = this.#idle.pop();
    if (idle?.isAlive) return idle;
    const thread = new ContentThread();
    this.#all.add(thread);
    return thread;
  }

  #giveBack(thread: ContentThread): void {
    if (thread.isAlive) this.#idle.push(thread);
    else this.#all.delete(thread);
  }
}

function valueOf(outcome: Outcome | undefined): unknown {
  if (outcome === undefined) throw new SiteMapError('Timeout', 'The page takes too long to read.');
  if ('value' in outcome) return outcome.value;
  if ('failure' in outcome) {
    throw new SiteMapError('MalformedResponse', 'The page cannot be read.', {
      cause: new Error(outcome.failure),
    });
  }
  const { error, message } = outcome.rejection;
  throw reject(error, { message } as object); // The thread used the sentence of the catalogue, or one it allows.
}
