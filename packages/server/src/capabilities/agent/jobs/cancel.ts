import { reject } from '@web-data/validator';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';
import { cancelled, endJob } from './end.ts';
import { appendEvents } from '../trace/journal.ts';
import { system } from '../trace/trace-event.ts';

/**
 * Cancels a job. A running job is ended by its worker after the step in flight; a waiting job ends here, in the same
 * commit.
 * @param retentionMs milliseconds from now for which a job that ends here is stored.
 * @throws {Rejection} 404 for a job that the team does not have; 409 for one that has ended or is being cancelled.
 */
export async function cancelJob(
  queue: JobQueue<AgentJobRow>,
  teamId: string,
  jobId: string,
  retentionMs: number,
): Promise<void> {
  await queue.store.tx(async (query) => {
    if ((await queue.findRetained(query, { id: jobId, teamId })) === undefined)
      throw reject('AgentJobNotFound');
    const where = await queue.cancel(query, jobId);
    const job = await queue.lockRow(query, jobId);
    if (job === undefined) throw reject('AgentJobNotFound');
    if (job.status !== 'processing') throw reject('AgentAlreadyFinished');
    if (job.cancel_requested_at !== null) throw reject('AgentAlreadyCancelled');
    const bytes = await appendEvents(query, jobId, job.events, [
      { producer: system, content: { type: 'run.cancel_requested', reason: 'user' } },
    ]);
    const change = {
      cancel_requested_at: Date.now(),
      events: job.events + 1,
      stored_bytes: job.stored_bytes + bytes,
    };
    await query.updateTable('agent_job').set(change).where('id', '=', jobId).execute();
    if (where === 'removed') await endJob(queue.store, query, { ...job, ...change }, cancelled, retentionMs);
  }, teamId);
}
