import type { Bound } from '../encode.ts';

/** A statement for the database thread. Without `parameters` it runs as a script; `close` ends the thread. */
export interface Statement {
  id: number;
  connection: 'read' | 'write';
  sql: string;
  parameters?: Bound[];
}

/** A complete transaction in one message: calls the function `atOnce` of a module with an argument. */
export interface Call {
  id: number;
  module: string;
  argument: unknown;
  /** Deadline by {@link clockOfThreads}. After it the caller no longer waits, and nothing is changed. */
  until: number;
}

export type Request = Statement | Call;

/** The rows of a statement, or the number of rows that it changed. */
export interface Result {
  rows: unknown[];
  changes: number;
}

/** The result of a request. */
export type Reply =
  | ({ id: number; error?: undefined } & (Result | { result: unknown }))
  | { id: number; error: { message: string; code: string } };

/** Returns milliseconds by a monotonic clock that all threads share; `performance` starts at zero in each thread. */
export function clockOfThreads(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1_000_000;
}
