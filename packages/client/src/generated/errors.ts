// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import * as runtime from "../runtime/index.ts";
import type { ErrorName } from "@web-data/types";
import type * as types from "./types.ts";

/** A response outside 2xx. Its subclasses name the statuses, and below them the entries of the error catalogue. */
export const ApiError: runtime.ErrorBase<ErrorName> = runtime.ApiError;
export type ApiError = runtime.ApiError<ErrorName>;

/** What `details` of an error holds, by its name in the catalogue, where the description says it. */
export interface ErrorDetails {
  BadRequest: types.ValidationErrorBody["details"];
  InvalidUrl: types.ValidationErrorBody["details"];
  InvalidSessionId: types.ValidationErrorBody["details"];
  Forbidden: types.ForbiddenErrorBody["details"];
  ActionFailed: types.ValidationErrorBody["details"];
  UnreadableSite: types.SiteErrorBody["details"];
  UnreadableFile: types.FileErrorBody["details"];
  InvalidJobId: types.ValidationErrorBody["details"];
  InvalidSnapshotId: types.ValidationErrorBody["details"];
}

/**
 * Any answer 400, of the API or of what stands before it; `errorName` is `BadRequest` for this one of the catalogue.
 *
 * 400 `Bad Request`: The body fails schema validation; fields are missing or invalid. `details` names the fields.
 *
 * Remedy: Correct the fields that `details` names and send the request again.
 */
export const BadRequestError: runtime.ErrorClass<BadRequestError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 400, "BadRequest");
export interface BadRequestError extends ApiError {
  readonly status: 400;
  readonly details: types.ValidationErrorBody["details"];
}

/** Any answer 401, of the API or of what stands before it. */
export const UnauthorizedError: runtime.ErrorClass<UnauthorizedError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 401, "Unauthorized", null);
export interface UnauthorizedError extends ApiError {
  readonly status: 401;
}

/** Any answer 402, of the API or of what stands before it. */
export const PaymentRequiredError: runtime.ErrorClass<PaymentRequiredError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 402, "PaymentRequired", null);
export interface PaymentRequiredError extends ApiError {
  readonly status: 402;
}

/**
 * Any answer 403, of the API or of what stands before it; `errorName` is `Forbidden` for this one of the catalogue.
 *
 * 403 `Forbidden`: The key lacks permission for the endpoint or feature, or the policy of the organization forbids the request. So does a suspended team, or one that stores all that its plan allows. `details` names which.
 *
 * Remedy: Use a key with the scope, or ask the organization to enable the feature or allow the request.
 */
export const ForbiddenError: runtime.ErrorClass<ForbiddenError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 403, "Forbidden");
export interface ForbiddenError extends ApiError {
  readonly status: 403;
  readonly details: types.ForbiddenErrorBody["details"];
}

/**
 * Any answer 404, of the API or of what stands before it; `errorName` is `NotFound` for this one of the catalogue.
 *
 * 404 `Not Found`: The job ID, resource or endpoint path does not exist.
 *
 * Remedy: Check the path and the identifier.
 */
export const NotFoundError: runtime.ErrorClass<NotFoundError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 404, "NotFound");
export interface NotFoundError extends ApiError {
  readonly status: 404;
}

/**
 * Any answer 405, of the API or of what stands before it; `errorName` is `MethodNotAllowed` for this one of the catalogue.
 *
 * 405 `Method Not Allowed`: The path exists, but not with this method. The `Allow` header lists the methods it has.
 *
 * Remedy: Use a method from the `Allow` header.
 */
export const MethodNotAllowedError: runtime.ErrorClass<MethodNotAllowedError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 405, "MethodNotAllowed");
export interface MethodNotAllowedError extends ApiError {
  readonly status: 405;
}

/**
 * Any answer 408, of the API or of what stands before it; `errorName` is `RequestTimeout` for this one of the catalogue.
 *
 * 408 `Request Timeout`: The page load took longer than the `timeout` of the request.
 *
 * Remedy: Try again with backoff, or ask for a longer `timeout`.
 */
export const RequestTimeoutError: runtime.ErrorClass<RequestTimeoutError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 408, "RequestTimeout");
export interface RequestTimeoutError extends ApiError {
  readonly status: 408;
}

