// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.

/** Address of the service when none is given. */
export const defaultBaseUrl = "http://127.0.0.1:3000";

/** Stands between the address of the service and the path of an operation. */
export const versionPath = "/v2";
