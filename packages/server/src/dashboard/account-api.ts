import type { IncomingHttpHeaders } from 'node:http';
import { api, operations, rateClasses } from '@web-data/dashboard/account';
import type { ApiTypes, OperationId } from '@web-data/dashboard/account';
import { fastifyPlugin } from '@web-data/validator/runtime/fastify';
import type { ApiPlugin } from '@web-data/validator/runtime/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  toUnavailable,
  withOutageRejection,
  withOutageResponses,
} from '../capabilities/operations/outage-response.ts';
import { getNetwork } from '../accounts/limits/network.ts';
import type { RateLimits } from '../accounts/limits/rate-limits.ts';
import { findSession } from '../accounts/people/sessions.ts';
import type { SignedIn } from '../accounts/people/sessions.ts';
import type { AccountHandlers } from './account-services.ts';
import { budgetOperations } from './budget-operations.ts';
import { deviceOperations } from './device-operations.ts';
import { interactSessionOperations } from './interact-session-operations.ts';
import { jobOperations } from './job-operations.ts';
import { keyOperations } from './key-operations.ts';
import { linkOperations } from './link-operations.ts';
import { watchOperation } from './live/event-stream.ts';
import type { EventStreamServices } from './live/event-stream.ts';
import { memberOperations } from './member-operations.ts';
import { monitorOperations } from './monitor-operations.ts';
import { securityOperations } from './security-operations.ts';
import { getCookieOptions } from './open-session.ts';
import { openidOperations } from './openid-operations.ts';
import { passkeyOperations } from './passkey-operations.ts';
import { passkeySignIn } from './passkey-sign-in.ts';
import { policyOperations } from './policy-operations.ts';
import { requestOperations } from './request-operations.ts';
import { sessionOperations } from './session-operations.ts';
import { subscriptionOperations } from './subscription-operations.ts';
import { teamOperations } from './team-operations.ts';
import { usageOperations } from './usage-operations.ts';
import { deliveryOperations } from './delivery-operations.ts';
import { webhookOperations } from './webhook-operations.ts';

/** Services behind the account API. */
export interface AccountApiServices extends EventStreamServices {
  /** Called when a response does not fit the description; responses are not checked without it. */
  onResponseViolation?: ((violation: { operation: string }) => void) | undefined;
}

/** Max bytes of a body: keys and names are small. */
const MAX_BODY_BYTES = 65_536;

/**
 * Serves the account API. It accepts the session cookie of a person, never an API key. Order of checks: another site
 * (403), path (404, 405), session (401), rate (429), body (415, 413, 400), team (404) and role (403), work.
 */
export async function addAccountApi(app: FastifyInstance, services: AccountApiServices): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      // Responses belong to one person, so no cache may store them.
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      if (!isCrossSite(request.method, request.headers)) return undefined;
      const { status, message } = api.reject('CrossSiteRequest');
      return reply.code(status).send({ success: false, error: message });
    });
    scope.addHook('onSend', async (_request, reply) => {
      // A stream stays open for long without work.
      if (reply.getHeader('content-type') === 'text/event-stream') services.load.standAside(reply);
    });
    await scope.register(pluginOf(services));
  });
}

function pluginOf(services: AccountApiServices): ApiPlugin {
  const { store, log, onResponseViolation } = services;
  const onOutage = toUnavailable(log);
  const find = (secret: string): Promise<SignedIn | undefined> =>
    Promise.resolve(withOutageRejection(findSession(store, secret), onOutage));
  return fastifyPlugin<ApiTypes, SignedIn>(api, {
    maxBodyBytes: MAX_BODY_BYTES,
    authenticate: {
      hostSession: (secret) => (getCookieOptions(services).isSecure ? find(secret) : undefined),
      plainSession: (secret) => (getCookieOptions(services).isSecure ? undefined : find(secret)),
    },
    admit: (identity, { operation, request }) => admit(services.rateLimits, { identity, operation, request }),
    handlers: withOutageResponses(handlersOf(services), onOutage),
    onError: (error, { request }) => log.error({ err: error, requestId: request.id }, 'request failed'),
    ...(onResponseViolation && { validateResponses: 'report', onResponseViolation }),
  });
}

function handlersOf(services: AccountApiServices): AccountHandlers {
  return {
    ...sessionOperations(services),
    ...linkOperations(services),
    ...openidOperations(services),
    ...passkeyOperations(services),
    ...passkeySignIn(services),
    ...teamOperations(services),
    ...watchOperation(services),
    ...memberOperations(services),
    ...keyOperations(services),
    ...deviceOperations(services),
    ...jobOperations(services),
    ...interactSessionOperations(services),
    ...monitorOperations(services),
    ...securityOperations(services),
    ...usageOperations(services),
    ...budgetOperations(services),
    ...subscriptionOperations(services),
    ...requestOperations(services),
    ...policyOperations(services),
    ...webhookOperations(services),
    ...deliveryOperations(services),
  };
}

interface Admitted {
  /** Undefined before sign-in. */
  identity: SignedIn | undefined;
  operation: OperationId;
  request: FastifyRequest;
}

/** Limits requests by person, sign-in attempts by network, and typed codes by both. */
async function admit(rateLimits: RateLimits, { identity, operation, request }: Admitted) {
  const { rateClass } = operations[operation];
  const limit = rateClasses[rateClass].requestsPerMinute;
  const counted = [identity?.person.id ?? getNetwork(request.ip)];
  if (rateClass === 'deviceCode') counted.push(getNetwork(request.ip));
  const permits = await Promise.all(
    counted.map((whose) => rateLimits.consume(`${rateClass}:${whose}`, limit)),
  );
  const blocked = permits.filter(({ allowed }) => !allowed).map(({ resetMs }) => resetMs);
  if (blocked.length === 0) return undefined;
  const seconds = Math.max(1, Math.ceil(Math.max(...blocked) / 1000));
  return api.reject('RateLimitExceeded', { headers: { 'Retry-After': String(seconds) } });
}

/** Methods that change nothing (RFC 9110, section 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another site, or of another origin of this one, sends a request that changes something. Reads
 * `Sec-Fetch-Site` (W3C Fetch Metadata), which no page can set; older browsers send `Origin`. A client that sends
 * neither is not a browser, so it does not add cookies by itself.
 */
function isCrossSite(method: string, headers: IncomingHttpHeaders): boolean {
  if (SAFE.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = headers;
  return origin !== undefined && getHost(origin) !== headers.host?.toLowerCase();
}

/** Returns host and port of an origin; undefined for `null` and for an invalid origin. */
function getHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
