import { errors } from './generated/errors.ts';
import type { ErrorName, OpenErrorName } from './generated/errors.ts';
import type { Detail } from './detail.ts';

export interface RejectOptions<Name extends ErrorName = ErrorName> {
  /** What is wrong, for the `details` member of the body. */
  details?: readonly Detail[] | unknown;
  /** Another sentence than that of the catalogue, for the errors that allow one. */
  message?: Name extends OpenErrorName ? string : never;
  /** Further response headers, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** What led to it, for the hooks; never sent. */
  cause?: unknown;
}

/** An answer with an error of the catalogue. Return it or throw it, from a hook or a handler. */
export class Rejection extends Error {
  override readonly name: string;
  readonly error: ErrorName;
  readonly status: number;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    error: ErrorName,
    { details, message, headers = {}, cause }: RejectOptions<never> | RejectOptions = {},
  ) {
    // An expected answer needs no stack, whose collection would be most of its cost.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(message ?? errors[error][1], cause === undefined ? undefined : { cause });
    Error.stackTraceLimit = limit;
    this.name = 'Rejection';
    this.error = error;
    this.status = errors[error][0];
    this.details = details;
    this.headers = headers;
  }
}

/**
 * Makes a rejection.
 * @example
 * return reject('RateLimitExceeded', { headers: { 'Retry-After': '12' } });
 */
export function reject<Name extends ErrorName>(error: Name, options: RejectOptions<Name> = {}): Rejection {
  if (!Object.hasOwn(errors, error))
    throw new TypeError(`No error has the name ${JSON.stringify(error)}. Name one of the catalogue.`);
  return new Rejection(error, options as RejectOptions);
}