/**
 * Any answer 409, of the API or of what stands before it; `errorName` is `Conflict` for this one of the catalogue.
 *
 * 409 `Conflict`: The resource is in a state that prevents the operation, for example already deleted; or an `Idempotency-Key` was used before with another body.
 *
 * Remedy: Read the current state of the resource, or choose a new key, before trying again.
 */
export const ConflictError: runtime.ErrorClass<ConflictError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 409, "Conflict");
export interface ConflictError extends ApiError {
  readonly status: 409;
}

/**
 * Any answer 413, of the API or of what stands before it; `errorName` is `PayloadTooLarge` for this one of the catalogue.
 *
 * 413 `Payload Too Large`: The body exceeds the maximum allowed size.
 *
 * Remedy: Send a smaller body.
 */
export const PayloadTooLargeError: runtime.ErrorClass<PayloadTooLargeError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 413, "PayloadTooLarge");
export interface PayloadTooLargeError extends ApiError {
  readonly status: 413;
}

/**
 * Any answer 415, of the API or of what stands before it; `errorName` is `UnsupportedMediaType` for this one of the catalogue.
 *
 * 415 `Unsupported Media Type`: The Content-Type of the body is missing or not one that the operation reads.
 *
 * Remedy: Send the body as `application/json`.
 */
export const UnsupportedMediaTypeError: runtime.ErrorClass<UnsupportedMediaTypeError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 415, "UnsupportedMediaType");
export interface UnsupportedMediaTypeError extends ApiError {
  readonly status: 415;
}

/**
 * Any answer 422, of the API or of what stands before it; `errorName` is `UnprocessableEntity` for this one of the catalogue.
 *
 * 422 `Unprocessable Entity`: The extraction schema is not valid JSON Schema, or the model could not produce a conforming result.
 *
 * Remedy: Correct the schema if it is at fault; a result that did not conform may succeed when tried again.
 */
export const UnprocessableEntityError: runtime.ErrorClass<UnprocessableEntityError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 422, "UnprocessableEntity", undefined, "sometimes");
export interface UnprocessableEntityError extends ApiError {
  readonly status: 422;
}

/** Any answer 429, of the API or of what stands before it. */
export const RateLimitedError: runtime.ErrorClass<RateLimitedError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 429, "RateLimited", null);
export interface RateLimitedError extends ApiError {
  readonly status: 429;
}

/**
 * Any answer 500, of the API or of what stands before it; `errorName` is `InternalServerError` for this one of the catalogue.
 *
 * 500 `Internal Server Error`: An unhandled failure of the server.
 *
 * Remedy: Try again with backoff; report the request if it keeps failing.
 */
export const InternalServerError: runtime.ErrorClass<InternalServerError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 500, "InternalServerError");
export interface InternalServerError extends ApiError {
  readonly status: 500;
}

/** Any answer 501, of the API or of what stands before it. */
export const NotImplementedError: runtime.ErrorClass<NotImplementedError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 501, "NotImplemented", null);
export interface NotImplementedError extends ApiError {
  readonly status: 501;
}

/**
 * Any answer 502, of the API or of what stands before it; `errorName` is `BadGateway` for this one of the catalogue.
 *
 * 502 `Bad Gateway`: An upstream proxy or worker returned an invalid response.
 *
 * Remedy: Try again with backoff.
 */
export const BadGatewayError: runtime.ErrorClass<BadGatewayError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 502, "BadGateway");
export interface BadGatewayError extends ApiError {
  readonly status: 502;
}

/**
 * Any answer 503, of the API or of what stands before it; `errorName` is `ServiceUnavailable` for this one of the catalogue.
 *
 * 503 `Service Unavailable`: The service is temporarily unable to process the request.
 *
 * Remedy: Wait for `Retry-After` seconds when given, then try again with backoff.
 */
export const ServiceUnavailableError: runtime.ErrorClass<ServiceUnavailableError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 503, "ServiceUnavailable");
export interface ServiceUnavailableError extends ApiError {
  readonly status: 503;
}

