import type { ErrorName, errors } from '@web-data/types';

/** Which way a call failed. */
export type FailureKind = 'api' | 'unexpected' | 'body' | 'network' | 'timeout' | 'abort' | 'request';

/** Where and when a call failed. */
export interface FailurePlace {
  /** Id of the operation, such as `mapUrls`. */
  operation: string;
  /** How often the request was sent, 0 to 5. */
  attempts: number;
  cause?: unknown;
}

/** Any failure of a call. Holds no request, and so never the API key. */
export class WebDataError extends Error {
  readonly kind: FailureKind;
  readonly operation: string;
  readonly attempts: number;

  constructor(
    name: string,
    kind: FailureKind,
    message: string,
    { operation, attempts, cause }: FailurePlace,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    // Not a property of the class: minifiers rename classes, and `name` is printed and compared.
    hidden(this, 'name', name);
    this.kind = kind;
    this.operation = operation;
    this.attempts = attempts;
  }
}

/** No answer: the connection was refused, reset or broken off. */
export class NetworkError extends WebDataError {
  constructor(place: FailurePlace) {
    const { message } = Object(place.cause);
    super('NetworkError', 'network', `No answer from the service: ${message ?? place.cause}`, place);
  }
}

/** The time of one attempt (`timeoutMs`) or of the whole call (`deadlineMs`) is up. */
export class TimeoutError extends WebDataError {
  readonly limit: 'timeoutMs' | 'deadlineMs';
  readonly milliseconds: number;

  constructor(limit: 'timeoutMs' | 'deadlineMs', milliseconds: number, place: FailurePlace) {
    super('TimeoutError', 'timeout', `No complete answer within ${milliseconds} ms (${limit}).`, place);
    this.limit = limit;
    this.milliseconds = milliseconds;
  }
}

/** The caller's signal was aborted; `cause` is its reason. */
export class AbortError extends WebDataError {
  constructor(place: FailurePlace) {
    super('AbortError', 'abort', 'The call was aborted.', place);
  }
}

/** Refused before anything was sent: an empty path parameter, an option that cannot be, a body that is no JSON. */
export class InvalidRequestError extends WebDataError {
  constructor(message: string, place: FailurePlace) {
    super('InvalidRequestError', 'request', message, place);
  }
}

/** A 2xx answer whose body is not what the description promises. */
export class UnreadableBodyError extends WebDataError {
  readonly status: number;
  declare readonly response: Response;

  constructor(response: Response, fault: string, place: FailurePlace) {
    super('UnreadableBodyError', 'body', `The answer ${response.status} ${fault}`, place);
    this.status = response.status;
    hidden(this, 'response', response);
  }
}

/** An answer outside 2xx. Its subclasses name the entries of the error catalogue. */
export class ApiError extends WebDataError {
  readonly status: number;
  /** Whether the same request may succeed later: by the catalogue, else by the status. `sometimes` is false. */
  readonly retryable: boolean;
  /** Milliseconds the service asked to wait at least (`Retry-After`). */
  readonly retryAfterMs: number | undefined;
  /** Structured validation errors, where the service gave them. */
  readonly details: unknown;
  readonly code: string | undefined;
  /** The JSON body, or the first 64 KiB of any other as a string. Not printed with the error. */
  declare readonly body: unknown;
  /** The response as `fetch` gave it, its body read. Not printed with the error. */
  declare readonly response: Response;
  /** Name of the entry in the error catalogue; `undefined` where the catalogue does not know the error. */
  readonly errorName: ErrorName | undefined;

  constructor(facts: ApiErrorFacts) {
    const { name, errorName, kind, message, response, retryable, retryAfterMs, body } = facts;
    super(name, kind, message, facts);
    const { details, code } = Object(body);
    this.status = response.status;
    this.errorName = errorName;
    this.retryable = retryable;
    this.retryAfterMs = retryAfterMs;
    this.details = details;
    this.code = code;
    hidden(this, 'body', body);
    hidden(this, 'response', response);
  }
}

/** What an `ApiError` is made of. */
export interface ApiErrorFacts extends FailurePlace {
  name: string;
  errorName: ErrorName | undefined;
  kind: 'api' | 'unexpected';
  message: string;
  response: Response;
  retryable: boolean;
  retryAfterMs: number | undefined;
  body: unknown;
}

/** An error of the catalogue. One subclass an entry; match them with `instanceof` or `isWebDataError`. */
export class CatalogueError<Name extends ErrorName = ErrorName> extends ApiError {
  declare readonly errorName: Name;
  declare readonly status: (typeof errors)[Name]['status'];
}

/**
 * Whether a caught value is an error of this client; with a name, whether it is that entry of the catalogue.
 * @example if (isWebDataError(error, 'AgentJobNotFound')) return undefined;
 */
export function isWebDataError(value: unknown): value is WebDataError;
export function isWebDataError<Name extends ErrorName>(
  value: unknown,
  name: Name,
): value is CatalogueError<Name>;
export function isWebDataError(value: unknown, name?: ErrorName): boolean {
  return value instanceof WebDataError && (!name || (value as ApiError).errorName === name);
}

function hidden(error: WebDataError, key: string, value: unknown): void {
  Object.defineProperty(error, key, { value, configurable: true, writable: true });
}
