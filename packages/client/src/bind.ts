import type { FetchInit } from './api.ts';
import { startCall } from './call.ts';
import { ApiError, InvalidRequestError, WebDataError } from './errors.ts';
import type { LowLevel } from './low-level.ts';
import type { Bind, Method, Operation } from './operation.ts';
import type { CallOptions } from './options.ts';
import { unwrap } from './result.ts';
import type { ApiFailure, OtherFailure, Success } from './result.ts';
import { checkHeaders } from './settings.ts';
import type { Settings } from './settings.ts';

type AnyResult = Success<number, unknown> | ApiFailure<number, unknown> | OtherFailure;

/** Makes methods of operations. */
export function createBind(settings: Settings, { send }: LowLevel): Bind {
  return <Op, Args extends unknown[]>(operation: Operation) => {
    const result = async (...args: unknown[]): Promise<AnyResult> => {
      let call = { operation, attempts: 0 };
      try {
        const [init, options] = readArguments(operation, args);
        const started = startCall(settings, operation, options);
        call = started;
        const { response, data } = await send(started, init);
        return {
          ok: true,
          kind: 'success',
          status: response.status,
          data,
          response,
          attempts: call.attempts,
        };
      } catch (error) {
        // Anything else comes from an argument, an option, a hook or a middleware.
        return failed(error instanceof WebDataError ? error : new InvalidRequestError(call, error));
      }
    };
    const method = (...args: unknown[]) => result(...args).then(unwrap);
    // The generated type of the method states its arguments and results; here they are only passed on.
    return Object.assign(method, { result }) as unknown as Method<Op, Args>;
  };
}

/** Path parameters in the order of the path, then the body, then the query, then the options of the call. */
function readArguments(
  { pathParameters = [], body, query }: Operation,
  args: unknown[],
): [FetchInit, CallOptions | undefined] {
  let next = 0;
  const path = Object.fromEntries(pathParameters.map((name) => [name, args[next++]]));
  const init: FetchInit = { params: { path } };
  if (body) init.body = args[next++] ?? {};
  if (query) init.params.query = args[next++];
  const options = args[next] as CallOptions | undefined;
  if (options?.headers) init.headers = checkHeaders(options.headers);
  return [init, options];
}

function failed(exception: WebDataError): ApiFailure<number, unknown> | OtherFailure {
  const { attempts, kind } = exception;
  const { status = 0, body, response } = exception as Partial<ApiError>;
  if (kind === 'api' && exception instanceof ApiError) {
    return { ok: false, kind, status, error: body, exception, response: exception.response, attempts };
  }
  // An `ApiError` is of kind `api` or `unexpected`; every other class has its own kind.
  const other = kind as OtherFailure['kind'];
  return { ok: false, kind: other, status: null, exception, attempts, ...(response && { response }) };
}
