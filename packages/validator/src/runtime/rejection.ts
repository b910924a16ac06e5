import type { AnyTypes, ApiTypes } from './api-types.ts';
import type { Detail } from './detail.ts';

export interface RejectOptions<T extends ApiTypes = AnyTypes, Name extends string = string> {
  /** The `details` member of the body. */
  details?: readonly Detail[] | unknown;
  /** Replaces the message of the catalogue, for the errors that allow it. */
  message?: Name extends T['openError'] ? string : never;
  /** Further response headers, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** The cause, for the hooks; never sent. */
  cause?: unknown;
}

/** The options of a rejection whose error is not known at compile time. */
export interface AnyRejectOptions extends Omit<RejectOptions, 'message'> {
  message?: string;
}

/**
 * A response with an error of the description, created by `reject`. Return it or throw it, from a hook or a handler.
 */
export class Rejection<Name extends string = string> extends Error {
  override readonly name: string;
  readonly error: Name;
  readonly status: number;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  /** @internal */
  constructor(
    error: Name,
    [status, sentence]: readonly [status: number, sentence: string],
    { details, message = sentence, headers = {}, cause }: AnyRejectOptions = {},
  ) {
    // An expected response needs no stack trace, which would be the largest part of its cost.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(message, cause === undefined ? undefined : { cause });
    Error.stackTraceLimit = limit;
    this.name = 'Rejection';
    this.error = error;
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}
