import type { WebDataTypes } from './api.ts';
import type * as runtime from './runtime/response-checks.ts';

/** Checks an answer against what the document describes; undefined when it is described. */
export type CheckResponse = runtime.CheckResponse<WebDataTypes>;
