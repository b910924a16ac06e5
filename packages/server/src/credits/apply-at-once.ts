import type { AccountRow, HoldRow } from '../store/tables.ts';
import { createReads } from './book-reads.ts';
import { createWrites } from './book-writes.ts';
import { Book } from './book.ts';
import type { Movement, Outcome } from './movement.ts';
import { statements } from './statements.ts';
import type { Step } from './statements.ts';

/** Runs one statement of the running transaction and gives its rows. */
export type RunAtOnce = (sql: string, parameter: string) => unknown[];

/**
 * Applies movements in order, where statements need no waiting: in the thread of SQLite, which does so with one message
 * for all. The caller's transaction is around it.
 * @returns one outcome a movement, in order.
 */
export function atOnce(run: RunAtOnce, movements: readonly Movement[]): Outcome[] {
  const readStep = <Row>(step: Step | undefined): Row[] =>
    step === undefined ? [] : (run(statements.sqlite[step[0]], step[1]) as Row[]); // Of the table it selects from.
  const [accounts, holds, paid] = createReads(movements);
  const book = new Book(
    readStep<AccountRow>(accounts),
    readStep<HoldRow>(holds),
    readStep<{ id: string }>(paid),
  );
  const outcomes = movements.map((movement) => book.apply(movement));
  for (const [name, parameter] of createWrites(book.changes)) run(statements.sqlite[name], parameter);
  return outcomes;
}
