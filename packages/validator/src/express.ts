import type { IncomingMessage } from 'node:http';
import type { Request as ExpressRequest } from 'express';
import { api } from './api.ts';
import type { WebDataTypes } from './api.ts';
import type { OperationId } from './generated/operations.ts';
import * as runtime from './runtime/express.ts';
import type { AdapterOptions, GuardOptions } from './types.ts';

export type { ExpressMiddleware } from './runtime/express.ts';

/**
 * A middleware that validates one operation and types `request.params`, `query` and `body`, and
 * `response.locals.validated`.
 */
export type ValidatedHandler<Id extends OperationId, Identity> = runtime.ValidatedHandler<
  WebDataTypes,
  Id,
  Identity
>;

/** The API for an app that defines its own routes. */
export interface ExpressApi<Identity> extends runtime.ExpressApi<WebDataTypes, Identity> {}

/**
 * The API as a middleware for Express 5: handles everything below the base path, and passes on the rest. Where a parser
 * ran before it, the parsed body is copied and validated; prefer to mount it first.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function expressMiddleware<Identity, Request extends IncomingMessage = IncomingMessage>(
  options: AdapterOptions<Identity, Request>,
): runtime.ExpressMiddleware<Request> {
  return runtime.expressMiddleware(api, options);
}

/**
 * Validation for the routes of an app for Express 5: `app.post('/v2/map', api.validated('mapUrls'), handler)`. The names
 * of path parameters are those of the description.
 * @throws TypeError naming the option that cannot be used.
 */
export function expressApi<Identity = undefined>(
  options: GuardOptions<Identity, ExpressRequest>,
): ExpressApi<Identity> {
  return runtime.expressApi<WebDataTypes, Identity>(api, options);
}
