/** Which way a call failed; see the classes. */
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
    hidden: Record<string, unknown>,
    printed?: object,
  ) {
    super(message);
    Object.assign(this, { name, kind, operation: call.operation.id, attempts: call.attempts }, printed);
    for (const key in hidden) Object.defineProperty(this, key, { value: hidden[key] });
  }
}

/** No answer: the connection was refused, reset or broken off, or a proxy refused it. `cause` is what `fetch` threw. */
export class NetworkError extends CallError {
  /** `no` where a proxy asks for credentials: it will again. */
  declare readonly retry: 'yes' | 'no';

  /** @internal */
  constructor(call: FailedCall, cause: unknown) {
    // A 407 is kept back by `fetch` (Fetch, 4.6, step 14): that of Node.js fails for an error without words, as for nothing
    // else that this client does, or names the status where it asked for a tunnel.
    const reason = toMessage(cause).replace(
      /^(fetch failed): Error$/,
      '$1: a proxy asks for credentials (407)',
    );
    const retry = reason.includes('(407)') ? 'no' : 'yes';
    super('NetworkError', 'network', `No answer from the service: ${reason}`, call, { cause, retry });
  }
}

/** The time of one attempt (`timeoutMs`), of the whole call (`deadlineMs`) or of waiting for a run (`waitMs`) is up. */
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

/** Refused before it was sent: an empty path parameter, an option that cannot be, a body that is no JSON; or a hook threw. */
export class InvalidRequestError extends CallError {
  /** @internal */
  constructor(call: FailedCall, cause: unknown) {
    super('InvalidRequestError', 'request', toMessage(cause), call, { cause });
  }
}

/** A 2xx answer whose body is not what the description promises. */
export class UnreadableBodyError extends CallError {
  declare readonly status: number;
  /** The response as `fetch` gave it. Not printed with the error. */
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

/** An answer outside 2xx. Its subclasses name the statuses, and below them the entries of the error catalogue. */
export class ApiError<Name extends string = string> extends CallError {
  declare readonly status: number;
  /** Name of the entry in the error catalogue; `undefined` where the catalogue does not know the error. */
  declare readonly errorName: Name | undefined;
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

  /** Whether the same request may succeed later, with backoff. False where the catalogue says `sometimes`. */
  get retryable(): boolean {
    return this.retry === 'yes';
  }
}

/** The message of what was thrown, with those of its causes: `fetch failed` alone tells nobody why. */
export function toMessage(thrown: unknown, depth = 3): string {
  const { message, code, cause } = Object(thrown) as Partial<Error & { code: string }>;
  // An `AggregateError` of Node.js has a code in place of a message.
  const text = message || code || String(thrown);
  return cause && depth ? `${text}: ${toMessage(cause, depth - 1)}` : text;
}
