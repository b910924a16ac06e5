import type { Logger } from 'pino';
import { PruningWorker } from '../jobs/pruning-worker.ts';
import { pruneCrawls } from './prune.ts';
import { runCrawl } from './run-crawl.ts';
import type { CrawlServices } from './run-crawl.ts';

/** Milliseconds that a step has to write what came of its pages, once it is told to stop. */
const STOP_MS = 5000;

export interface CrawlWorkerOptions extends CrawlServices {
  log: Logger;
  /** Id of this instance. */
  owner: string;
  /** Crawls and batches that this process has in work at once. */
  slots: number;
  /** Milliseconds between looks at the queue when nothing woke the lane. */
  pollMs: number;
  /** Milliseconds between deletions of expired crawls. */
  pruneMs: number;
}

/** Runs crawls and batches step by step, and deletes those whose time has passed. */
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
