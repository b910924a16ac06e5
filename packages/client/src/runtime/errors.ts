/** The kind of a failed call; see the classes. */
export type FailureKind = 'api' | 'unexpected' | 'body' | 'network' | 'timeout' | 'abort' | 'request';

/** The call that failed. */
export interface FailedCall {
  operation: { id: string };
  attempts: number;
}

/** Any failure of a call. Holds no request, and so never the API key. */
export class CallError extends Error {
  declare readonly kind: FailureKind;
  /** Id of the operation, such as `mapUrls`. */
  declare readonly operation: string;
  /** Number of times the request was sent, 0 to 5. */
  declare readonly attempts: number;
  /** Id of the agent job that the call started, for finding it later: set by `agent.run` only. */
  declare readonly jobId: string | undefined;

  /** @internal `hidden` is not printed with the error. */
  constructor(
    name: string,
    kind: FailureKind,
    message: string,
    call: FailedCall,
    hidden: Record<string, unknown>,
    printed?: object,
  ) {
    super(message);
    Object.assign(this, { name, kind, operation: call.operation.id, attempts: call.attempts }, printed);
    for (const key in hidden) Object.defineProperty(this, key, { value: hidden[key] });
  }
}

/** No response: the connection was refused, reset or lost, or a proxy rejected it. `cause` is the error of `fetch`. */
export class NetworkError extends CallError {
  /** `no` when a proxy requires credentials: a retry would fail, too. */
  declare readonly retry: 'yes' | 'no';

  /** @internal */
  constructor(call: FailedCall, cause: unknown) {
    // `fetch` hides a 407 (Fetch, section 4.6, step 14): that of Node.js fails with an error without a message, which
    // nothing else in this client causes, or names the status when it requested a tunnel.
    const reason = toMessage(cause).replace(
      /^(fetch failed): Error$/,
      '$1: a proxy asks for credentials (407)',
    );
    const retry = reason.includes('(407)') ? 'no' : 'yes';
    super('NetworkError', 'network', `No answer from the service: ${reason}`, call, { cause, retry });
  }
}

/**
 * The time of one attempt (`timeoutMs`), of the complete call (`deadlineMs`) or of waiting for a run (`waitMs`) is
 * over.
 */
export class TimeoutError extends CallError {
  declare readonly limit: 'timeoutMs' | 'deadlineMs' | 'waitMs';
  declare readonly milliseconds: number;

  /** @internal */
  constructor(call: FailedCall, limit: TimeoutError['limit'], milliseconds: number) {
    const message = `No complete answer within ${milliseconds} ms (${limit}).`;
    super('TimeoutError', 'timeout', message, call, {}, { limit, milliseconds });
  }
}

/** The caller's signal was aborted; `cause` is its reason. */
export class AbortError extends CallError {
  /** @internal */
  constructor(call: FailedCall, cause: unknown) {
    super('AbortError', 'abort', `The call was aborted: ${toMessage(cause)}`, call, { cause });
  }
}

/**
 * Rejected before it was sent: an empty path parameter, an option that is not valid, a body that cannot become JSON; or
 * a hook threw.
 */
export class InvalidRequestError extends CallError {
  /** @internal */
  constructor(call: FailedCall, cause: unknown) {
    super('InvalidRequestError', 'request', toMessage(cause), call, { cause });
  }
}

/** A 2xx response whose body does not match the description. */
export class UnreadableBodyError extends CallError {
  declare readonly status: number;
  /** The response of `fetch`. Not printed with the error. */
  declare readonly response: Response;

  /** @internal */
  constructor(call: FailedCall, response: Response, reason: string, cause?: unknown) {
    const { status } = response;
    super(
      'UnreadableBodyError',
      'body',
      `The answer ${status} ${reason}`,
      call,
      { response, cause },
      { status },
    );
  }
}

/** A response outside 2xx. Its subclasses name the statuses, and below them the entries of the error catalogue. */
export class ApiError<Name extends string = string> extends CallError {
  declare readonly status: number;
  /** Name of the entry in the error catalogue; `undefined` for an unknown error. */
  declare readonly errorName: Name | undefined;
  /** Whether the same request may succeed later: by the catalogue, else by the status. */
  declare readonly retry: 'no' | 'yes' | 'sometimes';
  /** Minimum milliseconds to wait according to the service (`Retry-After`). */
  declare readonly retryAfterMs: number | undefined;
  /** Structured validation errors, where the service sent them. */
  declare readonly details: unknown;
  /** A short code, where the service sent one. */
  declare readonly code: string | undefined;
  /** The id of the request (`X-Request-Id`): include it when you report the error. */
  declare readonly requestId: string | undefined;
  /** The JSON body, or the first 64 KiB of any other as a string. Not printed with the error. */
  declare readonly body: unknown;
  /** The response of `fetch`, its body read. Not printed with the error. */
  declare readonly response: Response;

  /** Whether the same request may succeed later, with backoff. False where the catalogue says `sometimes`. */
  get retryable(): boolean {
    return this.retry === 'yes';
  }
}

/** Joins the message of an error with those of its causes: `fetch failed` alone does not show the reason. */
export function toMessage(thrown: unknown, depth = 3): string {
  const { message, code, cause } = Object(thrown) as Partial<Error & { code: string }>;
  // An `AggregateError` of Node.js has a code instead of a message.
  const text = message || code || String(thrown);
  return cause && depth ? `${text}: ${toMessage(cause, depth - 1)}` : text;
}
