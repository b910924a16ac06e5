// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import * as runtime from "@web-data/client/runtime";
import type { ErrorName } from "../operations/index.js";
import type * as types from "./types.js";

/** A response outside 2xx. Its subclasses name the statuses, and below them the entries of the error catalogue. */
export const ApiError: runtime.ErrorBase<ErrorName> = runtime.ApiError;
export type ApiError = runtime.ApiError<ErrorName>;

/** What `details` of an error holds, by its name in the catalogue, where the description says it. */
export interface ErrorDetails {
  BadRequest: types.ValidationErrorBody["details"];
}

/**
 * Any answer 400, of the API or of what stands before it; `errorName` is `BadRequest` for this one of the catalogue.
 *
 * 400 `Bad Request`: The request fails validation; fields are missing or invalid. `details` names them.
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

/**
 * Any answer 403, of the API or of what stands before it; `errorName` is `Forbidden` for this one of the catalogue.
 *
 * 403 `Forbidden: Role does not allow this`: The role of the person in the team does not allow the operation.
 *
 * Remedy: Ask an owner of the team to do it, or for a higher role.
 */
export const ForbiddenError: runtime.ErrorClass<ForbiddenError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 403, "Forbidden", "Forbidden: Role does not allow this");
export interface ForbiddenError extends ApiError {
  readonly status: 403;
}

/**
 * Any answer 404, of the API or of what stands before it; `errorName` is `NotFound` for this one of the catalogue.
 *
 * 404 `Not Found`: The path does not exist.
 *
 * Remedy: Correct the path.
 */
export const NotFoundError: runtime.ErrorClass<NotFoundError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 404, "NotFound");
export interface NotFoundError extends ApiError {
  readonly status: 404;
}

/**
 * Any answer 405, of the API or of what stands before it; `errorName` is `MethodNotAllowed` for this one of the catalogue.
 *
 * 405 `Method Not Allowed`: The path exists, but not with this method.
 *
 * Remedy: Use a method from the `Allow` header.
 */
export const MethodNotAllowedError: runtime.ErrorClass<MethodNotAllowedError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 405, "MethodNotAllowed");
export interface MethodNotAllowedError extends ApiError {
  readonly status: 405;
}

/** Any answer 409, of the API or of what stands before it. */
export const ConflictError: runtime.ErrorClass<ConflictError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 409, "Conflict", null);
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

/**
 * Any answer 503, of the API or of what stands before it; `errorName` is `ServiceUnavailable` for this one of the catalogue.
 *
 * 503 `Service Unavailable`: The store of the service does not answer at the moment.
 *
 * Remedy: Wait for `Retry-After` seconds when given, then try again with backoff.
 */
export const ServiceUnavailableError: runtime.ErrorClass<ServiceUnavailableError> = /* @__PURE__ */ runtime.defineError(runtime.ApiError, 503, "ServiceUnavailable");
export interface ServiceUnavailableError extends ApiError {
  readonly status: 503;
}

/**
 * 401 `Unauthorized: Not signed in`: There is no session, or it has ended.
 *
 * Remedy: Sign in by a passkey, or open a sign-in link, which the command line of the service or an owner of the team gives.
 */
export const InvalidTokenError: runtime.ErrorClass<InvalidTokenError> = /* @__PURE__ */ runtime.defineError(UnauthorizedError, 401, "InvalidToken", "Unauthorized: Not signed in");
export interface InvalidTokenError extends UnauthorizedError {
  readonly errorName: "InvalidToken";
}

/**
 * 403 `Forbidden: Sign-in link is not valid`: The sign-in link was used before, has ended, or is none of ours. Which of these is not told.
 *
 * Remedy: Ask for another link; each is good for one sign-in.
 */
export const SignInLinkInvalidError: runtime.ErrorClass<SignInLinkInvalidError> = /* @__PURE__ */ runtime.defineError(ForbiddenError, 403, "SignInLinkInvalid", "Forbidden: Sign-in link is not valid");
export interface SignInLinkInvalidError extends ForbiddenError {
  readonly errorName: "SignInLinkInvalid";
}

