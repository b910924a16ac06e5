import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { ListPage } from '../../list/list-page.tsx';
import { dayFilters } from '../../list/list-tools.tsx';
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
import { EditMonitor } from './edit-monitor.tsx';
import { checkLooks, describeCounts } from './monitor.ts';
import type { Check, Monitor } from './monitor.ts';

interface MonitorPageProps {
  team: TeamEntry;
  monitorId: string;
}

/** One monitor with its checks, and buttons to run, pause and edit it. */
export function MonitorPage({ team, monitorId }: MonitorPageProps): JSX.Element {
  const live = { teamId: team.id, topic: 'jobs' } as const;
  const { data, error, reload } = useLoaded(
    `monitor ${monitorId}`,
    () => account.monitors.get(team.id, monitorId),
    { live },
  );
  const [version, setVersion] = useState(0);
  const changed = async () => {
    setVersion((before) => before + 1);
    await reload();
  };
  const monitor = data?.monitor;
  const path = `teams/${team.id}/monitors`;
  return (
    <>
      <p>
        <Link to={path}>All monitors</Link>
      </p>
      <LoadError error={error} reload={reload} />
      {monitor ? (
        <>
          <h2 class="first">{monitor.name}</h2>
          {may(team.role, 'member') ? <Actions team={team} monitor={monitor} onChanged={changed} /> : null}
          <Facts facts={listFacts(monitor)} />
          <h2>Checks</h2>
          <ListPage<Check>
            name="checks"
            id={`checks ${monitorId}`}
            version={version}
            live={live}
            load={async (query) => {
              const { checks: items, cursor } = await account.monitors.checks(team.id, monitorId, query);
              return { items, cursor };
            }}
            filters={[{ name: 'status', label: 'Status', choices: statuses }, ...dayFilters]}
            sorts={{ newest: 'Newest first', oldest: 'Oldest first' }}
            columns={[
              {
                title: 'Check',
                sorts: ['newest', 'oldest'],
                cell: ({ id, createdAt, trigger }) => (
                  <>
                    <span class="name">
                      <Link to={`${path}?monitor=${monitorId}&check=${id}`}>
                        <When at={createdAt} />
                      </Link>
                    </span>
                    <span class="soft">{trigger}</span>
                  </>
                ),
              },
              {
                title: 'Status',
                isLong: true,
                cell: ({ status, error: why }) => (
                  <span class="outcome">
                    <span class={`badge ${checkLooks[status]}`}>{statuses[status]}</span>
                    {why ? (
                      <span class="soft">
                        <Clamped text={why} />
                      </span>
                    ) : null}
                  </span>
                ),
              },
              { title: 'Pages', cell: ({ pages }) => describeCounts(pages) },
              { title: 'Credits', isNumber: true, cell: ({ creditsUsed }) => number(creditsUsed) },
            ]}
            csv={{
              id: ({ id }) => id,
              status: ({ status }) => status,
              trigger: ({ trigger }) => trigger,
              changed: ({ pages }) => pages.changed,
              new: ({ pages }) => pages.new,
              removed: ({ pages }) => pages.removed,
              'not readable': ({ pages }) => pages.error,
              same: ({ pages }) => pages.same,
              credits: ({ creditsUsed }) => creditsUsed,
              queued: ({ createdAt }) => createdAt,
              finished: ({ finishedAt }) => finishedAt,
            }}
            empty={<p class="soft">It was not checked yet.</p>}
          />
        </>
      ) : null}
    </>
  );
}

const statuses: Record<Check['status'], string> = {
  queued: 'waits',
  running: 'in work',
  completed: 'completed',
  partial: 'in part',
  failed: 'failed',
  skipped: 'skipped',
};

interface ActionsProps {
  team: TeamEntry;
  monitor: Monitor;
  onChanged(): Promise<void>;
}

function Actions({ team, monitor: { id, status, ...monitor }, onChanged }: ActionsProps): JSX.Element {
  const [isEditing, setEditing] = useState(false);
  const run = useAction(async () => {
    await account.monitors.run(team.id, id);
    await onChanged();
  });
  const pause = useAction(async () => {
    await account.monitors.change(team.id, id, { status: status === 'active' ? 'paused' : 'active' });
    await onChanged();
  });
  const error = run.error ?? pause.error;
  return (
    <>
      <p class="actions">
        <button type="button" class="primary" disabled={run.isBusy} onClick={run.run}>
          Run now
        </button>
        <button type="button" disabled={pause.isBusy} onClick={pause.run}>
          {status === 'active' ? 'Pause' : 'Resume'}
        </button>
        <button type="button" onClick={() => setEditing(true)}>
          Edit
        </button>
      </p>
      {error ? <Notice kind="bad">{error}</Notice> : null}
      {isEditing ? (
        <EditMonitor
          team={team}
          monitor={{ id, status, ...monitor }}
          onClose={() => {
            setEditing(false);
            void onChanged();
          }}
        />
      ) : null}
    </>
  );
}

function listFacts(monitor: Monitor): Fact[] {
  const { status, cron, timezone, targets, goal, retentionDays, recipients, nextRunAt } = monitor;
  return [
    ['Status', <span class={`badge ${status === 'active' ? 'completed' : ''}`}>{status}</span>],
    [
      'Schedule',
      <>
        <code>{cron}</code>, {timezone}
        {nextRunAt ? (
          <>
            ; next check <When at={nextRunAt} />
          </>
        ) : null}
      </>,
    ],
    ['Watches', targets.join(', ')],
    goal ? ['Goal', goal] : undefined,
    recipients && ['Mails', recipients.join(', ')],
    ['Kept', `${number(retentionDays)} days`],
    ['Costs', `about ${number(monitor.estimatedCreditsPerMonth)} credits a month`],
  ];
}
