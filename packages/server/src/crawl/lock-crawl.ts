import type { JobQueue } from '../jobs/job-queue.ts';
import type { ClaimedJob } from '../jobs/job.ts';
import type { Query } from '../store/store.ts';
import type { CrawlRow } from '../store/tables.ts';

/** The crawl is another worker's, or has ended: nothing was written, and there is nothing left to do. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

/**
 * The row of a crawl while it is this claim's and runs, locked until the transaction ends.
 * @returns undefined when it has ended meanwhile, for it was cancelled: its job is taken out then.
 * @throws {NotOurs} when another process has it.
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

/** The row of a crawl, locked until the transaction ends. The row of the queue is always locked before it. */
export async function lockCrawl(
  { store }: JobQueue,
  query: Query,
  id: string,
): Promise<CrawlRow | undefined> {
  return store.lockRow(query.selectFrom('crawl').selectAll().where('id', '=', id)).executeTakeFirst();
}
