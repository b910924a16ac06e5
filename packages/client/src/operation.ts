import type { ErrorClass } from './define-error.ts';
import type { CallOptions } from './options.ts';
import type { Service } from './service.ts';

/** What a call needs to know of its operation. Generated from the description. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** It takes a body. */
  body?: boolean;
  /** Puts its parameters into the path; a function, so that it is in a bundle only where an operation has some. */
  fill?: (path: string, read: (name: string) => unknown) => string;
  /** Writes its query parameters; a function, so that it is in a bundle only where an operation has some. */
  query?: (query?: object) => string;
  /**
   * Sending it twice may do harm: its method is not idempotent (RFC 9110, section 9.2.2), the description does not call
   * it safe, and it takes no `Idempotency-Key`.
   */
  once?: boolean;
  /** Makes an `Idempotency-Key`, the same for each attempt, where the operation takes one. */
  idempotencyKey?: () => string;
  /** It may answer 204, without a body. */
  noContent?: boolean;
  /** Its answer may be a list, where any other is an object. */
  list?: boolean;
  /** The errors of the catalogue that it may give, but those that stand for a status. */
  errors?: readonly ErrorClass[];
  /** Statuses whose error may have a message of its own. */
  open?: readonly number[];
}

/** A function of a service: it throws a `WebDataError`, or with `.result` gives every failure as a value. */
export interface ServiceFunction<Args extends unknown[], Data, Outcome, Options = CallOptions> {
  (service: Service, ...args: [...Args, options?: Options]): Promise<Data>;
  /** The same call without throwing: a union told apart by `status` and `kind`. */
  result(service: Service, ...args: [...Args, options?: Options]): Promise<Outcome>;
}

/** An operation of the API as a function of a service. */
export interface OperationFunction<Args extends unknown[], Data, Outcome> extends ServiceFunction<
  Args,
  Data,
  Outcome
> {
  readonly operation: Operation;
}

/** A method of a client: it throws a `WebDataError`, or with `.result` gives every failure as a value. */
export interface Method<Args extends unknown[], Data, Outcome, Options = CallOptions> {
  (...args: [...Args, options?: Options]): Promise<Data>;
  /** The same call without throwing: a union told apart by `status` and `kind`. */
  result(...args: [...Args, options?: Options]): Promise<Outcome>;
}

/** Makes a method of a function of a service. */
export type Bind = <Args extends unknown[], Data, Outcome, Options>(
  call: ServiceFunction<Args, Data, Outcome, Options>,
) => Method<Args, Data, Outcome, Options>;
