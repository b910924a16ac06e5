import type { JSX } from 'preact';
import type { UsageGetResponse } from '../../generated/account/client/index.js';
import { account } from '../client.ts';
import { LoadError } from '../parts/load-error.tsx';
import { Link, useQuery } from '../router.tsx';
import type { TeamEntry } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { operationTitles } from './requests/request-columns.tsx';
import type { Split } from './usage/chart/series.ts';
import type { Measure } from './usage/numbers.ts';
import { Ranking } from './usage/ranking.tsx';
import { UsageReport } from './usage/usage-report.tsx';
import { useUsage } from './usage/use-usage.ts';

const spans = [7, 30, 90] as const;
const measures: Record<Measure, string> = { requests: 'Requests', credits: 'Credits' };
const splits: Record<Split, string> = {
  status: 'By status',
  operation: 'By operation',
  key: 'By key',
};

/** Requests and credits by day, operation, key and status, updated live. The choices are in the URL. */
export function UsagePage({ team }: { team: TeamEntry }): JSX.Element {
  const [query, setQuery] = useQuery();
  const set = (name: string) => (value: string | undefined) => setQuery({ ...query, [name]: value });
  const days = spans.find((span) => String(span) === query['days']) ?? 30;
  const measure: Measure = query['measure'] === 'credits' ? 'credits' : 'requests';
  const by = query['by'] === 'operation' || query['by'] === 'key' ? query['by'] : 'status';
  const { operation, keyId } = query;
  const { data, error, reload } = useUsage({ teamId: team.id, days, by, operation, keyId });
  const isNarrowed = operation !== undefined || keyId !== undefined;
  const isUnused = data?.usage.days.every(({ requests, credits }) => requests + credits === 0);
  return (
    <>
      <p class="lead">The requests of {team.name} and the credits that they cost. Days are in UTC.</p>
      <div class="choices">
        <p class="switch" role="group" aria-label="Measure">
          {(Object.keys(measures) as Measure[]).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={measure === one}
              onClick={() => set('measure')(one === 'requests' ? undefined : one)}
            >
              {measures[one]}
            </button>
          ))}
        </p>
        <p class="switch" role="group" aria-label="Days">
          {spans.map((span) => (
            <button
              key={span}
              type="button"
              aria-pressed={days === span}
              onClick={() => set('days')(span === 30 ? undefined : String(span))}
            >
              {span} days
            </button>
          ))}
        </p>
      </div>
      <div class="tools">
        <Select
          label="Parts of the columns"
          value={by === 'status' ? '' : by}
          choices={{ operation: splits.operation, key: splits.key }}
          none={splits.status}
          onChange={set('by')}
        />
        <Select
          label="Operation"
          value={operation ?? ''}
          choices={operationTitles}
          none="Operation: all"
          onChange={set('operation')}
        />
        <KeySelect team={team} value={keyId ?? ''} onChange={set('keyId')} />
      </div>
      <LoadError error={error} reload={reload} />
      {data ? <UsageReport {...data} measure={measure} by={by} /> : null}
      {data && isUnused ? isNarrowed ? <p>No use fits.</p> : <Unused team={team} /> : null}
      {data && !isUnused ? <Rankings usage={data.usage} measure={measure} /> : null}
    </>
  );
}

interface SelectProps {
  label: string;
  value: string;
  choices: Readonly<Record<string, string>>;
  /** Label of the choice of none. */
  none: string;
  onChange(value: string | undefined): void;
}

function Select({ label, value, choices, none, onChange }: SelectProps): JSX.Element {
  return (
    <span class="filter">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        <option value="">{none}</option>
        {Object.entries(choices).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </span>
  );
}

interface KeySelectProps {
  team: TeamEntry;
  value: string;
  onChange(value: string | undefined): void;
}

/** A choice of the keys that were used last. One that is not among them is offered while it is chosen. */
function KeySelect({ team, value, onChange }: KeySelectProps): JSX.Element {
  const { data } = useLoaded(`keys to choose ${team.id}`, () =>
    account.keys.list(team.id, { sort: 'lastUsed', limit: 100 }),
  );
  const known = Object.fromEntries((data?.keys ?? []).map(({ id, name }) => [id, name || id]));
  const choices = value === '' || known[value] !== undefined ? known : { ...known, [value]: value };
  return <Select label="Key" value={value} choices={choices} none="Key: all" onChange={onChange} />;
}

function Unused({ team }: { team: TeamEntry }): JSX.Element {
  return (
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
  );
}

function Rankings({ usage, measure }: { usage: UsageGetResponse; measure: Measure }): JSX.Element {
  return (
    <div class="pair">
      <Ranking
        title="By operation"
        measure={measure}
        rows={usage.operations.map((row) => ({
          ...row,
          id: row.operation,
          title: operationTitles[row.operation] ?? row.operation,
        }))}
      />
      <Ranking
        title="By key"
        measure={measure}
        rows={usage.keys.map((row) => ({ ...row, id: row.keyId ?? '', title: keyTitle(row) }))}
      />
    </div>
  );
}

function keyTitle({ keyId, name }: UsageGetResponse['keys'][number]): string {
  return name ?? (keyId ? `wd_${keyId}_…` : 'Work without a key, such as checks of monitors');
}
