import type { FetchOptions, Middleware } from 'openapi-fetch';
import type { paths } from '@web-data/types';
import type { OperationAt } from './runtime/described.ts';
import type { CallOptions } from './runtime/options.ts';
import type { Result, SuccessData, UndocumentedBody } from './runtime/result.ts';

export type { Middleware, MiddlewareCallbackParams } from 'openapi-fetch';

/** The paths of the description that have an operation of this verb, such as `post`. */
export type ApiPath<Verb extends string> = {
  [Path in keyof paths]: paths[Path] extends { [Name in Verb]: object } ? Path : never;
}[keyof paths];

/**
 * The outcome of a call by path: the data of a 2xx, or the error body of any other status.
 * @example export const mapSite = (url: string): Promise<ApiResult<'/map', 'post'>> => api.POST('/map', { body: { url } });
 */
export type ApiResult<Path extends keyof paths, Verb extends keyof paths[Path]> =
  | { data: SuccessData<OperationAt<paths, Path, Verb>>; error?: never; response: Response }
  | { data?: never; error: ErrorOf<OperationAt<paths, Path, Verb>>; response: Response };

type ErrorOf<Op> = Extract<Result<Op, Of>, { kind: 'api' }>['error'];

type Of = { undocumented: UndocumentedBody; errorName: string };

/**
 * The input of a call by path: its parameters and body, options of `fetch`, and middleware for this call. The low level
 * of a client also accepts limits of the call.
 */
export type ApiInit<Path extends keyof paths, Verb extends keyof paths[Path]> = Omit<
  FetchOptions<OperationAt<paths, Path, Verb>>,
  'parseAs' | 'fetch' | 'pathSerializer'
> &
  Omit<CallOptions, 'headers' | 'signal'>;

/** The last argument; optional when none of its members is required. */
type Init<Input> = object extends Input ? [init?: Input] : [init: Input];

/** Calls the operation that a path has for one verb. */
export type ApiMethod<Verb extends string> = <Path extends ApiPath<Verb>>(
  path: Path,
  ...init: Init<ApiInit<Path, Verb & keyof paths[Path]>>
) => Promise<ApiResult<Path, Verb & keyof paths[Path]>>;

/** Calls the operation that a path has for a verb, in lower case. */
export type ApiRequest = <
  Verb extends 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace',
  Path extends ApiPath<Verb>,
>(
  verb: Verb,
  path: Path,
  ...init: Init<ApiInit<Path, Verb & keyof paths[Path]>>
) => Promise<ApiResult<Path, Verb & keyof paths[Path]>>;

/** The low-level client: `GET`, `POST`, … by path, typed from the description, with middleware (`use`, `eject`). */
export interface Api {
  GET: ApiMethod<'get'>;
  PUT: ApiMethod<'put'>;
  POST: ApiMethod<'post'>;
  DELETE: ApiMethod<'delete'>;
  OPTIONS: ApiMethod<'options'>;
  HEAD: ApiMethod<'head'>;
  PATCH: ApiMethod<'patch'>;
  TRACE: ApiMethod<'trace'>;
  request: ApiRequest;
  use: (...middleware: Middleware[]) => void;
  eject: (...middleware: Middleware[]) => void;
}
