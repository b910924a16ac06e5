import type { ErrorName } from '@web-data/types';
import { readRetryAfter } from './retry-after.ts';

/** Which way a call failed; see the classes. */
export type FailureKind = 'api' | 'unexpected' | 'body' | 'network' | 'timeout' | 'abort' | 'request';

/** The call that failed. */
export interface FailedCall {
  operation: { id: string };
  attempts: number;
}

/** Any failure of a call. Holds no request, and so never the API key. */
export class WebDataError extends Error {
  declare readonly kind: FailureKind;
  /** Id of the operation, such as `mapUrls`. */
  declare readonly operation: string;
  /** How often the request was sent, 0 to 5. */
  declare readonly attempts: number;
  /** Id of the agent job that the call had started, so that it can be found again: from `agent.run` only. */
  declare readonly jobId: string | undefined;

  /** @internal `hidden` is what is not printed with the error. */
  constructor(
    name: string,
    kind: FailureKind,
    message: string,
    call: FailedCall,
    hidden: object,
    shown?: object,
  ) {
    super(message);
    Object.assign(this, { name, kind, operation: call.operation.id, attempts: call.attempts }, shown);
    for (const [key, value] of Object.entries(hidden)) Object.defineProperty(this, key, { value });
  }
}

/** No answer: the connection was refused, reset or broken off, or a proxy refused it. `cause` is what `fetch` threw. */
export class NetworkError extends WebDataError {
  /** @internal */
  constructor(call: FailedCall, cause: unknown) {
    const reason = isRefusedByProxy(cause) ? 'a proxy asks for credentials (407)' : messageOf(cause);
    super('NetworkError', 'network', `No answer from the service: ${reason}`, call, { cause });
  }
}

/** The time of one attempt (`timeoutMs`), of the whole call (`deadlineMs`) or of waiting for a run (`waitMs`) is up. */
export class TimeoutError extends WebDataError {
  declare readonly limit: 'timeoutMs' | 'deadlineMs' | 'waitMs';
  declare readonly milliseconds: number;

  /** @internal */
  constructor(call: FailedCall, limit: TimeoutError['limit'], milliseconds: number) {
    const message = `No complete answer within ${milliseconds} ms (${limit}).`;
    super('TimeoutError', 'timeout', message, call, {}, { limit, milliseconds });
  }
}

/** The caller's signal was aborted; `cause` is its reason. */
export class AbortError extends WebDataError {
  /** @internal */
  constructor(call: FailedCall, cause: unknown) {
    super('AbortError', 'abort', `The call was aborted: ${messageOf(cause)}`, call, { cause });
  }
}

/** Refused before it was sent: an empty path parameter, an option that cannot be, a body that is no JSON; or a hook threw. */
export class InvalidRequestError extends WebDataError {
  /** @internal */
  constructor(call: FailedCall, cause: unknown) {
    super('InvalidRequestError', 'request', messageOf(cause), call, { cause });
  }
}

/** A 2xx answer whose body is not what the description promises. */
export class UnreadableBodyError extends WebDataError {
  declare readonly status: number;
  /** The response as `fetch` gave it. Not printed with the error. */
  declare readonly response: Response;

  /** @internal */
  constructor(call: FailedCall, response: Response, fault: string, cause?: unknown) {
    const { status } = response;
    super(
      'UnreadableBodyError',
      'body',
      `The answer ${status} ${fault}`,
      call,
      { response, cause },
      { status },
    );
  }
}

/** An answer outside 2xx. Its subclasses name the statuses, and below them the entries of the error catalogue. */
export class ApiError extends WebDataError {
  declare readonly status: number;
  /** Name of the entry in the error catalogue; `undefined` where the catalogue does not know the error. */
  declare readonly errorName: ErrorName | undefined;
  /** Whether the same request may succeed later: by the catalogue, else by the status. */
  declare readonly retry: 'no' | 'yes' | 'sometimes';
  /** Milliseconds the service asked to wait at least (`Retry-After`). */
  declare readonly retryAfterMs: number | undefined;
  /** Structured validation errors, where the service gave them. */
  declare readonly details: unknown;
  /** A short code, where the service gave one. */
  declare readonly code: string | undefined;
  /** What the service calls the request (`X-Request-Id`): name it when you report the error. */
  declare readonly requestId: string | undefined;
  /** The JSON body, or the first 64 KiB of any other as a string. Not printed with the error. */
  declare readonly body: unknown;
  /** The response as `fetch` gave it, its body read. Not printed with the error. */
  declare readonly response: Response;

  /** @internal */
  constructor(call: FailedCall, response: Response, body: unknown, facts: ApiErrorFacts) {
    const { name, kind, message, requestId, ...known } = facts;
    const { details, code } = Object(body);
    const { status, headers } = response;
    const retryAfterMs = readRetryAfter(headers.get('retry-after') ?? '', Date.now());
    const shown = { status, ...known, retryAfterMs, details, code, requestId };
    super(name, kind, message, call, { body, response }, shown);
  }

  /** Whether the same request may succeed later, with backoff. False where the catalogue says `sometimes`. */
  get retryable(): boolean {
    return this.retry === 'yes';
  }
}

/** What the catalogue says of an error. */
export interface ApiErrorFacts {
  name: string;
  requestId: string | undefined;
  kind: 'api' | 'unexpected';
  message: string;
  errorName: ErrorName | undefined;
  retry: 'no' | 'yes' | 'sometimes';
}

/** The message of what was thrown, with that of its cause: `fetch failed` alone tells nobody why. */
export function messageOf(thrown: unknown): string {
  const { cause } = Object(thrown) as Error;
  return [thrown, cause].map(wordsOf).filter(Boolean).join(': ') || String(thrown);
}

/**
 * Whether `fetch` met a 407, which it keeps to itself (Fetch, 4.6, step 14): that of Node.js then fails for a cause without
 * words, as for nothing else that this client does, or somewhere below names the status where it asked for a tunnel.
 */
export function isRefusedByProxy(thrown: unknown): boolean {
  const { cause } = Object(thrown) as Error;
  const { message, cause: below } = Object(cause) as Error;
  return message === '' ? !wordsOf(cause) : /\(407\)/.test(`${message} ${wordsOf(below)}`);
}

/** The words of an error; not `instanceof`, since a test runner brings a class of its own. */
function wordsOf(thrown: unknown): string {
  const { message, code } = Object(thrown) as Partial<Error & { code: string }>;
  // An `AggregateError` of Node.js has a code in place of a message.
  return message || code || '';
}
