import { reject } from '@web-data/validator';
import { databaseNow } from '../../store/clock.ts';
import type { Query, Store } from '../../store/store.ts';
import { cancelled, endJob } from './end.ts';
import { appendEvents } from '../trace/journal.ts';
import { isKept } from './kept.ts';
import { system } from '../trace/trace-event.ts';

/**
 * Asks a running job to stop. The worker that has it ends it after the step in flight; one that no worker has is
 * ended here, in the same commit.
 * @param keptMs milliseconds from now for which a job that ends here is kept.
 * @throws {Rejection} 404 for a job that the team does not have; 409 for one that has ended, or is being cancelled.
 */
export async function cancelJob(store: Store, teamId: string, jobId: string, keptMs: number): Promise<void> {
  await store.tx(async (query) => {
    const job = await lockedJob(store, query, teamId, jobId);
    if (job === undefined) throw reject('AgentJobNotFound');
    if (job.status !== 'processing') throw reject('AgentAlreadyFinished');
    if (job.cancel_requested_at !== null) throw reject('AgentAlreadyCancelled');
    const now = Date.now();
    await appendEvents(query, jobId, job.events, [
      { producer: system, content: { type: 'run.cancel_requested', reason: 'user' } },
    ]);
    const change = { cancel_requested_at: now, events: job.events + 1 };
    await query.updateTable('agent_job').set(change).where('id', '=', jobId).execute();
    if (await isFree(store, query, jobId))
      await endJob(store, query, { ...job, ...change }, cancelled, keptMs);
  });
}

/** Whether no worker has the job: its lease has passed, or never began. */
async function isFree(store: Store, query: Query, jobId: string): Promise<boolean> {
  const free = query
    .selectFrom('agent_job')
    .select('id')
    .where('id', '=', jobId)
    .where('lease_until', '<', databaseNow(store));
  return (await free.executeTakeFirst()) !== undefined;
}

async function lockedJob(store: Store, query: Query, teamId: string, jobId: string) {
  const mine = query
    .selectFrom('agent_job')
    .selectAll()
    .where('id', '=', jobId)
    .where('team_id', '=', teamId)
    .where(isKept);
  return store.lockRow(mine).executeTakeFirst();
}
