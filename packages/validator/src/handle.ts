import { admitRequest } from './admission.ts';
import type { Admission } from './admission.ts';
import type { Core } from './core.ts';
import { createCore } from './core.ts';
import { Context } from './exchange.ts';
import type { Exchange } from './exchange.ts';
import { operations } from './generated/operations.ts';
import type { AdapterOptions } from './handlers.ts';
import type { Answer, OperationId } from './operation-types.ts';
import type { RejectContext, ValidatorOptions } from './options.ts';
import { receiveRequest } from './reception.ts';
import { Rejection, orRejection, reject } from './rejection.ts';
import { toErrorBody, toErrorReply, toReply } from './reply.ts';
import type { Reply } from './reply.ts';
import { loadResponseChecks } from './response-checks.ts';
import type { CheckResponse } from './response-checks.ts';

/** The pipeline with its handlers, in the two steps between which a host may want to do something. */
export interface Service {
  core: Core;
  /** Both steps. Never rejects. */
  handle(exchange: Exchange): Promise<Reply>;
  /** Everything before the body is read. */
  admit(exchange: Exchange): Promise<Admission<unknown> | Reply>;
  /** Reads, validates, and calls the handler. */
  serve(exchange: Exchange, admission: Admission<unknown>): Promise<Reply>;
}

type AnyHandler = (context: object) => Promise<Answer<OperationId> | Rejection>;

/**
 * @throws TypeError naming the operation that has no handler.
 */
export function createService<Identity, HostRequest>(
  options: AdapterOptions<Identity, HostRequest>,
): Service {
  const handlers = options.handlers as unknown as Record<string, AnyHandler | undefined>;
  const ids = Object.keys(operations) as OperationId[];
  const missing = ids.find((id) => !handlers[id]);
  if (missing && !options.partial) {
    throw new TypeError(
      `handlers.${missing} is missing. Give a handler, or partial: true to answer it with 404.`,
    );
  }
  const served = ids.filter((id) => handlers[id]);
  const core = createCore({ ...options, operations: served } as ValidatorOptions<unknown>);
  const checks = (options.validateResponses ?? 'off') === 'off' ? undefined : loadResponseChecks();

  const admit: Service['admit'] = async ({ incoming, request }) => {
    const context: RejectContext = { operation: undefined, request };
    try {
      return await admitRequest(core, incoming, request, context);
    } catch (error) {
      return toErrorReply(core, error, context);
    }
  };
  const serve: Service['serve'] = async (exchange, admission) => {
    const { id } = admission.operation;
    const context = { operation: id, request: exchange.request };
    try {
      const value = await receiveRequest(core, exchange.incoming, admission);
      const answer = await orRejection(() => handlers[id]!(new Context(id, value, exchange)));
      if (checks) inspect(core, await checks, answer, context);
      if (answer instanceof Rejection) throw answer;
      return toReply(answer);
    } catch (error) {
      return toErrorReply(core, error, context);
    }
  };
  const handle: Service['handle'] = async (exchange) => {
    const admission = await admit(exchange);
    return 'status' in admission ? admission : serve(exchange, admission);
  };
  return { core, admit, serve, handle };
}

function inspect(
  { options }: Core,
  check: CheckResponse,
  answer: Answer<OperationId> | Rejection,
  context: { operation: OperationId; request: unknown },
): void {
  const told = answer instanceof Rejection ? { status: answer.status, body: toErrorBody(answer) } : answer;
  const fault = check(context.operation, told);
  if (!fault) return;
  options.onResponseFault?.(fault, context);
  if (options.validateResponses === 'refuse') throw reject('InternalServerError', { cause: fault });
}
