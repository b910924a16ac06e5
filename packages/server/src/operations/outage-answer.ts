import { reject } from '@web-data/validator';
import type { FastifyBaseLogger } from 'fastify';
import { createNews } from '../log/news.ts';
import { settled } from '../settled.ts';
import { isOutage } from '../store/outage.ts';

/** Throws on what it is given, an outage of the store as 503 with the error as its cause. */
export type ToUnavailable = (error: unknown) => never;

/** For `promise.catch(…)`: a store that does not answer is no fault of the request, which may be sent again. */
export function toUnavailable(log: FastifyBaseLogger): ToUnavailable {
  const isNews = createNews();
  return (error) => {
    if (!isOutage(error)) throw error;
    if (isNews(error)) log.error({ err: error }, 'requests are refused: the store does not answer');
    throw reject('ServiceUnavailable', { headers: { 'Retry-After': '1' }, cause: error });
  };
}

/** What may be there already, else with its outage answered as 503: a promise more costs as much as a check. */
export function orRefused<T>(found: T | Promise<T>, refuse: ToUnavailable): T | Promise<T> {
  return found instanceof Promise ? found.catch(refuse) : found;
}

function nothing(): void {}

type AnyHandler = (context: unknown) => unknown;

/** The handlers with their outages answered as 503. */
export function withOutageAnswers<Handlers extends object>(
  handlers: Handlers,
  refuse: ToUnavailable,
): Handlers {
  const entries = Object.entries(handlers).map(([id, handler]) => {
    const handle = handler as unknown as AnyHandler; // What goes in and out is its operation's, and not looked at here.
    const guarded = (context: unknown): unknown => settled(() => handle(context), nothing, refuse);
    return [id, guarded] as const;
  });
  return Object.fromEntries(entries) as Handlers;
}
