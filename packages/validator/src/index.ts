export { api } from './api.ts';
export type { WebDataTypes } from './api.ts';
export { reject, Rejection } from './rejection.ts';
export type { RejectOptions } from './rejection.ts';
export { createValidator } from './validator.ts';
export type { CheckResult, MatchResult, Validator } from './validator.ts';
export type {
  AdapterOptions,
  Authenticate,
  Body,
  Handler,
  HandlerContext,
  HandlerResponse,
  Handlers,
  HookContext,
  RejectContext,
  ResponseViolation,
  Validated,
  ValidatorOptions,
  CheckResponse,
} from './types.ts';
export type { OperationId } from './generated/operations.ts';
export type { ErrorName, OpenErrorName } from './generated/errors.ts';
export type { Detail } from './runtime/detail.ts';
export type { ErrorBody } from './runtime/options.ts';
