import type { Store } from '../../store/store.ts';
import { cancelled, endJob } from './end.ts';
import type { RunEnd } from './end.ts';
import type { ClaimedJob } from './job.ts';
import { LeaseLost } from '../trace/journal.ts';
import { ownedJob } from './lease.ts';

/**
 * Ends a claimed job, once. A cancellation that was accepted before the commit wins over the result.
 * @param keptMs milliseconds from now for which the ended job is kept.
 * @returns how it ended, and the credits it cost.
 * @throws {LeaseLost} when the attempt is not the current one: the job was ended, or taken up, by another.
 */
export async function finishJob(
  store: Store,
  job: ClaimedJob,
  end: RunEnd,
  keptMs: number,
): Promise<{ outcome: RunEnd['outcome']; credits: number }> {
  return store.tx(async (query) => {
    const row = await ownedJob(store, query, job);
    if (row === undefined) throw new LeaseLost(`Job ${job.id} is not this worker's.`);
    const actual = row.cancel_requested_at === null ? end : cancelled;
    const credits = await endJob(store, query, { ...row, id: job.id }, actual, keptMs);
    return { outcome: actual.outcome, credits };
  });
}
