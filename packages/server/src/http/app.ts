import type { Server } from 'node:http';
import cors from '@fastify/cors';
import { operations } from '@web-data/types';
import type { ErrorName } from '@web-data/types';
import type { Rejection, ResponseFault } from '@web-data/validator';
import { fastifyPlugin } from '@web-data/validator/fastify';
import type { ApiPlugin } from '@web-data/validator/fastify';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identities, Identity } from '../accounts/identity.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Refusals } from '../audit/refusals.ts';
import type { OperationHandlers } from '../operations/operation.ts';
import type { Pictures } from '../scrape/pictures.ts';
import type { RequestCounts } from '../usage/request-counts.ts';
import { admission } from './admission.ts';
import type { AdmissionServices } from './admission.ts';
import { addDocs } from './docs.ts';
import { addDocument } from './document.ts';
import { errorAnswer } from './error-answer.ts';
import { addHealth } from './health.ts';
import { addHostCheck } from './host-header.ts';
import type { Load } from './load.ts';
import { addMcp, mcpHeaders } from './mcp.ts';
import type { Metrics } from './metrics.ts';
import { challengeOf } from '../onboarding/well-known.ts';
import { orRefused, toUnavailable, withOutageAnswers } from '../operations/outage-answer.ts';
import { addPictures } from './pictures.ts';
import { answerRefused, clientErrorHandler } from './refused-connection.ts';
import { refusalOf } from './refusal-events.ts';
import { addRequestFacts, factsOf } from './request-facts.ts';
import { requestId } from './request-id.ts';

/** What the HTTP side is built on. */
export interface AppServices extends AdmissionServices {
  config: ServerConfig;
  log: FastifyBaseLogger;
  /** Resolves when everything that a request needs answers. */
  ping(): Promise<unknown>;
  identities: Identities;
  load: Load;
  metrics: Metrics;
  /** Told of requests that are refused before their work. */
  refusals: Refusals;
  requestCounts: RequestCounts;
  handlers: OperationHandlers;
  /** Scheme and host of the server. */
  origin(): string;
  pictures: Pictures;
  /** Told of an answer that the description does not describe; not checked without it. */
  onResponseFault?: ((fault: ResponseFault) => void) | undefined;
  /** Adds what is served beside the API: its routes are found before the documentation. */
  addBeside?: ((app: FastifyInstance) => Promise<void>) | undefined;
}

/** Builds the HTTP server: operations under `/v2`, tools of agents at `/mcp`, documentation at `/`, health and metrics. Does not listen yet. */
export async function createApp(services: AppServices): Promise<FastifyInstance> {
  const { config, load, metrics, identities, log } = services;
  const api = apiPlugin(services);
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: requestId,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestTimeout: config.requestTimeoutMs,
    http: {
      headersTimeout: Math.min(config.headersTimeoutMs, config.requestTimeoutMs),
      connectionsCheckingInterval: Math.min(1000, config.requestTimeoutMs / 2),
      requireHostHeader: false, // Node would answer it with a text of its own.
    },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: frameworkErrors(api),
    clientErrorHandler: clientErrorHandler((name) => metrics.countRejection(name)),
    routerOptions: { maxParamLength: 500 },
  });
  answerRefused(app.server as Server);
  boundConnections(app.server as Server, config.maxConnections, metrics);
  (app.server as Server).maxHeadersCount = 0; // Their bytes are bounded, and a second `Host` must not hide behind 1000.
  addRequestFacts(app);
  addRequestId(app);
  load.watch(app);
  metrics.watch(app);
  addHostCheck(app, (request) => noteRejection(request, 'BadRequest', metrics));
  if (['trace', 'debug', 'info'].includes(config.logLevel)) addRequestLog(app, services.log);
  await addCors(app, config.corsOrigins);
  addFallbacks(app, api, metrics);
  addHealth(app, { ...services, metricsToken: config.metricsToken });
  await addDocument(app);
  await app.register(api);
  addRequestCount(app, services.requestCounts);
  addPictures(app, services.pictures);
  await services.addBeside?.(app);
  if (config.mcp === 'on') {
    const onError = (error: unknown): void => log.error({ err: error }, 'a message of /mcp failed');
    const challenge = (): string =>
      config.dashboard === 'on' ? challengeOf(services.origin(), '/mcp') : 'Bearer';
    addMcp(app, { ...config, identities, challenge, onError });
  }
  await addDocs(app, { directory: config.docsDirectory, origin: services.origin });
  return app;
}

