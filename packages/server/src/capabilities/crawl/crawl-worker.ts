import type { Logger } from 'pino';
import { PruningWorker } from '../../platform/jobs/pruning-worker.ts';
import { pruneCrawls } from './prune.ts';
import { runCrawl } from './run-crawl.ts';
import type { CrawlServices } from './run-crawl.ts';

/** Milliseconds that a step has to write its outcomes after a request to stop. */
const STOP_MS = 5000;

export interface CrawlWorkerOptions extends CrawlServices {
  log: Logger;
  /** Id of this instance. */
  owner: string;
  /** Maximum concurrent crawls and batches of this process. */
  slots: number;
  /** Milliseconds between polls of the queue when no event wakes the worker. */
  pollMs: number;
  /** Milliseconds between deletions of expired crawls. */
  pruneMs: number;
}

/** Runs crawls and batches step by step, and deletes expired ones. */
export class CrawlWorker extends PruningWorker {
  constructor(options: CrawlWorkerOptions) {
    super({
      ...options,
      stopMs: STOP_MS,
      run: (job, stop) => runCrawl(options, job, stop),
      prune: () => pruneCrawls(options.queue.store),
    });
  }
}
