import type { JSX } from 'preact';
import type { JobsGetResponse } from '../../../generated/account/client/index.js';
import { account, formatError } from '../../client.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import { may } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';
import { useLoaded } from '../../use-loaded.ts';
import { Snapshot } from './snapshot.tsx';
import { number } from '../usage/numbers.ts';
import { describeQueue, kindLabels, Progress, Status } from './status.tsx';
import type { Job } from './status.tsx';

/** The kinds that can be cancelled; others end by themselves. */
const cancellable = new Set<Job['kind']>(['agent', 'crawl', 'batch']);

interface JobDialogProps {
  team: TeamEntry;
  jobId: string;
  onClose(): void;
}

/** One job with its progress, its steps and a button to cancel it, updated while it runs. */
export function JobDialog({ team, jobId, onClose }: JobDialogProps): JSX.Element {
  const { data, error, reload } = useLoaded(`job ${jobId}`, () => account.jobs.get(team.id, jobId), {
    live: { teamId: team.id, topic: 'jobs' },
  });
  const cancel = useAction(async () => {
    await account.jobs.cancel(team.id, jobId);
    await reload();
  });
  const retry = useAction(async () => {
    await account.jobs.retry(team.id, jobId);
    await reload();
  });
  const job = data?.job;
  const mayChange = may(team.role, 'member');
  return (
    <Dialog title={job ? kindLabels[job.kind] : 'Job'} onClose={onClose} isWide>
      {error ? <Notice kind="bad">{formatError(error)}</Notice> : null}
      {data && job ? (
        <>
          <p class="title">{job.title}</p>
          <p class="actions">
            <Status status={job.status} /> {job.pages ? <Progress job={job} /> : null}{' '}
            <span class="soft">
              {job.creditsUsed === 1 ? '1 credit' : `${number(job.creditsUsed)} credits`}
              {describeQueue(job)}
            </span>
          </p>
          {job.error ? <Notice>{job.error}</Notice> : null}
          {cancellable.has(job.kind) ? <Timeline steps={data.steps} of={{ teamId: team.id, jobId }} /> : null}
        </>
      ) : null}
      {cancel.error ? <Notice kind="bad">{cancel.error}</Notice> : null}
      {retry.error ? <Notice kind="bad">{retry.error}</Notice> : null}
      <p class="actions">
        {job?.queue?.state === 'waiting' && mayChange ? (
          <button type="button" disabled={retry.isBusy} onClick={retry.run}>
            Run it now
          </button>
        ) : null}
        {job?.status === 'processing' && cancellable.has(job.kind) && mayChange ? (
          <button type="button" class="danger" disabled={cancel.isBusy} onClick={cancel.run}>
            Cancel the job
          </button>
        ) : null}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </p>
    </Dialog>
  );
}

/** The steps, one line each. They may contain text of web pages, so they are only rendered as text. */
function Timeline({
  steps,
  of,
}: {
  steps: JobsGetResponse['steps'];
  of: { teamId: string; jobId: string };
}): JSX.Element {
  if (steps.length === 0) return <p class="soft">Nothing has happened yet.</p>;
  return (
    <ol class="timeline" tabIndex={0} aria-label="What happened">
      {steps.map((step, index) => (
        <li key={index} class={step.isError ? 'fault' : ''}>
          <span class="at">{/T/.test(step.at) ? step.at.slice(11, 19) : step.at}</span>{' '}
          <span class="who">{step.who}</span> <span class="text">{step.text}</span>
          {step.snapshot ? <Snapshot of={of} snapshot={step.snapshot} /> : null}
        </li>
      ))}
    </ol>
  );
}
