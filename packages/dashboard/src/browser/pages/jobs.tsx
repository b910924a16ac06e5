import type { JSX } from 'preact';
import { account } from '../client.ts';
import { ListPage } from '../list/list-page.tsx';
import { dayFilters, keyFilter } from '../list/list-tools.tsx';
import { Link, useQuery } from '../router.tsx';
import type { TeamEntry } from '../session.ts';
import { createJobColumns } from './jobs/job-columns.tsx';
import { JobPage } from './jobs/job-page.tsx';
import { kindLabels, statusLabels } from './jobs/status.tsx';
import type { Job } from './jobs/status.tsx';

/** The jobs of a team; one of them where the URL names it. */
export function JobsPage({ team }: { team: TeamEntry }): JSX.Element {
  const [{ job }] = useQuery();
  return job ? <JobPage key={job} team={team} jobId={job} /> : <Jobs team={team} />;
}

/** The jobs of a team of all kinds, with their progress. */
function Jobs({ team }: { team: TeamEntry }): JSX.Element {
  const columns = createJobColumns(team.id);
  return (
    <>
      <p class="lead">
        Work of {team.name} that continues after the response to its request: agent runs, crawls, batches,
        checks of monitors, and mail and webhooks on their way.
      </p>
      <ListPage<Job>
        name="jobs"
        id={`jobs ${team.id}`}
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
        columns={[columns.job, columns.status, columns.progress, columns.credits, columns.started]}
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
    </>
  );
}
