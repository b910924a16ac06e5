import { startCall } from './call.ts';
import { ApiError, InvalidRequestError, WebDataError } from './errors.ts';
import { presentHeaders, readHeaders } from './headers.ts';
import type { Bind, Method, Operation } from './operation.ts';
import type { CallOptions } from './options.ts';
import { serializePath, serializeQuery } from './path.ts';
import { unwrap } from './result.ts';
import type { ApiFailure, OtherFailure, Success } from './result.ts';
import type { Settings } from './settings.ts';
import { transport } from './transport.ts';

type AnyResult = Success<number, unknown> | ApiFailure<number, unknown> | OtherFailure;

/** Makes methods of operations. */
export function createBind(settings: Settings): Bind {
  return <Op, Args extends unknown[]>(operation: Operation) => {
    const result = (...args: unknown[]) => run(settings, operation, args);
    const method = (...args: unknown[]) => result(...args).then(unwrap);
    // The generated type of the method states its arguments and results; here they are only passed on.
    return Object.assign(method, { result }) as unknown as Method<Op, Args>;
  };
}

/** Arguments: path parameters in the order of the path, the body, the query, the options of the call. */
async function run(settings: Settings, operation: Operation, args: unknown[]): Promise<AnyResult> {
  let call = { operation, attempts: 0 };
  try {
    const next = args.values();
    const take = () => next.next().value;
    const path = serializePath(operation.path, take);
    const body = operation.body && JSON.stringify(take() ?? {});
    const query = operation.query ? serializeQuery(take() as object | undefined) : '';
    const options = take() as CallOptions | undefined;
    const started = (call = startCall(settings, operation, options));
    const headers = presentHeaders({
      ...(body && { 'content-type': 'application/json' }),
      ...settings.headers,
      ...(options?.headers && readHeaders(options.headers)),
    });
    const init = { method: operation.method, headers, ...(body && { body }) };
    const { response, data } = await transport(settings, started, settings.address + path + query, init);
    return { ok: true, kind: 'success', status: response.status, data, response, attempts: started.attempts };
  } catch (error) {
    // Anything else comes from an argument, an option or a hook.
    return failed(error instanceof WebDataError ? error : new InvalidRequestError(call, error));
  }
}

function failed(exception: WebDataError): ApiFailure<number, unknown> | OtherFailure {
  const { attempts, kind } = exception;
  const { response } = exception as Partial<ApiError>;
  if (kind === 'api' && exception instanceof ApiError) {
    const { status, body, response } = exception;
    return { ok: false, kind, status, error: body, exception, response, attempts };
  }
  // An `ApiError` is of kind `api` or `unexpected`; every other class has its own kind.
  const other = kind as OtherFailure['kind'];
  return { ok: false, kind: other, status: null, exception, attempts, ...(response && { response }) };
}
