import type { AnyTypes, ApiTypes } from './api-types.ts';
import type { Detail } from './detail.ts';

export interface RejectOptions<T extends ApiTypes = AnyTypes, Name extends string = string> {
  /** What is wrong, for the `details` member of the body. */
  details?: readonly Detail[] | unknown;
  /** Another sentence than that of the catalogue, for the errors that allow one. */
  message?: Name extends T['openError'] ? string : never;
  /** Further response headers, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** What led to it, for the hooks; never sent. */
  cause?: unknown;
}

/** The options of a rejection whose error is not known to the compiler. */
export interface AnyRejectOptions extends Omit<RejectOptions, 'message'> {
  message?: string;
}

/** An answer with an error of the description, made by `reject`. Return it or throw it, from a hook or a handler. */
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
    // An expected answer needs no stack, whose collection would be most of its cost.
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