/**
 * Any answer 504, of the API or of what stands before it; `errorName` is `GatewayTimeout` for this one of the catalogue.
 *
 * 504 `Gateway Timeout`: The request exceeded the timeout of the gateway, typically a long crawl.
 *
 * Remedy: Use the asynchronous crawl or batch operations and poll their status.
 */
export const GatewayTimeoutError: runtime.ErrorClass<GatewayTimeoutError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 504, "GatewayTimeout");
export interface GatewayTimeoutError extends ApiError {
  readonly status: 504;
}

/**
 * 400 `Invalid URL`: `url` is missing, malformed or of an unsupported scheme.
 *
 * Remedy: Send an absolute http or https URL.
 */
export const InvalidUrlError: runtime.ErrorClass<InvalidUrlError> = /* @__PURE__ */ runtime.defineError(BadRequestError, 400, "InvalidUrl", "Invalid URL");
export interface InvalidUrlError extends BadRequestError {
  readonly errorName: "InvalidUrl";
  readonly details: types.ValidationErrorBody["details"];
}

/**
 * 400 `Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.`: Crawls, batches and monitors keep pages, and profiles keep cookies, which a team with zero data retention does not allow.
 *
 * Remedy: Use a key of a team without zero data retention; or scrape the pages one by one, and start the session without a `profile`.
 */
export const RetentionNeededError: runtime.ErrorClass<RetentionNeededError> = /* @__PURE__ */ runtime.defineError(BadRequestError, 400, "RetentionNeeded", "Your team has zero data retention enabled. This is not supported on crawl, batch and monitor operations, nor with a profile.");
export interface RetentionNeededError extends BadRequestError {
  readonly errorName: "RetentionNeeded";
}

/**
 * 400 `Invalid session ID`: The `sessionId` path segment is not a UUID.
 *
 * Remedy: Use the `id` that the start of the session returned.
 */
export const InvalidSessionIdError: runtime.ErrorClass<InvalidSessionIdError> = /* @__PURE__ */ runtime.defineError(BadRequestError, 400, "InvalidSessionId", "Invalid session ID");
export interface InvalidSessionIdError extends BadRequestError {
  readonly errorName: "InvalidSessionId";
  readonly details: types.ValidationErrorBody["details"];
}

/**
 * 400 `Code is not run`: The request has `code`. This service runs no code of callers, neither in the browser nor beside it.
 *
 * Remedy: Leave out `code`, and send what it does as `actions`, or as a `prompt` where the service has a model.
 */
export const CodeNotRunError: runtime.ErrorClass<CodeNotRunError> = /* @__PURE__ */ runtime.defineError(BadRequestError, 400, "CodeNotRun", "Code is not run");
export interface CodeNotRunError extends BadRequestError {
  readonly errorName: "CodeNotRun";
}

/**
 * 401 `Unauthorized: Invalid token`: The API key is missing, malformed or revoked.
 *
 * Remedy: Send `Authorization: Bearer <API_KEY>` with a key from the account dashboard.
 */
export const InvalidTokenError: runtime.ErrorClass<InvalidTokenError> = /* @__PURE__ */ runtime.defineError(UnauthorizedError, 401, "InvalidToken", "Unauthorized: Invalid token");
export interface InvalidTokenError extends UnauthorizedError {
  readonly errorName: "InvalidToken";
}

/**
 * 402 `Payment Required: Insufficient credits`: The credits of the plan are exhausted, or billing is not configured.
 *
 * Remedy: Add credits or configure billing in the account dashboard.
 */
export const InsufficientCreditsError: runtime.ErrorClass<InsufficientCreditsError> = /* @__PURE__ */ runtime.defineError(PaymentRequiredError, 402, "InsufficientCredits", "Payment Required: Insufficient credits");
export interface InsufficientCreditsError extends PaymentRequiredError {
  readonly errorName: "InsufficientCredits";
}

/**
 * 403 `SCRAPE_PROMPT_INJECTION_DETECTED`: JSON mode with `checkPromptInjection: true` detected a prompt-injection attempt in the scraped page; the extraction was aborted.
 *
 * Remedy: If it is a false positive, send the request again without `checkPromptInjection`.
 */
