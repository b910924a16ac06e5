import type { Server } from 'node:http';
import cors from '@fastify/cors';
import { operations } from '@web-data/types';
import type { ErrorName } from '@web-data/types';
import type { Rejection, ResponseViolation } from '@web-data/validator';
import { fastifyPlugin } from '@web-data/validator/fastify';
import type { ApiPlugin } from '@web-data/validator/fastify';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identities, Identity } from '../accounts/keys/identity.ts';
import type { ServerConfig } from '../platform/config/server-config.ts';
import type { RejectionLog } from '../accounts/audit/rejection-log.ts';
import type { OperationHandlers } from '../capabilities/operations/operation.ts';
import type { Sessions } from '../capabilities/interact/sessions.ts';
import type { Pictures } from '../capabilities/pages/pictures.ts';
import type { RequestCounts } from '../accounts/usage/request-counts.ts';
import type { RequestLog } from '../accounts/usage/request-log.ts';
import { admission } from './admission.ts';
import type { AdmissionServices } from './admission.ts';
import {
  boundConnections,
  handleUnservedRequests,
  clientErrorHandler,
} from '../platform/http/connections.ts';
import { describeService } from './describe-service.ts';
import { addDocs } from '../platform/http/docs.ts';
import { addDocument } from '../platform/http/document.ts';
import { adoptIdempotencyKey, addHostCheck, requestId } from '../platform/http/request-headers.ts';
import { toErrorResponse } from '../platform/http/error-response.ts';
import { addHealth } from '../platform/http/health.ts';
import type { AddressedRequest } from '../platform/http/request-origin.ts';
import type { Load } from '../platform/http/load.ts';
import { addMcp, mcpHeaders } from './mcp.ts';
import { addWatchers } from './watch-sockets.ts';
import type { WatchServices } from './watch-sockets.ts';
import { UpgradableRequest } from '../platform/http/web-sockets.ts';
import type { Metrics } from '../platform/http/metrics.ts';
import { createChallenge } from '../accounts/onboarding/well-known.ts';
import {
  withOutageRejection,
  toUnavailable,
  withOutageResponses,
} from '../capabilities/operations/outage-response.ts';
import { addUnsubscribe } from './unsubscribe.ts';
import type { UnsubscribeServices } from './unsubscribe.ts';
import { addLiveView } from './live-view.ts';
import { addPictures } from './pictures.ts';
import { toRejectionEvent } from './rejection-events.ts';
import { addRequestFacts, getRequestFacts } from './request-facts.ts';

/** Services behind the HTTP server. */
export interface AppServices
  extends AdmissionServices, UnsubscribeServices, Pick<WatchServices, 'watchCrawl'> {
  config: ServerConfig;
  log: FastifyBaseLogger;
  /** Resolves when every dependency of a request responds. */
  ping(): Promise<unknown>;
  identities: Identities;
  load: Load;
  metrics: Metrics;
  /** Logs requests that are rejected before their work. */
  rejections: RejectionLog;
  requestCounts: RequestCounts;
  requestLog: RequestLog;
  handlers: OperationHandlers;
  /** Scheme and host of the server. */
  origin(): string;
  /** The same, as a request reached it. */
  requestOrigin(request: AddressedRequest): string;
  pictures: Pictures;
  /** Sessions of Interact, for their live views. */
  sessions: Sessions;
  /** Called when a response does not fit the description; responses are not checked without it. */
  onResponseViolation?: ((violation: ResponseViolation) => void) | undefined;
  /** Adds the routes beside the API, which win over the documentation. */
  addBeside?: ((app: FastifyInstance) => Promise<void>) | undefined;
}

/**
 * Builds the HTTP server: operations under the base path of the description, tools of agents at `/mcp`, documentation at `/`, health and metrics.
 * Does not listen yet.
 */
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
      IncomingMessage: UpgradableRequest,
      requireHostHeader: false, // Node would respond with a body of its own.
    },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: frameworkErrors(api),
    clientErrorHandler: clientErrorHandler((name) => metrics.countRejection(name)),
    routerOptions: { maxParamLength: 500 },
  });
  handleUnservedRequests(app.server as Server);
  boundConnections(app.server as Server, config.maxConnections, () => metrics.countRejectedConnection());
  (app.server as Server).maxHeadersCount = 0; // Their size is limited. A max of 1000 could hide a second `Host`.
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
  const onWatchError = (error: unknown): void => log.error({ err: error }, 'a watcher of a job failed');
  addWatchers(app, { ...services, onError: onWatchError });
  await app.register(api);
  addUsage(app, services);
  addPictures(app, services.pictures);
  await addUnsubscribe(app, services);
  addLiveView(app, services);
  await services.addBeside?.(app);
  if (config.mcp === 'on') {
    const onError = (error: unknown): void => log.error({ err: error }, 'a message of /mcp failed');
    const challenge = (): string =>
      config.dashboard === 'on' ? createChallenge(services.origin(), 'tools') : 'Bearer';
    addMcp(app, { ...config, identities, challenge, onError });
  }
  await addDocs(app, {
    directory: config.docsDirectory,
    origin: services.requestOrigin,
    facts: describeService(config),
    signInUrl: config.dashboard === 'on' ? '/dashboard/' : undefined,
  });
  return app;
}

