// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { CatalogueRow } from "../catalogue.ts";
import * as errors from "./errors.ts";

/** The catalogue by status: `error`, name, class, and retryable where it differs from that of the status. */
export const catalogue: { readonly [status: number]: readonly CatalogueRow[] } = {
  400: [
    ["Bad Request", "BadRequest", errors.BadRequestError],
    ["Invalid URL", "InvalidUrl", errors.InvalidUrlError],
    ["Invalid job ID format. Job ID must be a valid UUID.", "InvalidJobId", errors.InvalidJobIdError],
    ["Invalid snapshot ID", "InvalidSnapshotId", errors.InvalidSnapshotIdError],
    ["Trace is only available for Gen 2 extracts", "TraceUnavailable", errors.TraceUnavailableError],
    ["Snapshots are only available for Gen 2 extracts", "SnapshotsUnavailable", errors.SnapshotsUnavailableError],
    ["Your team has zero data retention enabled. This is not supported on extract.", "ZeroDataRetention", errors.ZeroDataRetentionError],
  ],
  401: [
    ["Unauthorized: Invalid token", "InvalidToken", errors.InvalidTokenError],
  ],
  402: [
    ["Payment Required: Insufficient credits", "InsufficientCredits", errors.InsufficientCreditsError],
  ],
  403: [
    ["Forbidden", "Forbidden", errors.ForbiddenError],
    ["SCRAPE_PROMPT_INJECTION_DETECTED", "PromptInjectionDetected", errors.PromptInjectionDetectedError],
  ],
  404: [
    ["Not Found", "NotFound", errors.NotFoundError],
    ["Agent job not found", "AgentJobNotFound", errors.AgentJobNotFoundError],
    ["Snapshot not found", "SnapshotNotFound", errors.SnapshotNotFoundError],
  ],
  405: [
    ["Method Not Allowed", "MethodNotAllowed", errors.MethodNotAllowedError],
  ],
  408: [
    ["Request Timeout", "RequestTimeout", errors.RequestTimeoutError],
  ],
  409: [
    ["Conflict", "Conflict", errors.ConflictError],
    ["Agent already finished", "AgentAlreadyFinished", errors.AgentAlreadyFinishedError],
    ["Agent is already cancelled", "AgentAlreadyCancelled", errors.AgentAlreadyCancelledError],
  ],
  413: [
    ["Payload Too Large", "PayloadTooLarge", errors.PayloadTooLargeError],
  ],
  415: [
    ["Unsupported Media Type", "UnsupportedMediaType", errors.UnsupportedMediaTypeError],
  ],
  422: [
    ["Unprocessable Entity", "UnprocessableEntity", errors.UnprocessableEntityError, "sometimes"],
    ["Site cannot be read", "UnreadableSite", errors.UnreadableSiteError],
  ],
  429: [
    ["Rate limit exceeded", "RateLimitExceeded", errors.RateLimitExceededError],
    ["Concurrency limit reached", "ConcurrencyLimitReached", errors.ConcurrencyLimitReachedError],
  ],
  500: [
    ["Internal Server Error", "InternalServerError", errors.InternalServerError],
    ["Failed to passthrough agent request.", "AgentPassthroughFailed", errors.AgentPassthroughFailedError],
  ],
  502: [
    ["Bad Gateway", "BadGateway", errors.BadGatewayError],
  ],
  503: [
    ["Service Unavailable", "ServiceUnavailable", errors.ServiceUnavailableError],
  ],
  504: [
    ["Gateway Timeout", "GatewayTimeout", errors.GatewayTimeoutError],
  ],
};
