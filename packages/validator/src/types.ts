import type { WebDataTypes } from './api.ts';
import type * as own from './runtime/handlers.ts';
import type * as guard from './runtime/guard.ts';
import type * as types from './runtime/operation-types.ts';
import type * as options from './runtime/options.ts';
import type { OperationId } from './generated/operations.ts';

/** The body of an operation after validation: members with a default are there. */
export type Body<Id extends OperationId> = types.Body<WebDataTypes, Id>;

/** An answer that the document describes: a status with the body of that status. */
export type Answer<Id extends OperationId> = types.Answer<WebDataTypes, Id>;

/** What a valid request holds. */
export interface Validated<Id extends OperationId, Identity> extends types.Validated<
  WebDataTypes,
  Id,
  Identity
> {}

/** What a handler is given: the validated request, and the host's own. */
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

/** The options of an API whose routes and answers are those of its host. */
export type GuardOptions<Identity, HostRequest> = guard.GuardOptions<WebDataTypes, Identity, HostRequest>;

/** Turns a credential into who is asking, or rejects it; null, undefined and false are answered with 401 as well. */
export type Authenticate<Identity, HostRequest = unknown> = options.Authenticate<
  WebDataTypes,
  Identity,
  HostRequest
>;

/** What every hook is told of the request at hand. */
export interface HookContext<HostRequest = unknown> extends options.HookContext<WebDataTypes, HostRequest> {}

/** A rejection as `onReject` is told of it; `operation` is undefined where the path or method led to none. */
export interface RejectContext<HostRequest = unknown> extends options.RejectContext<
  WebDataTypes,
  HostRequest
> {}

export interface ValidatorOptions<Identity = unknown, HostRequest = unknown> extends options.ValidatorOptions<
  WebDataTypes,
  Identity,
  HostRequest
> {}

/** Why an answer is not one that the document describes. */
export interface ResponseViolation extends options.ResponseViolation<WebDataTypes> {}
