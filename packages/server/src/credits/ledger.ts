import type { CompiledQuery } from 'kysely';
import { textsAsTable } from '../store/rows-as-table.ts';
import type { Query, Store } from '../store/store.ts';
import type { AccountRow, HoldRow } from '../store/tables.ts';
import { writesOf } from './book-writes.ts';
import { Book, paidIdOf } from './book.ts';
import type { Movement, Outcome } from './movement.ts';

/**
 * Applies movements in order, inside the caller's transaction, which it shares with whatever must happen together
 * (such as inserting the job that the credits are held for). The accounts are locked in the order of their team ids,
 * so concurrent callers wait for each other and never deadlock. Every refusal leaves the account as it was.
 * @returns one outcome a movement, in order.
 */
export async function applyMovements(
  store: Store,
  query: Query,
  movements: readonly Movement[],
): Promise<Outcome[]> {
  const [accounts, holds, paid] = await store.readAll<[AccountRow, HoldRow, { id: string }]>(query, [
    lockAccounts(store, query, movements),
    selectHolds(store, query, movements),
    selectPaid(store, query, movements),
  ]);
  const book = new Book(accounts, holds, paid);
  const outcomes = movements.map((movement) => book.apply(movement));
  await store.writeAll(query, writesOf(book.changes, store, query));
  return outcomes;
}

function lockAccounts(store: Store, query: Query, movements: readonly Movement[]): CompiledQuery<AccountRow> {
  const ids = [...new Set(movements.map((movement) => movement.teamId))];
  const select = query.selectFrom('account').selectAll().where('team_id', 'in', ids).orderBy('team_id');
  return store.lockRow(select).compile();
}

function selectHolds(
  store: Store,
  query: Query,
  movements: readonly Movement[],
): CompiledQuery<HoldRow> | undefined {
  const ids = movements.flatMap((movement) => ('holdId' in movement ? [movement.holdId] : []));
  if (ids.length === 0) return undefined;
  return query.selectFrom('hold').selectAll().where('id', 'in', textsAsTable(store.kind, ids)).compile();
}

function selectPaid(
  store: Store,
  query: Query,
  movements: readonly Movement[],
): CompiledQuery<{ id: string }> | undefined {
  const ids = movements.flatMap((movement) => paidIdOf(movement) ?? []);
  if (ids.length === 0) return undefined;
  return query.selectFrom('ledger').select('id').where('id', 'in', textsAsTable(store.kind, ids)).compile();
}
