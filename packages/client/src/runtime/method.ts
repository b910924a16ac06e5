import type { Service } from './service.ts';
import { InvalidRequestError, CallError } from './errors.ts';
import type { ApiError, FailedCall } from './errors.ts';
import type { Bind } from './operation.ts';
import { unwrap } from './result.ts';
import type { ApiFailure, OtherFailure, Success } from './result.ts';

/** A result of unknown type. */
export type AnyResult = Success<number, unknown> | ApiFailure<number, unknown> | OtherFailure;

/** A function that throws, with the same function that returns failures. */
export type Throwing<Args extends unknown[], Outcome> = ((
  ...args: Args
) => Promise<Extract<Outcome, { ok: true; data: unknown }>['data']>) & {
  result: (...args: Args) => Promise<Outcome>;
};

/** Wraps a function that returns failures so that it throws them. */
export function toThrowing<Args extends unknown[], Outcome extends Parameters<typeof unwrap>[0]>(
  result: (...args: Args) => Promise<Outcome>,
): Throwing<Args, Outcome> {
  // Not `then(unwrap)`: only `await` keeps the caller in the stack.
  return Object.assign(async (...args: Args) => unwrap(await result(...args)), { result });
}

/** Binds functions of a service as methods. */
export function createBind(service: Service): Bind {
  const bind = ({ result }: { result: (service: Service, ...args: unknown[]) => Promise<AnyResult> }) =>
    toThrowing((...args: unknown[]) => result(service, ...args));
  // The type of each function states its arguments and results; here they are only passed on.
  return bind as unknown as Bind;
}

/** The result of a call that ended with `error`. A foreign error comes from an argument, an option or a hook. */
export function toFailure(call: FailedCall, error: unknown): ApiFailure<number, unknown> | OtherFailure {
  const exception = error instanceof CallError ? error : new InvalidRequestError(call, error);
  // Only an `ApiError` is of kind `api`, and only it and an unreadable body have a response.
  const { attempts, kind, status, body, response } = exception as ApiError;
  const responseFields = kind === 'api' ? { status, error: body } : { status: null };
  const result = { ok: false, kind, exception, attempts, ...responseFields, ...(response && { response }) };
  return result as ApiFailure<number, unknown> | OtherFailure;
}
