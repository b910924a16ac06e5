// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.

/** The operations, by operation id. */
export const operations = {
  mapUrls: {
    id: "mapUrls",
    method: "POST",
    path: "/map",
    summary: "Map a website",
    tag: "Map",
    sdkMethod: "map",
    definition: "specified",
    idempotent: true,
    idempotencyKey: false,
    pathParameters: [],
    queryParameters: [],
    body: {
      required: true,
      mediaTypes: ["application/json"],
    },
    authenticated: true,
    statuses: ["200", "400", "401", "402", "403", "408", "413", "415", "429", "500", "502", "503", "504"],
    errors: ["BadRequest", "InvalidUrl", "InvalidToken", "InsufficientCredits", "Forbidden", "RequestTimeout", "PayloadTooLarge", "UnsupportedMediaType", "RateLimitExceeded", "ConcurrencyLimitReached", "InternalServerError", "BadGateway", "ServiceUnavailable", "GatewayTimeout"],
  },
} as const;
