import type { Answer, OperationId, Validated } from './operation-types.ts';
import type { ValidatorOptions } from './options.ts';
import type { Rejection } from './rejection.ts';

/** What a handler is given: the validated request, and the host's own. */
export interface HandlerContext<Id extends OperationId, Identity, HostRequest> extends Validated<
  Id,
  Identity
> {
  operation: Id;
  /** Aborts when the client has gone. */
  readonly signal: AbortSignal;
  request: HostRequest;
}

/** Does the work of one operation. Throw or return `reject(…)` for an error of the catalogue. */
export type Handler<Id extends OperationId, Identity, HostRequest> = (
  context: HandlerContext<Id, Identity, HostRequest>,
) => Answer<Id> | Rejection | Promise<Answer<Id> | Rejection>;

export type Handlers<Identity, HostRequest> = { [Id in OperationId]: Handler<Id, Identity, HostRequest> };

/** Either a handler for every operation, or `partial: true` and 404 for those without. */
export type AdapterOptions<Identity, HostRequest> = Omit<
  ValidatorOptions<Identity, HostRequest>,
  'operations'
> &
  (
    | { partial?: false; handlers: Handlers<Identity, HostRequest> }
    | { partial: true; handlers: Partial<Handlers<Identity, HostRequest>> }
  );
