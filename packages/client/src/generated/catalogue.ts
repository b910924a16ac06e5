// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { CatalogueRow } from "../catalogue.ts";
import * as errors from "./errors.ts";

/** The catalogue: class, name, status, `error`, retryable of where it differs from the status, whether the message is open. */
export const catalogue: readonly CatalogueRow[] = [
  [errors.BadRequestError, "BadRequest", 400, "Bad Request", 0, 1],
  [errors.InvalidUrlError, "InvalidUrl", 400, "Invalid URL"],
  [errors.InvalidTokenError, "InvalidToken", 401, "Unauthorized: Invalid token"],
  [errors.InsufficientCreditsError, "InsufficientCredits", 402, "Payment Required: Insufficient credits"],
  [errors.ForbiddenError, "Forbidden", 403, "Forbidden"],
  [errors.PromptInjectionDetectedError, "PromptInjectionDetected", 403, "SCRAPE_PROMPT_INJECTION_DETECTED"],
  [errors.NotFoundError, "NotFound", 404, "Not Found"],
  [errors.MethodNotAllowedError, "MethodNotAllowed", 405, "Method Not Allowed"],
  [errors.RequestTimeoutError, "RequestTimeout", 408, "Request Timeout"],
  [errors.ConflictError, "Conflict", 409, "Conflict"],
  [errors.PayloadTooLargeError, "PayloadTooLarge", 413, "Payload Too Large"],
  [errors.UnsupportedMediaTypeError, "UnsupportedMediaType", 415, "Unsupported Media Type"],
  [errors.UnprocessableEntityError, "UnprocessableEntity", 422, "Unprocessable Entity", "sometimes", 1],
  [errors.RateLimitExceededError, "RateLimitExceeded", 429, "Rate limit exceeded"],
  [errors.ConcurrencyLimitReachedError, "ConcurrencyLimitReached", 429, "Concurrency limit reached"],
  [errors.InternalServerError, "InternalServerError", 500, "Internal Server Error"],
  [errors.BadGatewayError, "BadGateway", 502, "Bad Gateway"],
  [errors.ServiceUnavailableError, "ServiceUnavailable", 503, "Service Unavailable"],
  [errors.GatewayTimeoutError, "GatewayTimeout", 504, "Gateway Timeout"],
  [errors.InvalidJobIdError, "InvalidJobId", 400, "Invalid job ID format. Job ID must be a valid UUID."],
  [errors.InvalidSnapshotIdError, "InvalidSnapshotId", 400, "Invalid snapshot ID"],
  [errors.TraceUnavailableError, "TraceUnavailable", 400, "Trace is only available for Gen 2 extracts"],
  [errors.SnapshotsUnavailableError, "SnapshotsUnavailable", 400, "Snapshots are only available for Gen 2 extracts"],
  [errors.ZeroDataRetentionError, "ZeroDataRetention", 400, "Your team has zero data retention enabled. This is not supported on extract."],
  [errors.AgentJobNotFoundError, "AgentJobNotFound", 404, "Agent job not found"],
  [errors.SnapshotNotFoundError, "SnapshotNotFound", 404, "Snapshot not found"],
  [errors.AgentAlreadyFinishedError, "AgentAlreadyFinished", 409, "Agent already finished"],
  [errors.AgentAlreadyCancelledError, "AgentAlreadyCancelled", 409, "Agent is already cancelled"],
  [errors.AgentPassthroughFailedError, "AgentPassthroughFailed", 500, "Failed to passthrough agent request."],
];
