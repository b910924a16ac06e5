import type { Context, MiddlewareHandler } from 'hono';
import { createService } from './handle.ts';
import type { AdapterOptions } from './handle.ts';
import { isUnder } from './incoming.ts';
import type { BodyRead, Incoming } from './incoming.ts';
import { toResponse } from './reply.ts';
import { fromRequest } from './web-request.ts';

/**
 * The API as a middleware for Hono 4: answers everything below the base path, and passes on the rest.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function honoMiddleware<Identity>(options: AdapterOptions<Identity, Context>): MiddlewareHandler {
  const service = createService(options);
  return async (context, next) => {
    const incoming = fromContext(context);
    if (!isUnder(incoming.path, service.core.basePath)) return next();
    const signal = (): AbortSignal => context.req.raw.signal;
    return toResponse(await service.handle({ incoming, request: context, signal }));
  };
}

/** A body that a middleware before us has read is found in the cache of the context. */
function fromContext(context: Context): Incoming {
  const incoming = fromRequest(context.req.raw);
  if (!context.req.raw.bodyUsed) return incoming;
  const read = async (limit: number): Promise<BodyRead> => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return bytes.length > limit ? { fault: 'too-large' } : { bytes };
  };
  return { ...incoming, read };
}
