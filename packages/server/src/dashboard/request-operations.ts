import type { components } from '@web-data/dashboard/account';
import { sql } from 'kysely';
import type { Store } from '../platform/store/store.ts';
import type { ApiRequestRow } from '../platform/store/tables/activity.ts';
import type { AccountHandlers, AccountServices, Context } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { containsText, isWithin } from './lists/filters.ts';
import { readPart, USUAL_LIMIT } from './lists/read-part.ts';
import type { Order, Part } from './lists/read-part.ts';
import { toIsoTime } from './times.ts';

type Query = Context<'listRequests'>['query'];

const orders: Record<NonNullable<Query['sort']>, Order> = {
  newest: { by: sql.ref('at'), kind: 'number', direction: 'desc' },
  oldest: { by: sql.ref('at'), kind: 'number', direction: 'asc' },
  slowest: { by: sql.ref('milliseconds'), kind: 'number', direction: 'desc' },
};
const searched = [sql.ref('request_id'), sql.ref('operation'), sql`coalesce(error, '')`];

/** Lists the requests of a team to the API. */
export function requestOperations(services: AccountServices): Pick<AccountHandlers, 'listRequests'> {
  const { store, requestLog } = services;
  return {
    async listRequests({ identity, params: { teamId }, query, operation }) {
      requireRole(operation, identity, teamId);
      await requestLog.flush(); // Includes the latest requests of this process.
      const { items, ...next } = await readRequests(store, teamId, query);
      const credits = await readCredits(store, teamId, items);
      const requests = items.map((row) => toRequest(row, credits.get(row.request_id) ?? 0));
      return { status: 200, body: { success: true, requests, ...next } };
    },
  };
}

/** Reads none of a team with zero data retention, even before the old ones are deleted. */
function readRequests({ db }: Store, teamId: string, query: Query): Promise<Part<ApiRequestRow>> {
  const { search, outcome, status, operation, error, keyId, from, to } = query;
  const { sort = 'newest', cursor, limit = USUAL_LIMIT } = query;
  const rows = db
    .selectFrom('api_request')
    .selectAll()
    .where('team_id', '=', teamId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('team').select('id').where('id', '=', teamId).where('zero_data_retention', '=', 0)),
    )
    .where(isWithin(sql.ref('at'), { from, to }))
    .$if(outcome !== undefined, (select) => select.where('status', outcome === 'failed' ? '>=' : '<', 400))
    .$if(status !== undefined, (select) => select.where('status', '=', status!))
    .$if(operation !== undefined, (select) => select.where('operation', '=', operation!))
    .$if(error !== undefined, (select) => select.where('error', '=', error!))
    .$if(keyId !== undefined, (select) => select.where('key_id', '=', keyId!))
    .$if(search !== undefined, (select) => select.where(containsText(search!, searched)));
  const id = sql.ref('id');
  return readPart(rows, { order: orders[sort], id, cursor, limit, toItem: (row) => row });
}

/** Reads the credits charged for requests from the ledger, by request id. */
async function readCredits(
  { db }: Store,
  teamId: string,
  rows: readonly ApiRequestRow[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const ids = [...new Set(rows.map(({ request_id }) => request_id))];
  const sums = await db
    .selectFrom('ledger')
    .select('request_id')
    .select(sql<number>`cast(sum(-credits) as bigint)`.as('credits'))
    .where('request_id', 'in', ids)
    .where('team_id', '=', teamId)
    .where('kind', '=', 'charge')
    .groupBy('request_id')
    .execute();
  return new Map(sums.map(({ request_id, credits }) => [request_id, credits]));
}

function toRequest(row: ApiRequestRow, credits: number): components['schemas']['LoggedRequest'] {
  return {
    id: row.id,
    requestId: row.request_id,
    at: toIsoTime(row.at),
    operation: row.operation,
    keyId: row.key_id,
    status: row.status,
    ...(row.error !== null && { error: row.error }),
    milliseconds: row.milliseconds,
    credits,
  };
}
