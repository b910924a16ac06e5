import { reject } from '@web-data/validator';
import { CompiledQuery } from 'kysely';
import type { Query, Store } from '../../platform/store/store.ts';
import type { AccountRow, HoldRow } from '../../platform/store/tables/credits.ts';
import { createReads } from './book-reads.ts';
import { createWrites } from './book-writes.ts';
import { Book } from './book.ts';
import type { Movement, Outcome } from './movement.ts';
import { statements } from './statements.ts';
import type { Step } from './statements.ts';

/**
 * Applies movements in order, inside the caller's transaction, together with other writes that must be atomic with them
 * (such as the insert of the job that the credits are held for). Locks the accounts in the order of their team ids, so
 * concurrent callers wait for each other and never deadlock. A rejected movement leaves the account unchanged.
 * @returns one outcome a movement, in order.
 */
export async function applyMovements(
  store: Store,
  query: Query,
  movements: readonly Movement[],
): Promise<Outcome[]> {
  const [accounts, holds, paid] = createReads(movements);
  const book = new Book(
    ...(await store.readAll<[AccountRow, HoldRow, { id: string }]>(query, [
      queryOf<AccountRow>(store, accounts),
      holds && queryOf<HoldRow>(store, holds),
      paid && queryOf<{ id: string }>(store, paid),
    ])),
  );
  const outcomes = movements.map((movement) => book.apply(movement));
  const writes = createWrites(book.changes).map((step) => queryOf(store, step));
  await store.writeAll(query, writes);
  return outcomes;
}

/** The compiled module: the same file whether this one runs from `src` (tests) or from `dist`. */
const AT_ONCE = new URL('../../../dist/accounts/credits/apply-at-once.js', import.meta.url).href;

/** Applies movements in order, in a transaction of their own. */
export function commitMovements(store: Store, movements: readonly Movement[]): Promise<Outcome[]> {
  return (
    store.atOnce?.<Outcome[]>(AT_ONCE, movements) ??
    store.tx((query) => applyMovements(store, query, movements))
  );
}

function queryOf<Row>({ kind }: Store, [name, parameter]: Step): CompiledQuery<Row> {
  return CompiledQuery.raw(statements[kind][name], [parameter]) as CompiledQuery<Row>;
}

/** What a job holds from its start. */
export interface JobHold {
  teamId: string;
  operation: string;
  credits: number;
  requestId: string;
  keyId: string;
}

/**
 * Holds the credits of a job that waits, in the transaction that stores it. The job belongs to no instance, and counts
 * towards the concurrency of its team only once a process claims it.
 * @returns the id of the hold
 * @throws {Rejection} 402
 */
export async function holdForJob(store: Store, query: Query, hold: JobHold): Promise<string> {
  const [outcome] = await applyMovements(store, query, [
    { kind: 'open', ...hold, concurrency: Infinity, instanceId: null },
  ]);
  if (outcome?.ok) return outcome.hold!.id; // A successful `open` has its hold.
  throw reject('InsufficientCredits');
}
