import { createCore } from './core.ts';
import type { Core } from './core.ts';
import type { ErrorName } from './generated/errors.ts';
import type { OperationId, Validated } from './operation-types.ts';
import type { ValidatorOptions } from './options.ts';
import { normalPath } from './path.ts';
import { loadResponseChecks } from './inspection.ts';
import { createPipeline } from './pipeline.ts';
import type { Pipeline, Refused } from './pipeline.ts';
import { Rejection } from './rejection.ts';
import { toResponse } from './reply.ts';
import type { CheckResponse } from './response-checks.ts';
import { fromRequest } from './web-request.ts';

/** What `match` found: an operation with the decoded text of its path parameters, or the name of the error. */
export type MatchResult =
  | { operation: OperationId; params: Record<string, string> }
  | { error: 'NotFound' }
  | { error: 'MethodNotAllowed'; allow: string[] };

/** The outcome of `check`: a typed value, or the response to send. */
export type CheckResult<Identity> =
  | { [Id in OperationId]: { ok: true; operation: Id; value: Validated<Id, Identity> } }[OperationId]
  | { ok: false; response: Response; error: ErrorName; details: unknown };

export interface Validator<Identity> {
  /** Finds the operation of a method and a path (with the base path, without a query). */
  match(method: string, path: string): MatchResult;
  /** Puts a request through the whole pipeline. Reads its body. Never rejects. */
  check(request: Request): Promise<CheckResult<Identity>>;
  /** Loads the checks of responses, whatever `validateResponses` says. */
  responses(): Promise<CheckResponse>;
}

/**
 * A validator for hosts that no adapter is for. The steps and their answers: 404 and 405, 401, `admit`, 415, 413, 400.
 * @throws TypeError naming the option that cannot be used.
 */
export function createValidator<Identity>(options: ValidatorOptions<Identity, Request>): Validator<Identity> {
  const pipeline = createPipeline(createCore(options) as Core);
  return {
    match(method, path) {
      const match = pipeline.core.route(method, normalPath(path));
      return 'error' in match
        ? match
        : { operation: match.operation.id as OperationId, params: match.params };
    },
    check: (request) => check(pipeline, request),
    responses: loadResponseChecks,
  };
}

async function check<Identity>(pipeline: Pipeline, request: Request): Promise<CheckResult<Identity>> {
  const exchange = { incoming: fromRequest(request), request, signal: () => request.signal };
  const route = pipeline.route(exchange);
  if ('refusal' in route) return refused(route);
  const admission = await pipeline.admit(exchange, route);
  if ('refusal' in admission) return refused(admission);
  const value = await pipeline.receive(exchange, admission);
  if ('refusal' in value) return refused(value);
  return { ok: true, operation: route.operation.id, value } as CheckResult<Identity>;
}

function refused({ refusal, thrown }: Refused): CheckResult<never> {
  const known = thrown instanceof Rejection ? thrown : undefined;
  const response = toResponse(refusal);
  return { ok: false, response, error: known?.error ?? 'InternalServerError', details: known?.details };
}
