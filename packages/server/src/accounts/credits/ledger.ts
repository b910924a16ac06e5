import { CompiledQuery } from 'kysely';
import type { Query, Store } from '../../platform/store/store.ts';
import type { HoldRow } from '../../platform/store/tables/credits.ts';
import { createReads } from './book-reads.ts';
import { createWrites } from './book-writes.ts';
import { Book } from './book.ts';
import type { AccountBudget, ReadAccount } from './month.ts';
import type { Movement, Outcome } from './movement.ts';
import { BudgetExceeded, requireOk } from './rejections.ts';
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
  const book = await openBook(store, query, createReads(movements));
  const outcomes = movements.map((movement) => book.apply(movement));
  await writeBook(store, query, book);
  return outcomes;
}

/** Applies the movements of accounts that nobody has locked; the outcome of others is undefined. */
async function applyToFree(
  store: Store,
  query: Query,
  movements: readonly Movement[],
): Promise<(Outcome | undefined)[]> {
  const [[, teams], ...others] = createReads(movements);
  const book = await openBook(store, query, [['lockFreeAccounts', teams], ...others]);
  const outcomes = movements.map((movement) =>
    book.has(movement.teamId) ? book.apply(movement) : undefined,
  );
  await writeBook(store, query, book);
  return outcomes;
}

async function openBook(
  store: Store,
  query: Query,
  [accounts, budgets, holds, paid]: ReturnType<typeof createReads>,
): Promise<Book> {
  const [locked, ...others] = await store.readAll<[ReadAccount, AccountBudget, HoldRow, { id: string }]>(
    query,
    [
      queryOf<ReadAccount>(store, accounts),
      queryOf<AccountBudget>(store, budgets),
      holds && queryOf<HoldRow>(store, holds),
      paid && queryOf<{ id: string }>(store, paid),
    ],
  );
  const { clock } = store;
  if (clock !== undefined) for (const account of locked) account.now = clock();
  return new Book(locked, ...others);
}

function writeBook(store: Store, query: Query, book: Book): Promise<void> {
  return store.writeAll(
    query,
    createWrites(book.changes).map((step) => queryOf(store, step)),
  );
}

/** The compiled module: the same file whether this one runs from `src` (tests) or from `dist`. */
const AT_ONCE = new URL('../../../dist/accounts/credits/apply-at-once.js', import.meta.url).href;

/**
 * Applies movements of any teams in order, in a transaction of their own. The outcome is undefined where the account is
 * missing, or another transaction has locked it: the others do not wait for it.
 */
export function commitMovements(
  store: Store,
  movements: readonly Movement[],
): Promise<(Outcome | undefined)[]> {
  // The thread of SQLite knows no simulated clock.
  const own = store.clock === undefined ? store.atOnce?.<Outcome[]>(AT_ONCE, movements) : undefined;
  return own ?? store.tx((query) => applyToFree(store, query, movements));
}

/** Applies movements of one team in order, in a transaction of their own that waits for the account. */
export function commitOfTeam(
  store: Store,
  teamId: string,
  movements: readonly Movement[],
): Promise<Outcome[]> {
  return store.tx((query) => applyMovements(store, query, movements), teamId);
}

/**
 * Runs a transaction that moves credits of a team together with other writes. When the budget rejects the work, its
 * error rolls the alert of the rejection back too, which a transaction of its own stores then.
 */
export async function inCreditTransaction<T>(
  store: Store,
  teamId: string,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  try {
    return await store.tx(work, teamId);
  } catch (error) {
    if (error instanceof Error && error.cause instanceof BudgetExceeded) {
      const { requested: credits } = error.cause.shortage;
      // The next rejection notes it when the store fails now.
      await commitOfTeam(store, teamId, [{ kind: 'reject', teamId, credits }]).catch(() => {});
    }
    throw error;
  }
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
 * @throws {Rejection} 402, or 403 when the budget is used up
 */
export async function holdForJob(store: Store, query: Query, hold: JobHold): Promise<string> {
  const [outcome] = await applyMovements(store, query, [
    { kind: 'open', ...hold, concurrency: Infinity, instanceId: null },
  ]);
  return requireOk(outcome).hold!.id; // A successful `open` has its hold.
}
