import type { AnyTypes, ApiTypes, IdOf } from './api-types.ts';
import type { Detail } from './detail.ts';
import type { Rejection } from './rejection.ts';

/** What every hook is told of the request at hand. */
export interface HookContext<T extends ApiTypes = AnyTypes, HostRequest = unknown> {
  operation: IdOf<T>;
  /** The request as the host gave it. */
  request: HostRequest;
}

/** A rejection as `onReject` is told of it; `operation` is undefined where the path or method led to none. */
export interface RejectContext<T extends ApiTypes = AnyTypes, HostRequest = unknown> {
  operation: IdOf<T> | undefined;
  request: HostRequest;
}

/** What `authenticate` is told of. */
export interface AuthenticateContext<
  T extends ApiTypes = AnyTypes,
  Identity = unknown,
  HostRequest = unknown,
> extends HookContext<T, HostRequest> {
  /** The security scheme that the credential is of. */
  scheme: string;
  /** The scopes that the operation asks for, of `oauth2` and `openIdConnect`. */
  scopes: readonly string[];
  /** Where schemes are asked for together, what the one before found. */
  identity: Identity | undefined;
}

/** The body of an error response. */
export interface ErrorBody {
  success: false;
  error: string;
  details?: unknown;
  code?: string;
}

/** An error body of the adopter's, with the headers that say what it is. */
export interface ErrorContent {
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

type Awaitable<Value> = Value | Promise<Value>;

/** Turns a credential into who is asking, or rejects it; null, undefined and false are answered with 401 as well. */
export type Authenticate<
  T extends ApiTypes = AnyTypes,
  Identity = unknown,
  HostRequest = unknown,
  Credential = string,
> = (
  credential: Credential,
  context: AuthenticateContext<T, Identity, HostRequest>,
) => Awaitable<Identity | Rejection<T['error']> | null | undefined>;

/** One function for each security scheme. */
export type Authenticators<T extends ApiTypes, Identity, HostRequest> = {
  [Scheme in keyof T['credentials']]: Authenticate<T, Identity, HostRequest, T['credentials'][Scheme]>;
};

export interface ValidatorOptions<T extends ApiTypes = AnyTypes, Identity = unknown, HostRequest = unknown> {
  /** What stands before the paths of the document. Default: the path of its first server. */
  basePath?: string;
  /**
   * Longest body in bytes; a longer one is answered with 413. Default 1 MiB. The files of a form come on top of it, as
   * far as the `maxLength` of their schemas bounds them.
   */
  maxBodyBytes?: number;
  /** Longest body of an operation in bytes, its files among them, in place of what `maxBodyBytes` makes it. */
  maxBodyBytesOf?: { [Id in IdOf<T>]?: number };
  /**
   * Operations that are handed the file of their form while it arrives, as a `FilePart` with `stream()`, in place of a
   * `File` in memory. Parts behind the file are refused. A request that turns out not to be valid fails the stream,
   * and is answered as any other, whatever the handler returns. Default: none.
   */
  streams?: readonly IdOf<T>[];
  /** Deepest nesting of objects and arrays in a body; deeper is answered with 400. Default 64. */
  maxDepth?: number;
  /** The operations that are served; the others are answered with 404. Default: all. */
  operations?: readonly IdOf<T>[];
  /**
   * Called with a well-formed credential: one function for each security scheme, or one that is told the scheme.
   * False when something before this does it; `identity` is then undefined and no credential is looked at.
   */
  authenticate:
    | Authenticate<T, Identity, HostRequest, T['credentials'][keyof T['credentials']]>
    | Authenticators<T, Identity, HostRequest>
    | false;
  /**
   * What `WWW-Authenticate` says to a caller without an accepted credential, in place of what the document makes of its
   * schemes: to add `resource_metadata` (RFC 9728, section 5.1), for example.
   */
  challenge?: (challenge: string) => string;
  /** May refuse a known identity (403 for a scope, 429 for a rate) before the body is read. */
  admit?: (
    identity: Identity,
    context: HookContext<T, HostRequest>,
  ) => Awaitable<Rejection<T['error']> | undefined | void>;
  /** Told of every rejection, for logs and metrics. */
  onReject?: (rejection: Rejection<T['error']>, context: RejectContext<T, HostRequest>) => void;
  /** Told of whatever else a hook or handler threw; the caller is answered with 500 and nothing of it. */
  onError?: (error: unknown, context: RejectContext<T, HostRequest>) => void;
  /** Another body for an error, by its name. */
  errors?: {
    [Name in T['error']]?: (body: ErrorBody, context: RejectContext<T, HostRequest>) => unknown;
  };
  /**
   * Body and headers of every error that `errors` has none for, such as `problemJson`. Default: an object with `success`,
   * `error` and `details`.
   */
  errorBody?: (rejection: Rejection<T['error']>, context: RejectContext<T, HostRequest>) => ErrorContent;
  /**
   * What happens with an answer that the document does not describe: nothing, a call of `onResponseViolation`, or that
   * and a 500 in its place (for tests). Default `off`.
   */
  validateResponses?: 'off' | 'report' | 'refuse';
  onResponseViolation?: (fault: ResponseViolation<T>, context: HookContext<T, HostRequest>) => void;
}

/** Why an answer is not one that the document describes. */
export interface ResponseViolation<T extends ApiTypes = AnyTypes> {
  operation: IdOf<T>;
  status: number;
  /** `status`: not described; `media-type`: none of those described; `headers`, `body`: see `details`. */
  code: 'status' | 'media-type' | 'headers' | 'body';
  details: Detail[];
}
