import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../client.ts';
import { ListPage } from '../list/list-page.tsx';
import { dayFilters, keyFilter } from '../list/list-tools.tsx';
import { When } from '../parts/when.tsx';
import { Link, useQuery } from '../router.tsx';
import type { TeamEntry } from '../session.ts';
import { JobDialog } from './jobs/job-dialog.tsx';
import { describeQueue, kindLabels, Progress, Status, statusLabels } from './jobs/status.tsx';
import type { Job } from './jobs/status.tsx';
import { number } from './usage/numbers.ts';

/** The jobs of a team of all kinds, with their progress. */
export function JobsPage({ team }: { team: TeamEntry }): JSX.Element {
  const [query, setQuery] = useQuery();
  const [version, setVersion] = useState(0);
  const open = query['job'];
  const setOpen = (job: string | undefined) => {
    setQuery({ ...query, job });
    if (job === undefined) setVersion(version + 1);
  };
  return (
    <>
      <p class="lead">
        Work of {team.name} that continues after the response to its request: agent runs, crawls, batches,
        checks of monitors, and mail and webhooks on their way.
      </p>
      <ListPage<Job>
        name="jobs"
        id={`jobs ${team.id}`}
        version={version}
        live={{ teamId: team.id, topic: 'jobs' }}
        load={async (part) => {
          const { jobs: items, cursor } = await account.jobs.list(team.id, part);
          return { items, cursor };
        }}
        searched="titles and ids"
        filters={[
          { name: 'kind', label: 'Kind', choices: kindLabels },
          { name: 'status', label: 'Status', choices: statusLabels },
          keyFilter,
          ...dayFilters,
        ]}
        sorts={{ newest: 'Newest first', oldest: 'Oldest first', credits: 'Most credits first' }}
        columns={[
          { title: 'Job', cell: (job) => <Name job={job} onOpen={setOpen} /> },
          { title: 'Status', cell: ({ status }) => <Status status={status} /> },
          { title: 'Progress', cell: (job) => <Progress job={job} /> },
          {
            title: 'Credits',
            sorts: ['credits'],
            isNumber: true,
            cell: ({ creditsUsed }) => number(creditsUsed),
          },
          { title: 'Started', sorts: ['newest', 'oldest'], cell: ({ createdAt }) => <When at={createdAt} /> },
        ]}
        csv={{
          id: ({ id }) => id,
          kind: ({ kind }) => kind,
          status: ({ status }) => status,
          title: ({ title }) => title,
          username: ({ username }) => username,
          key: ({ keyId }) => keyId,
          credits: ({ creditsUsed }) => creditsUsed,
          'pages completed': ({ pages }) => pages?.completed,
          'pages failed': ({ pages }) => pages?.failed,
          started: ({ createdAt }) => createdAt,
          finished: ({ finishedAt }) => finishedAt,
          error: ({ error }) => error,
        }}
        empty={
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
        }
      />
      {open ? <JobDialog team={team} jobId={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

function Name({ job, onOpen }: { job: Job; onOpen(id: string): void }): JSX.Element {
  const { id, title, kind, username } = job;
  return (
    <>
      <button type="button" class="plain name clamped" title={title} onClick={() => onOpen(id)}>
        {title || 'Without a title'}
      </button>
      <span class="soft">
        {kindLabels[kind]}
        {username ? ` for ${username}` : ''}
        {describeQueue(job)}
      </span>
    </>
  );
}
