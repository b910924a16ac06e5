import type { WebDataTypes } from './api.ts';
import type * as runtime from './runtime/response-checks.ts';

/** Checks a response against the document; returns undefined when the document describes it. */
export type CheckResponse = runtime.CheckResponse<WebDataTypes>;
