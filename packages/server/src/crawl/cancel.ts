import { reject } from '@web-data/validator';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { CrawlRow } from '../store/tables.ts';
import { endCrawl } from './end.ts';
import { isRetained } from './retention.ts';
import { lockCrawl } from './lock-crawl.ts';

/** Names a job of a team. */
export interface CrawlName {
  kind: CrawlRow['kind'];
  teamId: string;
  id: string;
}

/**
 * Ends a running crawl at once. What its worker has in work is neither kept nor charged: it finds the crawl ended.
 * @param keptMs milliseconds from now for which it is kept.
 * @throws {Rejection} 404 for a job that the team does not have; 409 for one that has ended.
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
