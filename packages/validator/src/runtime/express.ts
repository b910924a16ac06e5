import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request as ExpressRequest, RequestHandler } from 'express';
import type { Api } from './api.ts';
import type { ApiTypes, IdOf } from './api-types.ts';
import { createService } from './handle.ts';
import { createGuard, knownOperation } from './guard.ts';
import type { GuardOptions } from './guard.ts';
import type { AdapterOptions } from './handlers.ts';
import { behindMount, countSegments } from './mount.ts';
import { fromNode } from './node-incoming.ts';
import { warnOfMethods } from './node-methods.ts';
import { sendResult, sendReply } from './node-reply.ts';
import type { HandlerResponse, Validated } from './operation-types.ts';

/** A middleware as Express calls it. */
export type ExpressMiddleware<Request> = (
  request: Request,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * The API as a middleware for Express 5: handles everything below the base path, and passes on the rest. The base path
 * may also follow a prefix: `app.use('/api', …)` handles `/api` followed by the base path. Where a parser ran before
 * it, the parsed body is copied and validated; prefer to mount it first.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function expressMiddleware<
  T extends ApiTypes,
  Identity,
  Request extends IncomingMessage = IncomingMessage,
>(api: Api<T>, options: AdapterOptions<T, Identity, Request>): ExpressMiddleware<Request> {
  const service = createService(api, options);
  warnOfMethods(service.pipeline.core);
  return (request, response, next) => {
    const exchange = fromNode(request, response, request);
    const { incoming } = exchange;
    const { baseUrl = '' } = request as { baseUrl?: string };
    if (baseUrl)
      incoming.path = behindMount(incoming.path, service.pipeline.core.basePath, countSegments(baseUrl));
    if (!service.isOurs(exchange)) return next();
    sendResult(service, exchange, request, response);
  };
}

/**
 * A middleware that validates one operation and types `request.params`, `query` and `body`, and
 * `response.locals.validated`.
 */
export type ValidatedHandler<T extends ApiTypes, Id extends IdOf<T>, Identity> = RequestHandler<
  Validated<T, Id, Identity>['params'],
  ResponseBody<HandlerResponse<T, Id>>,
  Validated<T, Id, Identity>['body'],
  Validated<T, Id, Identity>['query'],
  { validated: Validated<T, Id, Identity> }
>;

type ResponseBody<One> = One extends { body?: infer Body } ? Body : never;

/** The API for an app that defines its own routes. */
export interface ExpressApi<T extends ApiTypes, Identity> {
  /**
   * Validates a request of an operation and passes it on.
   * @throws TypeError when the description has no such operation
   */
  validated<Id extends IdOf<T>>(operation: Id): ValidatedHandler<T, Id, Identity>;
}

/**
 * Validation for the routes of an app for Express 5: `app.post('/v2/map', api.validated('mapUrls'), handler)`. The names
 * of path parameters are those of the description.
 * @throws TypeError naming the option that cannot be used.
 */
export function expressApi<T extends ApiTypes, Identity = undefined>(
  api: Api<T>,
  options: GuardOptions<T, Identity, ExpressRequest>,
): ExpressApi<T, Identity> {
  const guard = createGuard(api, options);
  const validated = (operation: string): RequestHandler => {
    knownOperation(api, operation);
    return async (request, response, next) => {
      const exchange = fromNode(request, response, request);
      const checked = await guard.check(operation, exchange, request.params as Record<string, string>);
      if ('rejection' in checked) return sendReply(guard.pipeline.core, request, response, checked.rejection);
      const { params, query, body } = checked.value;
      response.locals['validated'] = checked.value;
      Object.assign(request, { params, body });
      // `query` of Express 5 is a getter on the prototype that parses the URL on every access.
      Object.defineProperty(request, 'query', {
        value: query,
        configurable: true,
        enumerable: true,
        writable: true,
      });
      return next();
    };
  };
  return { validated } as unknown as ExpressApi<T, Identity>;
}
