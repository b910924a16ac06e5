import type { Rejection } from '@web-data/validator';
import type { FastifyRequest } from 'fastify';
import { apiKeyId } from '../accounts/keys/api-key.ts';
import type { RejectionEvent } from '../accounts/audit/rejection-log.ts';
import { getRequestFacts } from './request-facts.ts';

/**
 * Converts a rejection before the work of a request to a security event; undefined when it is irrelevant to security.
 */
export function toRejectionEvent(
  { error, status, message: reason }: Rejection,
  request: FastifyRequest,
  operation: string | undefined,
): RejectionEvent | undefined {
  const { identity, isAdmitted = false } = getRequestFacts(request);
  const event = eventOf(error, identity !== undefined && !isAdmitted);
  if (event === undefined) return undefined;
  const { ip, id: requestId } = request;
  const keyId = identity?.keyId ?? keyIdOf(request.headers.authorization);
  return { event, status, reason, ip, requestId, operation, identity, ...(keyId !== undefined && { keyId }) };
}

/** Rejections after admission have events of their own. */
function eventOf(error: string, isBeforeWork: boolean): RejectionEvent['event'] | undefined {
  if (error === 'InvalidToken') return 'authentication.failed';
  if (!isBeforeWork) return undefined;
  if (error === 'Forbidden') return 'scope.rejected';
  if (error === 'RateLimitExceeded' || error === 'ConcurrencyLimitReached') return 'limit.reached';
  return undefined;
}

function keyIdOf(authorization: string | undefined): string | undefined {
  return apiKeyId(authorization?.split(' ').at(-1) ?? '');
}
