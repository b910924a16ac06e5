import type { Readable } from 'node:stream';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Api } from './api.ts';
import type { ApiTypes } from './api-types.ts';
import type { Admission } from './admission.ts';
import { createService } from './handle.ts';
import type { Exchange } from './exchange.ts';
import type { Service } from './handle.ts';
import type { AdapterOptions } from './handlers.ts';
import { isUnder } from './incoming.ts';
import { behindMount, countSegments } from './mount.ts';
import { exchangeBehind, readFrom } from './fastify-exchange.ts';
import { sendFastify } from './fastify-reply.ts';
import { parseTarget } from './node-incoming.ts';
import { isNodeMethod, warnOfMethods } from './node-methods.ts';

export { fastifyApi } from './fastify-api.ts';
export type { FastifyApi, ValidatedRoute } from './fastify-api.ts';

/** A plugin, with the option of Fastify itself for requests that it rejects before any plugin runs. */
export type ApiPlugin = FastifyPluginAsync & {
  /** For `Fastify({ frameworkErrors })`: malformed or overlong paths below the base path get the errors of the API. */
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;
  /** Whether the request's path, with its dot segments resolved, is the base path or below it. */
  serves: (request: FastifyRequest) => boolean;
};

/** Holds the result of `onRequest` on the request: a decorator, because a WeakMap slows down garbage collection. */
const admitted = Symbol('admitted');
type AdmittedRequest = FastifyRequest & {
  [admitted]?: { exchange: Exchange; admission: Admission };
};

/**
 * The API as a plugin for Fastify 5, one route an operation, behind the `prefix` it is registered with. Route, credential,
 * `admit` and media type are decided in `onRequest`; the body is read after the hooks of the host, by the plugin, so no
 * content type parser is passed over.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function fastifyPlugin<T extends ApiTypes, Identity>(
  api: Api<T>,
  options: AdapterOptions<T, Identity, FastifyRequest>,
): ApiPlugin {
  const service = createService(api, options);
  warnOfMethods(service.pipeline.core);
  const { basePath } = service.pipeline.core;
  /** Number of segments of the longest prefix that the plugin is registered with. */
  let longest = 0;
  const plugin: FastifyPluginAsync = async (app) => {
    const segments = countSegments(app.prefix);
    longest = Math.max(longest, segments);
    app.decorateRequest(admitted, null);
    app.removeAllContentTypeParsers();
    // Not parsed: passes on the stream that the hooks of the host returned.
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const hooks = createHooks(service, segments);
    // A prefix may already end with the base path.
    const start = app.prefix.endsWith(basePath) ? '' : basePath;
    for (const { method, url } of routesOf(service)) {
      // Fastify supports the other methods of Node.js only after `addHttpMethod`.
      if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
      app.route({ method, url: start + url, exposeHeadRoute: false, ...hooks });
    }
    // Requests without an operation: 404, or 405 with `Allow`.
    if (start || app.prefix) app.all(start, hooks);
    app.all(`${start}/*`, hooks);
  };
  const serves: ApiPlugin['serves'] = ({ raw }) =>
    isUnder(behindMount(parseTarget(raw).path, basePath, longest), basePath);
  const frameworkErrors: ApiPlugin['frameworkErrors'] = (error, request, reply) => {
    if (!serves(request)) return void reply.send(error);
    const exchange = exchangeBehind(request, reply, basePath, longest);
    void service.handle(exchange).then((response) => sendFastify(request, reply, response));
  };
  return Object.assign(plugin, { serves, frameworkErrors });
}

interface RouteHooks {
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** The hooks of each route of one registration, below a prefix of `segments` segments. */
function createHooks(service: Service, segments: number): RouteHooks {
  return {
    async onRequest(request, reply) {
      const exchange = exchangeBehind(request, reply, service.pipeline.core.basePath, segments);
      const route = service.pipeline.route(exchange);
      if ('rejection' in route) return sendFastify(request, reply, route.rejection);
      const admission = await service.admit(exchange, route);
      if ('status' in admission) return sendFastify(request, reply, admission);
      (request as AdmittedRequest)[admitted] = { exchange, admission };
      return undefined;
    },
    async handler(request, reply) {
      const { exchange, admission } = (request as AdmittedRequest)[admitted]!;
      if (request.body) readFrom(exchange, request, request.body as Readable);
      return sendFastify(request, reply, await service.serve(exchange, admission));
    },
  };
}

/**
 * The routes of the operations behind the base path, in Fastify's syntax: those whose segments are each fixed or a
 * single parameter. The wildcard route handles the others.
 */
function routesOf({ pipeline: { core } }: Service): { method: HTTPMethods; url: string }[] {
  const shapes = new Set<string>();
  const { operations: served } = core.options;
  return Object.values(core.api.operations).flatMap(({ id, method, path }) => {
    if (served && !served.includes(id)) return [];
    if (!isNodeMethod(method)) return [];
    const url = path.replaceAll(/(?<=\/)\{([^{}/]+)\}(?=\/|$)/g, ':$1');
    const shape = `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
    if (/[{}*]|[^/]:|:(?!\w+(?:\/|$))/.test(url) || shapes.has(shape)) return [];
    shapes.add(shape);
    return [{ method: method as HTTPMethods, url }];
  });
}
