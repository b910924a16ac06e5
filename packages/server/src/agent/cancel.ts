import { reject } from '@web-data/validator';
import type { Store } from '../store/store.ts';
import { appendEvents } from './journal.ts';
import { system } from './trace-event.ts';

/**
 * Asks a running job to stop. Its worker ends it after the step in flight; one that no worker has taken up yet is
 * ended by the next that does.
 * @throws {Rejection} 404 for a job that the team does not have; 409 for one that has ended, or is being cancelled.
 */
export async function cancelJob(store: Store, teamId: string, jobId: string): Promise<void> {
  await store.tx(async (query) => {
    const mine = query
      .selectFrom('agent_job')
      .select(['status', 'cancel_requested_at', 'events'])
      .where('id', '=', jobId)
      .where('team_id', '=', teamId)
      .where('expires_at', '>', Date.now());
    const job = await (store.kind === 'postgres' ? mine.forUpdate() : mine).executeTakeFirst();
    if (job === undefined) throw reject('AgentJobNotFound');
    if (job.status !== 'processing') throw reject('AgentAlreadyFinished');
    if (job.cancel_requested_at !== null) throw reject('AgentAlreadyCancelled');
    await appendEvents(query, jobId, job.events, [
      { producer: system, content: { type: 'run.cancel_requested', reason: 'user' } },
    ]);
    await query
      .updateTable('agent_job')
      .set({ cancel_requested_at: Date.now(), events: job.events + 1 })
      .where('id', '=', jobId)
      .execute();
  });
}
