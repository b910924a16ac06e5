import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { JobsListResponse } from '../../generated/account/client/index.js';
import { account, formatError } from '../client.ts';
import { Notice } from '../parts/notice.tsx';
import { When } from '../parts/when.tsx';
import { Link } from '../router.tsx';
import type { TeamEntry } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { JobDialog } from './jobs/job-dialog.tsx';
import { kindLabels, Progress, Status } from './jobs/status.tsx';

type Job = JobsListResponse['jobs'][number];

/** The agent runs, crawls and batches of a team, with their progress. */
export function JobsPage({ team }: { team: TeamEntry }): JSX.Element {
  const { data, error, reload } = useLoaded(`jobs ${team.id}`, () => account.jobs.list(team.id), {
    live: { teamId: team.id, topic: 'jobs' },
  });
  const [open, setOpen] = useState<string>();
  const close = () => {
    setOpen(undefined);
    void reload();
  };
  return (
    <>
      <p class="lead">
        Work of {team.name} that continues after the response to its request: agent runs, crawls and batches.
      </p>
      {error ? <Notice kind="bad">{formatError(error)}</Notice> : null}
      {data?.jobs.length === 0 ? (
        <section class="empty">
          <h2>No jobs</h2>
          <p>
            When a program starts an agent run, a crawl or a batch with a key of this team, you can watch it
            here, page by page. A team with zero data retention has no list.
          </p>
          <p>
            <Link to={`teams/${team.id}/keys`}>To the keys</Link>
          </p>
        </section>
      ) : null}
      {data && data.jobs.length > 0 ? <Table jobs={data.jobs} onOpen={setOpen} /> : null}
      {open ? <JobDialog team={team} jobId={open} onClose={close} /> : null}
    </>
  );
}

function Table({ jobs, onOpen }: { jobs: Job[]; onOpen(id: string): void }): JSX.Element {
  return (
    <table class="rows">
      <caption class="hidden">Jobs</caption>
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col">Status</th>
          <th scope="col">Progress</th>
          <th scope="col">Credits</th>
          <th scope="col">Started</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row">
              <button type="button" class="plain name" onClick={() => onOpen(job.id)}>
                {job.title || 'Without a title'}
              </button>
              <span class="soft">
                {kindLabels[job.kind]}
                {job.username ? ` for ${job.username}` : ''}
              </span>
            </th>
            <td data-label="Status">
              <Status status={job.status} />
            </td>
            <td data-label="Progress">
              <Progress job={job} />
            </td>
            <td data-label="Credits">{job.creditsUsed}</td>
            <td data-label="Started">
              <When at={job.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
