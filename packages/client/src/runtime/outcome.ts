import type { ReadResponse } from './body.ts';
import type { Call } from './call.ts';
import type { ErrorTables } from './define-error.ts';
import type { CallError } from './errors.ts';
import type { Signed } from './schemes.ts';

/** A request whose body can be sent more than once. */
export interface Outgoing extends RequestInit {
  method: string;
  headers: Record<string, string>;
}

/** The result of one attempt. */
export type Outcome = Received | CallError;

/** Sends a request once, or uses the provided response. */
export type Send = (url: string, init: Outgoing, response?: Response) => Promise<Outcome>;

/** A 2xx response with its data. */
export interface Received extends ReadResponse {
  data: unknown;
}

/**
 * Decodes a response; `response.ok` alone decides whether there is data.
 * @param tables the classes of errors that no operation names, and the statuses to retry
 * @param secrets values to hide in messages
 */
export type Decode = (
  tables: ErrorTables,
  call: Call,
  response: ReadResponse,
  secrets: Signed['secrets'],
) => Outcome;
