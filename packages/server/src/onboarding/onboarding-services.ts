import type { ApiTypes } from '@web-data/dashboard/oauth';
import type { Handlers } from '@web-data/validator/runtime';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { SiemLog } from '../audit/siem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Store } from '../store/store.ts';

/** What the onboarding API is built on. */
export interface OnboardingServices {
  store: Store;
  siem: SiemLog;
  rateLimits: RateLimits;
  log: FastifyBaseLogger;
  /** Scheme and host under which callers reach the server. */
  origin(): string;
  /** Told of an answer that the description does not describe; not checked without it. */
  onResponseFault?: ((fault: { operation: string }) => void) | undefined;
}

/** Handlers of the onboarding API, by operation. */
export type OnboardingHandlers = Handlers<ApiTypes, undefined, FastifyRequest>;
/** What the handler of an operation is given. */
export type Context<Id extends keyof OnboardingHandlers> = Parameters<OnboardingHandlers[Id]>[0];
/** The answer of an operation. */
export type Answer<Id extends keyof OnboardingHandlers> = Awaited<ReturnType<OnboardingHandlers[Id]>>;

/** Trades a grant for a key. */
export type Grant = (
  services: OnboardingServices,
  context: Context<'askForToken'>,
) => Promise<Answer<'askForToken'>>;
