export { reject, Rejection } from './rejection.ts';
export type { RejectOptions } from './rejection.ts';
export { createValidator } from './validator.ts';
export type { CheckResult, MatchResult, Validator } from './validator.ts';
export type { AdapterOptions, Handler, HandlerContext, Handlers } from './handlers.ts';
export type { Answer, Body, OperationId, Validated } from './operation-types.ts';
export type {
  Authenticate,
  ErrorBody,
  HookContext,
  RejectContext,
  ResponseFault,
  ValidatorOptions,
} from './options.ts';
export type { CheckResponse } from './response-checks.ts';
export type { Detail } from './detail.ts';
export type { ErrorName, OpenErrorName } from './generated/errors.ts';
