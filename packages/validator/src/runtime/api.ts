import type { AnyTypes, ApiTypes } from './api-types.ts';
import type { Messages } from './messages.ts';
import type { Operation } from './operation.ts';
import type { AnyRejectOptions, Rejection, RejectOptions } from './rejection.ts';
import { Rejection as ApiRejection } from './rejection.ts';
import type { ResponseTables } from './response-check.ts';
import type { Scheme } from './schemes.ts';

/** The tables that are generated from a description. */
export interface ApiTables {
  /** Path of the first server, the prefix of every path. */
  basePath: string;
  operations: Readonly<Record<string, Operation>>;
  schemes: Readonly<Record<string, Scheme | undefined>>;
  /** Name of an error → its status and message. */
  errors: Readonly<Record<string, readonly [status: number, message: string]>>;
  /** Name of an error → its short code, for errors that have one. */
  codes: Readonly<Record<string, string | undefined>>;
  /** The messages for violations of requests. */
  messages: Messages;
  /** Loads the checks of responses. Most servers never need them. */
  responses: () => Promise<ResponseTables>;
}

/** A description in the form that the adapters use. */
export interface Api<T extends ApiTypes = AnyTypes> extends ApiTables {
  /** Carries the types only; never set. */
  readonly types?: T;
  /** Creates a rejection from the name of an error. */
  reject<Name extends T['error']>(error: Name, options?: RejectOptions<T, Name>): Rejection<T['error']>;
}

/** Creates the API that the adapters use from generated tables. */
export function createApi<T extends ApiTypes>(tables: ApiTables): Api<T> {
  const reject = (error: string, options?: AnyRejectOptions): Rejection => {
    if (!Object.hasOwn(tables.errors, error))
      throw new TypeError(`No error has the name ${JSON.stringify(error)}. Name one of the catalogue.`);
    return new ApiRejection(error, tables.errors[error]!, options);
  };
  // The tables hold the same error names as the types.
  return { ...tables, reject } as unknown as Api<T>;
}
