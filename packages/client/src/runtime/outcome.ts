import type { ReadResponse } from './body.ts';
import type { Call } from './call.ts';
import type { ErrorTables } from './define-error.ts';
import type { CallError } from './errors.ts';
import type { Signed } from './schemes.ts';

/** A request whose body can be sent again. */
export interface Outgoing extends RequestInit {
  method: string;
  headers: Record<string, string>;
}

/** What one attempt ends with. */
export type Outcome = Received | CallError;

/** Sends a request once, or takes the answer that is given. */
export type Send = (url: string, init: Outgoing, response?: Response) => Promise<Outcome>;

/** A 2xx answer with what it says. */
export interface Received extends ReadResponse {
  data: unknown;
}

/**
 * What an answer says; `response.ok` alone decides whether there is data.
 * @param tables the classes of errors that no operation names, and which statuses are tried again
 * @param secrets what is not repeated
 */
export type Decode = (
  tables: ErrorTables,
  call: Call,
  response: ReadResponse,
  secrets: Signed['secrets'],
) => Outcome;
