import { api } from './api.ts';
import type { WebDataTypes } from './api.ts';
import type * as runtime from './runtime/index.ts';
import { createValidator as create } from './runtime/index.ts';
import type { ValidatorOptions } from './types.ts';

/** The result of `match`: an operation with the decoded strings of its path parameters, or the name of the error. */
export type MatchResult = runtime.MatchResult<WebDataTypes>;

/** The result of `check`: a typed value, or the response to send. */
export type CheckResult<Identity> = runtime.CheckResult<WebDataTypes, Identity>;

export interface Validator<Identity> extends runtime.Validator<WebDataTypes, Identity> {}

/**
 * A validator for hosts without an adapter. Its steps and their errors: 404 and 405, 401, `admit`, 415, 413, 400.
 * @throws TypeError naming the option that cannot be used.
 */
export function createValidator<Identity>(options: ValidatorOptions<Identity, Request>): Validator<Identity> {
  return create<WebDataTypes, Identity>(api, options);
}
