// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.

/** The operations, by operation id. */
export const operations = {
  /** POST /device_authorization: Request a device code. */
  authorizeDevice: {
    id: "authorizeDevice",
    method: "POST",
    path: "/device_authorization",
    summary: "Request a device code",
    tag: "Onboarding",
    sdkMethod: "device.authorize",
    scope: null,
    rateClass: "device",
    definition: "provisional",
    idempotent: false,
    idempotencyKey: false,
    pathParameters: [],
    queryParameters: [],
    body: {
      required: true,
      mediaTypes: ["application/x-www-form-urlencoded"],
      members: ["client_id", "client_name", "scope"],
      withoutEffect: [],
    },
    authenticated: false,
    statuses: ["200", "400", "413", "415", "429", "500", "503"],
    errors: ["BadRequest", "InvalidScope", "PayloadTooLarge", "UnsupportedMediaType", "RateLimitExceeded", "InternalServerError", "ServiceUnavailable"],
    relations: [],
  },
  /** POST /token: Exchange a grant for a key. */
  issueToken: {
    id: "issueToken",
    method: "POST",
    path: "/token",
    summary: "Exchange a grant for a key",
    tag: "Onboarding",
    sdkMethod: "token.issue",
    scope: null,
    rateClass: "token",
    definition: "provisional",
    idempotent: false,
    idempotencyKey: false,
    pathParameters: [],
    queryParameters: [],
    body: {
      required: true,
      mediaTypes: ["application/x-www-form-urlencoded"],
      members: ["actor_token", "assertion", "client_id", "device_code", "grant_type", "requested_token_type", "scope", "subject_token", "subject_token_type"],
      withoutEffect: [],
    },
    authenticated: false,
    statuses: ["200", "400", "401", "413", "415", "429", "500", "503"],
    errors: ["BadRequest", "InvalidClient", "InvalidGrant", "InvalidScope", "UnsupportedGrantType", "AuthorizationPending", "SlowDown", "AccessDenied", "ExpiredToken", "PayloadTooLarge", "UnsupportedMediaType", "RateLimitExceeded", "InternalServerError", "ServiceUnavailable"],
    relations: [],
  },
} as const;
