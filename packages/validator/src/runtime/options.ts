import type { AnyTypes, ApiTypes, IdOf } from './api-types.ts';
import type { Detail } from './detail.ts';
import type { Rejection } from './rejection.ts';

/** The request that a hook is called for. */
export interface HookContext<T extends ApiTypes = AnyTypes, HostRequest = unknown> {
  operation: IdOf<T>;
  /** The request of the host. */
  request: HostRequest;
}

/** The context of `onReject`; `operation` is undefined where path and method match none. */
export interface RejectContext<T extends ApiTypes = AnyTypes, HostRequest = unknown> {
  operation: IdOf<T> | undefined;
  request: HostRequest;
}

/** The context of `authenticate`. */
export interface AuthenticateContext<
  T extends ApiTypes = AnyTypes,
  Identity = unknown,
  HostRequest = unknown,
> extends HookContext<T, HostRequest> {
  /** The security scheme of the credential. */
  scheme: string;
  /** The scopes that the operation requires, for `oauth2` and `openIdConnect`. */
  scopes: readonly string[];
  /** Where schemes are required together, the result of the previous one. */
  identity: Identity | undefined;
}

/** The body of an error response. */
export interface ErrorBody {
  success: false;
  error: string;
  details?: unknown;
  code?: string;
}

/** A custom error body, with its headers. */
export interface ErrorContent {
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

type Awaitable<Value> = Value | Promise<Value>;

/** Maps a credential to an identity, or rejects it; null, undefined and false also lead to 401. */
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
  /** The prefix of all paths of the document. Default: the path of its first server. */
  basePath?: string;
  /**
   * Maximum body size in bytes; a longer body gets 413. Default 1 MiB. The files of a form come on top of it, as far as
   * the `maxLength` of their schemas bounds them.
   */
  maxBodyBytes?: number;
  /** Maximum body size of an operation in bytes, including its files; overrides `maxBodyBytes`. */
  maxBodyBytesOf?: { [Id in IdOf<T>]?: number };
  /**
   * Operations that receive the file of their form while it arrives, as a `FilePart` with `stream()`, instead of a
   * `File` in memory. Parts after the file are rejected. When the request is found invalid later, the stream fails and
   * the response is the usual error, whatever the handler returns. Default: none.
   */
  streams?: readonly IdOf<T>[];
  /** Maximum nesting of objects and arrays in a body; deeper bodies get 400. Default 64. */
  maxDepth?: number;
  /** The operations that are served; all others get 404. Default: all. */
  operations?: readonly IdOf<T>[];
  /**
   * Called with a well-formed credential: one function for each security scheme, or one function that receives the
   * scheme. False when requests are authenticated earlier; `identity` is then undefined and credentials are ignored.
   */
  authenticate:
    | Authenticate<T, Identity, HostRequest, T['credentials'][keyof T['credentials']]>
    | Authenticators<T, Identity, HostRequest>
    | false;
  /**
   * Returns the `WWW-Authenticate` header for a caller without an accepted credential, from the value that the document
   * yields: to add `resource_metadata` (RFC 9728, section 5.1), for example.
   */
  challenge?: (challenge: string) => string;
  /** May reject a known identity (403 for a scope, 429 for a rate) before the body is read. */
  admit?: (
    identity: Identity,
    context: HookContext<T, HostRequest>,
  ) => Awaitable<Rejection<T['error']> | undefined | void>;
  /** Called for every rejection, for logs and metrics. */
  onReject?: (rejection: Rejection<T['error']>, context: RejectContext<T, HostRequest>) => void;
  /** Called with any other error of a hook or handler; the caller gets a 500 without details. */
  onError?: (error: unknown, context: RejectContext<T, HostRequest>) => void;
  /** Replaces the body of an error, by its name. */
  errors?: {
    [Name in T['error']]?: (body: ErrorBody, context: RejectContext<T, HostRequest>) => unknown;
  };
  /**
   * Body and headers of every error that is not in `errors`, such as `problemJson`. Default: an object with `success`,
   * `error` and `details`.
   */
  errorBody?: (rejection: Rejection<T['error']>, context: RejectContext<T, HostRequest>) => ErrorContent;
  /**
   * How to handle a response that the document does not describe: ignore it, call `onResponseViolation`, or also send a
   * 500 instead (for tests). Each item of a stream is checked, too; `reject` ends the stream before it. Default `off`.
   */
  validateResponses?: 'off' | 'report' | 'reject';
  onResponseViolation?: (violation: ResponseViolation<T>, context: HookContext<T, HostRequest>) => void;
  /**
   * Milliseconds without an event after which a stream of events gets a comment, so that nothing on the way closes it; 0
   * for none. Default 15,000.
   */
  heartbeatMs?: number;
}

/** The reason why the document does not describe a response. */
export interface ResponseViolation<T extends ApiTypes = AnyTypes> {
  operation: IdOf<T>;
  status: number;
  /** `status`: not described; `media-type`: none of those described; `headers`, `body`, an `item` of it: see `details`. */
  code: 'status' | 'media-type' | 'headers' | 'body' | 'item';
  details: Detail[];
}
