// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import type * as runtime from "@web-data/client/runtime";
import * as errors from "./errors.js";

/** The class of each entry, in the order of the catalogue. */
export const catalogue: readonly runtime.ErrorClass[] = [errors.BadRequestError, errors.InvalidTokenError, errors.SignInLinkInvalidError, errors.ForbiddenError, errors.CrossSiteRequestError, errors.NotFoundError, errors.TeamNotFoundError, errors.KeyNotFoundError, errors.MemberNotFoundError, errors.JobNotFoundError, errors.SessionNotFoundError, errors.DeviceRequestNotFoundError, errors.MethodNotAllowedError, errors.KeyEndedError, errors.JobEndedError, errors.LastOwnerError, errors.TooManyKeysError, errors.TooManyMembersError, errors.PayloadTooLargeError, errors.UnsupportedMediaTypeError, errors.RateLimitExceededError, errors.InternalServerError, errors.ServiceUnavailableError];
