import type { Admission, Route } from './admission.ts';
import type { Api, ApiTables } from './api.ts';
import type { ApiTypes, IdOf } from './api-types.ts';
import { createCore } from './core.ts';
import type { Exchange } from './exchange.ts';
import { Context } from './exchange.ts';
import type { AdapterOptions } from './handlers.ts';
import { isUnder } from './incoming.ts';
import { createInspection } from './inspection.ts';
import type { AnyValidated } from './operation-types.ts';
import type { HookContext } from './options.ts';
import { createPipeline } from './pipeline.ts';
import type { Pipeline } from './pipeline.ts';
import { Rejection, orRejection } from './rejection.ts';
import { tell, toErrorReply, toReply } from './reply.ts';
import type { AnyAnswer, Reply } from './reply.ts';

/** The pipeline with its handlers. */
export interface Service {
  pipeline: Pipeline;
  /** Whether a request is for one of the handlers, or for nothing that another could answer. */
  isOurs(exchange: Exchange): boolean;
  /** The whole of it. Never rejects. */
  handle(exchange: Exchange): Promise<Reply>;
  /** Everything before the body is read. Never rejects. */
  admit(exchange: Exchange, route: Route): Promise<Admission | Reply>;
  /** Reads, validates, and calls the handler. Never rejects. */
  serve(exchange: Exchange, admission: Admission): Promise<Reply>;
}

type AnyHandler = (context: object) => Promise<unknown>;

/**
 * @throws TypeError naming the operation that has no handler.
 */
export function createService<T extends ApiTypes, Identity, HostRequest>(
  api: Api<T>,
  options: AdapterOptions<T, Identity, HostRequest>,
): Service {
  const handlers = options.handlers as unknown as Record<string, AnyHandler | undefined>;
  const operations = servedBy(api, handlers, options) as IdOf<T>[];
  const core = createCore<T, Identity, HostRequest>(api, { ...options, operations });
  const pipeline = createPipeline(core);
  const inspect = createInspection(core);

  const call = async (exchange: Exchange, context: HookContext, value: AnyValidated): Promise<Reply> => {
    const { operation } = context;
    try {
      const answer = await orRejection(() => handlers[operation]!(new Context(operation, value, exchange)));
      if (exchange.isAnswered?.()) throw new Error(answeredByItself(operation));
      if (answer instanceof Rejection) throw answer;
      if (!isAnswer(answer)) throw new TypeError(answeredNothing(operation, answer));
      return toReply(answer as AnyAnswer, (error) => tell(core, error, context));
    } catch (error) {
      return toErrorReply(core, error, context);
    }
  };
  const serve: Service['serve'] = async (exchange, admission) => {
    const context = { operation: admission.operation.id, request: exchange.request };
    const value = await pipeline.receive(exchange, admission);
    const reply = 'refusal' in value ? value.refusal : await call(exchange, context, value);
    return inspect(reply, context);
  };
  const admit: Service['admit'] = async (exchange, route) => {
    const admission = await pipeline.admit(exchange, route);
    if (!('refusal' in admission)) return admission;
    return inspect(admission.refusal, { operation: route.operation.id, request: exchange.request });
  };
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

function servedBy(
  { operations }: ApiTables,
  handlers: Record<string, unknown>,
  { partial }: { partial?: boolean },
): string[] {
  const ids = Object.keys(operations);
  const served = ids.filter((id) => handlers[id]);
  const missing = ids.find((id) => !handlers[id]);
  if (!missing || partial) return served;
  throw new TypeError(`handlers.${missing} is missing. Give one, or partial: true.`);
}

function answeredByItself(operation: string): string {
  return `The handler of ${operation} answered by itself. Let it return the answer.`;
}

function isAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && !(answer instanceof Response);
}

function answeredNothing(operation: string, answer: unknown): string {
  const returned = answer instanceof Response ? 'a Response' : 'no answer';
  return `The handler of ${operation} returned ${returned}. Let it return { status, body } or reject(…).`;
}
