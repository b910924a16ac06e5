// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { CatalogueRow } from "../catalogue.ts";
import * as errors from "./errors.ts";

/** The catalogue: class, name, status, `error`, retryable (0 no, 1 yes, 2 sometimes), whether the message is open. */
export const catalogue: readonly CatalogueRow[] = [
  [errors.BadRequestError, "BadRequest", 400, "Bad Request", 0, 1],
  [errors.InvalidUrlError, "InvalidUrl", 400, "Invalid URL", 0],
  [errors.InvalidTokenError, "InvalidToken", 401, "Unauthorized: Invalid token", 0],
  [errors.InsufficientCreditsError, "InsufficientCredits", 402, "Payment Required: Insufficient credits", 0],
  [errors.ForbiddenError, "Forbidden", 403, "Forbidden", 0],
  [errors.PromptInjectionDetectedError, "PromptInjectionDetected", 403, "SCRAPE_PROMPT_INJECTION_DETECTED", 0],
  [errors.NotFoundError, "NotFound", 404, "Not Found", 0],
  [errors.MethodNotAllowedError, "MethodNotAllowed", 405, "Method Not Allowed", 0],
  [errors.RequestTimeoutError, "RequestTimeout", 408, "Request Timeout", 1],
  [errors.ConflictError, "Conflict", 409, "Conflict", 0],
  [errors.PayloadTooLargeError, "PayloadTooLarge", 413, "Payload Too Large", 0],
  [errors.UnsupportedMediaTypeError, "UnsupportedMediaType", 415, "Unsupported Media Type", 0],
  [errors.UnprocessableEntityError, "UnprocessableEntity", 422, "Unprocessable Entity", 2, 1],
  [errors.RateLimitExceededError, "RateLimitExceeded", 429, "Rate limit exceeded", 1],
  [errors.ConcurrencyLimitReachedError, "ConcurrencyLimitReached", 429, "Concurrency limit reached", 1],
  [errors.InternalServerError, "InternalServerError", 500, "Internal Server Error", 1],
  [errors.BadGatewayError, "BadGateway", 502, "Bad Gateway", 1],
  [errors.ServiceUnavailableError, "ServiceUnavailable", 503, "Service Unavailable", 1],
  [errors.GatewayTimeoutError, "GatewayTimeout", 504, "Gateway Timeout", 1],
  [errors.InvalidJobIdError, "InvalidJobId", 400, "Invalid job ID format. Job ID must be a valid UUID.", 0],
  [errors.InvalidSnapshotIdError, "InvalidSnapshotId", 400, "Invalid snapshot ID", 0],
  [errors.TraceUnavailableError, "TraceUnavailable", 400, "Trace is only available for Gen 2 extracts", 0],
  [errors.SnapshotsUnavailableError, "SnapshotsUnavailable", 400, "Snapshots are only available for Gen 2 extracts", 0],
  [errors.ZeroDataRetentionError, "ZeroDataRetention", 400, "Your team has zero data retention enabled. This is not supported on extract.", 0],
  [errors.AgentJobNotFoundError, "AgentJobNotFound", 404, "Agent job not found", 0],
  [errors.SnapshotNotFoundError, "SnapshotNotFound", 404, "Snapshot not found", 0],
  [errors.AgentAlreadyFinishedError, "AgentAlreadyFinished", 409, "Agent already finished", 0],
  [errors.AgentAlreadyCancelledError, "AgentAlreadyCancelled", 409, "Agent is already cancelled", 0],
  [errors.AgentPassthroughFailedError, "AgentPassthroughFailed", 500, "Failed to passthrough agent request.", 1],
];