function apiPlugin(services: AppServices): ApiPlugin {
  const { config, identities, metrics, refusals, log, handlers, onResponseFault } = services;
  const admit = admission(services);
  const refuse = toUnavailable(log);
  return fastifyPlugin<Identity>({
    basePath: '/v2',
    maxBodyBytes: config.maxBodyBytes,
    authenticate: (token) => orRefused(identities.find(token), refuse),
    ...(config.dashboard === 'on' && { challenge: () => challengeOf(services.origin(), '/v2') }),
    admit(identity, context) {
      const known = factsOf(context.request);
      known.identity = identity;
      known.operation = context.operation;
      const noted = (refused: Rejection | undefined): Rejection | undefined => {
        known.isAdmitted = refused === undefined;
        return refused;
      };
      const judged = admit(identity, context);
      return judged instanceof Promise ? judged.then(noted, refuse) : noted(judged);
    },
    partial: true,
    handlers: withOutageAnswers(handlers, refuse),
    onReject: (rejection, { request, operation }) => {
      // Who has gone was refused nothing.
      if (request.raw.socket.destroyed) return;
      noteRejection(request, rejection.error, metrics);
      const refusal = refusalOf(rejection, request, operation);
      if (refusal !== undefined) refusals.note(refusal);
    },
    onError: (error, { request }) => log.error({ err: error, requestId: request.id }, 'request failed'),
    ...(onResponseFault && { validateResponses: 'report', onResponseFault }),
  });
}

function noteRejection(request: FastifyRequest, error: ErrorName, metrics: Metrics): void {
  metrics.countRejection(error);
  factsOf(request).error = error;
}

/** What Fastify refuses before any hook runs: a malformed or very long path. */
function frameworkErrors(api: ApiPlugin) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id);
    if (api.serves(request)) return api.frameworkErrors(error, request, reply);
    const { status, headers, body } = errorAnswer(fallbackName(error.statusCode ?? 400));
    reply.code(status).headers(headers).send(body);
  };
}

/** Node closes a connection beyond the bound without reading it. */
function boundConnections(server: Server, most: number, metrics: Metrics): void {
  server.maxConnections = most;
  server.on('drop', () => metrics.countRefusedConnection());
}

/** The id of a request goes out as a header, whatever the answer. */
function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

/** Counts what known callers ask for, answered or refused. */
function addRequestCount(app: FastifyInstance, counts: RequestCounts): void {
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { identity, operation } = factsOf(request);
    if (identity !== undefined && operation !== undefined) {
      const { teamId, keyId } = identity;
      counts.note({ teamId, keyId, operation, isRefused: statusCode >= 300 });
    }
    done();
  });
}

/** One line a request, with its id. */
function addRequestLog(app: FastifyInstance, log: FastifyBaseLogger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    if (request.routeOptions.logLevel === 'silent') return done();
    const { identity, error } = factsOf(request);
    const whose = identity && { teamId: identity.teamId, keyId: identity.keyId };
    const ms = Math.round(elapsedTime);
    log.info(
      { req: request, requestId: request.id, ...whose, status, ...(error && { error }), ms },
      'request',
    );
    done();
  });
}

async function addCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: origins.includes('*') ? '*' : [...origins],
    // Not those of the plugin by itself: without DELETE no page could cancel a run.
    methods: [...new Set(Object.values(operations).map(({ method }) => method))],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-request-id', ...mcpHeaders],
    exposedHeaders: ['retry-after', 'x-request-id', mcpHeaders[0]],
    maxAge: 86_400,
    strictPreflight: false, // The plugin would refuse an OPTIONS that is no preflight, with a text of its own.
  });
}

/** Whatever no route answers. */
function addFallbacks(app: FastifyInstance, api: ApiPlugin, metrics: Metrics): void {
  const answer = (name: ErrorName, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    noteRejection(request, name, metrics);
    const { status, headers, body } = errorAnswer(name);
    return reply.code(status).headers(headers).send(body);
  };
  app.setNotFoundHandler((request, reply) => {
    // A method that the router has never heard of: the operations say what there is instead.
    if (api.serves(request)) return api.frameworkErrors(notFound, request, reply);
    return answer('NotFound', request, reply);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
    return answer(fallbackName(statusCode), request, reply);
  });
}

const notFound: FastifyError = Object.assign(new Error('Not Found'), { code: 'NOT_FOUND', statusCode: 404 });

function fallbackName(status: number): ErrorName {
  if (status === 404) return 'NotFound';
  if (status === 413) return 'PayloadTooLarge';
  if (status === 415) return 'UnsupportedMediaType';
  return status < 500 ? 'BadRequest' : 'InternalServerError';
}
