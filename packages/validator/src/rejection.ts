import { api } from './api.ts';
import type { WebDataTypes } from './api.ts';
import type { ErrorName } from './generated/errors.ts';
import { Rejection as AnyRejection } from './runtime/index.ts';
import type * as runtime from './runtime/index.ts';

export interface RejectOptions<Name extends ErrorName = ErrorName> extends runtime.RejectOptions<
  WebDataTypes,
  Name
> {}

/** A response with an error of the catalogue, created by `reject`. Return it or throw it, from a hook or a handler. */
export const Rejection: typeof AnyRejection<ErrorName> = AnyRejection<ErrorName>;
export type Rejection = AnyRejection<ErrorName>;

/**
 * Makes a rejection.
 * @example
 * return reject('RateLimitExceeded', { headers: { 'Retry-After': '12' } });
 */
export function reject<Name extends ErrorName>(error: Name, options: RejectOptions<Name> = {}): Rejection {
  return api.reject(error, options);
}
