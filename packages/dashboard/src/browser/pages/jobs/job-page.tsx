import type { JSX } from 'preact';
import { account } from '../../client.ts';
import { Clamped } from '../../parts/clamped.tsx';
import { Facts } from '../../parts/facts.tsx';
import type { Fact } from '../../parts/facts.tsx';
import { LoadError } from '../../parts/load-error.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import { When } from '../../parts/when.tsx';
import { Link } from '../../router.tsx';
import { may } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';
import { useLoaded } from '../../use-loaded.ts';
import { number } from '../usage/numbers.ts';
import { JobFailures } from './job-failures.tsx';
import { describeQueue, kindLabels, Progress, Status } from './status.tsx';
import type { Job } from './status.tsx';
import { Snapshot } from './snapshot.tsx';
import { Timeline } from './timeline.tsx';

/** The kinds that can be cancelled; others end by themselves. */
const cancellable = new Set<Job['kind']>(['agent', 'crawl', 'batch']);
/** The kinds with pages of their own. */
const withPages = new Set<Job['kind']>(['crawl', 'batch']);

interface JobPageProps {
  team: TeamEntry;
  jobId: string;
}

/** One job with its progress, its failed pages and its steps, updated while it runs. */
export function JobPage({ team, jobId }: JobPageProps): JSX.Element {
  const { data, error, reload } = useLoaded(`job ${jobId}`, () => account.jobs.get(team.id, jobId), {
    live: { teamId: team.id, topic: 'jobs' },
  });
  const job = data?.job;
  const hasPages = job !== undefined && withPages.has(job.kind);
  return (
    <>
      <p>
        <Link to={`teams/${team.id}/jobs`}>All jobs</Link>
      </p>
      <LoadError error={error} reload={reload} notFound="This team has no such job, or no more." />
      {data && job ? (
        <>
          <h2 class="first">
            <Clamped text={job.title || 'Without a title'} />
          </h2>
          <Actions team={team} job={job} reload={reload} />
          {job.error ? <Notice kind={job.status === 'failed' ? 'bad' : 'plain'}>{job.error}</Notice> : null}
          <Facts facts={listFacts(team.id, job)} />
          {hasPages ? (
            <>
              <h2>Failed pages</h2>
              <JobFailures teamId={team.id} jobId={job.id} />
            </>
          ) : null}
          {cancellable.has(job.kind) ? (
            <>
              <h2>{hasPages ? 'Pages' : 'What happened'}</h2>
              {/* The failed ones are in the list above, with their causes. */}
              <Timeline
                steps={data.steps
                  .filter(({ who }) => !hasPages || who === 'page')
                  .map(({ at, who, text, isError = false, snapshot }) => ({
                    at,
                    who,
                    text,
                    isError,
                    more: snapshot ? (
                      <Snapshot of={{ teamId: team.id, jobId: job.id }} snapshot={snapshot} />
                    ) : null,
                  }))}
              />
            </>
          ) : null}
        </>
      ) : null}
    </>
  );
}

interface ActionsProps {
  team: TeamEntry;
  job: Job;
  reload(): Promise<void>;
}

/** The status, and what the person may do about it. */
function Actions({ team, job: { id, kind, status, queue }, reload }: ActionsProps): JSX.Element {
  const cancel = useAction(async () => {
    await account.jobs.cancel(team.id, id);
    await reload();
  });
  const retry = useAction(async () => {
    await account.jobs.retry(team.id, id);
    await reload();
  });
  const error = cancel.error ?? retry.error;
  const canChange = may(team.role, 'member');
  return (
    <>
      <p class="actions">
        <Status status={status} />
        {queue?.state === 'waiting' && canChange ? (
          <button type="button" disabled={retry.isBusy} onClick={retry.run}>
            Run it now
          </button>
        ) : null}
        {status === 'processing' && cancellable.has(kind) && canChange ? (
          <button type="button" class="danger" disabled={cancel.isBusy} onClick={cancel.run}>
            Cancel the job
          </button>
        ) : null}
      </p>
      {error ? <Notice kind="bad">{error}</Notice> : null}
    </>
  );
}

function listFacts(teamId: string, job: Job): Fact[] {
  const { id, kind, pages, creditsUsed, keyId, username, monitorId, createdAt, finishedAt } = job;
  const queue = describeQueue(job).replace(/^, /, '');
  return [
    ['Kind', kindLabels[kind]],
    pages && ['Progress', <Progress job={job} />],
    queue === '' ? undefined : ['Queue', queue],
    ['Credits', number(creditsUsed)],
    keyId === undefined
      ? undefined
      : [
          'Key',
          <Link to={`teams/${teamId}/keys?key=${keyId}`}>
            <code>{keyId}</code>
          </Link>,
        ],
    username === undefined ? undefined : ['For', username],
    monitorId === undefined
      ? undefined
      : [
          'Monitor',
          <Link to={`teams/${teamId}/monitors?monitor=${monitorId}&check=${id}`}>Its pages and changes</Link>,
        ],
    ['Started', <When at={createdAt} />],
    finishedAt === undefined ? undefined : ['Ended', <When at={finishedAt} />],
    ['Id', <code>{id}</code>],
  ];
}
