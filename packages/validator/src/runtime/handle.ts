import type { Admission, Route } from './admission.ts';
import type { Api, ApiTables } from './api.ts';
import type { ApiTypes, IdOf } from './api-types.ts';
import { createCore } from './core.ts';
import type { Exchange } from './exchange.ts';
import { Context } from './exchange.ts';
import type { AdapterOptions } from './handlers.ts';
import { isUnder } from './incoming.ts';
import { createInspection } from './inspection.ts';
import type { FrameItems } from './item-reply.ts';
import type { HookContext } from './options.ts';
import { createPipeline } from './pipeline.ts';
import type { Pipeline } from './pipeline.ts';
import { receiveRequest } from './reception.ts';
import { Rejection } from './rejection.ts';
import { requireHandlers, requireOptions } from './require-options.ts';
import { reportError, toErrorReply, toReply } from './reply.ts';
import type { AnyResponse, Reply } from './reply.ts';

/** The pipeline with its handlers. */
export interface Service {
  pipeline: Pipeline;
  /** Whether a request is for one of the handlers, or for an operation of the base path that nothing else can serve. */
  isOurs(exchange: Exchange): boolean;
  /** Runs all steps. Never rejects. */
  handle(exchange: Exchange): Promise<Reply>;
  /** Runs the steps before the body is read. Never rejects. */
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
  requireOptions(options);
  requireHandlers(api, options.handlers);
  const handlers = options.handlers as unknown as Record<string, AnyHandler | undefined>;
  const operations = servedBy(api, handlers, options) as IdOf<T>[];
  const core = createCore<T, Identity, HostRequest>(api, { ...options, operations });
  const pipeline = createPipeline(core);
  const inspect = createInspection(core);
  // Only services that stream load what streams.
  let framing: Promise<FrameItems> | undefined;
  const loadFraming = (): Promise<FrameItems> =>
    (framing ??= import('./item-reply.ts').then(({ createFraming }) => createFraming(core)));

  /** Reads, validates, and calls the handler. */
  const reply = async (exchange: Exchange, admission: Admission, context: HookContext): Promise<Reply> => {
    const { operation } = context;
    let failure: (() => unknown) | undefined;
    try {
      const value = await receiveRequest(core, exchange.incoming, admission);
      ({ failure } = value);
      const result = await handlers[operation]!(new Context(operation, value, exchange));
      if (failure?.()) throw failure();
      if (exchange.isSent?.()) throw new Error(repliedItselfMessage(operation));
      if (result instanceof Rejection) throw result;
      if (!isResponse(result)) throw new TypeError(noResponseMessage(operation, result));
      let response = result as AnyResponse;
      if (admission.operation.items !== undefined)
        response = (await loadFraming())(response, admission.operation, context);
      const { integers } = admission.operation;
      return toReply(response, (error) => reportError(core, error, context), integers?.reply);
    } catch (thrown) {
      // The error of a handler that read a failed stream says less than the cause of that failure.
      const error = failure?.() ?? thrown;
      const isLate = error instanceof Rejection && exchange.isSent?.();
      return toErrorReply(core, isLate ? new Error(repliedItselfMessage(operation)) : error, context);
    }
  };
  const serve: Service['serve'] = async (exchange, admission) => {
    const context = contextOf(exchange, admission);
    return inspect(await reply(exchange, admission, context), context);
  };
  const admit: Service['admit'] = async (exchange, route) => {
    const admission = await pipeline.admit(exchange, route);
    return 'rejection' in admission ? inspect(admission.rejection, contextOf(exchange, route)) : admission;
  };
  // Does not call `admit` and `serve`: each async function costs a request about as much as its validation.
  const handle: Service['handle'] = async (exchange) => {
    const route = pipeline.route(exchange);
    if ('rejection' in route) return route.rejection;
    const context = contextOf(exchange, route);
    const admission = await pipeline.admit(exchange, route);
    const isRejected = 'rejection' in admission;
    return inspect(isRejected ? admission.rejection : await reply(exchange, admission, context), context);
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

function contextOf({ request }: Exchange, { operation }: Route): HookContext {
  return { operation: operation.id, request };
}

function servedBy(
  { operations }: ApiTables,
  handlers: Record<string, unknown>,
  { partial }: { partial?: boolean },
): string[] {
  const ids = Object.keys(operations);
  // Handlers may be methods of a class; members inherited from `Object` do not count.
  const served = ids.filter((id) => handlers[id] !== ({} as typeof handlers)[id]);
  const missing = ids.find((id) => !served.includes(id));
  if (!missing || partial) return served;
  throw new TypeError(`handlers.${missing} is missing. Give one, or partial: true.`);
}

function repliedItselfMessage(operation: string): string {
  return `The handler of ${operation} wrote the response itself. Return it instead.`;
}

function isResponse(result: unknown): boolean {
  return typeof result === 'object' && result !== null && !(result instanceof Response);
}

function noResponseMessage(operation: string, result: unknown): string {
  const returned = result instanceof Response ? 'a Response' : 'no answer';
  return `The handler of ${operation} returned ${returned}. Let it return { status, body } or reject(…).`;
}
