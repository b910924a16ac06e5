// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import { CatalogueError } from "../errors.ts";

/**
 * 400 `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
 *
 * Remedy: Correct the fields that `details` names and send the request again.
 */
export class BadRequestError extends CatalogueError<"BadRequest"> {}

/**
 * 400 `Invalid URL`: `url` is missing, malformed or of an unsupported scheme.
 *
 * Remedy: Send an absolute http or https URL.
 */
export class InvalidUrlError extends CatalogueError<"InvalidUrl"> {}

/**
 * 401 `Unauthorized: Invalid token`: The API key is missing, malformed or revoked.
 *
 * Remedy: Send `Authorization: Bearer <API_KEY>` with a key from the account dashboard.
 */
export class InvalidTokenError extends CatalogueError<"InvalidToken"> {}

/**
 * 402 `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured.
 *
 * Remedy: Add credits or configure billing in the account dashboard.
 */
export class InsufficientCreditsError extends CatalogueError<"InsufficientCredits"> {}

/**
 * 403 `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request.
 *
 * Remedy: Use a key with the scope, or ask the organization to enable the feature or allow the request.
 */
export class ForbiddenError extends CatalogueError<"Forbidden"> {}

/**
 * 403 `SCRAPE_PROMPT_INJECTION_DETECTED`: JSON mode with `checkPromptInjection: true` detected a prompt-injection attempt in the scraped page; the extraction was aborted.
 *
 * Remedy: If it is a false positive, send the request again without `checkPromptInjection`.
 */
export class PromptInjectionDetectedError extends CatalogueError<"PromptInjectionDetected"> {}

/**
 * 404 `Not Found`: The job ID, resource or endpoint path does not exist.
 *
 * Remedy: Check the path and the identifier.
 */
export class NotFoundError extends CatalogueError<"NotFound"> {}

/**
 * 405 `Method Not Allowed`: The path exists, but not with this method. The `Allow` header lists the methods it has.
 *
 * Remedy: Use a method from the `Allow` header.
 */
export class MethodNotAllowedError extends CatalogueError<"MethodNotAllowed"> {}

/**
 * 408 `Request Timeout`: The page load took longer than the `timeout` of the request.
 *
 * Remedy: Try again with backoff, or ask for a longer `timeout`.
 */
export class RequestTimeoutError extends CatalogueError<"RequestTimeout"> {}

/**
 * 409 `Conflict`: The resource is in a state that prevents the operation, for example already deleted; or an `Idempotency-Key` was used before with another body.
 *
 * Remedy: Read the current state of the resource, or choose a new key, before trying again.
 */
export class ConflictError extends CatalogueError<"Conflict"> {}

/**
 * 413 `Payload Too Large`: The body exceeds the maximum allowed size.
 *
 * Remedy: Send a smaller body.
 */
export class PayloadTooLargeError extends CatalogueError<"PayloadTooLarge"> {}

/**
 * 415 `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads.
 *
 * Remedy: Send the body as `application/json`.
 */
export class UnsupportedMediaTypeError extends CatalogueError<"UnsupportedMediaType"> {}

/**
 * 422 `Unprocessable Entity`: The extraction schema is not valid JSON Schema, or the model could not produce a conforming result.
 *
 * Remedy: Correct the schema if it is at fault; a result that did not conform may succeed when tried again.
 */
export class UnprocessableEntityError extends CatalogueError<"UnprocessableEntity"> {}

/**
 * 422 `Site cannot be read`: The page cannot be read, and trying again would not change that: its host name does not exist, its certificate is not valid, it redirects without end, it does not speak HTTP, or it holds something else than text. `details` names which.
 *
 * Remedy: Correct the URL, or ask for another page.
 */
export class UnreadableSiteError extends CatalogueError<"UnreadableSite"> {}

/**
 * 429 `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
 *
 * Remedy: Wait for at least `Retry-After` seconds, then try again with backoff.
 */
export class RateLimitExceededError extends CatalogueError<"RateLimitExceeded"> {}

