import { admitRequest, routeRequest } from './admission.ts';
import type { Admission, Route } from './admission.ts';
import type { Core } from './core.ts';
import type { Exchange } from './exchange.ts';
import type { AnyValidated } from './operation-types.ts';
import { receiveRequest } from './reception.ts';
import { toErrorReply } from './reply.ts';
import type { Reply } from './reply.ts';

/** The reply to a request that a step rejects, and the error of that step. */
export interface RejectedRequest {
  rejection: Reply;
  thrown: unknown;
}

/** The result of a step of the pipeline. Never rejects. */
type Step<Result> = Promise<Result | RejectedRequest>;

/** The steps of a request before its handler; a host may act between them. */
export interface Pipeline {
  core: Core;
  /** Finds the operation, or 404 or 405. */
  route(exchange: Exchange): Route | RejectedRequest;
  /** Everything before the body is read: 401, 403, 429, 415. */
  admit(exchange: Exchange, route: Route): Step<Admission>;
  /** Reads and validates: 413, 400. */
  receive(exchange: Exchange, admission: Admission): Step<AnyValidated>;
}

/** The pipeline of a core. */
export function createPipeline(core: Core): Pipeline {
  const reject = (thrown: unknown, { request }: Exchange, operation?: string): RejectedRequest => ({
    rejection: toErrorReply(core, thrown, { operation, request }),
    thrown,
  });
  return {
    core,
    route(exchange) {
      try {
        return routeRequest(core, exchange.incoming);
      } catch (error) {
        return reject(error, exchange);
      }
    },
    // Not `async`: the promises of an async function are a large part of the cost of a request.
    admit: (exchange, route) =>
      admitRequest(core, exchange, route).catch((error: unknown) =>
        reject(error, exchange, route.operation.id),
      ),
    receive: (exchange, admission) =>
      receiveRequest(core, exchange.incoming, admission).catch((error: unknown) =>
        reject(error, exchange, admission.operation.id),
      ),
  };
}
