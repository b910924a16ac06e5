import type { JSX } from 'preact';
import type { JobsListResponse } from '../../../generated/account/client/index.js';

type Job = JobsListResponse['jobs'][number];

/** Labels of the kinds of jobs. */
export const kindLabels: Record<Job['kind'], string> = { agent: 'Agent run', crawl: 'Crawl', batch: 'Batch' };

const statusLabels: Record<Job['status'], string> = {
  processing: 'in work',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** The status of a job as a label. */
export function Status({ status }: { status: Job['status'] }): JSX.Element {
  return <span class={`badge ${status}`}>{statusLabels[status]}</span>;
}

/** Completed pages, of those known so far while the job runs; an agent run has no such number. */
export function Progress({ job: { pages, status } }: { job: Job }): JSX.Element {
  if (!pages) return <span class="soft">–</span>;
  const { completed, failed, waiting } = pages;
  // Pages beyond the limit of a completed job are never fetched.
  const known = completed + failed + (status === 'completed' ? 0 : waiting);
  const failures = failed > 0 ? `, ${failed} failed` : '';
  return (
    <span class="progress">
      <progress value={completed + failed} max={Math.max(known, 1)} aria-label="Pages that are done" />
      <span>{`${completed} of ${known} pages${failures}`}</span>
    </span>
  );
}
