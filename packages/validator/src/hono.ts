import type { Context, MiddlewareHandler } from 'hono';
import { api } from './api.ts';
import type { WebDataTypes } from './api.ts';
import type { OperationId } from './generated/operations.ts';
import * as runtime from './runtime/hono.ts';
import type { AdapterOptions, GuardOptions } from './types.ts';

/** A middleware that validates one operation and types `context.req.valid` and `context.var.identity`. */
export type ValidatedMiddleware<Id extends OperationId, Identity> = runtime.ValidatedMiddleware<
  WebDataTypes,
  Id,
  Identity
>;

/** The API for an app that defines its own routes. */
export interface HonoApi<Identity> extends runtime.HonoApi<WebDataTypes, Identity> {}

/**
 * The API as a middleware for Hono 4: handles everything below the base path, and passes on the rest.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function honoMiddleware<Identity>(options: AdapterOptions<Identity, Context>): MiddlewareHandler {
  return runtime.honoMiddleware(api, options);
}

/**
 * Validation for the routes of an app for Hono 4: `app.post('/v2/map', api.validated('mapUrls'), handler)`. The names of
 * path parameters are those of the description.
 * @throws TypeError naming the option that cannot be used.
 */
export function honoApi<Identity = undefined>(options: GuardOptions<Identity, Context>): HonoApi<Identity> {
  return runtime.honoApi<WebDataTypes, Identity>(api, options);
}
