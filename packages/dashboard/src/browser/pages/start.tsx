import type { ComponentChildren, JSX } from 'preact';
import { operationId, request } from 'first-call';
import { account } from '../client.ts';
import { ListTable } from '../list/list-table.tsx';
import type { Column } from '../list/list-table.tsx';
import { Figures } from '../parts/figures.tsx';
import { LoadError } from '../parts/load-error.tsx';
import { Link } from '../router.tsx';
import type { TeamEntry } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import type { Loaded } from '../use-loaded.ts';
import { createSessionColumns } from './interact/session-columns.tsx';
import { createJobColumns } from './jobs/job-columns.tsx';
import { createRequestColumns } from './requests/request-columns.tsx';
import { number, sumUsage } from './usage/numbers.ts';
import { Sample } from '../parts/sample.tsx';

/** Max entries of a list on the start page. */
const LIMIT = 5;
const DAY = 86_400_000;

/** What is going on in a team: credits left, what runs, what failed lately, and how a program calls the API. */
export function StartPage({ team }: { team: TeamEntry }): JSX.Element {
  const path = `teams/${team.id}`;
  const usage = { teamId: team.id, topic: 'usage' } as const;
  const keys = useLoaded(`any key ${team.id}`, () =>
    account.keys.list(team.id, { status: 'active', limit: 1 }),
  );
  const state = useLoaded(`team ${team.id}`, () => account.teams.get(team.id), { live: usage });
  const week = useLoaded(
    `week ${team.id}`,
    () => account.usage.get(team.id, { from: new Date(Date.now() - 6 * DAY).toISOString().slice(0, 10) }),
    { live: usage },
  );
  const hasKey = (keys.data?.keys.length ?? 0) > 0;
  const used = week.data && sumUsage(week.data.days);
  const first = keys.data ? <FirstCall teamId={team.id} hasKey={hasKey} /> : null;
  // The first call is at the top until the team calls the API, and at the end from then on.
  const isNew = keys.data !== undefined && (!hasKey || used?.requests === 0);
  return (
    <>
      <p class="lead">What is going on in {team.name}.</p>
      <LoadError
        error={state.error ?? week.error ?? keys.error}
        reload={() => reloadAll(state, week, keys)}
      />
      {state.data && used ? (
        <Figures
          figures={[
            {
              title: 'Credits left',
              value: number(state.data.team.credits),
              note: <Link to={`${path}/plan`}>Plan</Link>,
            },
            {
              title: 'Running now',
              value: number(state.data.team.running),
              note: <Link to={`${path}/jobs?status=processing`}>Jobs in work</Link>,
            },
            {
              title: 'Requests in 7 days',
              value: number(used.requests),
              note: <Link to={`${path}/usage?days=7`}>Usage</Link>,
            },
            {
              title: 'Failed in 7 days',
              value: number(used.failed),
              note: <Link to={`${path}/requests?outcome=failed`}>Failed requests</Link>,
            },
          ]}
        />
      ) : null}
      {isNew ? first : null}
      <Running teamId={team.id} />
      <Failed teamId={team.id} />
      {isNew ? null : first}
    </>
  );
}

async function reloadAll(...all: Pick<Loaded<unknown>, 'reload'>[]): Promise<void> {
  await Promise.all(all.map(({ reload }) => reload()));
}

