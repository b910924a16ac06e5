import type { FastifyRequest } from 'fastify';
import { api } from './api.ts';
import type { WebDataTypes } from './api.ts';
import type { OperationId } from './generated/operations.ts';
import * as runtime from './runtime/fastify.ts';
import type { AdapterOptions, GuardOptions } from './types.ts';

export type { ApiPlugin } from './runtime/fastify.ts';

/** The types of a request in a route that uses `validated`. */
export interface ValidatedRoute<Id extends OperationId> extends runtime.ValidatedRoute<WebDataTypes, Id> {}

/** The API for an app that defines its own routes. */
export interface FastifyApi<Identity> extends runtime.FastifyApi<WebDataTypes, Identity> {}

/**
 * The API as a plugin for Fastify 5, one route an operation. Route, credential, `admit` and media type are decided in
 * `onRequest`; the body is read after the hooks of the host, by the plugin, so no content type parser is passed over.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function fastifyPlugin<Identity>(
  options: AdapterOptions<Identity, FastifyRequest>,
): runtime.ApiPlugin {
  return runtime.fastifyPlugin(api, options);
}

/**
 * Validation for the routes of an app for Fastify 5: `app.post('/v2/map', api.validated('mapUrls'), handler)`. The names
 * of path parameters are those of the description.
 * @throws TypeError naming the option that cannot be used.
 */
export function fastifyApi<Identity = undefined>(
  options: GuardOptions<Identity, FastifyRequest>,
): FastifyApi<Identity> {
  return runtime.fastifyApi<WebDataTypes, Identity>(api, options);
}
