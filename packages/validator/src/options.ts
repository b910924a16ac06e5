import type { Detail } from './detail.ts';
import type { ErrorName } from './generated/errors.ts';
import type { OperationId } from './operation-types.ts';
import type { Rejection } from './rejection.ts';

/** What every hook is told of the request at hand. */
export interface HookContext<HostRequest = unknown> {
  operation: OperationId;
  /** The request as the host gave it. */
  request: HostRequest;
}

/** A rejection as `onReject` is told of it; `operation` is undefined where the path or method led to none. */
export interface RejectContext<HostRequest = unknown> {
  operation: OperationId | undefined;
  request: HostRequest;
}

/** The body of an error response. */
export interface ErrorBody {
  success: false;
  error: string;
  details?: unknown;
  code?: string;
}

type Awaitable<T> = T | Promise<T>;

/** Turns a credential into who is asking, or rejects it; null, undefined and false are answered with 401 as well. */
export type Authenticate<Identity, HostRequest = unknown> = (
  token: string,
  context: HookContext<HostRequest>,
) => Awaitable<Identity | Rejection | null | undefined>;

export interface ValidatorOptions<Identity = unknown, HostRequest = unknown> {
  /** What stands before the paths of the document. Default: the path of its first server. */
  basePath?: string;
  /** Longest body in bytes; a longer one is answered with 413. Default 1 MiB. */
  maxBodyBytes?: number;
  /** Deepest nesting of objects and arrays in a body; deeper is answered with 400. Default 64. */
  maxDepth?: number;
  /** The operations that are served; the others are answered with 404. Default: all. */
  operations?: readonly OperationId[];
  /**
   * Called with the token of a well-formed credential. False when something before this does it; `identity` is then
   * undefined and the header is not looked at.
   */
  authenticate: Authenticate<Identity, HostRequest> | false;
  /** May refuse a known identity (403 for a scope, 429 for a rate) before the body is read. */
  admit?: (identity: Identity, context: HookContext<HostRequest>) => Awaitable<Rejection | undefined | void>;
  /** Told of every rejection, for logs and metrics. */
  onReject?: (rejection: Rejection, context: RejectContext<HostRequest>) => void;
  /** Told of whatever else a hook or handler threw; the caller is answered with 500 and nothing of it. */
  onError?: (error: unknown, context: RejectContext<HostRequest>) => void;
  /** Another body for an error, by its name. */
  errors?: { [Name in ErrorName]?: (body: ErrorBody, context: RejectContext<HostRequest>) => unknown };
  /**
   * What happens with an answer that the document does not describe: nothing, a call of `onResponseFault`, or that
   * and a 500 in its place (for tests). Default `off`.
   */
  validateResponses?: 'off' | 'report' | 'refuse';
  onResponseFault?: (fault: ResponseFault, context: HookContext<HostRequest>) => void;
}

/** Why an answer is not one that the document describes. */
export interface ResponseFault {
  operation: OperationId;
  status: number;
  /** `status`: not described; `media-type`: none of those described; `headers`, `body`: see `details`. */
  code: 'status' | 'media-type' | 'headers' | 'body';
  details: Detail[];
}
