import type { HoldRow } from '../../platform/store/tables/credits.ts';
import { createReads } from './book-reads.ts';
import { createWrites } from './book-writes.ts';
import { Book } from './book.ts';
import type { AccountBudget, ReadAccount } from './month.ts';
import type { Movement, Outcome } from './movement.ts';
import { statements } from './statements.ts';
import type { Step } from './statements.ts';

/** Runs one statement of the current transaction and returns its rows. */
export type RunAtOnce = (sql: string, parameter: string) => unknown[];

/**
 * Applies movements in order, synchronously: in the thread of SQLite, which needs one message for all of them. Runs
 * inside the caller's transaction.
 * @returns one outcome a movement, in order.
 */
export function atOnce(run: RunAtOnce, movements: readonly Movement[]): Outcome[] {
  const readStep = <Row>(step: Step | undefined): Row[] =>
    step === undefined ? [] : (run(statements.sqlite[step[0]], step[1]) as Row[]); // Row type of the statement.
  const [accounts, budgets, holds, paid] = createReads(movements);
  const book = new Book(
    readStep<ReadAccount>(accounts),
    readStep<AccountBudget>(budgets),
    readStep<HoldRow>(holds),
    readStep<{ id: string }>(paid),
  );
  const outcomes = movements.map((movement) => book.apply(movement));
  for (const [name, parameter] of createWrites(book.changes)) run(statements.sqlite[name], parameter);
  return outcomes;
}
