import type { JSX } from 'preact';
import { account } from '../client.ts';
import { ListPage } from '../list/list-page.tsx';
import { Clamped } from '../parts/clamped.tsx';
import { When } from '../parts/when.tsx';
import { Link, useQuery } from '../router.tsx';
import type { TeamEntry } from '../session.ts';
import { CheckPage } from './monitors/check-page.tsx';
import { MonitorPage } from './monitors/monitor-page.tsx';
import { describeCounts } from './monitors/monitor.ts';
import type { Monitor } from './monitors/monitor.ts';
import { number } from './usage/numbers.ts';

/** The monitors of a team; one of them, or one of its checks, where the URL names it. */
export function MonitorsPage({ team }: { team: TeamEntry }): JSX.Element {
  const [{ monitor, check }] = useQuery();
  if (monitor && check) return <CheckPage key={check} team={team} monitorId={monitor} checkId={check} />;
  if (monitor) return <MonitorPage key={monitor} team={team} monitorId={monitor} />;
  return <Monitors team={team} />;
}

function Monitors({ team }: { team: TeamEntry }): JSX.Element {
  return (
    <>
      <p class="lead">
        Pages, crawls and searches that {team.name} watches by a schedule, and what has changed in them.
      </p>
      <ListPage<Monitor>
        name="monitors"
        id={`monitors ${team.id}`}
        live={{ teamId: team.id, topic: 'jobs' }}
        load={async (query) => {
          const { monitors: items, cursor } = await account.monitors.list(team.id, query);
          return { items, cursor };
        }}
        searched="names and goals"
        filters={[{ name: 'status', label: 'Status', choices: { active: 'Active', paused: 'Paused' } }]}
        sorts={{
          newest: 'Newest first',
          oldest: 'Oldest first',
          name: 'By name',
          lastRun: 'Last checked first',
        }}
        columns={[
          {
            title: 'Monitor',
            sorts: ['name'],
            cell: ({ id, name, targets }) => (
              <>
                <span class="name clamped" title={name}>
                  <Link to={`teams/${team.id}/monitors?monitor=${id}`}>{name}</Link>
                </span>
                <span class="soft">
                  <Clamped text={targets.join(', ')} />
                </span>
              </>
            ),
          },
          {
            title: 'Status',
            cell: ({ status }) => (
              <span class={`badge ${status === 'active' ? 'completed' : ''}`}>{status}</span>
            ),
          },
          {
            title: 'Last check',
            sorts: ['lastRun'],
            cell: ({ lastRunAt, lastPages }) =>
              lastRunAt ? (
                <span class="outcome">
                  <When at={lastRunAt} />
                  <span class="soft">{lastPages ? describeCounts(lastPages) : ''}</span>
                </span>
              ) : (
                <span class="soft">none yet</span>
              ),
          },
          {
            title: 'Next check',
            cell: ({ nextRunAt }) => (nextRunAt ? <When at={nextRunAt} /> : <span class="soft">paused</span>),
          },
          {
            title: 'Credits a month',
            isNumber: true,
            cell: ({ estimatedCreditsPerMonth }) => `about ${number(estimatedCreditsPerMonth)}`,
          },
        ]}
        csv={{
          id: ({ id }) => id,
          name: ({ name }) => name,
          status: ({ status }) => status,
          cron: ({ cron }) => cron,
          timezone: ({ timezone }) => timezone,
          targets: ({ targets }) => targets.join(' '),
          goal: ({ goal }) => goal,
          'last check': ({ lastRunAt }) => lastRunAt,
          'next check': ({ nextRunAt }) => nextRunAt,
          'credits a month': ({ estimatedCreditsPerMonth }) => estimatedCreditsPerMonth,
        }}
        empty={
          <section class="empty">
            <h2>No monitors</h2>
            <p>
              A program creates one with <code>POST /v2/monitor</code>: what to watch and when. Each change is
              shown here word by word, and can be mailed or sent to a webhook.
            </p>
            <p>
              <Link to={`teams/${team.id}/playground#createMonitor`}>Create one in the playground</Link>
            </p>
          </section>
        }
      />
    </>
  );
}
