import { announce, announceAll } from '../../platform/webhooks/announce.ts';
import type { Announcement } from '../../platform/webhooks/announcement.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { CrawlErrorRow, CrawlPageRow, CrawlRow } from '../../platform/store/tables/crawl.ts';
import type { CrawlEnd } from './crawl-end.ts';

type AnnouncedCrawl = Pick<CrawlRow, 'id' | 'kind'>;
type EndedCrawl = Pick<CrawlRow, 'id' | 'kind' | 'completed' | 'failed' | 'credits_used'>;

/** Announces that a crawl or a batch was accepted: its first event. */
export async function announceStart(store: Store, query: Query, { id, kind }: AnnouncedCrawl): Promise<void> {
  await announce(store, query, { jobId: id, type: typeOf(kind, 'started') });
}

type EndedPage = Pick<CrawlPageRow, 'data'> | Pick<CrawlErrorRow, 'url' | 'error' | 'status'>;

/** Announces each page with its content, or with the reason why it has none, in the order in which they ended. */
export async function announcePages(
  store: Store,
  query: Query,
  { id, kind }: AnnouncedCrawl,
  pages: readonly EndedPage[],
): Promise<void> {
  if (pages.length === 0) return;
  const type = typeOf(kind, 'page');
  await announceAll(store, query, id, () => pages.map((page) => ({ jobId: id, type, ...toContents(page) })));
}

function toContents(page: EndedPage): Pick<Announcement, 'data' | 'success' | 'error' | 'members'> {
  if ('data' in page) return { data: [JSON.parse(page.data) as unknown] }; // Written by this server.
  const { url, error, status } = page;
  return { success: false, error, members: { url, ...(status !== null && { statusCode: status }) } };
}

/** Announces the end of a crawl or a batch with its counts: its last event. */
export async function announceEnd(
  store: Store,
  query: Query,
  { id, kind, completed, failed, credits_used: creditsUsed }: EndedCrawl,
  { status, warning, error }: CrawlEnd,
): Promise<void> {
  const members = { completed, failed, creditsUsed };
  const last = { jobId: id, type: typeOf(kind, status), isLast: true, members };
  if (status === 'completed') return void (await announce(store, query, { ...last, warning }));
  const reason = error ?? `The ${kind} was cancelled.`;
  await announce(store, query, { ...last, success: false, error: reason });
}

function typeOf(kind: CrawlRow['kind'], event: string): string {
  return `${kind === 'crawl' ? 'crawl' : 'batch_scrape'}.${event}`;
}
