import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { onRequestHookHandler } from 'fastify';
import type { Admission } from './admission.ts';
import { comes } from './awaitable.ts';
import { operations } from './generated/operations.ts';
import { createService } from './handle.ts';
import type { Exchange } from './exchange.ts';
import type { Service } from './handle.ts';
import type { AdapterOptions } from './handlers.ts';
import type { Reply } from './reply.ts';
import { isUnder } from './incoming.ts';
import { sendFastify } from './fastify-reply.ts';
import { fromNode } from './node-incoming.ts';
import type { Operation } from './operation.ts';

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
  [admitted]?: { exchange: Exchange; admission: Admission<unknown> };
};

/**
 * The API as a plugin for Fastify 5, one route an operation. Route, credential, `admit` and media type are decided in
 * `onRequest`; the body is read after the hooks of the host, by the plugin, so no content type parser is passed over.
 * @throws TypeError naming the option or the handler that is missing.
 */
export function fastifyPlugin<Identity>(options: AdapterOptions<Identity, FastifyRequest>): ApiPlugin {
  const service = createService(options);
  // Without a promise where nothing is waited for; Fastify takes the end of one for that of the hook.
  const onRequest: onRequestHookHandler = (request, reply, done) => {
    const exchange = exchangeOf(request, reply);
    const route = service.pipeline.route(exchange);
    if ('refusal' in route) return void sendFastify(request, reply, route.refusal);
    const decided = (admission: Admission<unknown> | Reply): void => {
      if ('status' in admission) sendFastify(request, reply, admission);
      else (request as AdmittedRequest)[admitted] = { exchange, admission };
    };
    const admission = service.admit(exchange, route);
    if (comes(admission)) return admission.then(decided) as unknown as void; // Fastify takes both forms of hook.
    decided(admission);
    if (!('status' in admission)) done();
    return undefined;
  };
  const handler = (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { exchange, admission } = (request as AdmittedRequest)[admitted]!;
    return service.serve(exchange, admission).then((answer) => sendFastify(request, reply, answer));
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

function routesOf({ pipeline: { core } }: Service): { method: string; url: string }[] {
  const { operations: served } = core.options;
  const all: Operation[] = Object.values(operations);
  return all
    .filter(({ id }) => served?.some((name) => name === id) ?? true)
    .map(({ method, path }) => ({ method, url: core.basePath + path.replaceAll(/\{([^}]+)\}/g, ':$1') }));
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
