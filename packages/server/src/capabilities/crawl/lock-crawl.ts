import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { ClaimedJob } from '../../platform/jobs/job.ts';
import type { Query } from '../../platform/store/store.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';

/** The crawl belongs to another worker or has ended; nothing was written. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

/**
 * Returns the row of a crawl that this claim owns and that runs, locked until the transaction ends.
 * @returns undefined when it was cancelled meanwhile; its job is then removed from the queue.
 * @throws {NotOurs} when another process has claimed it.
 */
export async function lockOwnedCrawl(
  queue: JobQueue,
  query: Query,
  claim: ClaimedJob,
): Promise<CrawlRow | undefined> {
  if ((await queue.owned(query, claim)) === undefined)
    throw new NotOurs(`Crawl ${claim.id} is not this worker's.`);
  const row = await lockCrawl(queue, query, claim.id);
  if (row?.status === 'scraping') return row;
  await queue.end(query, claim);
  return undefined;
}

/**
 * Returns the row of a crawl, locked until the transaction ends. To avoid deadlocks, lock the row of the queue before
 * it.
 */
export async function lockCrawl(
  { store }: JobQueue,
  query: Query,
  id: string,
): Promise<CrawlRow | undefined> {
  return store.lockRow(query.selectFrom('crawl').selectAll().where('id', '=', id)).executeTakeFirst();
}
