import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';
import type { ClaimedJob } from '../../../platform/jobs/job.ts';
import { cancelled, endJob } from './end.ts';
import type { RunEnd } from './end.ts';

/**
 * Ends a claimed job, once. A cancellation accepted before the commit wins over the result.
 * @param retentionMs milliseconds from now for which the ended job is stored.
 * @returns the outcome and the credits charged.
 * @throws {ClaimLost}
 */
export async function finishJob(
  queue: JobQueue<AgentJobRow>,
  job: ClaimedJob,
  end: RunEnd,
  retentionMs: number,
): Promise<{ outcome: RunEnd['outcome']; credits: number }> {
  return queue.store.tx(async (query) => {
    const row = await queue.lockOwned(query, job);
    const actual = row.cancel_requested_at === null ? end : cancelled;
    await queue.end(query, job);
    const credits = await endJob(queue.store, query, row, actual, retentionMs);
    return { outcome: actual.outcome, credits };
  }, job.teamId);
}
