import type { CrawlJob, ScrapeData } from '@web-data/types';
import type { Store } from '../../../platform/store/store.ts';
import { toCrawlJob } from '../crawl-response.ts';
import type { JobRow } from '../crawl-response.ts';
import { readPages } from '../read.ts';
import { watchEvents } from '../../live/watch-events.ts';
import type { Watch } from '../../live/live-jobs.ts';

/** Maximum bytes of pages that a stream holds at once, plus one page: it reads more when its reader has taken them. */
const MAX_BYTES = 1_000_000;
/** Maximum pages that a stream reads at once. */
const MAX_PAGES = 100;

/** An event of a crawl, as in the description. */
export type CrawlEvent =
  | { event: 'catchup' | 'progress' | 'done'; data: CrawlJob }
  | { event: 'document'; id: string; data: ScrapeData };

/** What a stream of a crawl is made from. */
export interface EventSource {
  store: Store;
  watch: Watch<JobRow>;
  /** The crawl when the stream begins. */
  row: JobRow;
  /** Number of pages that the reader has already. */
  skip: number;
  /** URL of the status operation for this job. */
  url: string;
}

/**
 * Reads a crawl as events: its state, its pages from `skip` on in their stored order, its state when its counts change, and its
 * end after its last page. The id of a page is its place, so that another stream, of any replica, goes on after it. It ends
 * without `done` when the watch does, or the store is down. To be iterated once; `return` also ends a pending wait.
 */
export function readCrawlEvents(source: EventSource): AsyncIterableIterator<CrawlEvent> {
  return watchEvents(source.watch, () => listEvents(source));
}

async function* listEvents({ store, watch, row, skip, url }: EventSource): AsyncGenerator<CrawlEvent> {
  yield { event: 'catchup', data: toState(row, url) };
  let position = skip;
  let known = row;
  for (;;) {
    // Pages stored after the row was read wait for the next row, so that counts and pages agree.
    while (position < known.completed && watch.end === undefined) {
      const limit = Math.min(MAX_PAGES, known.completed - position);
      const pages = await readPages(store, known.id, { skip: position, limit, maxBytes: MAX_BYTES });
      if (pages.length === 0) return;
      for (const data of pages) {
        if (watch.end !== undefined) return;
        position += 1;
        yield { event: 'document', id: String(position), data };
      }
    }
    if (watch.end !== undefined) return;
    if (known.status !== 'scraping') return yield { event: 'done', data: toState(known, url) };
    if (known !== row) yield { event: 'progress', data: toState(known, url) };
    const next = await watch.next(known);
    if (next === undefined) return;
    known = next;
  }
}

/** A crawl without its pages, which are events of their own. */
function toState(row: JobRow, url: string): CrawlJob {
  const { next: _, ...state } = toCrawlJob(row, { skip: row.completed, limit: 1, data: [], url });
  return state;
}
