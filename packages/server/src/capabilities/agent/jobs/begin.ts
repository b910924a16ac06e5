import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';
import type { ClaimedJob } from '../../../platform/jobs/job.ts';
import { toAgentRun } from './job.ts';
import type { AgentRun } from './job.ts';
import { announce } from '../../../platform/webhooks/announce.ts';

/**
 * Begins a run and returns its job. A repeated run starts with no credits used.
 * @throws {ClaimLost}
 */
export async function beginRun(queue: JobQueue<AgentJobRow>, claim: ClaimedJob): Promise<AgentRun> {
  return queue.store.tx(async (query) => {
    const row = await queue.lockOwned(query, claim);
    const begun = { attempt: claim.attempt, credits_used: 0 };
    await query.updateTable('agent_job').set(begun).where('id', '=', claim.id).execute();
    if (row.attempt === 0) await announce(queue.store, query, { jobId: claim.id, type: 'agent.started' });
    return toAgentRun(claim, row);
  }, claim.teamId);
}
