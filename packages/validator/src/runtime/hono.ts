import type { Context, MiddlewareHandler } from 'hono';
import type { Api } from './api.ts';
import type { ApiTypes, IdOf } from './api-types.ts';
import { createService } from './handle.ts';
import { createGuard, knownOperation } from './guard.ts';
import type { GuardOptions } from './guard.ts';
import type { AdapterOptions } from './handlers.ts';
import { fromContext } from './hono-incoming.ts';
import { behindMount, countSegments } from './mount.ts';
import type { Validated } from './operation-types.ts';
import { toResponse } from './reply.ts';

/**
 * The API as a middleware for Hono 4: handles everything below the base path, and passes on the rest. The base path may
 * also follow a prefix, that of `app.route('/api', …)` or of the path that the middleware is mounted on.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function honoMiddleware<T extends ApiTypes, Identity>(
  api: Api<T>,
  options: AdapterOptions<T, Identity, Context>,
): MiddlewareHandler {
  const service = createService(api, options);
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

/** The values that `context.req.valid(…)` returns behind `validated`, by target. */
interface ValidTargets<T extends ApiTypes, Id extends IdOf<T>, Identity> {
  json: Validated<T, Id, Identity>['body'];
  param: Validated<T, Id, Identity>['params'];
  query: Validated<T, Id, Identity>['query'];
  header: Validated<T, Id, Identity>['headers'];
  cookie: Validated<T, Id, Identity>['cookies'];
}

/** A middleware that validates one operation and types `context.req.valid` and `context.var.identity`. */
export type ValidatedMiddleware<T extends ApiTypes, Id extends IdOf<T>, Identity> = MiddlewareHandler<
  { Variables: { identity: Identity } },
  string,
  { in: ValidTargets<T, Id, Identity>; out: ValidTargets<T, Id, Identity> }
>;

/** The API for an app that defines its own routes. */
export interface HonoApi<T extends ApiTypes, Identity> {
  /**
   * Validates a request of an operation and passes it on.
   * @throws TypeError when the description has no such operation
   */
  validated<Id extends IdOf<T>>(operation: Id): ValidatedMiddleware<T, Id, Identity>;
}

/**
 * Validation for the routes of an app for Hono 4: `app.post('/v2/map', api.validated('mapUrls'), handler)`. The names of
 * path parameters are those of the description.
 * @throws TypeError naming the option that cannot be used.
 */
export function honoApi<T extends ApiTypes, Identity = undefined>(
  api: Api<T>,
  options: GuardOptions<T, Identity, Context>,
): HonoApi<T, Identity> {
  const guard = createGuard(api, options);
  const validated = (operation: string): MiddlewareHandler => {
    knownOperation(api, operation);
    return async (context, next) => {
      const signal = (): AbortSignal => context.req.raw.signal;
      const exchange = { incoming: fromContext(context), request: context, signal };
      const checked = await guard.check(operation, exchange, context.req.param() as Record<string, string>);
      if ('rejection' in checked) return toResponse(checked.rejection);
      const { body, params, query, headers, cookies, identity } = checked.value;
      const targets = { json: body, param: params, query, header: headers, cookie: cookies };
      for (const [target, value] of Object.entries(targets)) {
        context.req.addValidatedData(target as keyof typeof targets, (value ?? {}) as object);
      }
      context.set('identity', identity);
      return next();
    };
  };
  return { validated } as unknown as HonoApi<T, Identity>;
}
