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
  const [accounts, holds, paid] = await inOrder(store, [
    () => lockAccounts(store, query, movements),
    () => readHolds(store, query, movements),
    () => readPaid(store, query, movements),
  ]);
  const book = new Book(accounts, holds, paid);
  const outcomes = movements.map((movement) => book.apply(movement));
  await inOrder(store, writesOf(book.changes, store, query));
  return outcomes;
}

async function lockAccounts(
  store: Store,
  query: Query,
  movements: readonly Movement[],
): Promise<Map<string, AccountRow>> {
  const ids = [...new Set(movements.map((movement) => movement.teamId))];
  const select = query.selectFrom('account').selectAll().where('team_id', 'in', ids).orderBy('team_id');
  // SQLite holds its one write lock already and knows no FOR UPDATE.
  const rows = await (store.kind === 'postgres' ? select.forUpdate() : select).execute();
  return new Map(rows.map((row) => [row.team_id, row]));
}

async function readHolds(
  store: Store,
  query: Query,
  movements: readonly Movement[],
): Promise<Map<string, HoldRow>> {
  const ids = movements.flatMap((movement) => ('holdId' in movement ? [movement.holdId] : []));
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('hold')
    .selectAll()
    .where('id', 'in', textsAsTable(store.kind, ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readPaid(store: Store, query: Query, movements: readonly Movement[]): Promise<Set<string>> {
  const ids = movements.flatMap((movement) => paidIdOf(movement) ?? []);
  if (ids.length === 0) return new Set();
  const rows = await query
    .selectFrom('ledger')
    .select('id')
    .where('id', 'in', textsAsTable(store.kind, ids))
    .execute();
  return new Set(rows.map((row) => row.id));
}

/**
 * Runs statements in order. SQLite's thread takes them in one message; a connection of PostgreSQL takes one at a
 * time, and the locks of the first must be there before the second reads.
 */
async function inOrder<T extends readonly unknown[]>(
  store: Store,
  statements: { [Index in keyof T]: () => Promise<T[Index]> },
): Promise<T> {
  if (store.kind === 'sqlite') return Promise.all(statements.map((run) => run())) as unknown as Promise<T>;
  const results: unknown[] = [];
  for (const run of statements) results.push(await run());
  return results as unknown as T; // One result a statement, in order.
}
