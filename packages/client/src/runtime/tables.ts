import type { ErrorTables } from './define-error.ts';
import type { Operation } from './operation.ts';
import type { Decode } from './outcome.ts';
import type { ServiceOptions } from './options.ts';
import type { Signed } from './schemes.ts';

/** The tables generated from a description for all its operations. */
export interface ApiTables extends ErrorTables {
  /** Default address of the service; empty where the description names none. */
  baseUrl: string;
  /** The path between the address of the service and the path of an operation. */
  path: string;
  /** Name and version for a `User-Agent` (RFC 9110, section 10.1.5). */
  name: string;
  /** Reads the credentials of the caller. */
  sign: ReadCredentials;
  /** Decodes the responses. */
  decode: Decode;
}

/** Adds the credentials of an operation to a request. */
export type Sign = (operation: Operation, request: Signed) => Promise<unknown>;

/** @throws TypeError naming the credential that is missing or cannot be sent */
export type ReadCredentials = (options: ServiceOptions) => Sign;
