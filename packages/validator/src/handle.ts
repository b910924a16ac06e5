import type { Admission, Route } from './admission.ts';
import { whenThere } from './awaitable.ts';
import type { Awaitable } from './awaitable.ts';
import { createCore } from './core.ts';
import type { Exchange } from './exchange.ts';
import { Context } from './exchange.ts';
import { operations } from './generated/operations.ts';
import type { AdapterOptions } from './handlers.ts';
import { isUnder } from './incoming.ts';
import { createInspection } from './inspection.ts';
import type { Answer, OperationId } from './operation-types.ts';
import type { HookContext, ValidatorOptions } from './options.ts';
import { createPipeline } from './pipeline.ts';
import type { Pipeline } from './pipeline.ts';
import { Rejection } from './rejection.ts';
import { tell, toErrorReply, toReply } from './reply.ts';
import type { Reply } from './reply.ts';

/** The pipeline with its handlers. */
export interface Service {
  pipeline: Pipeline;
  /** Whether a request is for one of the handlers, or for nothing that another could answer. */
  isOurs(exchange: Exchange): boolean;
  /** The whole of it. Never rejects. */
  handle(exchange: Exchange): Promise<Reply>;
  /** Everything before the body is read, at once where no hook is waited for. Never rejects. */
  admit(exchange: Exchange, route: Route): Awaitable<Admission<unknown> | Reply>;
  /** Reads, validates, and calls the handler. Never rejects. */
  serve(exchange: Exchange, admission: Admission<unknown>): Promise<Reply>;
}

type AnyHandler = (context: object) => unknown;

/**
 * @throws TypeError naming the operation that has no handler.
 */
export function createService<Identity, HostRequest>(
  options: AdapterOptions<Identity, HostRequest>,
): Service {
  const handlers = options.handlers as unknown as Record<string, AnyHandler | undefined>;
  const core = createCore({
    ...options,
    operations: servedBy(handlers, options),
  } as ValidatorOptions<unknown>);
  const pipeline = createPipeline(core);
  const inspect = createInspection(core);

  const replyOf = (exchange: Exchange, context: HookContext, answer: unknown): Reply => {
    const { operation } = context;
    if (exchange.isAnswered?.()) throw new Error(answeredByItself(operation));
    if (answer instanceof Rejection) throw answer;
    if (!isAnswer(answer)) throw new TypeError(answeredNothing(operation, answer));
    return toReply(answer, (error) => tell(core, error, context));
  };
  // One function that waits, not one a step: what each of them keeps while a handler works is most of its cost.
  const serve: Service['serve'] = async (exchange, admission) => {
    const operation = admission.operation.id;
    const context = { operation, request: exchange.request };
    const value = await pipeline.receive(exchange, admission);
    if ('refusal' in value) return inspect(value.refusal, context);
    let reply: Reply;
    try {
      const answer = await handlers[operation]!(new Context(operation, value, exchange));
      reply = replyOf(exchange, context, answer);
    } catch (error) {
      reply = toErrorReply(core, error, context);
    }
    return inspect(reply, context);
  };
  const admit: Service['admit'] = (exchange, route) =>
    whenThere(pipeline.admit(exchange, route), (admission) => {
      if (!('refusal' in admission)) return admission;
      return inspect(admission.refusal, { operation: route.operation.id, request: exchange.request });
    });
  const handle: Service['handle'] = async (exchange) => {
    const route = pipeline.route(exchange);
    if ('refusal' in route) return route.refusal;
    const admission = await admit(exchange, route);
    return 'status' in admission ? admission : serve(exchange, admission);
  };
  return {
    pipeline,
    isOurs: ({ incoming: { method, path } }) =>
      isUnder(path, core.basePath) && !(options.partial && 'error' in core.route(method, path)),
    handle,
    admit,
    serve,
  };
}

function servedBy(handlers: object, { partial }: { partial?: boolean }): OperationId[] {
  const ids = Object.keys(operations) as OperationId[];
  const served = ids.filter((id) => handlers[id as never]);
  const missing = ids.find((id) => !handlers[id as never]);
  if (!missing || partial) return served;
  throw new TypeError(`handlers.${missing} is missing. Give one, or partial: true.`);
}

function answeredByItself(operation: OperationId): string {
  return `The handler of ${operation} answered by itself. Let it return the answer.`;
}

function isAnswer(answer: unknown): answer is Answer<OperationId> {
  return typeof answer === 'object' && answer !== null && !(answer instanceof Response);
}

function answeredNothing(operation: OperationId, answer: unknown): string {
  const returned = answer instanceof Response ? 'a Response' : 'no answer';
  return `The handler of ${operation} returned ${returned}. Let it return { status, body } or reject(…).`;
}