/**
 * 403 `Forbidden: Passkey is not valid`: The passkey is none of ours or was removed, its challenge has ended or was used, or it was made or used for another address. Which of these is not told.
 *
 * Remedy: Try once more from the page of the service itself; else sign in another way, and add the passkey anew.
 */
export const PasskeyInvalidError: runtime.ErrorClass<PasskeyInvalidError> = /* @__PURE__ */ runtime.defineError(ForbiddenError, 403, "PasskeyInvalid", "Forbidden: Passkey is not valid");
export interface PasskeyInvalidError extends ForbiddenError {
  readonly errorName: "PasskeyInvalid";
}

/**
 * 403 `Forbidden: Answer of the organization is not valid`: The answer was used before, took too long, was asked for by another browser, says that the person was not let in, or does not hold. Which of these is not told.
 *
 * Remedy: Begin again from the sign-in page, in one browser.
 */
export const OpenidInvalidError: runtime.ErrorClass<OpenidInvalidError> = /* @__PURE__ */ runtime.defineError(ForbiddenError, 403, "OpenidInvalid", "Forbidden: Answer of the organization is not valid");
export interface OpenidInvalidError extends ForbiddenError {
  readonly errorName: "OpenidInvalid";
}

/**
 * 403 `Forbidden: No team for this person`: The organization knows the person, and the configuration of the service lets nobody like that into a team. An e-mail address counts only when the organization has verified it.
 *
 * Remedy: Ask whoever runs the service for a team.
 */
export const OpenidStrangerError: runtime.ErrorClass<OpenidStrangerError> = /* @__PURE__ */ runtime.defineError(ForbiddenError, 403, "OpenidStranger", "Forbidden: No team for this person");
export interface OpenidStrangerError extends ForbiddenError {
  readonly errorName: "OpenidStranger";
}

/**
 * 403 `Forbidden: Team is suspended`: Whoever runs the service has suspended the team. Its keys are rejected, and its jobs wait.
 *
 * Remedy: Ask whoever runs the service why.
 */
export const TeamSuspendedError: runtime.ErrorClass<TeamSuspendedError> = /* @__PURE__ */ runtime.defineError(ForbiddenError, 403, "TeamSuspended", "Forbidden: Team is suspended");
export interface TeamSuspendedError extends ForbiddenError {
  readonly errorName: "TeamSuspended";
}

/**
 * 403 `Forbidden: Other teams share this policy`: The policy holds for every team of the organization, and the person is not an owner of all of them.
 *
 * Remedy: Ask somebody who is, or whoever runs the service.
 */
export const PolicySharedError: runtime.ErrorClass<PolicySharedError> = /* @__PURE__ */ runtime.defineError(ForbiddenError, 403, "PolicyShared", "Forbidden: Other teams share this policy");
export interface PolicySharedError extends ForbiddenError {
  readonly errorName: "PolicyShared";
}

/**
 * 403 `Forbidden: Request from another site`: The browser says that a page of another site sent the request.
 *
 * Remedy: Use the dashboard of the service itself.
 */
export const CrossSiteRequestError: runtime.ErrorClass<CrossSiteRequestError> = /* @__PURE__ */ runtime.defineError(ForbiddenError, 403, "CrossSiteRequest", "Forbidden: Request from another site");
export interface CrossSiteRequestError extends ForbiddenError {
  readonly errorName: "CrossSiteRequest";
}

/**
 * 404 `Team not found`: There is no such team, or the person does not belong to it.
 *
 * Remedy: Choose one of the teams that the session lists.
 */
export const TeamNotFoundError: runtime.ErrorClass<TeamNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "TeamNotFound", "Team not found");
export interface TeamNotFoundError extends NotFoundError {
  readonly errorName: "TeamNotFound";
}

