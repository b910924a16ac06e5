import type { ErrorClass } from './define-error.ts';
import type { CallOptions } from './options.ts';
import type { ReadResponse } from './body.ts';
import type { HeaderMap } from './headers.ts';
import type { Service } from './service.ts';

/**
 * Writes a body.
 * @param headers get its media type, but where `fetch` sets it
 */
export type WriteBody = (input: unknown, headers: HeaderMap) => RequestInit['body'] | undefined;

/**
 * Reads the data of an answer.
 * @throws whatever, for what is no JSON where there should be some
 */
export type ResponseReader = (response: ReadResponse) => unknown;

/** Alternatives of schemes that are needed together; an empty one lets everybody in. */
export type Needs = readonly (readonly string[])[];

/** What a call needs to know of its operation. Generated from the description. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** Writes its body; a function, so that a bundle has no other ways to do so. */
  body?: WriteBody;
  /** Puts its parameters into the path; a function, so that it is in a bundle only where an operation has some. */
  fill?: (path: string, read: (name: string) => unknown) => string;
  /** Writes its query parameters; a function, so that it is in a bundle only where an operation has some. */
  query?: (query?: object) => string;
  /** Puts what else goes into headers there: a new key, `accept`, and parameters, which it takes off the arguments. */
  fields?: (headers: HeaderMap, args: unknown[]) => void;
  /**
   * Tells by its headers whether sending it twice may do harm: its method is not idempotent (RFC 9110, section 9.2.2), the
   * description does not call it safe, and it takes no `Idempotency-Key`, or has none.
   */
  once?: (headers: Readonly<Record<string, string>>) => boolean;
  /** What it needs in place of what most operations do. */
  needs?: Needs;
  /** Reads the data of a 2xx answer; there is none without it. */
  read?: ResponseReader;
  /** Statuses outside 2xx that are described without JSON. */
  plain?: readonly number[];
  /** The errors of the catalogue that it may give, but those that stand for a status. */
  errors?: readonly ErrorClass[];
  /** Statuses whose error may have a message of its own. */
  open?: readonly number[];
}

/** A function of a service: it throws a `CallError`, or with `.result` gives every failure as a value. */
export interface ServiceFunction<Args extends unknown[], Data, Outcome, Options = CallOptions> {
  (service: Service, ...args: [...Args, options?: Options]): Promise<Data>;
  /** The same call without throwing: a union told apart by `status` and `kind`. */
  result(service: Service, ...args: [...Args, options?: Options]): Promise<Outcome>;
}

/** An operation of the API as a function of a service. */
export interface OperationFunction<
  Args extends unknown[],
  Data,
  Outcome,
  Options = CallOptions,
> extends ServiceFunction<Args, Data, Outcome, Options> {
  readonly operation: Operation;
}

/** A method of a client: it throws a `CallError`, or with `.result` gives every failure as a value. */
export interface Method<Args extends unknown[], Data, Outcome, Options = CallOptions> {
  (...args: [...Args, options?: Options]): Promise<Data>;
  /** The same call without throwing: a union told apart by `status` and `kind`. */
  result(...args: [...Args, options?: Options]): Promise<Outcome>;
}

/** Makes a method of a function of a service. */
export type Bind = <Args extends unknown[], Data, Outcome, Options>(
  call: ServiceFunction<Args, Data, Outcome, Options>,
) => Method<Args, Data, Outcome, Options>;
