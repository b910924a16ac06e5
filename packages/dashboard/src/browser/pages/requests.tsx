import { operations } from 'api-facts';
import type { JSX } from 'preact';
import type { RequestsListResponse } from '../../generated/account/client/index.js';
import { account } from '../client.ts';
import { ListPage } from '../list/list-page.tsx';
import { dayFilters, keyFilter } from '../list/list-tools.tsx';
import { When } from '../parts/when.tsx';
import { Link } from '../router.tsx';
import type { TeamEntry } from '../session.ts';
import { number } from './usage/numbers.ts';

type Request = RequestsListResponse['requests'][number];

const titles: Record<string, string> = Object.fromEntries(operations.map(({ id, title }) => [id, title]));

/** The requests of a team to the API, one by one. */
export function RequestsPage({ team }: { team: TeamEntry }): JSX.Element {
  return (
    <>
      <p class="lead">
        What the programs of {team.name} asked the API, for 7 days: never what was in a request or a response.
        Search for the request id of an error to find it here.
      </p>
      <ListPage<Request>
        name="requests"
        id={`requests ${team.id}`}
        live={{ teamId: team.id, topic: 'usage' }}
        load={async (query) => {
          const { requests: items, cursor } = await account.requests.list(team.id, query);
          return { items, cursor };
        }}
        searched="request ids and errors"
        filters={[
          { name: 'outcome', label: 'Outcome', choices: { succeeded: 'Succeeded', failed: 'Failed' } },
          { name: 'operation', label: 'Operation', choices: titles },
          keyFilter,
          ...dayFilters,
        ]}
        sorts={{ newest: 'Newest first', oldest: 'Oldest first', slowest: 'Slowest first' }}
        columns={[
          {
            title: 'Request',
            cell: ({ operation, requestId }) => (
              <>
                <span class="name">{titles[operation] ?? operation}</span>
                <code>{requestId}</code>
              </>
            ),
          },
          { title: 'Outcome', cell: (request) => <Outcome request={request} /> },
          {
            title: 'Key',
            cell: ({ keyId }) => (
              <Link to={`teams/${team.id}/keys?status=all&search=${keyId}`}>
                <code>{keyId}</code>
              </Link>
            ),
          },
          {
            title: 'Took',
            sorts: ['slowest'],
            isNumber: true,
            cell: ({ milliseconds }) => `${number(milliseconds)} ms`,
          },
          { title: 'Credits', isNumber: true, cell: ({ credits }) => number(credits) },
          { title: 'When', sorts: ['newest', 'oldest'], cell: ({ at }) => <When at={at} /> },
        ]}
        csv={{
          'request id': ({ requestId }) => requestId,
          operation: ({ operation }) => operation,
          key: ({ keyId }) => keyId,
          status: ({ status }) => status,
          error: ({ error }) => error,
          milliseconds: ({ milliseconds }) => milliseconds,
          credits: ({ credits }) => credits,
          at: ({ at }) => at,
        }}
        empty={
          <section class="empty">
            <h2>No requests</h2>
            <p>
              Each request with a key of this team is listed here, a second after its response. For a team
              with zero data retention nothing is stored.
            </p>
            <p>
              <Link to={`teams/${team.id}/playground`}>Try one in the playground</Link>
            </p>
          </section>
        }
      />
    </>
  );
}

function Outcome({ request: { status, error } }: { request: Request }): JSX.Element {
  const isFailed = status >= 400;
  return (
    <span class="outcome">
      <span class={`badge ${isFailed ? 'failed' : 'completed'}`}>{status}</span>
      {error ? <span class="soft">{error}</span> : null}
    </span>
  );
}