export const PromptInjectionDetectedError: runtime.ErrorClass<PromptInjectionDetectedError> = /* @__PURE__ */ runtime.defineError(ForbiddenError, 403, "PromptInjectionDetected", "SCRAPE_PROMPT_INJECTION_DETECTED");
export interface PromptInjectionDetectedError extends ForbiddenError {
  readonly errorName: "PromptInjectionDetected";
}

/**
 * 404 `Job not found`: The job does not exist, has expired, or belongs to another team.
 *
 * Remedy: Check the ID, and that the key belongs to the team that started the job.
 */
export const JobNotFoundError: runtime.ErrorClass<JobNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "JobNotFound", "Job not found");
export interface JobNotFoundError extends NotFoundError {
  readonly errorName: "JobNotFound";
}

/**
 * 404 `Scrape not found`: The scrape does not exist, is older than a day, or belongs to another team. Only `POST /scrape` of a service with a browser is remembered, the last 10,000 of a team, and nothing of a request with `storeInCache: false` or of a team with zero data retention.
 *
 * Remedy: Scrape the page again and send its new `metadata.scrapeId`, or open the page in a session of `POST /interact`.
 */
export const ScrapeNotFoundError: runtime.ErrorClass<ScrapeNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "ScrapeNotFound", "Scrape not found");
export interface ScrapeNotFoundError extends NotFoundError {
  readonly errorName: "ScrapeNotFound";
}

/**
 * 404 `Session not found`: The session does not exist, has ended, or belongs to another team.
 *
 * Remedy: Start a session, and keep it open with a longer `ttl` and `activityTtl`.
 */
export const SessionNotFoundError: runtime.ErrorClass<SessionNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "SessionNotFound", "Session not found");
export interface SessionNotFoundError extends NotFoundError {
  readonly errorName: "SessionNotFound";
}

/**
 * 404 `Monitor not found`: The monitor, or its check, does not exist, has expired, or belongs to another team.
 *
 * Remedy: Check the IDs, and that the key belongs to the team that created the monitor.
 */
export const MonitorNotFoundError: runtime.ErrorClass<MonitorNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "MonitorNotFound", "Monitor not found");
export interface MonitorNotFoundError extends NotFoundError {
  readonly errorName: "MonitorNotFound";
}

/**
 * 409 `Session is open in another process`: The page of a session lives in the process of the service that opened it, and the request came to another one.
 *
 * Remedy: Send the requests of a session to the address that opened it. Whoever runs several processes behind one address lets requests of one caller go to one process.
 */
export const SessionElsewhereError: runtime.ErrorClass<SessionElsewhereError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "SessionElsewhere", "Session is open in another process");
export interface SessionElsewhereError extends ConflictError {
  readonly errorName: "SessionElsewhere";
}

/**
 * 409 `Profile is in use`: Another session that has not ended keeps what it changes in the profile, and one at a time may.
 *
 * Remedy: Start the session with `saveChanges` false, which only reads the profile; or end the other one, which the list of the open sessions names, or wait for its end.
 */
export const ProfileInUseError: runtime.ErrorClass<ProfileInUseError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "ProfileInUse", "Profile is in use");
export interface ProfileInUseError extends ConflictError {
  readonly errorName: "ProfileInUse";
}

/**
 * 422 `Action failed`: An action could not be done in the page: its element is not there, or it lacks what it needs. `details` names the action and says what there was instead.
 *
 * Remedy: Name an element that the page has, or wait for it first.
 */
export const ActionFailedError: runtime.ErrorClass<ActionFailedError> = /* @__PURE__ */ runtime.defineError(UnprocessableEntityError, 422, "ActionFailed", "Action failed", "sometimes");
export interface ActionFailedError extends UnprocessableEntityError {
  readonly errorName: "ActionFailed";
  readonly details: types.ValidationErrorBody["details"];
}

/**
 * 422 `Site cannot be read`: The page cannot be read, and trying again would not change that: its host name does not exist, its certificate is not valid, it redirects without end, it does not speak HTTP, it holds something else than text or a document, its document is damaged or encrypted, or it has no content. `details` names which.
 *
 * Remedy: Correct the URL, or ask for another page.
 */
