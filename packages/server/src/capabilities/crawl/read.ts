import type { ActiveCrawls, CrawlErrors, ScrapeData } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Store } from '../../platform/store/store.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import { hideSecrets } from '../pages/stored-options.ts';
import type { CrawlName } from './cancel.ts';
import type { StoredRequest } from './job.ts';

/** Default maximum bytes of pages in one read, and maximum failures of each kind. */
const MAX_BYTES = 10_000_000;
const MAX_ERRORS = 10_000;
const MAX_ACTIVE = 1000;

/**
 * Reads the crawl of a team. @throws {Rejection} 404 when it does not exist, belongs to another team or has expired.
 */
export async function readCrawl(
  queue: JobQueue<CrawlRow>,
  { kind, teamId, id }: CrawlName,
): Promise<CrawlRow> {
  const row = await queue.findRetained(queue.store.db, { id, teamId });
  if (row?.kind !== kind) throw reject('JobNotFound');
  return row;
}

/**
 * Reads pages of a crawl from `skip` on: up to `limit` and up to `maxBytes` (default 10 MB), but at least one. Reads their sizes first, so
 * that the cost of a call does not depend on `skip`.
 */
export async function readPages(
  { db }: Store,
  crawlId: string,
  { skip, limit, maxBytes = MAX_BYTES }: { skip: number; limit: number; maxBytes?: number },
): Promise<ScrapeData[]> {
  const sizes = await db
    .selectFrom('crawl_page')
    .select('bytes')
    .where('crawl_id', '=', crawlId)
    .where('position', '>=', skip)
    .orderBy('position')
    .limit(limit)
    .execute();
  const count = countFitting(
    sizes.map(({ bytes }) => bytes),
    maxBytes,
  );
  if (count === 0) return [];
  const rows = await db
    .selectFrom('crawl_page')
    .select('data')
    .where('crawl_id', '=', crawlId)
    .where('position', '>=', skip)
    .where('position', '<', skip + count)
    .orderBy('position')
    .execute();
  return rows.map(({ data }) => JSON.parse(data) as ScrapeData); // Written by this server.
}

function countFitting(sizes: readonly number[], maxBytes: number): number {
  let bytes = 0;
  const end = sizes.findIndex((size, index) => (bytes += size) > maxBytes && index > 0);
  return end === -1 ? sizes.length : end;
}

/** Reads the failures of a crawl. */
export async function readErrors({ db }: Store, crawlId: string): Promise<CrawlErrors> {
  const of = (kind: 'error' | 'robots') =>
    db
      .selectFrom('crawl_error')
      .select(['position', 'url', 'error', 'created_at'])
      .where('crawl_id', '=', crawlId)
      .where('kind', '=', kind)
      .orderBy('position')
      .limit(MAX_ERRORS)
      .execute();
  const errors = (await of('error')).map(({ position, url, error, created_at: at }) => ({
    id: `${crawlId}-${position}`,
    timestamp: new Date(at).toISOString(),
    url,
    error,
  }));
  return { success: true, errors, robotsBlocked: (await of('robots')).map(({ url }) => url) };
}

/** Lists the running crawls of a team, the newest first. */
export async function readActive({ db }: Store, teamId: string): Promise<ActiveCrawls> {
  const rows = await db
    .selectFrom('crawl')
    .select(['id', 'request', 'created_at'])
    .where('team_id', '=', teamId)
    .where('status', '=', 'scraping')
    .where('kind', '=', 'crawl')
    .orderBy('created_at', 'desc')
    .limit(MAX_ACTIVE)
    .execute();
  const crawls = rows.map(({ id, request, created_at: at }) => {
    const { url = '', scrapeOptions, ...rest } = JSON.parse(request) as StoredRequest; // Written by this server.
    const options =
      scrapeOptions === undefined ? rest : { ...rest, scrapeOptions: hideSecrets(scrapeOptions) };
    return { id, teamId, url, created_at: new Date(at).toISOString(), options };
  });
  return { success: true, crawls };
}
