import { admitRequest } from './admission.ts';
import { createCore } from './core.ts';
import type { Core } from './core.ts';
import type { ErrorName } from './generated/errors.ts';
import type { OperationId, Validated } from './operation-types.ts';
import type { RejectContext, ValidatorOptions } from './options.ts';
import { normalPath } from './path.ts';
import { receiveRequest } from './reception.ts';
import { Rejection } from './rejection.ts';
import { toErrorReply, toResponse } from './reply.ts';
import { loadResponseChecks } from './response-checks.ts';
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
  const core = createCore(options);
  return {
    match(method, path) {
      const match = core.route(method, normalPath(path));
      return 'error' in match
        ? match
        : { operation: match.operation.id as OperationId, params: match.params };
    },
    check: (request) => check(core, request),
    responses: loadResponseChecks,
  };
}

async function check<Identity>(core: Core<Identity>, request: Request): Promise<CheckResult<Identity>> {
  const context: RejectContext = { operation: undefined, request };
  const incoming = fromRequest(request);
  try {
    const admission = await admitRequest(core, incoming, request, context);
    const value = await receiveRequest(core, incoming, admission);
    return { ok: true, operation: admission.operation.id, value } as CheckResult<Identity>;
  } catch (error) {
    const response = toResponse(toErrorReply(core as Core, error, context));
    const known = error instanceof Rejection ? error : undefined;
    return { ok: false, response, error: known?.error ?? 'InternalServerError', details: known?.details };
  }
}
