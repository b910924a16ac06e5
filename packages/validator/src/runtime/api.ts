import type { AnyTypes, ApiTypes } from './api-types.ts';
import type { Sentences } from './messages.ts';
import type { Operation } from './operation.ts';
import type { AnyRejectOptions, Rejection, RejectOptions } from './rejection.ts';
import { Rejection as Refusal } from './rejection.ts';
import type { ResponseTables } from './response-check.ts';
import type { Scheme } from './schemes.ts';

/** The tables that are generated from a description. */
export interface ApiTables {
  /** Path of the first server: what stands before every path. */
  basePath: string;
  operations: Readonly<Record<string, Operation>>;
  schemes: Readonly<Record<string, Scheme | undefined>>;
  /** Name of an error → its status and sentence. */
  errors: Readonly<Record<string, readonly [status: number, sentence: string]>>;
  /** Name of an error → its short code, of those that have one. */
  codes: Readonly<Record<string, string | undefined>>;
  /** What is said of the faults of requests. */
  sentences: Sentences;
  /** Loads the checks of responses, which most servers never do. */
  responses: () => Promise<ResponseTables>;
}

/** A description as the adapters take it. */
export interface Api<T extends ApiTypes = AnyTypes> extends ApiTables {
  /** Nothing but the types; never there. */
  readonly types?: T;
  /** Makes a rejection of an error by its name. */
  reject<Name extends T['error']>(error: Name, options?: RejectOptions<T, Name>): Rejection<T['error']>;
}

/** Makes of generated tables what the adapters take. */
export function createApi<T extends ApiTypes>(tables: ApiTables): Api<T> {
  const reject = (error: string, options?: AnyRejectOptions): Rejection => {
    if (!Object.hasOwn(tables.errors, error))
      throw new TypeError(`No error has the name ${JSON.stringify(error)}. Name one of the catalogue.`);
    return new Refusal(error, tables.errors[error]!, options);
  };
  // The names of the errors in the tables are those of the types.
  return { ...tables, reject } as unknown as Api<T>;
}
