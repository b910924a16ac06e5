import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { ClaimedJob } from '../../platform/jobs/job.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import { lockOwnedCrawl } from './lock-crawl.ts';

/**
 * Reads the row of a claimed crawl, and the credits held for its next pages.
 * @returns undefined when it has ended meanwhile.
 * @throws {NotOurs} when another process has claimed it.
 */
export async function beginStep(
  queue: JobQueue,
  claim: ClaimedJob,
): Promise<{ row: CrawlRow; held: number } | undefined> {
  return queue.store.tx(async (query) => {
    const row = await lockOwnedCrawl(queue, query, claim);
    if (row === undefined) return undefined;
    const hold = await query
      .selectFrom('hold')
      .select('credits')
      .where('id', '=', row.hold_id)
      .executeTakeFirst();
    return { row, held: hold?.credits ?? 0 };
  });
}
