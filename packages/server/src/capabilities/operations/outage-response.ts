import { reject } from '@web-data/validator';
import type { FastifyBaseLogger } from 'fastify';
import { createErrorFilter } from '../../platform/log/error-filter.ts';
import { settle } from '../../platform/settle.ts';
import { findRemedy, isOutage } from '../../platform/store/outage.ts';

/** Rethrows an error; an outage of the store as 503 with the error as its cause. */
export type ToUnavailable = (error: unknown) => never;

/**
 * Creates a handler for `promise.catch(…)`. An outage of the store is not an error of the request, which the caller may
 * retry.
 */
export function toUnavailable(log: FastifyBaseLogger): ToUnavailable {
  const shouldLog = createErrorFilter();
  return (error) => {
    if (!isOutage(error)) throw error;
    if (shouldLog(error))
      log.error(
        { err: error, remedy: findRemedy(error) },
        'requests are rejected: the store does not respond',
      );
    throw reject('ServiceUnavailable', { headers: { 'Retry-After': '1' }, cause: error });
  };
}

/**
 * Converts an outage of a pending value to 503. A value without a promise returns as it is, which avoids the cost of a
 * promise.
 */
export function withOutageRejection<T>(found: T | Promise<T>, onOutage: ToUnavailable): T | Promise<T> {
  return found instanceof Promise ? found.catch(onOutage) : found;
}

function nothing(): void {}

type AnyHandler = (context: unknown) => unknown;

/** Wraps handlers so that an outage becomes a 503. */
export function withOutageResponses<Handlers extends object>(
  handlers: Handlers,
  onOutage: ToUnavailable,
): Handlers {
  const entries = Object.entries(handlers).map(([id, handler]) => {
    const handle = handler as unknown as AnyHandler; // The types of each operation do not matter here.
    const guarded = (context: unknown): unknown => settle(() => handle(context), nothing, onOutage);
    return [id, guarded] as const;
  });
  return Object.fromEntries(entries) as Handlers;
}
