import type { ErrorClass } from './define-error.ts';
import type { CallOptions } from './options.ts';
import type { ReadResponse } from './body.ts';
import type { HeaderMap } from './headers.ts';
import type { Service } from './service.ts';

/**
 * Writes a body.
 * @param headers receive its media type, unless `fetch` sets it
 */
export type WriteBody = (input: unknown, headers: HeaderMap) => RequestInit['body'] | undefined;

/**
 * Reads the data of a response.
 * @throws any error, for text that is not the expected JSON
 */
export type ResponseReader = (response: ReadResponse, parse?: ParseJson) => unknown;

/** Parses the JSON of a response with some status. @throws SyntaxError */
export type ParseJson = (text: string, status: number) => unknown;

/** Alternatives of schemes that are required together; an empty one allows anonymous calls. */
export type Needs = readonly (readonly string[])[];

/** The facts about an operation that a call needs. Generated from the description. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** Writes its body; a function, so that a bundle contains only the formats in use. */
  body?: WriteBody;
  /** Fills its parameters into the path; a function, so that only bundles with path parameters contain it. */
  fill?: (path: string, read: (name: string) => unknown) => string;
  /** Writes its query parameters; a function, so that only bundles with query parameters contain it. */
  query?: (query?: object) => string;
  /** Sets its other headers: a new key, `accept`, and header parameters, which it removes from the arguments. */
  fields?: (headers: HeaderMap, args: unknown[]) => void;
  /**
   * Whether, judging by the headers, a repeated request may do harm: its method is not idempotent (RFC 9110, section
   * 9.2.2), the description does not call it safe, and it has no `Idempotency-Key`.
   */
  once?: (headers: Readonly<Record<string, string>>) => boolean;
  /** Its security requirements, when they differ from the default. */
  needs?: Needs;
  /** Reads the data of a 2xx response; without it there is no data. */
  read?: ResponseReader;
  /** Parses JSON, where `JSON.parse` would round integers. */
  parse?: ParseJson;
  /** Statuses outside 2xx that the description declares without JSON. */
  plain?: readonly number[];
  /** Its errors in the catalogue, except those that represent a status. */
  errors?: readonly ErrorClass[];
  /** Statuses whose error may have a custom message. */
  open?: readonly number[];
}

/** A function of a service: it throws a `CallError`, or with `.result` returns every failure as a value. */
export interface ServiceFunction<Args extends unknown[], Data, Outcome, Options = CallOptions> {
  (service: Service, ...args: [...Args, options?: Options]): Promise<Data>;
  /** The same call without throwing: a union discriminated by `status` and `kind`. */
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

/** A method of a client: it throws a `CallError`, or with `.result` returns every failure as a value. */
export interface Method<Args extends unknown[], Data, Outcome, Options = CallOptions> {
  (...args: [...Args, options?: Options]): Promise<Data>;
  /** The same call without throwing: a union discriminated by `status` and `kind`. */
  result(...args: [...Args, options?: Options]): Promise<Outcome>;
}

/** Binds a function of a service as a method. */
export type Bind = <Args extends unknown[], Data, Outcome, Options>(
  call: ServiceFunction<Args, Data, Outcome, Options>,
) => Method<Args, Data, Outcome, Options>;
