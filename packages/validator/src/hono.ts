import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { createService } from './handle.ts';
import type { AdapterOptions } from './handlers.ts';
import { declaredLength } from './incoming.ts';
import type { BodyRead, Incoming } from './incoming.ts';
import { readHeader } from './node-headers.ts';
import { toResponse } from './reply.ts';
import { fromRequest, readWhole } from './web-request.ts';

/**
 * The API as a middleware for Hono 4: answers everything below the base path, and passes on the rest.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function honoMiddleware<Identity>(options: AdapterOptions<Identity, Context>): MiddlewareHandler {
  const service = createService(options);
  return async (context, next) => {
    const signal = (): AbortSignal => context.req.raw.signal;
    const exchange = { incoming: fromContext(context), request: context, signal };
    return service.isOurs(exchange) ? toResponse(await service.handle(exchange)) : next();
  };
}

/**
 * The request as the pipeline reads it. On `@hono/node-server` the headers are taken from node:http, which spares the
 * making of a `Headers`; a body is read through the context, which keeps what a middleware before us has read.
 */
function fromContext(context: Context): Incoming {
  const { raw } = context.req;
  const incoming = fromRequest(raw);
  const message = (context.env as NodeBindings | undefined)?.incoming;
  const header = message?.rawHeaders
    ? (name: string) => readHeader(message, name)
    : (name: string) => raw.headers.get(name) ?? undefined;
  const read = async (limit: number): Promise<BodyRead> => {
    const declared = declaredLength(header('content-length'));
    if (declared > limit) return { fault: 'too-large' };
    if (raw.bodyUsed || declared <= limit) return readWhole(context.req, limit);
    return incoming.read(limit);
  };
  return { method: incoming.method, path: incoming.path, query: incoming.query, header, read };
}

/** What `@hono/node-server` puts into `env`. */
interface NodeBindings {
  incoming?: IncomingMessage;
}
