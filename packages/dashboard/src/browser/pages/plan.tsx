import type { JSX } from 'preact';
import { account, formatError } from '../client.ts';
import { Notice } from '../parts/notice.tsx';
import type { TeamEntry } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { BudgetSection } from './plan/budget.tsx';
import { UnsubscribedSection } from './plan/unsubscribed.tsx';
import { bytes, number } from './usage/numbers.ts';

/** The credits of the team, its budget, and the limits of its plan. */
export function PlanPage({ team }: { team: TeamEntry }): JSX.Element {
  const { data, error } = useLoaded(`plan ${team.id}`, () => account.teams.get(team.id), {
    live: { teamId: team.id, topic: 'usage' },
  });
  if (data === undefined)
    return error ? <Notice kind="bad">{formatError(error)}</Notice> : <p class="lead">…</p>;
  const { plan, credits, held, running, storedBytes, limits, threatProtection, zeroDataRetention } =
    data.team;
  return (
    <>
      <p class="lead">
        {team.name} is on the plan <strong>{plan}</strong>. Whoever runs the service changes plans and grants
        credits.
      </p>
      <dl class="figures">
        <div>
          <dt>Credits left</dt>
          <dd>{number(credits)}</dd>
        </div>
        <div>
          <dt>Held by running work</dt>
          <dd>{number(held)}</dd>
        </div>
        <div>
          <dt>Running now</dt>
          <dd>{number(running)}</dd>
        </div>
        <div>
          <dt>Stored</dt>
          <dd>{bytes(storedBytes)}</dd>
        </div>
      </dl>
      <BudgetSection team={team} />
      <UnsubscribedSection team={team} />
      <h2>Limits</h2>
      <dl class="facts">
        <div>
          <dt>Requests a minute</dt>
          <dd>
            {number(limits.requestsPerMinute)}, for each operation. Above the limit the API responds with 429
            and the time to wait.
          </dd>
        </div>
        <div>
          <dt>At the same time</dt>
          <dd>{number(limits.concurrency)}: maps, scrapes, crawls and agent runs together.</dd>
        </div>
        {limits.statusReadsPerMinute ? (
          <div>
            <dt>Status reads a minute</dt>
            <dd>{number(limits.statusReadsPerMinute)}, all together.</dd>
          </div>
        ) : null}
        <div>
          <dt>Stored at once</dt>
          <dd>
            {bytes(limits.storedBytes)}: results of jobs and monitors, cached pages, profiles and webhook
            events. Above the limit jobs are rejected with 403, until results expire or monitors are deleted.
          </dd>
        </div>
        <div>
          <dt>Threat protection</dt>
          <dd>{threatProtection}</dd>
        </div>
        <div>
          <dt>Zero data retention</dt>
          <dd>{zeroDataRetention ? 'on: requests that would store data are rejected' : 'off'}</dd>
        </div>
      </dl>
    </>
  );
}
