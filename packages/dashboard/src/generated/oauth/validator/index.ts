// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import { createApi } from "@web-data/validator/runtime";
import type { Api, ApiTypesOf } from "@web-data/validator/runtime";
import type { operations as table } from "../operations/index.js";
import type { paths } from "../types/index.js";
import { codes, errors } from "./errors.js";
import type { ErrorName, OpenErrorName } from "./errors.js";
import { basePath, messages, operations, schemes } from "./operations.js";
import type { Defaulted, UncheckedTypes } from "./operations.js";

export type { ErrorName, OpenErrorName } from "./errors.js";
export type { OperationId } from "./operations.js";

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

/** The API, as the adapters of @web-data/validator/runtime/express, /fastify, /hono, /fetch and /node take it. */
export const api: Api<ApiTypes> = /* @__PURE__ */ createApi<ApiTypes>({
  basePath,
  operations,
  schemes,
  errors,
  codes,
  messages,
  responses: () => import("./responses.js"),
});
