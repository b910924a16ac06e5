import type { IncomingMessage, ServerResponse } from 'node:http';
import { createService } from './handle.ts';
import type { AdapterOptions } from './handlers.ts';
import { fromNode } from './node-incoming.ts';
import { answer } from './node-reply.ts';

/** A middleware as Express calls it. */
export type ExpressMiddleware<Request> = (
  request: Request,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * The API as a middleware for Express 5: answers everything below the base path, and passes on the rest.
 * Where a parser ran before it, the parsed body is copied and validated; prefer to mount it first.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function expressMiddleware<Identity, Request extends IncomingMessage = IncomingMessage>(
  options: AdapterOptions<Identity, Request>,
): ExpressMiddleware<Request> {
  const service = createService(options);
  return (request, response, next) => {
    const exchange = fromNode(request, response, request);
    if (!service.isOurs(exchange)) return next();
    void answer(service, exchange, request, response);
  };
}
