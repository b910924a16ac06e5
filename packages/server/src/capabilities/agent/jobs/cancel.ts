import { reject } from '@web-data/validator';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Query } from '../../../platform/store/store.ts';
import { cancelled, endJob } from './end.ts';
import { appendEvents } from '../trace/journal.ts';
import { isRetained } from './retention.ts';
import { lockJob } from './lock-job.ts';
import { system } from '../trace/trace-event.ts';

/**
 * Cancels a job. A running job is ended by its worker after the step in flight; a waiting job ends here, in the same
 * commit.
 * @param retentionMs milliseconds from now for which a job that ends here is stored.
 * @throws {Rejection} 404 for a job that the team does not have; 409 for one that has ended or is being cancelled.
 */
export async function cancelJob(
  queue: JobQueue,
  teamId: string,
  jobId: string,
  retentionMs: number,
): Promise<void> {
  await queue.store.tx(async (query) => {
    if (!(await isOf(query, teamId, jobId))) throw reject('AgentJobNotFound');
    const where = await queue.cancel(query, jobId);
    const job = await lockJob(queue, query, jobId);
    if (job.status !== 'processing') throw reject('AgentAlreadyFinished');
    if (job.cancel_requested_at !== null) throw reject('AgentAlreadyCancelled');
    await appendEvents(query, jobId, job.events, [
      { producer: system, content: { type: 'run.cancel_requested', reason: 'user' } },
    ]);
    const change = { cancel_requested_at: Date.now(), events: job.events + 1 };
    await query.updateTable('agent_job').set(change).where('id', '=', jobId).execute();
    if (where === 'removed') await endJob(queue.store, query, { ...job, ...change }, cancelled, retentionMs);
  });
}

async function isOf(query: Query, teamId: string, jobId: string): Promise<boolean> {
  const mine = query
    .selectFrom('agent_job')
    .select('id')
    .where('id', '=', jobId)
    .where('team_id', '=', teamId)
    .where(isRetained);
  return (await mine.executeTakeFirst()) !== undefined;
}
