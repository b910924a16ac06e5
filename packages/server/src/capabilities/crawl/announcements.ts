import { announce, announceAll } from '../../platform/webhooks/announce.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { CrawlPageRow, CrawlRow } from '../../platform/store/tables/crawl.ts';
import type { CrawlEnd } from './crawl-end.ts';

type AnnouncedCrawl = Pick<CrawlRow, 'id' | 'kind'>;

/** Announces that a crawl or a batch was accepted: its first event. */
export async function announceStart(store: Store, query: Query, { id, kind }: AnnouncedCrawl): Promise<void> {
  await announce(store, query, { jobId: id, type: typeOf(kind, 'started') });
}

/** Announces each stored page, in the order of the job. */
export async function announcePages(
  store: Store,
  query: Query,
  { id, kind }: AnnouncedCrawl,
  pages: readonly Pick<CrawlPageRow, 'data'>[],
): Promise<void> {
  if (pages.length === 0) return;
  const type = typeOf(kind, 'page');
  await announceAll(store, query, id, () =>
    pages.map(({ data }) => ({ jobId: id, type, data: [JSON.parse(data) as unknown] })),
  );
}

/** Announces the end of a crawl or a batch: its last event. */
export async function announceEnd(
  store: Store,
  query: Query,
  { id, kind }: AnnouncedCrawl,
  { status, warning, error }: CrawlEnd,
): Promise<void> {
  const last = { jobId: id, type: typeOf(kind, status), isLast: true };
  if (status === 'completed') return void (await announce(store, query, { ...last, warning }));
  const reason = error ?? `The ${kind} was cancelled.`;
  await announce(store, query, { ...last, success: false, error: reason });
}

function typeOf(kind: CrawlRow['kind'], event: string): string {
  return `${kind === 'crawl' ? 'crawl' : 'batch_scrape'}.${event}`;
}
