import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { rowsAsTable, textsAsTable } from '../store/rows-as-table.ts';
import type { ColumnTypes } from '../store/rows-as-table.ts';
import type { Query, Store } from '../store/store.ts';
import type { AccountRow, HoldRow, LedgerRow } from '../store/tables.ts';
import type { Changes } from './book.ts';

/** The statements that store changes: at most one for each kind of change, however many rows it has. */
export function writesOf(
  { accounts, opened, extended, ended, entries }: Changes,
  { kind }: Store,
  query: Query,
): CompiledQuery[] {
  const writes: CompiledQuery[] = [];
  if (opened.size > 0) writes.push(insertHolds(query, kind, [...opened.values()]));
  if (extended.size > 0) writes.push(updateHolds(query, kind, [...extended]));
  if (ended.length > 0) writes.push(deleteHolds(query, kind, ended));
  if (entries.length > 0) writes.push(insertEntries(query, kind, entries));
  if (accounts.size > 0) writes.push(updateAccounts(query, kind, [...accounts]));
  return writes;
}

const holdTypes: ColumnTypes<HoldRow> = {
  id: 'text',
  team_id: 'text',
  instance_id: 'text',
  operation: 'text',
  credits: 'bigint',
  request_id: 'text',
  created_at: 'bigint',
};
const entryTypes: ColumnTypes<LedgerRow> = {
  id: 'text',
  team_id: 'text',
  kind: 'text',
  credits: 'bigint',
  operation: 'text',
  request_id: 'text',
  created_at: 'bigint',
};
const accountTypes: ColumnTypes<AccountRow> = {
  team_id: 'text',
  balance: 'bigint',
  held: 'bigint',
  running: 'bigint',
};

const insertHolds = (query: Query, kind: Store['kind'], rows: readonly HoldRow[]) =>
  query
    .insertInto('hold')
    .columns(['id', 'team_id', 'instance_id', 'operation', 'credits', 'request_id', 'created_at'])
    .expression(rowsAsTable(kind, holdTypes, rows))
    .compile();

const updateHolds = (query: Query, kind: Store['kind'], rows: readonly HoldRow[]) =>
  sql`update hold set credits = changed.credits
    from (${rowsAsTable(kind, holdTypes, rows)}) as changed where hold.id = changed.id`.compile(query);

const deleteHolds = (query: Query, kind: Store['kind'], ids: readonly string[]) =>
  query.deleteFrom('hold').where('id', 'in', textsAsTable(kind, ids)).compile();

const insertEntries = (query: Query, kind: Store['kind'], rows: readonly LedgerRow[]) =>
  query
    .insertInto('ledger')
    .columns(['id', 'team_id', 'kind', 'credits', 'operation', 'request_id', 'created_at'])
    .expression(rowsAsTable(kind, entryTypes, rows))
    .compile();

const updateAccounts = (query: Query, kind: Store['kind'], rows: readonly AccountRow[]) =>
  sql`update account set balance = changed.balance, held = changed.held, running = changed.running
    from (${rowsAsTable(kind, accountTypes, rows)}) as changed
    where account.team_id = changed.team_id`.compile(query);
