import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { createService } from './handle.ts';
import { createGuard, knownOperation } from './guard.ts';
import type { GuardOptions } from './guard.ts';
import type { AdapterOptions } from './handlers.ts';
import { declaredLength } from './incoming.ts';
import type { BodyRead, Incoming } from './incoming.ts';
import { behindMount, countSegments } from './mount.ts';
import { readHeader } from './node-headers.ts';
import { readStream } from './node-incoming.ts';
import type { OperationId, Validated } from './operation-types.ts';
import { toResponse } from './reply.ts';
import { fromRequest, readWhole } from './web-request.ts';

/**
 * The API as a middleware for Hono 4: answers everything below the base path, and passes on the rest. The base path is
 * also found behind a prefix, that of `app.route('/api', …)` or of the path it is used for.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function honoMiddleware<Identity>(options: AdapterOptions<Identity, Context>): MiddlewareHandler {
  const service = createService(options);
  return async (context, next) => {
    const signal = (): AbortSignal => context.req.raw.signal;
    const incoming = fromContext(context);
    incoming.path = behindMount(
      incoming.path,
      service.pipeline.core.basePath,
      countSegments(context.req.routePath),
    );
    const exchange = { incoming, request: context, signal };
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
    const isRead = Object.keys(context.req.bodyCache).length > 0;
    const source = isRead ? undefined : unreadSource(raw, message);
    // Asked for last: a look at `bodyUsed` makes a whole request on some hosts.
    if (!source && (declared <= limit || isRead || raw.bodyUsed)) return readWhole(context.req, limit);
    const body = await (source ? readStream(source, limit) : incoming.read(limit));
    if ('bytes' in body) keepBody(context, body.bytes);
    return body;
  };
  return { method: incoming.method, path: incoming.path, query: incoming.query, header, read };
}

/**
 * The message of node:http that a request stands for, which is quicker to read; none where somebody has begun to, or has put
 * another request in the place of the first.
 */
function unreadSource(raw: Request, message: IncomingMessage | undefined): IncomingMessage | undefined {
  if (!message?.rawHeaders || message.readableDidRead) return undefined;
  const isFirst = Object.getOwnPropertySymbols(raw).some((name) => raw[name as never] === message);
  return isFirst ? message : undefined;
}

/** Lets handlers read the body again, as they can where it was read through the context. */
function keepBody({ req }: Context, bytes: Uint8Array): void {
  req.bodyCache.arrayBuffer = Promise.resolve(new Uint8Array(bytes).buffer) as never;
}

/** What `@hono/node-server` puts into `env`. */
interface NodeBindings {
  incoming?: IncomingMessage;
}

/** What `context.req.valid(…)` gives behind `validated`, by target. */
interface ValidTargets<Id extends OperationId, Identity> {
  json: Validated<Id, Identity>['body'];
  param: Validated<Id, Identity>['params'];
  query: Validated<Id, Identity>['query'];
  header: Validated<Id, Identity>['headers'];
  cookie: Validated<Id, Identity>['cookies'];
}

/** A middleware behind which `context.req.valid` and `context.var.identity` are those of an operation. */
export type ValidatedMiddleware<Id extends OperationId, Identity> = MiddlewareHandler<
  { Variables: { identity: Identity } },
  string,
  { in: ValidTargets<Id, Identity>; out: ValidTargets<Id, Identity> }
>;

/** The API for an app whose routes are its own. */
export interface HonoApi<Identity> {
  /**
   * Validates a request of an operation and hands it on.
   * @throws TypeError when the description has no such operation
   */
  validated<Id extends OperationId>(operation: Id): ValidatedMiddleware<Id, Identity>;
}

/**
 * Validation for the routes of an app for Hono 4: `app.post('/v2/map', api.validated('mapUrls'), handler)`. The names of
 * path parameters are those of the description.
 * @throws TypeError naming the option that cannot be used.
 */
export function honoApi<Identity = undefined>(options: GuardOptions<Identity, Context>): HonoApi<Identity> {
  const guard = createGuard(options);
  const validated = (operation: OperationId): MiddlewareHandler => {
    knownOperation(operation);
    return async (context, next) => {
      const signal = (): AbortSignal => context.req.raw.signal;
      const exchange = { incoming: fromContext(context), request: context, signal };
      const checked = await guard.check(operation, exchange, context.req.param() as Record<string, string>);
      if ('refusal' in checked) return toResponse(checked.refusal);
      const { body, params, query, headers, cookies, identity } = checked.value;
      const targets = { json: body, param: params, query, header: headers, cookie: cookies };
      for (const [target, value] of Object.entries(targets)) {
        context.req.addValidatedData(target as keyof typeof targets, (value ?? {}) as object);
      }
      context.set('identity', identity);
      return next();
    };
  };
  return { validated } as unknown as HonoApi<Identity>;
}