/** Jobs in work and open sessions of Interact. */
function Running({ teamId }: { teamId: string }): JSX.Element {
  const path = `teams/${teamId}`;
  const columns = createJobColumns(teamId);
  const jobs = useLoaded(
    `running ${teamId}`,
    () => account.jobs.list(teamId, { status: 'processing', limit: LIMIT }),
    { live: { teamId, topic: 'jobs' } },
  );
  const sessions = useLoaded(
    `open sessions ${teamId}`,
    () => account.interactSessions.list(teamId, { limit: LIMIT }),
    { everyMs: 10_000 },
  );
  const error = jobs.error ?? sessions.error;
  const isIdle = jobs.data?.jobs.length === 0 && sessions.data?.sessions.length === 0;
  return (
    <section>
      <h2>Running now</h2>
      <LoadError error={error} reload={() => reloadAll(jobs, sessions)} />
      {isIdle ? <p class="soft">Nothing is running.</p> : null}
      <Short
        name="jobs in work"
        items={jobs.data?.jobs}
        columns={[columns.job, columns.progress, columns.credits, columns.started]}
        more={<Link to={`${path}/jobs?status=processing`}>All jobs in work</Link>}
      />
      <Short
        name="open sessions"
        items={sessions.data?.sessions}
        columns={createSessionColumns(teamId)}
        more={<Link to={`${path}/interact`}>All sessions of Interact</Link>}
      />
    </section>
  );
}

/** Jobs and requests that failed lately. */
function Failed({ teamId }: { teamId: string }): JSX.Element {
  const path = `teams/${teamId}`;
  const jobColumns = createJobColumns(teamId);
  const requestColumns = createRequestColumns(teamId);
  const jobs = useLoaded(
    `failed jobs ${teamId}`,
    () => account.jobs.list(teamId, { status: 'failed', limit: LIMIT }),
    { live: { teamId, topic: 'jobs' } },
  );
  const requests = useLoaded(
    `failed requests ${teamId}`,
    () => account.requests.list(teamId, { outcome: 'failed', limit: LIMIT }),
    { live: { teamId, topic: 'usage' } },
  );
  const error = jobs.error ?? requests.error;
  const isFine = jobs.data?.jobs.length === 0 && requests.data?.requests.length === 0;
  return (
    <section>
      <h2>Failed lately</h2>
      <LoadError error={error} reload={() => reloadAll(jobs, requests)} />
      {isFine ? <p class="soft">Nothing has failed.</p> : null}
      <Short
        name="failed jobs"
        items={jobs.data?.jobs}
        columns={[jobColumns.job, jobColumns.error, jobColumns.ended]}
        more={<Link to={`${path}/jobs?status=failed`}>All failed jobs</Link>}
      />
      <Short
        name="failed requests"
        items={requests.data?.requests}
        columns={[requestColumns.request, requestColumns.outcome, requestColumns.key, requestColumns.when]}
        more={<Link to={`${path}/requests?outcome=failed`}>All failed requests</Link>}
      />
    </section>
  );
}

interface ShortProps<Item> {
  name: string;
  items: readonly Item[] | undefined;
  columns: readonly Column<Item>[];
  /** A link to the complete list. */
  more: ComponentChildren;
}

/** The beginning of a list, without its orders; nothing where it is empty. */
function Short<Item extends { id: string }>({
  name,
  items,
  columns,
  more,
}: ShortProps<Item>): JSX.Element | null {
  if (items === undefined || items.length === 0) return null;
  return (
    <>
      <ListTable
        name={name}
        items={items}
        columns={columns.map(({ title, cell, isNumber = false, isLong = false }) => ({
          title,
          cell,
          isNumber,
          isLong,
        }))}
        isBusy={false}
      />
      <p class="more">{more}</p>
    </>
  );
}

/** How a program calls the API for the first time: a key, then a few lines in a language of the reader's choice. */
function FirstCall({ teamId, hasKey }: { teamId: string; hasKey: boolean }): JSX.Element {
  const variable = request.credentials.flatMap((one) => ('variable' in one ? [one.variable] : []))[0];
  return (
    <section>
      <h2>{hasKey ? 'Call the API' : 'Your first call'}</h2>
      <p>
        <Link to={`teams/${teamId}/keys`}>{hasKey ? 'Take a key' : 'Create a key'}</Link> and put it into the
        environment of your program as <code>{variable}</code>. This maps a website:
      </p>
      <Sample request={{ ...request, baseUrl: location.origin }} hasClient />
      <p>
        Or <Link to={`teams/${teamId}/playground#${operationId}`}>try it in the playground</Link>, without a
        program.
      </p>
    </section>
  );
}
