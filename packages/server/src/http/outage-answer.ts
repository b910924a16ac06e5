import { reject } from '@web-data/validator';
import type { FastifyBaseLogger } from 'fastify';
import type { OperationHandlers } from '../operations/operation.ts';
import { isOutage } from '../store/outage.ts';

/** Throws on what it is given, an outage of the store as 503 with the error as its cause. */
export type ToUnavailable = (error: unknown) => never;

/** For `promise.catch(…)`: a store that does not answer is no fault of the request, which may be sent again. */
export function toUnavailable(log: FastifyBaseLogger): ToUnavailable {
  return (error) => {
    if (!isOutage(error)) throw error;
    log.warn({ err: error }, 'refused: the store does not answer');
    throw reject('ServiceUnavailable', { headers: { 'Retry-After': '1' }, cause: error });
  };
}

type AnyHandler = (context: unknown) => unknown;

/** The handlers with their outages answered as 503. */
export function withOutageAnswers(handlers: OperationHandlers, refuse: ToUnavailable): OperationHandlers {
  const guarded = Object.entries(handlers).map(([id, handler]) => {
    const handle = handler as unknown as AnyHandler; // What goes in and out is its operation's, and not looked at here.
    return [id, async (context: unknown) => Promise.resolve(handle(context)).catch(refuse)] as const;
  });
  return Object.fromEntries(guarded) as OperationHandlers;
}