function apiPlugin(services: AppServices): ApiPlugin {
  const { config, identities, metrics, rejections, log, handlers, onResponseViolation } = services;
  const admit = admission(services);
  const onOutage = toUnavailable(log);
  return fastifyPlugin<Identity>({
    maxBodyBytes: config.maxBodyBytes,
    authenticate: (token) => withOutageRejection(identities.find(token), onOutage),
    ...(config.dashboard === 'on' && { challenge: () => createChallenge(services.origin(), 'api') }),
    admit(identity, context) {
      const known = getRequestFacts(context.request);
      known.identity = identity;
      known.operation = context.operation;
      const { idempotencyKey: takesKey } = operations[context.operation];
      const noted = (found: Rejection | undefined): Rejection | undefined => {
        const rejection = found ?? (takesKey ? adoptIdempotencyKey(context.request.raw) : undefined);
        known.isAdmitted = rejection === undefined;
        return rejection;
      };
      const judged = admit(identity, context);
      return judged instanceof Promise ? judged.then(noted, onOutage) : noted(judged);
    },
    partial: true,
    handlers: withOutageResponses(handlers, onOutage),
    onReject: (rejection, { request, operation }) => {
      // Nothing is rejected when the client has disconnected.
      if (request.raw.socket.destroyed) return;
      noteRejection(request, rejection.error, metrics);
      const rejectionEvent = toRejectionEvent(rejection, request, operation);
      if (rejectionEvent !== undefined) rejections.note(rejectionEvent);
    },
    onError: (error, { request }) => log.error({ err: error, requestId: request.id }, 'request failed'),
    ...(onResponseViolation && { validateResponses: 'report', onResponseViolation }),
  });
}

function noteRejection(request: FastifyRequest, error: ErrorName, metrics: Metrics): void {
  metrics.countRejection(error);
  getRequestFacts(request).error = error;
}

/** Handles requests that Fastify rejects before any hook runs: a malformed or very long path. */
function frameworkErrors(api: ApiPlugin) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id);
    if (api.serves(request)) return api.frameworkErrors(error, request, reply);
    const { status, headers, body } = toErrorResponse(fallbackName(error.statusCode ?? 400));
    reply.code(status).headers(headers).send(body);
  };
}

/** Sends the id of a request as a header with every response. */
function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

/** Counts and logs the requests of authenticated callers, successful or rejected. */
function addUsage(app: FastifyInstance, { requestCounts, requestLog }: AppServices): void {
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime: milliseconds }, done) => {
    const { identity, operation, error } = getRequestFacts(request);
    if (identity !== undefined && operation !== undefined) {
      const { teamId, keyId, zeroDataRetention } = identity;
      requestCounts.note({ teamId, keyId, operation, isRejected: status >= 300 });
      if (!zeroDataRetention)
        requestLog.note({ teamId, keyId, requestId: request.id, operation, status, error, milliseconds });
    }
    done();
  });
}

/** Logs one line a request, with its id. */
function addRequestLog(app: FastifyInstance, log: FastifyBaseLogger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    if (request.routeOptions.logLevel === 'silent') return done();
    const { identity, error } = getRequestFacts(request);
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
    // Lists DELETE, which the plugin's default does not: without it no page could cancel a run.
    methods: [...new Set(Object.values(operations).map(({ method }) => method))],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'x-idempotency-key',
      'x-request-id',
      ...mcpHeaders,
    ],
    exposedHeaders: ['retry-after', 'x-request-id', mcpHeaders[0]],
    maxAge: 86_400,
    strictPreflight: false, // The plugin would reject an OPTIONS that is no preflight, with a body of its own.
  });
}

/** Handles requests that match no route. */
function addFallbacks(app: FastifyInstance, api: ApiPlugin, metrics: Metrics): void {
  const sendError = (name: ErrorName, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    noteRejection(request, name, metrics);
    const { status, headers, body } = toErrorResponse(name);
    return reply.code(status).headers(headers).send(body);
  };
  app.setNotFoundHandler((request, reply) => {
    // For a method that the router does not know, the API lists the allowed ones.
    if (api.serves(request)) return api.frameworkErrors(notFound, request, reply);
    return sendError('NotFound', request, reply);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
    return sendError(fallbackName(statusCode), request, reply);
  });
}

const notFound: FastifyError = Object.assign(new Error('Not Found'), { code: 'NOT_FOUND', statusCode: 404 });

function fallbackName(status: number): ErrorName {
  if (status === 404) return 'NotFound';
  if (status === 413) return 'PayloadTooLarge';
  if (status === 415) return 'UnsupportedMediaType';
  return status < 500 ? 'BadRequest' : 'InternalServerError';
}
