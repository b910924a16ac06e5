import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Api } from './api.ts';
import type { ApiTypes } from './api-types.ts';
import type { Admission } from './admission.ts';
import { createService } from './handle.ts';
import type { Exchange } from './exchange.ts';
import type { Service } from './handle.ts';
import type { AdapterOptions } from './handlers.ts';
import { isUnder } from './incoming.ts';
import { sendFastify } from './fastify-reply.ts';
import { fromNode } from './node-incoming.ts';

export { fastifyApi } from './fastify-api.ts';
export type { FastifyApi, ValidatedRoute } from './fastify-api.ts';

/** A plugin, and what Fastify itself must be given for the requests that it refuses before any plugin sees them. */
export type ApiPlugin = FastifyPluginAsync & {
  /** For `Fastify({ frameworkErrors })`: answers malformed and very long paths below the base path like any other. */
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;
};

/** Where a request keeps what `onRequest` found: a decorator, because a WeakMap makes every collection slower. */
const admitted = Symbol('admitted');
type AdmittedRequest = FastifyRequest & {
  [admitted]?: { exchange: Exchange; admission: Admission };
};

/**
 * The API as a plugin for Fastify 5, one route an operation. Route, credential, `admit` and media type are decided in
 * `onRequest`; the body is read after the hooks of the host, by the plugin, so no content type parser is passed over.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function fastifyPlugin<T extends ApiTypes, Identity>(
  api: Api<T>,
  options: AdapterOptions<T, Identity, FastifyRequest>,
): ApiPlugin {
  const service = createService(api, options);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const exchange = exchangeOf(request, reply);
    const route = service.pipeline.route(exchange);
    if ('refusal' in route) return sendFastify(request, reply, route.refusal);
    const admission = await service.admit(exchange, route);
    if ('status' in admission) return sendFastify(request, reply, admission);
    (request as AdmittedRequest)[admitted] = { exchange, admission };
    return undefined;
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { exchange, admission } = (request as AdmittedRequest)[admitted]!;
    return sendFastify(request, reply, await service.serve(exchange, admission));
  };

  const plugin: FastifyPluginAsync = async (app) => {
    app.decorateRequest(admitted, null);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const { method, url } of routesOf(service)) {
      app.route({ method, url, exposeHeadRoute: false, onRequest, handler });
    }
    // What no operation stands for: 404, or 405 with `Allow`.
    const { basePath } = service.pipeline.core;
    if (basePath) app.all(basePath, { onRequest }, handler);
    app.all(`${basePath}/*`, { onRequest }, handler);
  };
  return Object.assign(plugin, { frameworkErrors: createFrameworkErrors(service) });
}

/** A route for each path whose segments are fixed or one parameter; what Fastify cannot route, the wildcard takes. */
function routesOf({ pipeline: { core } }: Service): { method: HTTPMethods; url: string }[] {
  const shapes = new Set<string>();
  return core.served.flatMap(({ method, path }) => {
    const url = core.basePath + path.replaceAll(/(?<=\/)\{([^{}/]+)\}(?=\/|$)/g, ':$1');
    const shape = `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
    if (/[{}*]|[^/]:|:(?!\w+(?:\/|$))/.test(url) || shapes.has(shape)) return [];
    shapes.add(shape);
    return [{ method: method as HTTPMethods, url }];
  });
}

function createFrameworkErrors(service: Service): ApiPlugin['frameworkErrors'] {
  return (error, request, reply) => {
    const exchange = exchangeOf(request, reply);
    if (!isUnder(exchange.incoming.path, service.pipeline.core.basePath)) return void reply.send(error);
    void service.handle(exchange).then((answer) => sendFastify(request, reply, answer));
  };
}

function exchangeOf(request: FastifyRequest, reply: FastifyReply): Exchange {
  return fromNode(request.raw, reply.raw, request);
}
