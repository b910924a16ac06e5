// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.

/** Address of the service when none is given. */
export const defaultBaseUrl = "http://127.0.0.1:3000";

/** Stands between the address of the service and the path of an operation. */
export const versionPath = "/v2";

/** Name and version of this package, as a product of a `User-Agent` (RFC 9110, section 10.1.5). */
export const product = "web-data-client/2.0.0";
