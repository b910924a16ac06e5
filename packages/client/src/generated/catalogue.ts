// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import type { ErrorClass } from "../define-error.ts";
import * as errors from "./errors.ts";

/** The class of each status: for an error that the catalogue does not know. */
export const statuses: readonly ErrorClass[] = [errors.BadRequestError, errors.UnauthorizedError, errors.PaymentRequiredError, errors.ForbiddenError, errors.NotFoundError, errors.MethodNotAllowedError, errors.RequestTimeoutError, errors.ConflictError, errors.PayloadTooLargeError, errors.UnsupportedMediaTypeError, errors.UnprocessableEntityError, errors.RateLimitedError, errors.InternalServerError, errors.BadGatewayError, errors.ServiceUnavailableError, errors.GatewayTimeoutError];

/** The class of each entry, in the order of the catalogue. */
export const catalogue: readonly ErrorClass[] = [errors.BadRequestError, errors.InvalidUrlError, errors.InvalidTokenError, errors.InsufficientCreditsError, errors.ForbiddenError, errors.PromptInjectionDetectedError, errors.NotFoundError, errors.MethodNotAllowedError, errors.RequestTimeoutError, errors.ConflictError, errors.PayloadTooLargeError, errors.UnsupportedMediaTypeError, errors.UnprocessableEntityError, errors.UnreadableSiteError, errors.RateLimitExceededError, errors.ConcurrencyLimitReachedError, errors.InternalServerError, errors.BadGatewayError, errors.ServiceUnavailableError, errors.GatewayTimeoutError, errors.InvalidJobIdError, errors.InvalidSnapshotIdError, errors.TraceUnavailableError, errors.SnapshotsUnavailableError, errors.ZeroDataRetentionError, errors.AgentJobNotFoundError, errors.SnapshotNotFoundError, errors.AgentAlreadyFinishedError, errors.AgentAlreadyCancelledError, errors.AgentPassthroughFailedError];