export const UnreadableSiteError: runtime.ErrorClass<UnreadableSiteError> = /* @__PURE__ */ runtime.defineError(UnprocessableEntityError, 422, "UnreadableSite", "Site cannot be read");
export interface UnreadableSiteError extends UnprocessableEntityError {
  readonly errorName: "UnreadableSite";
  readonly details: types.SiteErrorBody["details"];
}

/**
 * 422 `File cannot be read`: The file cannot be read, and sending it again would not change that: its content is of no type that is read, it asks for a password, it is damaged or empty, or it unfolds to more than is read. `details` names which.
 *
 * Remedy: Send another file, or this one without its password, whole, or in parts.
 */
export const UnreadableFileError: runtime.ErrorClass<UnreadableFileError> = /* @__PURE__ */ runtime.defineError(UnprocessableEntityError, 422, "UnreadableFile", "File cannot be read");
export interface UnreadableFileError extends UnprocessableEntityError {
  readonly errorName: "UnreadableFile";
  readonly details: types.FileErrorBody["details"];
}

/**
 * 429 `Rate limit exceeded`: Requests exceed the plan's per-minute limit.
 *
 * Remedy: Wait for at least `Retry-After` seconds, then try again with backoff.
 */
export const RateLimitExceededError: runtime.ErrorClass<RateLimitExceededError> = /* @__PURE__ */ runtime.defineError(RateLimitedError, 429, "RateLimitExceeded", "Rate limit exceeded");
export interface RateLimitExceededError extends RateLimitedError {
  readonly errorName: "RateLimitExceeded";
}

/**
 * 429 `Concurrency limit reached`: The plan's concurrent browser limit is reached.
 *
 * Remedy: Wait for running work to end, for at least `Retry-After` seconds, then try again with backoff.
 */
export const ConcurrencyLimitReachedError: runtime.ErrorClass<ConcurrencyLimitReachedError> = /* @__PURE__ */ runtime.defineError(RateLimitedError, 429, "ConcurrencyLimitReached", "Concurrency limit reached");
export interface ConcurrencyLimitReachedError extends RateLimitedError {
  readonly errorName: "ConcurrencyLimitReached";
}

/**
 * 501 `No browser is available`: The request needs a browser, as sessions do, `waitFor`, `mobile` or the format `screenshot`, and this service has none.
 *
 * Remedy: Leave out what needs a browser. Whoever runs the service installs Chromium, or names a browser that runs elsewhere in `WEB_DATA_BROWSER_URL`.
 */
export const NoBrowserError: runtime.ErrorClass<NoBrowserError> = /* @__PURE__ */ runtime.defineError(NotImplementedError, 501, "NoBrowser", "No browser is available");
export interface NoBrowserError extends NotImplementedError {
  readonly errorName: "NoBrowser";
}

/**
 * 501 `No model is available`: A task in words needs a language model, and this service has none.
 *
 * Remedy: Say yourself what is to be done, in `actions` or in the options of a crawl. Whoever runs the service names a model in `WEB_DATA_AGENT_MODEL_URL`.
 */
export const NoModelError: runtime.ErrorClass<NoModelError> = /* @__PURE__ */ runtime.defineError(NotImplementedError, 501, "NoModel", "No model is available");
export interface NoModelError extends NotImplementedError {
  readonly errorName: "NoModel";
}

/**
 * 400 `Invalid job ID format. Job ID must be a valid UUID.`: The `jobId` path segment is not a UUID.
 *
 * Remedy: Use the `id` that the start of the job returned.
 */
export const InvalidJobIdError: runtime.ErrorClass<InvalidJobIdError> = /* @__PURE__ */ runtime.defineError(BadRequestError, 400, "InvalidJobId", "Invalid job ID format. Job ID must be a valid UUID.");
export interface InvalidJobIdError extends BadRequestError {
  readonly errorName: "InvalidJobId";
  readonly details: types.ValidationErrorBody["details"];
}

/**
 * 400 `Invalid snapshot ID`: The `snapshotId` path segment is malformed.
 *
 * Remedy: Use the `snapshotId` of an `artifact.updated` event of the trace.
 */
