// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.

/** Status and `error` string of each error, by name. */
export const errors = {
  BadRequest: [400, "invalid_request"],
  InvalidToken: [401, "Unauthorized"],
  NotFound: [404, "not_found"],
  MethodNotAllowed: [405, "method_not_allowed"],
  PayloadTooLarge: [413, "invalid_request"],
  UnsupportedMediaType: [415, "invalid_request"],
  InternalServerError: [500, "server_error"],
  InvalidClient: [401, "invalid_client"],
  InvalidGrant: [400, "invalid_grant"],
  InvalidScope: [400, "invalid_scope"],
  UnsupportedGrantType: [400, "unsupported_grant_type"],
  AuthorizationPending: [400, "authorization_pending"],
  SlowDown: [400, "slow_down"],
  AccessDenied: [400, "access_denied"],
  ExpiredToken: [400, "expired_token"],
  RateLimitExceeded: [429, "temporarily_unavailable"],
  ServiceUnavailable: [503, "temporarily_unavailable"],
} as const;

/** Name of an error that a response can carry. */
export type ErrorName = keyof typeof errors;

/** The errors whose string may also be a message of its own. */
export type OpenErrorName = never;

/** The `code` member of those errors that have one. */
export const codes: { readonly [Name in ErrorName]?: string } = {};
