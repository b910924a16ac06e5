import { operations } from 'api-facts';
import type { JSX } from 'preact';
import type { RequestsListResponse } from '../../../generated/account/client/index.js';
import type { Column } from '../../list/list-table.tsx';
import { When } from '../../parts/when.tsx';
import { Link } from '../../router.tsx';
import { number } from '../usage/numbers.ts';

export type Request = RequestsListResponse['requests'][number];

/** The titles of operations, by their names in the API. */
export const operationTitles: Readonly<Record<string, string>> = Object.fromEntries(
  operations.map(({ id, title }) => [id, title]),
);

type RequestColumn = 'request' | 'outcome' | 'key' | 'took' | 'credits' | 'when';

/** The columns of a list of requests of a team. */
export function createRequestColumns(teamId: string): Record<RequestColumn, Column<Request>> {
  return {
    request: {
      title: 'Request',
      cell: ({ operation, requestId }) => (
        <>
          <span class="name">{operationTitles[operation] ?? operation}</span>
          <code>{requestId}</code>
        </>
      ),
    },
    outcome: { title: 'Outcome', cell: (request) => <Outcome request={request} /> },
    key: {
      title: 'Key',
      cell: ({ keyId }) => (
        <Link to={`teams/${teamId}/keys?key=${keyId}`}>
          <code>{keyId}</code>
        </Link>
      ),
    },
    took: {
      title: 'Took',
      sorts: ['slowest'],
      isNumber: true,
      cell: ({ milliseconds }) => `${number(milliseconds)} ms`,
    },
    credits: { title: 'Credits', isNumber: true, cell: ({ credits }) => number(credits) },
    when: { title: 'When', sorts: ['newest', 'oldest'], cell: ({ at }) => <When at={at} /> },
  };
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
