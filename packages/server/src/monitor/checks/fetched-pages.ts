import type { ScrapeData } from '@web-data/types';
import type { Kysely } from 'kysely';
import type { CrawlErrorRow, CrawlRow, Tables } from '../../store/tables.ts';

/** A page that a crawl has fetched. */
export interface FetchedPage {
  url: string;
  data: ScrapeData;
}

/** Pages of a crawl from a place on. */
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

/** The pages of a crawl with some URLs, by them. */
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

/** What further reads of some pages have brought, in their order; `missing` where one has not brought a page. */
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

/** What a crawl could not fetch, from a place on. */
export async function listFailures(
  query: Kysely<Tables>,
  crawlId: string,
  { from, limit }: { from: number; limit: number },
): Promise<CrawlErrorRow[]> {
  return query
    .selectFrom('crawl_fault')
    .selectAll()
    .where('crawl_id', '=', crawlId)
    .where('position', '>=', from)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** The crawls with some ids, by them. */
export async function findCrawls(
  query: Kysely<Tables>,
  ids: readonly (string | null)[],
): Promise<Map<string, CrawlRow>> {
  const named = ids.filter((id) => id !== null);
  if (named.length === 0) return new Map();
  const rows = await query.selectFrom('crawl').selectAll().where('id', 'in', named).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
