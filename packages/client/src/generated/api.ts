// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import * as runtime from "../runtime/index.ts";
import * as errors from "./errors.ts";

/** The credentials by the names of their security schemes, each as it stays, or a function that gives it. */
export interface Credentials {
  bearerAuth?: string | (() => string | Promise<string>) | undefined;
}

/** What all operations have in common. */
export const api: runtime.ApiTables = {
  /** Default address of the service. */
  baseUrl: "http://127.0.0.1:3000",
  /** Stands between the address of the service and the path of an operation. */
  path: "/v2",
  /** Name and version of this package, as a product of a `User-Agent` (RFC 9110, section 10.1.5). */
  name: "web-data-client/2.0.0",
  /** The class of each status: for an error that the catalogue does not know. */
  errors: [errors.BadRequestError, errors.UnauthorizedError, errors.PaymentRequiredError, errors.ForbiddenError, errors.NotFoundError, errors.MethodNotAllowedError, errors.RequestTimeoutError, errors.ConflictError, errors.PayloadTooLargeError, errors.UnsupportedMediaTypeError, errors.UnprocessableEntityError, errors.RateLimitedError, errors.InternalServerError, errors.NotImplementedError, errors.BadGatewayError, errors.ServiceUnavailableError, errors.GatewayTimeoutError],
  /** The policy of retries, in seconds. */
  retry: { on: [408, 429, 500, 502, 503, 504], base: 2, cap: 30, jitter: 1, attempts: 5 },
  sign: runtime.bearerKey,
  decode: runtime.decodeObject,
};