/**
 * 429 `Concurrency limit reached`: The plan's concurrent browser limit is reached.
 *
 * Remedy: Wait for running work to end, for at least `Retry-After` seconds, then try again with backoff.
 */
export class ConcurrencyLimitReachedError extends CatalogueError<"ConcurrencyLimitReached"> {}

/**
 * 500 `Internal Server Error`: An unhandled failure of the server.
 *
 * Remedy: Try again with backoff; report the request if it keeps failing.
 */
export class InternalServerError extends CatalogueError<"InternalServerError"> {}

/**
 * 502 `Bad Gateway`: An upstream proxy or worker returned an invalid response.
 *
 * Remedy: Try again with backoff.
 */
export class BadGatewayError extends CatalogueError<"BadGateway"> {}

/**
 * 503 `Service Unavailable`: The service is temporarily unable to process the request.
 *
 * Remedy: Wait for `Retry-After` seconds when given, then try again with backoff.
 */
export class ServiceUnavailableError extends CatalogueError<"ServiceUnavailable"> {}

/**
 * 504 `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl.
 *
 * Remedy: Use the asynchronous crawl or batch operations and poll their status.
 */
export class GatewayTimeoutError extends CatalogueError<"GatewayTimeout"> {}

/**
 * 400 `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID.
 *
 * Remedy: Use the `id` that the start of the job returned.
 */
export class InvalidJobIdError extends CatalogueError<"InvalidJobId"> {}

/**
 * 400 `Invalid snapshot ID`: The `snapshotId` path segment is malformed.
 *
 * Remedy: Use the `snapshotId` of an `artifact.updated` event of the trace.
 */
export class InvalidSnapshotIdError extends CatalogueError<"InvalidSnapshotId"> {}

/**
 * 400 `Trace is only available for Gen 2 extracts`: The job predates the generation that records traces.
 *
 * Remedy: Read the status of the job instead.
 */
export class TraceUnavailableError extends CatalogueError<"TraceUnavailable"> {}

/**
 * 400 `Snapshots are only available for Gen 2 extracts`: The job predates the generation that records snapshots.
 *
 * Remedy: Read the result from the status of the job instead.
 */
export class SnapshotsUnavailableError extends CatalogueError<"SnapshotsUnavailable"> {}

/**
 * 400 `Your team has zero data retention enabled. This is not supported on extract.`: Agent runs cannot be served to a team with enforced zero data retention.
 *
 * Remedy: Use a key of a team without zero data retention.
 */
export class ZeroDataRetentionError extends CatalogueError<"ZeroDataRetention"> {}

/**
 * 404 `Agent job not found`: The job ID does not exist, or belongs to another team.
 *
 * Remedy: Check the ID, and that the key belongs to the team that started the job.
 */
export class AgentJobNotFoundError extends CatalogueError<"AgentJobNotFound"> {}

/**
 * 404 `Snapshot not found`: No snapshot with that ID belongs to the job.
 *
 * Remedy: Use the `snapshotId` of the latest `artifact.updated` event of the trace.
 */
export class SnapshotNotFoundError extends CatalogueError<"SnapshotNotFound"> {}

/**
 * 409 `Agent already finished`: Cancellation of a run that is already in a terminal state.
 *
 * Remedy: Read the status of the job; there is nothing left to cancel.
 */
export class AgentAlreadyFinishedError extends CatalogueError<"AgentAlreadyFinished"> {}

/**
 * 409 `Agent is already cancelled`: Cancellation of a run that is already being cancelled.
 *
 * Remedy: Poll the status until the job is `failed`.
 */
export class AgentAlreadyCancelledError extends CatalogueError<"AgentAlreadyCancelled"> {}

/**
 * 500 `Failed to passthrough agent request.`: The agent service rejected the job on submission.
 *
 * Remedy: Try again with backoff.
 */
export class AgentPassthroughFailedError extends CatalogueError<"AgentPassthroughFailed"> {}
