import type { JSX } from 'preact';
import type { SecurityListResponse } from '../../generated/account/client/index.js';
import { account } from '../client.ts';
import { ListPage } from '../list/list-page.tsx';
import { dayFilters, keyFilter } from '../list/list-tools.tsx';
import { Clamped } from '../parts/clamped.tsx';
import { When } from '../parts/when.tsx';
import { may } from '../session.ts';
import type { TeamEntry } from '../session.ts';

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
  return (
    <>
      <p class="lead">
        Who did what in {team.name}, for 90 days. Where security logging is on, it also lists requests, with
        the user they were sent for.
      </p>
      <ListPage<Event>
        name="events"
        id={`security ${team.id}`}
        everyMs={5000}
        load={async (query) => {
          const { events: items, cursor } = await account.security.list(team.id, query);
          return { items, cursor };
        }}
        searched="people, keys and facts"
        filters={[{ name: 'event', label: 'Kind of event', suggestions: kinds }, keyFilter, ...dayFilters]}
        sorts={{ newest: 'Newest first', oldest: 'Oldest first' }}
        columns={[
          { title: 'Event', cell: ({ event }) => <code>{event}</code> },
          { title: 'Who', isLong: true, cell: (event) => <Who event={event} /> },
          { title: 'When', sorts: ['newest', 'oldest'], cell: ({ at }) => <When at={at} /> },
          {
            title: 'What else',
            isLong: true,
            cell: ({ keyId, facts }) => (
              <span class="facts-of">
                {keyId ? <code>{`wd_${keyId}_…`}</code> : null} <Clamped text={createFacts(facts)} />
              </span>
            ),
          },
        ]}
        csv={{
          event: ({ event }) => event,
          who: ({ actor, facts }) => actor ?? whoOf(facts),
          key: ({ keyId }) => keyId,
          at: ({ at }) => at,
          facts: ({ facts }) => JSON.stringify(facts),
        }}
        empty={
          <section class="empty">
            <h2>Nothing</h2>
            <p>As soon as somebody signs in, makes a key or changes a role, it stands here.</p>
          </section>
        }
      />
    </>
  );
}

function Who({ event: { actor, facts, keyId } }: { event: Event }): JSX.Element {
  const who = actor ?? whoOf(facts) ?? (keyId ? 'a key' : undefined);
  return who === undefined ? <span class="soft">unknown</span> : <Clamped text={who} />;
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
