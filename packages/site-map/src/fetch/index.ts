export { Fetcher, DEFAULT_USER_AGENT, type FetcherOptions, type FetchRequest } from './fetcher.ts';
export {
  followRedirects,
  type AllowUrl,
  type FollowedResponse,
  type FollowRequest,
  type UrlUse,
} from './redirects.ts';
export { toFetchError } from './failure.ts';
export { retryAfter } from './overload.ts';
export { redirectTarget } from './redirect-target.ts';
export type { FetchResponse, ResponseHead } from './exchange.ts';
export { createGuardedConnector, resolveAllowed, type ConnectorOptions } from './connector.ts';
export { cacheResolve, systemResolve, type Resolve } from './resolver.ts';
export type { Sink } from './decoder.ts';
export { AddressPolicy, type AddressPolicyOptions } from '../address/index.ts';
export { FetchError, type FetchErrorCode } from '../errors.ts';
export { acceptLanguage } from '../location.ts';