/**
 * 404 `Key not found`: The team has no key with this id.
 *
 * Remedy: List the keys of the team for their ids.
 */
export const KeyNotFoundError: runtime.ErrorClass<KeyNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "KeyNotFound", "Key not found");
export interface KeyNotFoundError extends NotFoundError {
  readonly errorName: "KeyNotFound";
}

/**
 * 404 `Member not found`: Nobody with this id belongs to the team.
 *
 * Remedy: List the members of the team for their ids.
 */
export const MemberNotFoundError: runtime.ErrorClass<MemberNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "MemberNotFound", "Member not found");
export interface MemberNotFoundError extends NotFoundError {
  readonly errorName: "MemberNotFound";
}

/**
 * 404 `Job not found`: The team has no job with this id, or it is kept no more.
 *
 * Remedy: List the jobs of the team for their ids.
 */
export const JobNotFoundError: runtime.ErrorClass<JobNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "JobNotFound", "Job not found");
export interface JobNotFoundError extends NotFoundError {
  readonly errorName: "JobNotFound";
}

/**
 * 404 `Snapshot not found`: The job has no snapshot with this id.
 *
 * Remedy: Read the steps of the job for the ids of its snapshots.
 */
export const SnapshotNotFoundError: runtime.ErrorClass<SnapshotNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "SnapshotNotFound", "Snapshot not found");
export interface SnapshotNotFoundError extends NotFoundError {
  readonly errorName: "SnapshotNotFound";
}

/**
 * 404 `Delivery not found`: The team has no delivery with this id, or it is kept no more.
 *
 * Remedy: List the deliveries of the team for their ids.
 */
export const DeliveryNotFoundError: runtime.ErrorClass<DeliveryNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "DeliveryNotFound", "Delivery not found");
export interface DeliveryNotFoundError extends NotFoundError {
  readonly errorName: "DeliveryNotFound";
}

/**
 * 404 `Session not found`: The person has no session with this id, or it has ended.
 *
 * Remedy: List the sessions for their ids.
 */
export const SessionNotFoundError: runtime.ErrorClass<SessionNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "SessionNotFound", "Session not found");
export interface SessionNotFoundError extends NotFoundError {
  readonly errorName: "SessionNotFound";
}

/**
 * 404 `Session of Interact not found`: The team has no open session of Interact with this id, and no record of one.
 *
 * Remedy: List the sessions of Interact of the team for their ids.
 */
export const InteractSessionNotFoundError: runtime.ErrorClass<InteractSessionNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "InteractSessionNotFound", "Session of Interact not found");
export interface InteractSessionNotFoundError extends NotFoundError {
  readonly errorName: "InteractSessionNotFound";
}

/**
 * 404 `Screenshot not found`: No session of Interact of the team with this id has a screenshot of this step, or its record was deleted.
 *
 * Remedy: Get the session of Interact; its steps say which of them have a screenshot.
 */
export const ScreenshotNotFoundError: runtime.ErrorClass<ScreenshotNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "ScreenshotNotFound", "Screenshot not found");
export interface ScreenshotNotFoundError extends NotFoundError {
  readonly errorName: "ScreenshotNotFound";
}

/**
 * 404 `Passkey not found`: The person has no passkey with this id.
 *
 * Remedy: List the passkeys for their ids.
 */
export const PasskeyNotFoundError: runtime.ErrorClass<PasskeyNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "PasskeyNotFound", "Passkey not found");
export interface PasskeyNotFoundError extends NotFoundError {
  readonly errorName: "PasskeyNotFound";
}

/**
 * 404 `Device request not found`: Nobody waits for a decision here. The code is mistyped or was mistyped too often, has ended, or was decided. Which of these is not told.
 *
 * Remedy: Compare the code with the one that the agent shows, or let the agent ask for another.
 */
export const DeviceRequestNotFoundError: runtime.ErrorClass<DeviceRequestNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "DeviceRequestNotFound", "Device request not found");
export interface DeviceRequestNotFoundError extends NotFoundError {
  readonly errorName: "DeviceRequestNotFound";
}

