import { reject } from '@web-data/validator';
import type { FastifyBaseLogger } from 'fastify';
import { createErrorFilter } from '../log/error-filter.ts';
import { settle } from '../settle.ts';
import { isOutage } from '../store/outage.ts';

/** Throws on what it is given, an outage of the store as 503 with the error as its cause. */
export type ToUnavailable = (error: unknown) => never;

/** For `promise.catch(…)`: a store that does not answer is no fault of the request, which may be sent again. */
export function toUnavailable(log: FastifyBaseLogger): ToUnavailable {
  const shouldLog = createErrorFilter();
  return (error) => {
    if (!isOutage(error)) throw error;
    if (shouldLog(error)) log.error({ err: error }, 'requests are refused: the store does not answer');
    throw reject('ServiceUnavailable', { headers: { 'Retry-After': '1' }, cause: error });
  };
}

/** What may be there already, else with its outage answered as 503: a promise more costs as much as a check. */
export function withOutageRejection<T>(found: T | Promise<T>, onOutage: ToUnavailable): T | Promise<T> {
  return found instanceof Promise ? found.catch(onOutage) : found;
}

function nothing(): void {}

type AnyHandler = (context: unknown) => unknown;

/** The handlers with their outages answered as 503. */
export function withOutageResponses<Handlers extends object>(
  handlers: Handlers,
  onOutage: ToUnavailable,
): Handlers {
  const entries = Object.entries(handlers).map(([id, handler]) => {
    const handle = handler as unknown as AnyHandler; // What goes in and out is its operation's, and not looked at here.
    const guarded = (context: unknown): unknown => settle(() => handle(context), nothing, onOutage);
    return [id, guarded] as const;
  });
  return Object.fromEntries(entries) as Handlers;
}
