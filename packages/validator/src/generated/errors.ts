// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.

/** Status and `error` string of each error, by name. */
export const errors = {
  BadRequest: [400, "Bad Request"],
  InvalidToken: [401, "Unauthorized: Invalid token"],
  NotFound: [404, "Not Found"],
  MethodNotAllowed: [405, "Method Not Allowed"],
  PayloadTooLarge: [413, "Payload Too Large"],
  UnsupportedMediaType: [415, "Unsupported Media Type"],
  InternalServerError: [500, "Internal Server Error"],
  InvalidUrl: [400, "Invalid URL"],
  RetentionNeeded: [400, "Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile."],
  InvalidSessionId: [400, "Invalid session ID"],
  CodeNotRun: [400, "Code is not run"],
  InsufficientCredits: [402, "Payment Required: Insufficient credits"],
  Forbidden: [403, "Forbidden"],
  PromptInjectionDetected: [403, "SCRAPE_PROMPT_INJECTION_DETECTED"],
  JobNotFound: [404, "Job not found"],
  ScrapeNotFound: [404, "Scrape not found"],
  SessionNotFound: [404, "Session not found"],
  MonitorNotFound: [404, "Monitor not found"],
  RequestTimeout: [408, "Request Timeout"],
  Conflict: [409, "Conflict"],
  SessionElsewhere: [409, "Session is open in another process"],
  ProfileInUse: [409, "Profile is in use"],
  UnprocessableEntity: [422, "Unprocessable Entity"],
  ActionFailed: [422, "Action failed"],
  UnreadableSite: [422, "Site cannot be read"],
  UnreadableFile: [422, "File cannot be read"],
  RateLimitExceeded: [429, "Rate limit exceeded"],
  ConcurrencyLimitReached: [429, "Concurrency limit reached"],
  NoBrowser: [501, "No browser is available"],
  NoModel: [501, "No model is available"],
  BadGateway: [502, "Bad Gateway"],
  ServiceUnavailable: [503, "Service Unavailable"],
  GatewayTimeout: [504, "Gateway Timeout"],
  InvalidJobId: [400, "Invalid job ID format. Job ID must be a valid UUID."],
  InvalidSnapshotId: [400, "Invalid snapshot ID"],
  TraceUnavailable: [400, "Trace is only available for Gen 2 extracts"],
  SnapshotsUnavailable: [400, "Snapshots are only available for Gen 2 extracts"],
  ZeroDataRetention: [400, "Your team has zero data retention enabled. This is not supported on extract."],
  AgentJobNotFound: [404, "Agent job not found"],
  SnapshotNotFound: [404, "Snapshot not found"],
  AgentAlreadyFinished: [409, "Agent already finished"],
  AgentAlreadyCancelled: [409, "Agent is already cancelled"],
  AgentPassthroughFailed: [500, "Failed to passthrough agent request."],
} as const;

/** Name of an error that a response can carry. */
export type ErrorName = keyof typeof errors;

/** The errors whose string may also be a message of its own. */
export type OpenErrorName = "BadRequest" | "UnprocessableEntity";

/** The `code` member of those errors that have one. */
export const codes: { readonly [Name in ErrorName]?: string } = {};