/**
 * 409 `Key has ended`: The key was revoked or is past its end, so there is nothing to roll or to renew.
 *
 * Remedy: Create a new key.
 */
export const KeyEndedError: runtime.ErrorClass<KeyEndedError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "KeyEnded", "Key has ended");
export interface KeyEndedError extends ConflictError {
  readonly errorName: "KeyEnded";
}

/**
 * 409 `Key is not renewed`: The key was created without `lifeSeconds`, so it ends when it was said to end, or never.
 *
 * Remedy: Create a key with `lifeSeconds`, or roll this one.
 */
export const KeyNotRenewableError: runtime.ErrorClass<KeyNotRenewableError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "KeyNotRenewable", "Key is not renewed");
export interface KeyNotRenewableError extends ConflictError {
  readonly errorName: "KeyNotRenewable";
}

/**
 * 409 `Job has ended`: The job has ended, or is being cancelled already.
 *
 * Remedy: Read the job for how it ended.
 */
export const JobEndedError: runtime.ErrorClass<JobEndedError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "JobEnded", "Job has ended");
export interface JobEndedError extends ConflictError {
  readonly errorName: "JobEnded";
}

/**
 * 409 `Session is open in another process`: The page of a session lives in the process of the service that opened it, and the request came to another one.
 *
 * Remedy: Retry, as another request may reach that process; or end it with the key of the program that started it.
 */
export const InteractSessionElsewhereError: runtime.ErrorClass<InteractSessionElsewhereError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "InteractSessionElsewhere", "Session is open in another process", "sometimes");
export interface InteractSessionElsewhereError extends ConflictError {
  readonly errorName: "InteractSessionElsewhere";
}

/**
 * 409 `Job cannot be cancelled`: The job is of a kind that ends by itself, such as a check of a monitor or the delivery of a webhook.
 *
 * Remedy: Pause the monitor, or let the receiver respond with 410 to end its webhook.
 */
export const JobNotCancellableError: runtime.ErrorClass<JobNotCancellableError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "JobNotCancellable", "Job cannot be cancelled");
export interface JobNotCancellableError extends ConflictError {
  readonly errorName: "JobNotCancellable";
}

/**
 * 409 `Job does not wait`: The job is running or has ended.
 *
 * Remedy: Read the job for how it stands.
 */
export const JobNotWaitingError: runtime.ErrorClass<JobNotWaitingError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "JobNotWaiting", "Job does not wait");
export interface JobNotWaitingError extends ConflictError {
  readonly errorName: "JobNotWaiting";
}

/**
 * 404 `Monitor not found`: The team has no such monitor, or the monitor no such check; or it was deleted.
 *
 * Remedy: List the monitors, or the checks of the monitor, for what there is.
 */
export const MonitorNotFoundError: runtime.ErrorClass<MonitorNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "MonitorNotFound", "Monitor not found");
export interface MonitorNotFoundError extends NotFoundError {
  readonly errorName: "MonitorNotFound";
}

/**
 * 404 `Not Found: No such email subscription`: Nobody of the team has unsubscribed under this id, or the emails were turned on again.
 *
 * Remedy: List who has unsubscribed.
 */
export const SubscriptionNotFoundError: runtime.ErrorClass<SubscriptionNotFoundError> = /* @__PURE__ */ runtime.defineError(NotFoundError, 404, "SubscriptionNotFound", "Not Found: No such email subscription");
export interface SubscriptionNotFoundError extends NotFoundError {
  readonly errorName: "SubscriptionNotFound";
}

/**
 * 409 `Team needs an owner`: The change would leave the team without an owner.
 *
 * Remedy: Make somebody else an owner first.
 */
export const LastOwnerError: runtime.ErrorClass<LastOwnerError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "LastOwner", "Team needs an owner");
export interface LastOwnerError extends ConflictError {
  readonly errorName: "LastOwner";
}

