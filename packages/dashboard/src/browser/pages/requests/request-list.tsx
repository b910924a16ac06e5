import type { ComponentChildren, JSX } from 'preact';
import { account } from '../../client.ts';
import { ListPage } from '../../list/list-page.tsx';
import { dayFilters, keyFilter } from '../../list/list-tools.tsx';
import { createRequestColumns, operationTitles } from './request-columns.tsx';
import type { Request } from './request-columns.tsx';

interface RequestListProps {
  teamId: string;
  /** Lists the requests of one key alone. */
  keyId?: string;
  empty: ComponentChildren;
}

/** The requests of a team, or of one of its keys, to the API. */
export function RequestList({ teamId, keyId, empty }: RequestListProps): JSX.Element {
  const columns = createRequestColumns(teamId);
  const keyColumn = keyId === undefined ? [columns.key] : [];
  return (
    <ListPage<Request>
      name="requests"
      id={`requests ${teamId} ${keyId ?? ''}`}
      live={{ teamId, topic: 'usage' }}
      load={async (query) => {
        const filters = { ...query, ...(keyId && { keyId }) };
        const { requests: items, cursor } = await account.requests.list(teamId, filters);
        return { items, cursor };
      }}
      searched="request ids and errors"
      filters={[
        { name: 'outcome', label: 'Outcome', choices: { succeeded: 'Succeeded', failed: 'Failed' } },
        { name: 'operation', label: 'Operation', choices: operationTitles },
        ...(keyId === undefined ? [keyFilter] : []),
        ...dayFilters,
      ]}
      sorts={{ newest: 'Newest first', oldest: 'Oldest first', slowest: 'Slowest first' }}
      columns={[columns.request, columns.outcome, ...keyColumn, columns.took, columns.credits, columns.when]}
      csv={{
        'request id': ({ requestId }) => requestId,
        operation: ({ operation }) => operation,
        key: (request) => request.keyId,
        status: ({ status }) => status,
        error: ({ error }) => error,
        milliseconds: ({ milliseconds }) => milliseconds,
        credits: ({ credits }) => credits,
        at: ({ at }) => at,
      }}
      empty={empty}
    />
  );
}
