import type { Part, Target } from './generator.ts';

/** The module that the other files of a part are used through; that of a client comes with them. */
export function writeIndex(part: Part, { imports, int64 }: Target): string {
  const codecs = part === 'operations' && int64 !== 'number' ? 'export { int64 } from "./int64.ts";\n' : '';
  return (indexes[part]?.(imports) ?? '') + codecs;
}

const indexes: Record<Part, ((imports: Target['imports']) => string) | undefined> = {
  types: () => `
export type { components, OtherString, paths } from "./openapi.ts";
export type * from "./schemas.ts";
export { webhookEvents } from "./webhooks.ts";
export type { WebhookEvents } from "./webhooks.ts";
`,
  operations: () => `import type { errors } from "./errors.ts";
import type { operations } from "./operations.ts";

export { errors } from "./errors.ts";
export { operations } from "./operations.ts";
export { rateClasses } from "./rate-classes.ts";
export { retryPolicy } from "./retry-policy.ts";

/** Name of an entry of the error catalogue. */
export type ErrorName = keyof typeof errors;

/** Id of an operation. */
export type OperationId = keyof typeof operations;
`,
  validator: ({ types, operations, validator }) => `import { createApi } from ${JSON.stringify(validator)};
import type { Api, ApiTypesOf } from ${JSON.stringify(validator)};
import type { operations as table } from ${JSON.stringify(operations)};
import type { paths } from ${JSON.stringify(types)};
import { codes, errors } from "./errors.ts";
import type { ErrorName, OpenErrorName } from "./errors.ts";
import { basePath, messages, operations, schemes } from "./operations.ts";
import type { Defaulted, UncheckedTypes } from "./operations.ts";

export type { ErrorName, OpenErrorName } from "./errors.ts";
export type { OperationId } from "./operations.ts";

/** The types of handlers and hooks. */
export interface ApiTypes extends ApiTypesOf<{
  paths: paths;
  table: typeof table;
  defaulted: Defaulted;
  unchecked: UncheckedTypes;
  schemes: typeof schemes;
  error: ErrorName;
  openError: OpenErrorName;
}> {}

/** The API, as the adapters of ${validator}/express, /fastify, /hono, /fetch and /node take it. */
export const api: Api<ApiTypes> = /* @__PURE__ */ createApi<ApiTypes>({
  basePath,
  operations,
  schemes,
  errors,
  codes,
  messages,
  responses: () => import("./responses.ts"),
});
`,
  client: undefined,
  tools: () => 'export { definitions, tools } from "./tools.ts";\n',
};
