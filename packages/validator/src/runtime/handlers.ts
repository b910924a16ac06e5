import type { ApiTypes, IdOf } from './api-types.ts';
import type { HandlerResponse, Validated } from './operation-types.ts';
import type { ValidatorOptions } from './options.ts';
import type { Rejection } from './rejection.ts';

/** The argument of a handler: the validated request, and the request of the host. */
export interface HandlerContext<
  T extends ApiTypes,
  Id extends IdOf<T>,
  Identity,
  HostRequest,
> extends Validated<T, Id, Identity> {
  operation: Id;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  request: HostRequest;
}

/** Does the work of one operation. Throw or return `reject(…)` for an error of the catalogue. */
export type Handler<T extends ApiTypes, Id extends IdOf<T>, Identity, HostRequest> = (
  context: HandlerContext<T, Id, Identity, HostRequest>,
) => HandlerResponse<T, Id> | Rejection<T['error']> | Promise<HandlerResponse<T, Id> | Rejection<T['error']>>;

export type Handlers<T extends ApiTypes, Identity, HostRequest> = {
  [Id in IdOf<T>]: Handler<T, Id, Identity, HostRequest>;
};

/** Either a handler for every operation, or `partial: true` and 404 for those without. */
export type AdapterOptions<T extends ApiTypes, Identity, HostRequest> = Omit<
  ValidatorOptions<T, Identity, HostRequest>,
  'operations'
> &
  (
    | { partial?: false; handlers: Handlers<T, Identity, HostRequest> }
    | { partial: true; handlers: Partial<Handlers<T, Identity, HostRequest>> }
  );
