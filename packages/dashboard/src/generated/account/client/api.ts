// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import * as runtime from "@web-data/client/runtime";
import * as errors from "./errors.js";

/** The credentials by the names of their security schemes, each as it stays, or a function that gives it. */
export interface Credentials {
  hostSession?: string | (() => string | Promise<string>) | undefined;
  plainSession?: string | (() => string | Promise<string>) | undefined;
}

/** What all operations have in common. */
export const api: runtime.ApiTables = {
  /** Default address of the service. */
  baseUrl: "http://127.0.0.1:3000",
  /** Stands between the address of the service and the path of an operation. */
  path: "/account/v1",
  /** Name and version of this package, as a product of a `User-Agent` (RFC 9110, section 10.1.5). */
  name: "Web-Data-Account-API/v1",
  /** The class of each status: for an error that the catalogue does not know. */
  errors: [errors.BadRequestError, errors.UnauthorizedError, errors.ForbiddenError, errors.NotFoundError, errors.MethodNotAllowedError, errors.ConflictError, errors.PayloadTooLargeError, errors.UnsupportedMediaTypeError, errors.RateLimitedError, errors.InternalServerError, errors.ServiceUnavailableError],
  /** The policy of retries, in seconds. */
  retry: { on: [408, 429, 500, 502, 503, 504], base: 2, cap: 30, jitter: 1, attempts: 5 },
  sign: runtime.manyKeys({
    hostSession: runtime.cookieKey("__Host-web-data-session"),
    plainSession: runtime.cookieKey("web-data-session"),
  }, [["hostSession"],["plainSession"]]),
  decode: runtime.decodeAny,
};
