import { admitRequest, routeRequest } from './admission.ts';
import type { Admission, Route } from './admission.ts';
import { attempt } from './awaitable.ts';
import type { Awaitable } from './awaitable.ts';
import type { Core } from './core.ts';
import type { Exchange } from './exchange.ts';
import type { OperationId, Validated } from './operation-types.ts';
import { receiveRequest } from './reception.ts';
import { toErrorReply } from './reply.ts';
import type { Reply } from './reply.ts';

/** The reply to a request that a step refuses, and what the step threw. */
export interface Refused {
  refusal: Reply;
  thrown: unknown;
}

/** What a step of the pipeline gives, at once where nothing is waited for. Never rejects. */
type Step<Result> = Awaitable<Result | Refused>;

/** The steps of a request before its handler, between which a host may want to do something. */
export interface Pipeline {
  core: Core;
  /** The operation that is asked for, or 404, 405. */
  route(exchange: Exchange): Route | Refused;
  /** Everything before the body is read: 401, 403, 429, 415. */
  admit(exchange: Exchange, route: Route): Step<Admission<unknown>>;
  /** Reads and validates: 413, 400. */
  receive(exchange: Exchange, admission: Admission<unknown>): Step<Validated<OperationId, unknown>>;
}

/** The pipeline of a core. */
export function createPipeline(core: Core): Pipeline {
  const refuse = (thrown: unknown, { request }: Exchange, operation?: OperationId): Refused => ({
    refusal: toErrorReply(core, thrown, { operation, request }),
    thrown,
  });
  return {
    core,
    route(exchange) {
      try {
        return routeRequest(core, exchange.incoming);
      } catch (error) {
        return refuse(error, exchange);
      }
    },
    admit: (exchange, route) =>
      attempt(
        () => admitRequest(core, exchange, route),
        (error) => refuse(error, exchange, route.operation.id),
      ),
    receive: (exchange, admission) =>
      attempt(
        () => receiveRequest(core, exchange.incoming, admission),
        (error) => refuse(error, exchange, admission.operation.id),
      ),
  };
}
