import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SecurityListResponse } from '../../generated/account/client/index.js';
import { account, formatError } from '../client.ts';
import { Notice } from '../parts/notice.tsx';
import { useAction } from '../parts/use-action.ts';
import { usePages } from '../parts/use-pages.tsx';
import { When } from '../parts/when.tsx';
import { may } from '../session.ts';
import type { TeamEntry } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { exportLines } from './security/export-lines.ts';

type Event = SecurityListResponse['events'][number];

/** The security log of a team. */
export function SecurityPage({ team }: { team: TeamEntry }): JSX.Element {
  if (!may(team.role, 'owner'))
    return (
      <p class="lead">
        The security log of {team.name} is for its owners. You are {team.role} here.
      </p>
    );
  return <Log team={team} />;
}

function Log({ team }: { team: TeamEntry }): JSX.Element {
  const [kind, setKind] = useState('');
  const { before, restart, buttons } = usePages();
  const filter = kind === '' ? {} : { event: kind };
  const { data, error } = useLoaded(
    `security ${team.id} ${kind} ${before}`,
    () => account.security.list(team.id, { ...filter, ...(before && { before }), limit: 50 }),
    before === undefined ? { everyMs: 5000 } : {},
  );
  const download = useAction(() => exportLines(team, filter));
  const choose = (event: { currentTarget: HTMLInputElement }) => {
    setKind(event.currentTarget.value.trim());
    restart();
  };
  return (
    <>
      <p class="lead">
        Who did what in {team.name}, for 90 days. Where security logging is on, it also lists requests, with
        the user they were sent for.
      </p>
      <div class="choices">
        <label class="filter">
          <span class="hidden">Kind of event</span>
          <input list="kinds" placeholder="All kinds of events" value={kind} onInput={choose} />
        </label>
        <datalist id="kinds">
          {kinds.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <button type="button" disabled={download.isBusy} onClick={download.run}>
          Export as JSON lines
        </button>
      </div>
      {download.error ? <Notice kind="bad">{download.error}</Notice> : null}
      {error ? <Notice kind="bad">{formatError(error)}</Notice> : null}
      {data?.events.length === 0 ? (
        <section class="empty">
          <h2>Nothing</h2>
          <p>
            {kind
              ? `No event of the kind ${kind}.`
              : 'As soon as somebody signs in, makes a key or changes a role, it stands here.'}
          </p>
        </section>
      ) : null}
      {data && data.events.length > 0 ? <Table events={data.events} /> : null}
      {buttons(data?.before)}
    </>
  );
}

/** Suggested filters; any other can be typed. */
const kinds = [
  'sign-in',
  'key.created',
  'key.rolled',
  'key.revoked',
  'member.added',
  'member.changed',
  'member.removed',
  'job.cancelled',
  'authentication.failed',
  'scope.rejected',
  'limit.reached',
  'request.accepted',
  'request.rejected',
  'url.blocked',
];

function Table({ events }: { events: Event[] }): JSX.Element {
  return (
    <table class="rows">
      <caption class="hidden">Security events</caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Who</th>
          <th scope="col">When</th>
          <th scope="col">What else</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <th scope="row">
              <code>{event.event}</code>
            </th>
            <td data-label="Who">
              {event.actor ??
                whoOf(event.facts) ??
                (event.keyId ? 'a key' : <span class="soft">unknown</span>)}
            </td>
            <td data-label="When">
              <When at={event.at} />
            </td>
            <td data-label="What else" class="facts-of">
              <span>
                {event.keyId ? <code>{`wd_${event.keyId}_…`}</code> : null} {createFacts(event.facts)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the username in the metadata of a request. */
function whoOf(facts: object): string | undefined {
  const { username } = facts as { username?: unknown };
  return typeof username === 'string' ? username : undefined;
}

function createFacts(facts: object): string {
  return Object.entries(facts)
    .filter(([name]) => !['username', 'requestId', 'personId'].includes(name))
    .map(([name, value]) => `${name} ${textOf(value)}`)
    .join(', ');
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
