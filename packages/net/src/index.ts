export { FetchError, hasCode, type FetchErrorCode } from './errors.ts';

export { AddressPolicy, getPort, type AddressPolicyOptions } from './address/policy.ts';
export { addressRange, type AddressRange } from './address/range.ts';
export type { Target } from './address/allow-list.ts';
export { cacheResolve, systemResolve, type Resolve } from './dns/resolve.ts';

export { createGuardedConnector, resolveAllowed, type ConnectorOptions } from './fetch/connector.ts';
export { Fetcher, DEFAULT_USER_AGENT, type FetcherOptions, type FetchRequest } from './fetch/fetcher.ts';
export type { FetchResponse, ResponseHead } from './fetch/exchange.ts';
export type { Sink } from './fetch/decoder.ts';
export {
  followRedirects,
  mayReceive,
  selectHeaders,
  type AllowUrl,
  type FollowedResponse,
  type FollowRequest,
  type UrlUse,
} from './fetch/redirects.ts';
export { followableTarget, redirectTarget, REDIRECTING_REFRESH } from './fetch/redirect-target.ts';
export { isTransient, parseOverload, retryAfter, type Overload } from './fetch/overload.ts';
export { toFetchError } from './fetch/failure.ts';
export { acceptLanguage, type Location } from './fetch/accept-language.ts';

export { fetchRobots, type FetchedRobots, type RobotsRequest } from './robots/fetch.ts';
export type { CachedRobots, RobotsCache } from './robots/cache.ts';
export { ALLOW_ALL, ALLOW_NONE, parseRobots, type Robots } from './robots/robots.ts';
