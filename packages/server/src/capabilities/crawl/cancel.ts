import { reject } from '@web-data/validator';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import { endCrawl } from './end.ts';
import { isRetained } from './retention.ts';
import { lockCrawl } from './lock-crawl.ts';

/** Identifies a job of a team. */
export interface CrawlName {
  kind: CrawlRow['kind'];
  teamId: string;
  id: string;
}

/**
 * Cancels a running crawl at once. Results of pages in progress are discarded and not charged.
 * @param retentionMs milliseconds from now until it expires.
 * @throws {Rejection} 404 when the team has no such job; 409 when it has ended.
 */
export async function cancelCrawl(
  queue: JobQueue,
  { kind, teamId, id }: CrawlName,
  retentionMs: number,
): Promise<void> {
  await queue.store.tx(async (query) => {
    const mine = await query
      .selectFrom('crawl')
      .select('id')
      .where('id', '=', id)
      .where('team_id', '=', teamId)
      .where('kind', '=', kind)
      .where(isRetained)
      .executeTakeFirst();
    if (mine === undefined) throw reject('JobNotFound');
    await queue.cancel(query, id);
    const row = await lockCrawl(queue, query, id);
    if (row === undefined) throw reject('JobNotFound');
    if (row.status !== 'scraping') throw reject('Conflict');
    await endCrawl(queue.store, query, row, { status: 'cancelled' }, retentionMs);
  });
}
