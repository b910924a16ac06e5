import type { paths } from '@web-data/types';
import type { CallOptions } from './options.ts';
import type { Result, SuccessData } from './result.ts';

/** What a call needs to know of its operation. Generated from the description. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** It takes a body. */
  body?: boolean;
  /** Writes its query parameters; a function, so that it is in a bundle only where an operation has some. */
  query?: (query?: object) => string;
  /**
   * Sending it twice may do harm: its method is not idempotent (RFC 9110, section 9.2.2), the description does not call
   * it safe, and it takes no `Idempotency-Key`.
   */
  once?: boolean;
  /** It takes an `Idempotency-Key`, the same for each attempt. */
  idempotencyKey?: boolean;
  /** It may answer 204, without a body. */
  noContent?: boolean;
  /** Errors it may give whose message is not fixed, by the name in the catalogue. */
  openErrors?: readonly string[];
}

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

/** An operation as a function: it throws a `WebDataError`, or with `.result` gives every failure as a value. */
export interface Method<Op, Args extends unknown[]> {
  /** @throws WebDataError one class for each way to fail */
  (...args: [...Args, options?: CallOptions]): Promise<SuccessData<Op>>;
  /** The same call without throwing: a union told apart by `status` and `kind`. */
  result(...args: [...Args, options?: CallOptions]): Promise<Result<Op>>;
}

/** Makes a method from an operation. The arguments are those the generated type states. */
export type Bind = <Op, Args extends unknown[]>(operation: Operation) => Method<Op, Args>;
