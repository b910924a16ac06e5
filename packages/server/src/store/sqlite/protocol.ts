import type { Bound } from '../encode.ts';

/** A statement for the database thread. Without `parameters` it is executed as a script; `close` ends the thread. */
export interface Statement {
  id: number;
  connection: 'read' | 'write';
  sql: string;
  parameters?: Bound[];
}

/** A transaction of its own, whole in one message: the function `atOnce` of a module, and what it is called with. */
export interface Call {
  id: number;
  module: string;
  argument: unknown;
  /** By the clock of {@link clockOfThreads}: nobody waits for it any more then, and nothing is changed. */
  until: number;
}

export type Request = Statement | Call;

/** A statement's rows, or the number of rows it changed. */
export interface Result {
  rows: unknown[];
  changes: number;
}

/** What a request gave. */
export type Reply =
  | ({ id: number; error?: undefined } & (Result | { result: unknown }))
  | { id: number; error: { message: string; code: string } };

/** Milliseconds by a clock that nobody sets, the same in all threads: that of `performance` begins with its thread. */
export function clockOfThreads(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1_000_000;
}
