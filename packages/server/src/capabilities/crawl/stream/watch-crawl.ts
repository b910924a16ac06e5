import type { AddressedRequest } from '../../../platform/http/request-origin.ts';
import type { Identity } from '../../../accounts/keys/identity.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { CrawlRow } from '../../../platform/store/tables/crawl.ts';
import type { CrawlName } from '../cancel.ts';
import { readCrawl } from '../read.ts';
import { requireRetention } from '../start.ts';
import { readCrawlEvents } from './crawl-events.ts';
import type { CrawlEvent } from './crawl-events.ts';
import { buildOperationUrl } from '../../operations/operation-url.ts';
import type { LiveJobs, WatchedKind, WatchEnd } from '../../live/live-jobs.ts';
import { jobColumns } from '../crawl-response.ts';
import type { JobRow } from '../crawl-response.ts';
import type { Store } from '../../../platform/store/store.ts';
import { isRetained } from '../../../platform/retention/retention.ts';
import { CRAWL_CHANGES } from '../changes-topic.ts';

/** The events of a crawl, and why they ended before it did. */
export interface CrawlWatch {
  row: CrawlRow;
  events: AsyncIterableIterator<CrawlEvent>;
  readonly end: WatchEnd | undefined;
}

/** The operation that reads the status of each kind. */
const statusOperations = { crawl: 'getCrawl', batch: 'getBatchScrape' } as const;

/** Returns the URL of the status of a job. */
export function buildStatusUrl(origin: string, { kind, id }: Pick<CrawlName, 'kind' | 'id'>): string {
  return buildOperationUrl(origin, statusOperations[kind], { jobId: id });
}

/** Opens a stream of a crawl, for a response or a WebSocket. */
export type WatchCrawl = (
  name: CrawlName,
  identity: Identity,
  options: { skip: number; signal?: AbortSignal; request: AddressedRequest },
) => Promise<CrawlWatch>;

/**
 * Creates the function that opens streams of crawls. They end with the signal, too.
 * @throws {Rejection} as for the status: 404; and 429 or 503 when there are too many streams
 */
export function createWatch({
  queue,
  live,
  origin,
}: {
  queue: JobQueue<CrawlRow>;
  live: LiveJobs<JobRow>;
  origin(request: AddressedRequest): string;
}): WatchCrawl {
  return async (name, identity, { skip, signal, request }) => {
    requireRetention(identity);
    const watch = live.open(name.id, identity);
    try {
      const row = await readCrawl(queue, name);
      const url = buildStatusUrl(origin(request), name);
      const events = readCrawlEvents({ store: queue.store, watch, row, skip, url });
      if (signal?.aborted) watch.close();
      else signal?.addEventListener('abort', () => watch.close(), { once: true });
      return {
        row,
        events,
        get end() {
          return watch.end;
        },
      };
    } catch (error) {
      watch.close();
      throw error;
    }
  };
}

/** The columns of which a change is worth an event. */
const reportedColumns = [
  'status',
  'completed',
  'failed',
  'waiting',
  'page_limit',
  'credits_used',
] as const satisfies (keyof CrawlRow)[];

/** Crawls and batches, as those who watch them see them. */
export function watchedCrawls(store: Store): WatchedKind<JobRow> {
  return {
    topic: CRAWL_CHANGES,
    readRows: (ids) =>
      store.db
        .selectFrom('crawl')
        .select(jobColumns)
        .where('id', 'in', [...ids])
        .where(isRetained(['scraping']))
        .execute(),
    hasChanged: (before, now) => reportedColumns.some((column) => before[column] !== now[column]),
  };
}
