import type { JSX } from 'preact';
import type { Column } from '../../list/list-table.tsx';
import { Clamped } from '../../parts/clamped.tsx';
import { When } from '../../parts/when.tsx';
import { Link } from '../../router.tsx';
import { number } from '../usage/numbers.ts';
import { describeQueue, kindLabels, Progress, Status } from './status.tsx';
import type { Job } from './status.tsx';

type JobColumn = 'job' | 'status' | 'progress' | 'credits' | 'started' | 'ended' | 'error';

/** The columns of a list of jobs of a team. */
export function createJobColumns(teamId: string): Record<JobColumn, Column<Job>> {
  return {
    job: { title: 'Job', cell: (job) => <Name job={job} teamId={teamId} /> },
    status: { title: 'Status', cell: ({ status }) => <Status status={status} /> },
    progress: { title: 'Progress', cell: (job) => <Progress job={job} /> },
    credits: {
      title: 'Credits',
      sorts: ['credits'],
      isNumber: true,
      cell: ({ creditsUsed }) => number(creditsUsed),
    },
    started: {
      title: 'Started',
      sorts: ['newest', 'oldest'],
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
    ended: {
      title: 'Ended',
      cell: ({ createdAt, finishedAt }) => <When at={finishedAt ?? createdAt} />,
    },
    error: {
      title: 'Cause',
      isLong: true,
      cell: ({ error }) => (
        <span class="soft">
          <Clamped text={error ?? '–'} />
        </span>
      ),
    },
  };
}

function Name({ job, teamId }: { job: Job; teamId: string }): JSX.Element {
  const { id, title, kind, username } = job;
  return (
    <>
      <span class="name clamped" title={title}>
        <Link to={`teams/${teamId}/jobs?job=${id}`}>{title || 'Without a title'}</Link>
      </span>
      <span class="soft">
        {kindLabels[kind]}
        {username ? (
          <>
            {' '}
            for <Clamped text={username} />
          </>
        ) : null}
        {describeQueue(job)}
      </span>
    </>
  );
}
