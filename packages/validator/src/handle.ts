import { admitRequest } from './admission.ts';
import type { Admission } from './admission.ts';
import type { Core } from './core.ts';
import { createCore } from './core.ts';
import { operations } from './generated/operations.ts';
import type { Incoming } from './incoming.ts';
import type { Answer, OperationId, Validated } from './operation-types.ts';
import type { RejectContext, ValidatorOptions } from './options.ts';
import { receiveRequest } from './reception.ts';
import { Rejection, reject } from './rejection.ts';
import { toErrorReply, toReply } from './reply.ts';
import type { Reply } from './reply.ts';
import { loadResponseChecks } from './response-checks.ts';
import type { CheckResponse } from './response-checks.ts';

/** What a handler is given: the validated request, and the host's own. */
export interface HandlerContext<Id extends OperationId, Identity, HostRequest> extends Validated<
  Id,
  Identity
> {
  operation: Id;
  /** Aborts when the client has gone. */
  readonly signal: AbortSignal;
  request: HostRequest;
}

/** Does the work of one operation. Throw or return `reject(…)` for an error of the catalogue. */
export type Handler<Id extends OperationId, Identity, HostRequest> = (
  context: HandlerContext<Id, Identity, HostRequest>,
) => Answer<Id> | Rejection | Promise<Answer<Id> | Rejection>;

export type Handlers<Identity, HostRequest> = { [Id in OperationId]: Handler<Id, Identity, HostRequest> };

/** Either a handler for every operation, or `partial: true` and 404 for those without. */
export type AdapterOptions<Identity, HostRequest> = Omit<
  ValidatorOptions<Identity, HostRequest>,
  'operations'
> &
  (
    | { partial?: false; handlers: Handlers<Identity, HostRequest> }
    | { partial: true; handlers: Partial<Handlers<Identity, HostRequest>> }
  );

/** A request together with what its host knows of it. */
export interface Exchange {
  incoming: Incoming;
  request: unknown;
  /** Called at most once, when a handler asks for the signal. */
  signal(): AbortSignal;
}

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
      const answer = await handlers[id]!(toContext(id, value, exchange));
      if (answer instanceof Rejection) throw answer;
      if (checks) inspect(core, await checks, answer, context);
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

function toContext(
  operation: OperationId,
  value: Validated<OperationId, unknown>,
  exchange: Exchange,
): object {
  let signal: AbortSignal | undefined;
  return {
    ...value,
    operation,
    request: exchange.request,
    get signal() {
      return (signal ??= exchange.signal());
    },
  };
}

function inspect(
  { options }: Core,
  check: CheckResponse,
  answer: Answer<OperationId>,
  context: { operation: OperationId; request: unknown },
): void {
  const fault = check(context.operation, answer);
  if (!fault) return;
  options.onResponseFault?.(fault, context);
  if (options.validateResponses === 'refuse') throw reject('InternalServerError', { cause: fault });
}
