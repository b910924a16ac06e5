import type { JSX } from 'preact';
import type { JobsListResponse } from '../../../generated/account/client/index.js';
import { number } from '../usage/numbers.ts';

export type Job = JobsListResponse['jobs'][number];

/** Labels of the kinds of jobs. */
export const kindLabels: Record<Job['kind'], string> = {
  agent: 'Agent run',
  crawl: 'Crawl',
  batch: 'Batch',
  check: 'Check of a monitor',
  mail: 'Email',
  webhook: 'Webhook',
};

export const statusLabels: Record<Job['status'], string> = {
  processing: 'in work',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  skipped: 'skipped',
};

/** The status of a job as a label. */
export function Status({ status }: { status: Job['status'] }): JSX.Element {
  return <span class={`badge ${status}`}>{statusLabels[status]}</span>;
}

/** Describes how an open job stands in its queue, where that says more than its status. */
export function describeQueue({ queue }: Pick<Job, 'queue'>): string {
  if (queue === undefined) return '';
  if (queue.isStuck) return `, failed ${number(queue.attempts)} times and retried later`;
  return queue.state === 'waiting' ? ', waits for its turn' : '';
}

/** Completed pages, of those known so far while the job runs; an agent run has no such number. */
export function Progress({ job: { pages, status } }: { job: Pick<Job, 'pages' | 'status'> }): JSX.Element {
  if (!pages) return <span class="soft">–</span>;
  const { completed, failed, waiting } = pages;
  // Pages beyond the limit of a completed job are never fetched.
  const known = completed + failed + (status === 'completed' ? 0 : waiting);
  const failures = failed > 0 ? `, ${number(failed)} failed` : '';
  const text = `${number(completed)} of ${number(known)} pages${failures}`;
  const share = (part: number) => `${(part / Math.max(known, 1)) * 100}%`;
  return (
    <span class="progress">
      <svg
        width="96"
        height="8"
        role="progressbar"
        aria-label="Pages that are done"
        aria-valuemin={0}
        aria-valuenow={completed + failed}
        aria-valuemax={Math.max(known, 1)}
        aria-valuetext={text}
      >
        <rect class="rest" width="100%" height="8" rx="2" />
        <rect class="good" width={share(completed)} height="8" rx="2" />
        {/* Half as high, so that it differs from the rest without its colour. */}
        {failed > 0 ? <rect class="bad" x={share(completed)} y="4" width={share(failed)} height="4" /> : null}
      </svg>
      <span>{text}</span>
    </span>
  );
}
