import { startCall } from './call.ts';
import type { Call } from './call.ts';
import { ApiError, InvalidRequestError, WebDataError } from './errors.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import type { LowLevel } from './low-level.ts';
import type { Bind, Method, Operation } from './operation.ts';
import type { CallOptions } from './options.ts';
import { unwrap } from './result.ts';
import type { OtherFailure, Success, ApiFailure } from './result.ts';
import { checkHeaders } from './settings.ts';
import type { Settings } from './settings.ts';

type AnyResult = Success<number, unknown> | ApiFailure<number, unknown> | OtherFailure;

/** Makes methods of operations. */
export function createBind(settings: Settings, { send }: LowLevel): Bind {
  return <Op, Args extends unknown[]>(operation: Operation) => {
    const result = (...args: unknown[]) => run(settings, send, operation, args);
    const method = async (...args: unknown[]) => unwrap(await result(...args));
    // The generated type of the method states its arguments and results; here they are only passed on.
    return Object.assign(method, { result }) as unknown as Method<Op, Args>;
  };
}

async function run(
  settings: Settings,
  send: LowLevel['send'],
  operation: Operation,
  args: unknown[],
): Promise<AnyResult> {
  let call: Call | undefined;
  try {
    const { options, ...init } = readArguments(operation, args);
    call = startCall(settings, operation, options);
    const { response, data, failure } = await send(call, init);
    if (failure) return failed(failure);
    return { ok: true, kind: 'success', status: response.status, data, response, attempts: call.attempts };
  } catch (error) {
    return failed(asFailure(error, operation, call));
  }
}

/** Path parameters in the order of the path, then the body, then the query, then the options of the call. */
function readArguments({ pathParameters = [], body, query, idempotencyKey }: Operation, args: unknown[]) {
  const rest = [...args];
  const path = Object.fromEntries(pathParameters.map((name) => [name, rest.shift()]));
  const given = body ? { body: rest.shift() ?? {} } : undefined;
  const params = { path, query: query ? rest.shift() : undefined };
  const options = (rest[0] ?? {}) as CallOptions;
  checkHeaders(options.headers);
  const key = idempotencyKey && { 'idempotency-key': createIdempotencyKey() };
  return {
    params,
    ...given,
    headers: key ? { ...key, ...lowerCased(options.headers) } : options.headers,
    options,
  };
}

/** Header names in lower case, so that one that is given replaces ours. */
function lowerCased(headers: Record<string, string | null> = {}): Record<string, string | null> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Anything else that was thrown comes from before the sending: an argument, an option, a hook or a middleware. */
function asFailure(error: unknown, operation: Operation, call: Call | undefined): WebDataError {
  if (error instanceof WebDataError) return error;
  const where = { operation: operation.id, attempts: call?.attempts ?? 0, cause: error };
  return new InvalidRequestError(error instanceof Error ? error.message : String(error), where);
}

function failed(exception: WebDataError): ApiFailure<number, unknown> | OtherFailure {
  const { attempts, kind } = exception;
  if (exception instanceof ApiError && kind === 'api') {
    const { status, body, response } = exception;
    return { ok: false, kind, status, error: body, exception, response, attempts };
  }
  const { response } = exception as Partial<ApiError>;
  const other = kind as OtherFailure['kind'];
  return { ok: false, kind: other, status: null, exception, attempts, ...(response && { response }) };
}