/**
 * 409 `Team has too many keys`: The team has as many keys that are accepted as it may have.
 *
 * Remedy: Revoke keys that nobody uses.
 */
export const TooManyKeysError: runtime.ErrorClass<TooManyKeysError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "TooManyKeys", "Team has too many keys");
export interface TooManyKeysError extends ConflictError {
  readonly errorName: "TooManyKeys";
}

/**
 * 409 `Team has too many members`: The team has as many people as it may have.
 *
 * Remedy: Remove people who have left.
 */
export const TooManyMembersError: runtime.ErrorClass<TooManyMembersError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "TooManyMembers", "Team has too many members");
export interface TooManyMembersError extends ConflictError {
  readonly errorName: "TooManyMembers";
}

/**
 * 409 `Person has too many passkeys`: The person has as many passkeys as one may have.
 *
 * Remedy: Remove those of devices that are no longer used.
 */
export const TooManyPasskeysError: runtime.ErrorClass<TooManyPasskeysError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "TooManyPasskeys", "Person has too many passkeys");
export interface TooManyPasskeysError extends ConflictError {
  readonly errorName: "TooManyPasskeys";
}

/**
 * 409 `Passkeys need https and a host name`: The service is reached without https, or by the number of an address, and browsers give passkeys to neither.
 *
 * Remedy: Let the operator give the service https and a host name, and name them in its configuration; on one’s own machine passkeys work under `localhost`.
 */
export const PasskeysUnavailableError: runtime.ErrorClass<PasskeysUnavailableError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "PasskeysUnavailable", "Passkeys need https and a host name");
export interface PasskeysUnavailableError extends ConflictError {
  readonly errorName: "PasskeysUnavailable";
}

/**
 * 409 `No sign-in by an organization`: The service has no OpenID provider.
 *
 * Remedy: Sign in by a link or a passkey.
 */
export const OpenidUnavailableError: runtime.ErrorClass<OpenidUnavailableError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "OpenidUnavailable", "No sign-in by an organization");
export interface OpenidUnavailableError extends ConflictError {
  readonly errorName: "OpenidUnavailable";
}

/**
 * 409 `No sign-in by e-mail`: The service sends no letters.
 *
 * Remedy: Sign in another way; an owner of the team, or whoever runs the service, gives links too.
 */
export const MailUnavailableError: runtime.ErrorClass<MailUnavailableError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "MailUnavailable", "No sign-in by e-mail");
export interface MailUnavailableError extends ConflictError {
  readonly errorName: "MailUnavailable";
}

/**
 * 409 `Secret was shown before`: The secret was shown before, and is shown once.
 *
 * Remedy: Rotate the secret, and the new one is shown.
 */
export const SecretShownError: runtime.ErrorClass<SecretShownError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "SecretShown", "Secret was shown before");
export interface SecretShownError extends ConflictError {
  readonly errorName: "SecretShown";
}

/**
 * 409 `Event is not kept`: The event was larger than what is kept to be sent again.
 *
 * Remedy: Read the job itself, which has what the event told.
 */
export const DeliveryNotKeptError: runtime.ErrorClass<DeliveryNotKeptError> = /* @__PURE__ */ runtime.defineError(ConflictError, 409, "DeliveryNotKept", "Event is not kept");
export interface DeliveryNotKeptError extends ConflictError {
  readonly errorName: "DeliveryNotKept";
}

/**
 * 429 `Rate limit exceeded`: More requests than the minute allows.
 *
 * Remedy: Wait for at least `Retry-After` seconds, then try again.
 */
export const RateLimitExceededError: runtime.ErrorClass<RateLimitExceededError> = /* @__PURE__ */ runtime.defineError(RateLimitedError, 429, "RateLimitExceeded", "Rate limit exceeded");
export interface RateLimitExceededError extends RateLimitedError {
  readonly errorName: "RateLimitExceeded";
}
