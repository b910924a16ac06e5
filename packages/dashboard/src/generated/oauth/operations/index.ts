// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import type { errors } from "./errors.js";
import type { operations } from "./operations.js";

export { errors } from "./errors.js";
export { operations } from "./operations.js";
export { rateClasses } from "./rate-classes.js";
export { retryPolicy } from "./retry-policy.js";

/** Name of an entry of the error catalogue. */
export type ErrorName = keyof typeof errors;

/** Id of an operation. */
export type OperationId = keyof typeof operations;
