import { api, errors, operations, rateClasses } from '@web-data/dashboard/oauth';
import type { ApiTypes, OperationId } from '@web-data/dashboard/oauth';
import type { Rejection } from '@web-data/validator/runtime';
import { fastifyPlugin } from '@web-data/validator/runtime/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getNetwork } from '../limits/network.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { isOutage } from '../../platform/store/outage.ts';
import {
  ASSERTION_GRANT,
  assertionToken,
  EXCHANGE_GRANT,
  exchangeToken,
} from './assertions/assertion-token.ts';
import { deviceOperation, DEVICE_GRANT, deviceToken } from './device-grant.ts';
import type { Context, Grant, OnboardingServices } from './onboarding-services.ts';
import { addMetadata } from './well-known.ts';

/** Max bytes of a form. */
const MAX_BODY_BYTES = 65_536;

/** Returns the grants of a server, by name. Assertions need a trusted issuer. */
function grantsOf({ trustedIssuers }: OnboardingServices): Readonly<Record<string, Grant>> {
  const isTrusting = Object.keys(trustedIssuers).length > 0;
  const ofIssuers = { [ASSERTION_GRANT]: assertionToken, [EXCHANGE_GRANT]: exchangeToken };
  return { [DEVICE_GRANT]: deviceToken, ...(isTrusting && ofIssuers) };
}

/** Serves the endpoints through which agents get a key: OAuth, with its metadata. */
export async function addOnboarding(app: FastifyInstance, services: OnboardingServices): Promise<void> {
  addMetadata(app, { origin: services.origin, grants: Object.keys(grantsOf(services)) });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      // RFC 6749, section 5.1: no cache may store a token.
      reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache', 'x-content-type-options': 'nosniff' });
    });
    await scope.register(pluginOf(services));
  });
}

function pluginOf(services: OnboardingServices) {
  const { rateLimits, log, onResponseViolation } = services;
  return fastifyPlugin<ApiTypes, undefined>(api, {
    maxBodyBytes: MAX_BODY_BYTES,
    authenticate: false,
    admit: (_identity, { operation, request }) => admit(rateLimits, operation, request),
    errorBody: (rejection) => ({ body: toOAuthError(rejection) }),
    handlers: {
      authorizeDevice: (context) => deviceOperation(services, context).catch(toUnavailable),
      issueToken: (context) => tokenOperation(services, context).catch(toUnavailable),
    },
    onError: (error, { request }) => log.error({ err: error, requestId: request.id }, 'request failed'),
    ...(onResponseViolation && { validateResponses: 'report', onResponseViolation }),
  });
}

async function tokenOperation(services: OnboardingServices, context: Context<'issueToken'>) {
  const { grant_type: type } = context.body;
  const grants = grantsOf(services);
  if (!Object.hasOwn(grants, type)) throw api.reject('UnsupportedGrantType');
  return grants[type]!(services, context);
}

function toUnavailable(error: unknown): never {
  if (!isOutage(error)) throw error;
  throw api.reject('ServiceUnavailable', { headers: { 'Retry-After': '1' }, cause: error });
}

/** Limits by address, because the caller is not authenticated yet. */
async function admit(rateLimits: RateLimits, operation: OperationId, { ip }: FastifyRequest) {
  const { rateClass } = operations[operation];
  const { requestsPerMinute } = rateClasses[rateClass];
  const { allowed, resetMs } = await rateLimits.consume(`${rateClass}:${getNetwork(ip)}`, requestsPerMinute);
  if (allowed) return undefined;
  const seconds = Math.max(1, Math.ceil(resetMs / 1000));
  return api.reject('RateLimitExceeded', { headers: { 'Retry-After': String(seconds) } });
}

/**
 * Formats an error by RFC 6749, section 5.2, whose descriptions have neither quotes nor characters outside of ASCII.
 */
function toOAuthError({ error, message, details }: Rejection) {
  const catalogue: Readonly<Record<string, { cause: string }>> = errors;
  const [detail] = Array.isArray(details) ? (details as { path?: string; message?: string }[]) : [];
  const location = detail ? ` ${detail.path?.slice(1) ?? ''}: ${detail.message ?? ''}.` : '';
  const text = `${catalogue[error]?.cause ?? ''}${location}`.trim();
  return {
    success: false,
    error: message,
    ...(text !== '' && { error_description: text.replaceAll(/["\\]|[^ -~]/g, "'").slice(0, 500) }),
  };
}
