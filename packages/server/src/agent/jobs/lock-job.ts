import type { ClaimedJob } from '../../jobs/job.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Query } from '../../store/store.ts';
import type { AgentJobRow } from '../../store/tables.ts';

/** The job belongs to another worker, or has ended: nothing was written. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * The row of a job while it is this claim's, locked until the transaction ends.
 * @throws {LeaseLost} when it is not: another process has it, or it has ended.
 */
export async function lockOwnedJob(queue: JobQueue, query: Query, job: ClaimedJob): Promise<AgentJobRow> {
  if ((await queue.owned(query, job)) === undefined)
    throw new LeaseLost(`Job ${job.id} is not this worker's.`);
  return lockJob(queue, query, job.id);
}

/** The row of a job, locked until the transaction ends. The row of the queue is always locked before it. */
export async function lockJob({ store }: JobQueue, query: Query, id: string): Promise<AgentJobRow> {
  const row = query.selectFrom('agent_job').selectAll().where('id', '=', id);
  return store.lockRow(row).executeTakeFirstOrThrow();
}