export const InvalidSnapshotIdError: runtime.ErrorClass<InvalidSnapshotIdError> = /* @__PURE__ */ runtime.defineError(BadRequestError, 400, "InvalidSnapshotId", "Invalid snapshot ID");
export interface InvalidSnapshotIdError extends BadRequestError {
  readonly errorName: "InvalidSnapshotId";
  readonly details: types.ValidationErrorBody["details"];
}

/**
 * 400 `Trace is only available for Gen 2 extracts`: The job predates the generation that records traces.
 *
 * Remedy: Read the status of the job instead.
 */
export const TraceUnavailableError: runtime.ErrorClass<TraceUnavailableError> = /* @__PURE__ */ runtime.defineError(BadRequestError, 400, "TraceUnavailable", "Trace is only available for Gen 2 extracts");
export interface TraceUnavailableError extends BadRequestError {
  readonly errorName: "TraceUnavailable";
}

/**
 * 400 `Snapshots are only available for Gen 2 extracts`: The job predates the generation that records snapshots.
 *
 * Remedy: Read the result from the status of the job instead.
 */
export const SnapshotsUnavailableError: runtime.ErrorClass<SnapshotsUnavailableError> = /* @__PURE__ */ runtime.defineError(BadRequestError, 400, "SnapshotsUnavailable", "Snapshots are only available for Gen 2 extracts");
export interface SnapshotsUnavailableError extends BadRequestError {
  readonly errorName: "SnapshotsUnavailable";
}

/**
 * 400 `Your team has zero data retention enabled. This is not supported on extract.`: Agent runs cannot be served to a team with enforced zero data retention.
 *
 * Remedy: Use a key of a team without zero data retention.
 */
export const ZeroDataRetentionError: runtime.ErrorClass<ZeroDataRetentionError> = /* @__PURE__ */ runtime.defineError(BadRequestError, 400, "ZeroDataRetention", "Your team has zero data retention enabled. This is not supported on extract.");
export interface ZeroDataRetentionError extends BadRequestError {
  readonly errorName: "ZeroDataRetention";
}

/**
 * 404 `Agent job not found`: The job ID does not exist, or belongs to another team.
 *
 * Remedy: Check the ID, and that the key belongs to the team that started the job.
 */
export const AgentJobNotFoundError: runtime.ErrorClass<AgentJobNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "AgentJobNotFound", "Agent job not found");
export interface AgentJobNotFoundError extends NotFoundError {
  readonly errorName: "AgentJobNotFound";
}

/**
 * 404 `Snapshot not found`: No snapshot with that ID belongs to the job.
 *
 * Remedy: Use the `snapshotId` of the latest `artifact.updated` event of the trace.
 */
export const SnapshotNotFoundError: runtime.ErrorClass<SnapshotNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "SnapshotNotFound", "Snapshot not found");
export interface SnapshotNotFoundError extends NotFoundError {
  readonly errorName: "SnapshotNotFound";
}

/**
 * 409 `Agent already finished`: Cancellation of a run that is already in a terminal state.
 *
 * Remedy: Read the status of the job; there is nothing left to cancel.
 */
export const AgentAlreadyFinishedError: runtime.ErrorClass<AgentAlreadyFinishedError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "AgentAlreadyFinished", "Agent already finished");
export interface AgentAlreadyFinishedError extends ConflictError {
  readonly errorName: "AgentAlreadyFinished";
}

/**
 * 409 `Agent is already cancelled`: Cancellation of a run that is already being cancelled.
 *
 * Remedy: Poll the status until the job is `failed`.
 */
export const AgentAlreadyCancelledError: runtime.ErrorClass<AgentAlreadyCancelledError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "AgentAlreadyCancelled", "Agent is already cancelled");
export interface AgentAlreadyCancelledError extends ConflictError {
  readonly errorName: "AgentAlreadyCancelled";
}

/**
 * 500 `Failed to passthrough agent request.`: The agent service rejected the job on submission.
 *
 * Remedy: Try again with backoff.
 */
export const AgentPassthroughFailedError: runtime.ErrorClass<AgentPassthroughFailedError> = /* @__PURE__ */ runtime.defineError(InternalServerError, 500, "AgentPassthroughFailed", "Failed to passthrough agent request.");
export interface AgentPassthroughFailedError extends InternalServerError {
  readonly errorName: "AgentPassthroughFailed";
}
