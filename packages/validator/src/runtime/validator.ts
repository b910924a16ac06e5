import { createCore } from './core.ts';
import type { Api } from './api.ts';
import type { ApiTypes, IdOf } from './api-types.ts';
import type { Validated } from './operation-types.ts';
import type { ValidatorOptions } from './options.ts';
import { normalPath } from './path.ts';
import { loadResponseChecks } from './inspection.ts';
import { createPipeline } from './pipeline.ts';
import type { Pipeline, RejectedRequest } from './pipeline.ts';
import { Rejection } from './rejection.ts';
import { toResponse } from './reply.ts';
import type { CheckResponse } from './response-checks.ts';
import { fromRequest } from './web-request.ts';

/** The result of `match`: an operation with the decoded strings of its path parameters, or the name of the error. */
export type MatchResult<T extends ApiTypes> =
  | { operation: IdOf<T>; params: Record<string, string> }
  | { error: 'NotFound' }
  | { error: 'MethodNotAllowed'; allow: string[] };

/** The result of `check`: a typed value, or the response to send. */
export type CheckResult<T extends ApiTypes, Identity> =
  | { [Id in IdOf<T>]: { ok: true; operation: Id; value: Validated<T, Id, Identity> } }[IdOf<T>]
  | { ok: false; response: Response; error: T['error']; details: unknown };

export interface Validator<T extends ApiTypes, Identity> {
  /** Finds the operation of a method and a path (with the base path, without a query). */
  match(method: string, path: string): MatchResult<T>;
  /** Runs a request through all steps. Reads its body. Never rejects. */
  check(request: Request): Promise<CheckResult<T, Identity>>;
  /** Loads the checks of responses, whatever the value of `validateResponses`. */
  responses(): Promise<CheckResponse<T>>;
}

/**
 * A validator for hosts without an adapter. Its steps and their errors: 404 and 405, 401, `admit`, 415, 413, 400.
 * @throws TypeError naming the option that cannot be used.
 */
export function createValidator<T extends ApiTypes, Identity>(
  api: Api<T>,
  options: ValidatorOptions<T, Identity, Request>,
): Validator<T, Identity> {
  const pipeline = createPipeline(createCore<T, Identity, Request>(api, options));
  const validator = {
    match(method: string, path: string) {
      const match = pipeline.core.route(method, normalPath(path));
      return 'error' in match ? match : { operation: match.operation.id, params: match.params };
    },
    check: (request: Request) => check(pipeline, request),
    responses: () => loadResponseChecks(pipeline.core.api),
  };
  // The tables hold the operations that the types declare.
  return validator as unknown as Validator<T, Identity>;
}

async function check(pipeline: Pipeline, request: Request): Promise<object> {
  const exchange = { incoming: fromRequest(request), request, signal: () => request.signal };
  const route = pipeline.route(exchange);
  if ('rejection' in route) return toResult(route);
  const admission = await pipeline.admit(exchange, route);
  if ('rejection' in admission) return toResult(admission);
  const value = await pipeline.receive(exchange, admission);
  if ('rejection' in value) return toResult(value);
  return { ok: true, operation: route.operation.id, value };
}

function toResult({ rejection, thrown }: RejectedRequest): object {
  const known = thrown instanceof Rejection ? thrown : undefined;
  const response = toResponse(rejection);
  return { ok: false, response, error: known?.error ?? 'InternalServerError', details: known?.details };
}
