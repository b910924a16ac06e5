import { reject } from '@web-data/validator';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import { endCrawl } from './end.ts';

/** Identifies a job of a team. */
export interface CrawlName {
  kind: CrawlRow['kind'];
  teamId: string;
  id: string;
}

/**
 * Cancels a running crawl at once; without a `kind`, a crawl or a batch. Results of pages in progress are discarded and not charged.
 * @param retentionMs milliseconds from now until it expires.
 * @throws {Rejection} 404 when the team has no such job; 409 when it has ended.
 */
export async function cancelCrawl(
  queue: JobQueue<CrawlRow>,
  { kind, teamId, id }: Partial<Pick<CrawlName, 'kind'>> & Omit<CrawlName, 'kind'>,
  retentionMs: number,
): Promise<void> {
  await queue.store.tx(async (query) => {
    const own = await queue.findRetained(query, { id, teamId });
    if (own === undefined || (kind !== undefined && own.kind !== kind)) throw reject('JobNotFound');
    await queue.cancel(query, id);
    const row = await queue.lockRow(query, id);
    if (row === undefined) throw reject('JobNotFound');
    if (row.status !== 'scraping') throw reject('Conflict');
    await endCrawl(queue.store, query, row, { status: 'cancelled' }, retentionMs);
  }, teamId);
}
