import type { JSX } from 'preact';
import type { JobsListResponse } from '../../../generated/account/client/index.js';

type Job = JobsListResponse['jobs'][number];

/** What each kind of work is called. */
export const kindLabels: Record<Job['kind'], string> = { agent: 'Agent run', crawl: 'Crawl', batch: 'Batch' };

const statusLabels: Record<Job['status'], string> = {
  processing: 'in work',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** How far a job is, in a word. */
export function Status({ status }: { status: Job['status'] }): JSX.Element {
  return <span class={`badge ${status}`}>{statusLabels[status]}</span>;
}

/** Pages that are done, of those that are known while it is in work; of agent runs there is no such number. */
export function Progress({ job: { pages, status } }: { job: Job }): JSX.Element {
  if (!pages) return <span class="soft">–</span>;
  const { completed, failed, waiting } = pages;
  // What a limit has left over is nothing that is to be done.
  const known = completed + failed + (status === 'completed' ? 0 : waiting);
  const failures = failed > 0 ? `, ${failed} failed` : '';
  return (
    <span class="progress">
      <progress value={completed + failed} max={Math.max(known, 1)} aria-label="Pages that are done" />
      <span>{`${completed} of ${known} pages${failures}`}</span>
    </span>
  );
}
