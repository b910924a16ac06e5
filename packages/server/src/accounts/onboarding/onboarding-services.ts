import type { ApiTypes } from '@web-data/dashboard/oauth';
import type { Handlers } from '@web-data/validator/runtime';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Identities } from '../keys/identity.ts';
import type { RejectionLog } from '../audit/rejection-log.ts';
import type { SiemLog } from '../audit/siem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Store } from '../../platform/store/store.ts';
import type { IssuerKeys } from './assertions/issuer-keys.ts';
import type { TrustedIssuer } from '../../platform/config/trusted-issuer.ts';

/** Services behind the onboarding API. */
export interface OnboardingServices {
  store: Store;
  siem: SiemLog;
  /** Logs invalid assertions. */
  rejections: RejectionLog;
  rateLimits: RateLimits;
  identities: Identities;
  /** Issuers whose assertions are exchanged for keys, by their name. */
  trustedIssuers: Readonly<Record<string, TrustedIssuer>>;
  issuerKeys: IssuerKeys;
  log: FastifyBaseLogger;
  /** Scheme and host under which callers reach the server. */
  origin(): string;
  /** Called when a response does not fit the description; responses are not checked without it. */
  onResponseViolation?: ((violation: { operation: string }) => void) | undefined;
}

/** Handlers of the onboarding API, by operation. */
export type OnboardingHandlers = Handlers<ApiTypes, undefined, FastifyRequest>;
/** The input of an operation's handler. */
export type Context<Id extends keyof OnboardingHandlers> = Parameters<OnboardingHandlers[Id]>[0];
/** The response of an operation. */
export type OnboardingResponse<Id extends keyof OnboardingHandlers> = Awaited<
  ReturnType<OnboardingHandlers[Id]>
>;

/** Exchanges a grant for a key. */
export type Grant = (
  services: OnboardingServices,
  context: Context<'issueToken'>,
) => Promise<OnboardingResponse<'issueToken'>>;
