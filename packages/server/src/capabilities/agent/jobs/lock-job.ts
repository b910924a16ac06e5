import type { ClaimedJob } from '../../../platform/jobs/job.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Query } from '../../../platform/store/store.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';

/** Thrown when another worker owns the job, or it has ended; nothing was written. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Locks the row of a job until the transaction ends, provided this claim owns it.
 * @throws {LeaseLost} when another process owns the job, or it has ended.
 */
export async function lockOwnedJob(queue: JobQueue, query: Query, job: ClaimedJob): Promise<AgentJobRow> {
  if ((await queue.owned(query, job)) === undefined)
    throw new LeaseLost(`Job ${job.id} is not this worker's.`);
  return lockJob(queue, query, job.id);
}

/** Locks the row of a job until the transaction ends. The caller has always locked the queue's row before it. */
export async function lockJob({ store }: JobQueue, query: Query, id: string): Promise<AgentJobRow> {
  const row = query.selectFrom('agent_job').selectAll().where('id', '=', id);
  return store.lockRow(row).executeTakeFirstOrThrow();
}
