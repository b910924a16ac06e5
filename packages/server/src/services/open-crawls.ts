import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { CrawlRow } from '../platform/store/tables/crawl.ts';
import type { Capability, Parts } from './capability.ts';
import { cancelCrawl } from '../capabilities/crawl/cancel.ts';
import type { CrawlName } from '../capabilities/crawl/cancel.ts';
import { crawlKind } from '../capabilities/crawl/crawl-kind.ts';
import { previewOperation } from '../capabilities/crawl/preview.ts';
import { crawlOperations } from '../capabilities/crawl/operations.ts';
import { LiveJobs } from '../capabilities/live/live-jobs.ts';
import { watchedCrawls, createWatch } from '../capabilities/crawl/stream/watch-crawl.ts';
import type { WatchCrawl } from '../capabilities/crawl/stream/watch-crawl.ts';
import type { CrawlServices } from '../capabilities/crawl/run-crawl.ts';

/** Crawls and batches, which other parts of the server may start and cancel too. */
export interface Crawls extends Capability {
  queue: JobQueue<CrawlRow>;
  cancel(name: CrawlName): Promise<void>;
  /** Opens streams of crawls. */
  watch: WatchCrawl;
}

export function openCrawls(parts: Parts): Crawls {
  const { config, store, metrics, delivery } = parts;
  const live = new LiveJobs(store, watchedCrawls(store), parts.draining);
  const services: CrawlServices = {
    ...parts,
    queue: crawlKind.openQueue(store, config.plans),
    pageCredits: config.crawlCredits,
    pageMs: config.operationTimeoutMs,
    retentionMs: config.crawlRetentionMs,
    receivers: delivery.policy,
    seal: delivery.seal,
    onCharged(kind, charged) {
      metrics.countCredits(kind === 'crawl' ? 'startCrawl' : 'startBatchScrape', charged);
    },
    onFinished(kind, status) {
      metrics.countCrawl(kind, status);
    },
  };
  const { queue, retentionMs } = services;
  const worker = crawlKind.openWorker(queue, services, {
    ...parts.worker,
    slots: config.crawlRuns,
    retentionMs,
  });
  const watch = createWatch({ queue, live, origin: parts.requestOrigin });
  return {
    queue,
    watch,
    handlers: {
      ...crawlOperations({ ...services, watch, origin: parts.requestOrigin }),
      previewCrawl: previewOperation({
        ...parts,
        scrapeCredits: config.scrapeCredits,
        timeoutMs: config.operationTimeoutMs,
      }),
    },
    gauges: {
      web_data_crawls: { help: 'Crawls and batches in work in this process', read: () => worker.running },
      web_data_crawl_watchers: { help: 'Open streams of crawls and batches', read: () => live.count },
    },
    cancel: (name) => cancelCrawl(queue, name, retentionMs),
    start: () => worker.start(),
    close: () => {
      live.close();
      return worker.close();
    },
  };
}
