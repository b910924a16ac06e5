import type { Movement, Outcome } from '../../credits/movement.ts';
import type { Bound } from '../encode.ts';

/** A statement for the database thread. Without `parameters` it is executed as a script; `close` ends the thread. */
export interface Statement {
  id: number;
  connection: 'read' | 'write';
  sql: string;
  parameters?: Bound[];
}

/** Movements of credits for the database thread: a transaction of their own, whole in one message. */
export interface Moves {
  id: number;
  movements: readonly Movement[];
  /** By the clock of {@link clockOfThreads}: nobody waits for it any more then, and nothing is changed. */
  until: number;
}

export type Request = Statement | Moves;

/** A statement's rows, or the number of rows it changed. */
export interface Result {
  rows: unknown[];
  changes: number;
}

/** What a request gave. */
export type Reply =
  | ({ id: number; error?: undefined } & (Result | { outcomes: Outcome[] }))
  | { id: number; error: { message: string; code: string } };

/** Milliseconds by a clock that nobody sets, the same in all threads: that of `performance` begins with its thread. */
export function clockOfThreads(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1_000_000;
}
