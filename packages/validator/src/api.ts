import type { operations as table, paths } from '@web-data/types';
import { codes, errors } from './generated/errors.ts';
import type { ErrorName, OpenErrorName } from './generated/errors.ts';
import { basePath, messages, operations, schemes } from './generated/operations.ts';
import type { Defaulted, UncheckedTypes } from './generated/operations.ts';
import { createApi } from './runtime/index.ts';
import type { Api, ApiTypesOf } from './runtime/index.ts';

/** The types of the Web Data API, as the adapters take them. */
export interface WebDataTypes extends ApiTypesOf<{
  paths: paths;
  table: typeof table;
  defaulted: Defaulted;
  unchecked: UncheckedTypes;
  schemes: typeof schemes;
  error: ErrorName;
  openError: OpenErrorName;
}> {}

/** The Web Data API, as the adapters take it. */
export const api: Api<WebDataTypes> = /* @__PURE__ */ createApi<WebDataTypes>({
  basePath,
  operations,
  schemes,
  errors,
  codes,
  messages,
  responses: () => import('./generated/responses.ts'),
});
