import type { ScrapeData } from '@web-data/types';
import type { Kysely } from 'kysely';
import type { CrawlErrorRow, CrawlRow } from '../../../platform/store/tables/crawl.ts';
import type { Tables } from '../../../platform/store/tables.ts';

/** A page that a crawl has fetched. */
export interface FetchedPage {
  url: string;
  data: ScrapeData;
}

/** Lists the pages of a crawl, starting at a position. */
export async function listFetchedPages(
  query: Kysely<Tables>,
  crawlId: string,
  { from, limit }: { from: number; limit: number },
): Promise<FetchedPage[]> {
  const rows = await query
    .selectFrom('crawl_page')
    .select(['url', 'data'])
    .where('crawl_id', '=', crawlId)
    .where('position', '>=', from)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(({ url, data }) => ({ url: url!, data: JSON.parse(data) as ScrapeData })); // Written by us.
}

/** Returns the pages of a crawl that have one of the URLs, keyed by URL. */
async function pagesByUrl(
  query: Kysely<Tables>,
  crawlId: string,
  urls: readonly string[],
): Promise<Map<string, ScrapeData>> {
  const rows = await query
    .selectFrom('crawl_page')
    .select(['url', 'data'])
    .where('crawl_id', '=', crawlId)
    .where('url', 'in', urls)
    .execute();
  return new Map(rows.map(({ url, data }) => [url!, JSON.parse(data) as ScrapeData])); // Written by us.
}

/**
 * Loads the later reads of some pages. The returned function lists the reads of a URL in order, with `missing` for each
 * read that brought no page.
 */
export async function loadRereads(
  query: Kysely<Tables>,
  crawlIds: readonly (string | null)[],
  pages: readonly FetchedPage[],
): Promise<(url: string) => (ScrapeData | 'missing')[]> {
  const urls = pages.map(({ url }) => url);
  const none = new Map<string, ScrapeData>();
  const reads = await Promise.all(
    crawlIds.map(async (id) => (id === null || urls.length === 0 ? none : pagesByUrl(query, id, urls))),
  );
  return (url) => reads.map((read) => read.get(url) ?? 'missing');
}

/** Lists the pages that a crawl could not fetch, starting at a position. */
export async function listFailures(
  query: Kysely<Tables>,
  crawlId: string,
  { from, limit }: { from: number; limit: number },
): Promise<CrawlErrorRow[]> {
  return query
    .selectFrom('crawl_error')
    .selectAll()
    .where('crawl_id', '=', crawlId)
    .where('position', '>=', from)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** Returns the crawls with these ids, keyed by id. */
export async function findCrawls(
  query: Kysely<Tables>,
  ids: readonly (string | null)[],
): Promise<Map<string, CrawlRow>> {
  const named = ids.filter((id) => id !== null);
  if (named.length === 0) return new Map();
  const rows = await query.selectFrom('crawl').selectAll().where('id', 'in', named).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
