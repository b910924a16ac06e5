import type { paths } from '@web-data/types';

/** An operation of the description. */
export type OperationAt<Path extends keyof paths, Verb extends keyof paths[Path]> = paths[Path][Verb];

/** JSON content of a request or response object of the generated types; `undefined` where there is none. */
export type JsonContent<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** Body of the requests of an operation. */
export type RequestBody<Op> = Op extends { requestBody?: infer Body }
  ? JsonContent<NonNullable<Body>>
  : never;

/** Query parameters of an operation. */
export type Query<Op> = Op extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;
