import { operations } from 'api-facts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { UsageGetResponse } from '../../generated/account/client/index.js';
import { account, formatError } from '../client.ts';
import { Notice } from '../parts/notice.tsx';
import { Link } from '../router.tsx';
import type { TeamEntry } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { Columns } from './usage/columns.tsx';
import { number, sumUsage } from './usage/numbers.ts';
import type { Measure } from './usage/numbers.ts';
import { Ranking } from './usage/ranking.tsx';

const DAY = 86_400_000;
const spans = [7, 30, 90] as const;
const titles = new Map(operations.map(({ id, title }) => [id, title]));

/** Requests and credits by day, operation and key, updated live. */
export function UsagePage({ team }: { team: TeamEntry }): JSX.Element {
  const [days, setDays] = useState<number>(30);
  const [measure, setMeasure] = useState<Measure>('requests');
  const from = new Date(Date.now() - (days - 1) * DAY).toISOString().slice(0, 10);
  const { data, error } = useLoaded(`usage ${team.id} ${from}`, () => account.usage.get(team.id, { from }), {
    live: { teamId: team.id, topic: 'usage' },
  });
  return (
    <>
      <p class="lead">The requests of {team.name} and the credits that they cost. Days are in UTC.</p>
      <div class="choices">
        <p class="switch" role="group" aria-label="Measure">
          {(['requests', 'credits'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={measure === one} onClick={() => setMeasure(one)}>
              {one === 'requests' ? 'Requests' : 'Credits'}
            </button>
          ))}
        </p>
        <p class="switch" role="group" aria-label="Days">
          {spans.map((span) => (
            <button key={span} type="button" aria-pressed={days === span} onClick={() => setDays(span)}>
              {span} days
            </button>
          ))}
        </p>
      </div>
      {error ? <Notice kind="bad">{formatError(error)}</Notice> : null}
      {data ? <Report usage={data} measure={measure} team={team} /> : null}
    </>
  );
}

interface ReportProps {
  usage: UsageGetResponse;
  measure: Measure;
  team: TeamEntry;
}

function Report({ usage, measure, team }: ReportProps): JSX.Element {
  const { requests, failed, credits } = sumUsage(usage.days);
  return (
    <>
      <dl class="figures">
        <div>
          <dt>Requests</dt>
          <dd>{number(requests)}</dd>
        </div>
        <div>
          <dt>Failed</dt>
          <dd>{number(failed)}</dd>
        </div>
        <div>
          <dt>Credits</dt>
          <dd>{number(credits)}</dd>
        </div>
      </dl>
      {requests + credits === 0 ? (
        <section class="empty">
          <h2>Nothing yet</h2>
          <p>
            As soon as a program calls the API with a key of this team, its requests are counted here, within
            seconds.
          </p>
          <p>
            <Link to={`teams/${team.id}/keys`}>To the keys</Link>
          </p>
        </section>
      ) : (
        <>
          <Columns days={usage.days} measure={measure} />
          <div class="pair">
            <Ranking
              title="By operation"
              measure={measure}
              rows={usage.operations.map((row) => ({
                ...row,
                id: row.operation,
                title: titles.get(row.operation) ?? row.operation,
              }))}
            />
            <Ranking
              title="By key"
              measure={measure}
              rows={usage.keys.map((row) => ({ ...row, id: row.keyId ?? '', title: keyTitle(row) }))}
            />
          </div>
        </>
      )}
    </>
  );
}

function keyTitle({ keyId, name }: UsageGetResponse['keys'][number]): string {
  return name ?? (keyId ? `wd_${keyId}_…` : 'Work without a key, such as checks of monitors');
}
