import type * as own from './runtime/handlers.ts';
import type * as guard from './runtime/guard.ts';
import type * as types from './runtime/operation-types.ts';
import type * as options from './runtime/options.ts';
import type * as runtime from './runtime/response-checks.ts';
import type { WebDataTypes } from './api.ts';
import type { OperationId } from './generated/operations.ts';

/** The body of an operation after validation: members with a default are present. */
export type Body<Id extends OperationId> = types.Body<WebDataTypes, Id>;

/** A response that the document describes: a status with the body of that status. */
export type HandlerResponse<Id extends OperationId> = types.HandlerResponse<WebDataTypes, Id>;

/** A valid request. */
export interface Validated<Id extends OperationId, Identity> extends types.Validated<
  WebDataTypes,
  Id,
  Identity
> {}

/** The argument of a handler: the validated request, and the request of the host. */
export interface HandlerContext<Id extends OperationId, Identity, HostRequest> extends own.HandlerContext<
  WebDataTypes,
  Id,
  Identity,
  HostRequest
> {}

/** Does the work of one operation. Throw or return `reject(…)` for an error of the catalogue. */
export type Handler<Id extends OperationId, Identity, HostRequest> = own.Handler<
  WebDataTypes,
  Id,
  Identity,
  HostRequest
>;

export type Handlers<Identity, HostRequest> = own.Handlers<WebDataTypes, Identity, HostRequest>;

/** Either a handler for every operation, or `partial: true` and 404 for those without. */
export type AdapterOptions<Identity, HostRequest> = own.AdapterOptions<WebDataTypes, Identity, HostRequest>;

/** The options of an API whose routes and responses belong to its host. */
export type GuardOptions<Identity, HostRequest> = guard.GuardOptions<WebDataTypes, Identity, HostRequest>;

/** Maps a credential to an identity, or rejects it; null, undefined and false also lead to 401. */
export type Authenticate<Identity, HostRequest = unknown> = options.Authenticate<
  WebDataTypes,
  Identity,
  HostRequest
>;

/** The request that a hook is called for. */
export interface HookContext<HostRequest = unknown> extends options.HookContext<WebDataTypes, HostRequest> {}

/** The context of `onReject`; `operation` is undefined where path and method match none. */
export interface RejectContext<HostRequest = unknown> extends options.RejectContext<
  WebDataTypes,
  HostRequest
> {}

export interface ValidatorOptions<Identity = unknown, HostRequest = unknown> extends options.ValidatorOptions<
  WebDataTypes,
  Identity,
  HostRequest
> {}

/** The reason why the document does not describe a response. */
export interface ResponseViolation extends options.ResponseViolation<WebDataTypes> {}

/** Checks a response against the document; returns undefined when the document describes it. */
export type CheckResponse = runtime.CheckResponse<WebDataTypes>;
