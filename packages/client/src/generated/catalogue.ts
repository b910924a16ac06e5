// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { CatalogueRow } from "../catalogue.ts";
import * as errors from "./errors.ts";

/** The catalogue by status: class, name, `error`, and retryable where it differs from that of the status. */
export const catalogue: { readonly [status: number]: readonly CatalogueRow[] } = {
  400: [
    [errors.BadRequestError, "BadRequest", "Bad Request"],
    [errors.InvalidUrlError, "InvalidUrl", "Invalid URL"],
    [errors.InvalidJobIdError, "InvalidJobId", "Invalid job ID format. Job ID must be a valid UUID."],
    [errors.InvalidSnapshotIdError, "InvalidSnapshotId", "Invalid snapshot ID"],
    [errors.TraceUnavailableError, "TraceUnavailable", "Trace is only available for Gen 2 extracts"],
    [errors.SnapshotsUnavailableError, "SnapshotsUnavailable", "Snapshots are only available for Gen 2 extracts"],
    [errors.ZeroDataRetentionError, "ZeroDataRetention", "Your team has zero data retention enabled. This is not supported on extract."],
  ],
  401: [
    [errors.InvalidTokenError, "InvalidToken", "Unauthorized: Invalid token"],
  ],
  402: [
    [errors.InsufficientCreditsError, "InsufficientCredits", "Payment Required: Insufficient credits"],
  ],
  403: [
    [errors.ForbiddenError, "Forbidden", "Forbidden"],
    [errors.PromptInjectionDetectedError, "PromptInjectionDetected", "SCRAPE_PROMPT_INJECTION_DETECTED"],
  ],
  404: [
    [errors.NotFoundError, "NotFound", "Not Found"],
    [errors.AgentJobNotFoundError, "AgentJobNotFound", "Agent job not found"],
    [errors.SnapshotNotFoundError, "SnapshotNotFound", "Snapshot not found"],
  ],
  405: [
    [errors.MethodNotAllowedError, "MethodNotAllowed", "Method Not Allowed"],
  ],
  408: [
    [errors.RequestTimeoutError, "RequestTimeout", "Request Timeout"],
  ],
  409: [
    [errors.ConflictError, "Conflict", "Conflict"],
    [errors.AgentAlreadyFinishedError, "AgentAlreadyFinished", "Agent already finished"],
    [errors.AgentAlreadyCancelledError, "AgentAlreadyCancelled", "Agent is already cancelled"],
  ],
  413: [
    [errors.PayloadTooLargeError, "PayloadTooLarge", "Payload Too Large"],
  ],
  415: [
    [errors.UnsupportedMediaTypeError, "UnsupportedMediaType", "Unsupported Media Type"],
  ],
  422: [
    [errors.UnprocessableEntityError, "UnprocessableEntity", "Unprocessable Entity", "sometimes"],
  ],
  429: [
    [errors.RateLimitExceededError, "RateLimitExceeded", "Rate limit exceeded"],
    [errors.ConcurrencyLimitReachedError, "ConcurrencyLimitReached", "Concurrency limit reached"],
  ],
  500: [
    [errors.InternalServerError, "InternalServerError", "Internal Server Error"],
    [errors.AgentPassthroughFailedError, "AgentPassthroughFailed", "Failed to passthrough agent request."],
  ],
  502: [
    [errors.BadGatewayError, "BadGateway", "Bad Gateway"],
  ],
  503: [
    [errors.ServiceUnavailableError, "ServiceUnavailable", "Service Unavailable"],
  ],
  504: [
    [errors.GatewayTimeoutError, "GatewayTimeout", "Gateway Timeout"],
  ],
};
