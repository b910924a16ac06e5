import type { Cookie } from 'playwright-core';

/** Stored data of sites in a context, as JSON, for continuing in another context. */
export interface StorageState {
  /** Cookies, including session cookies. */
  readonly cookies: readonly Cookie[];
  /** Stored data by origin, without empty ones. */
  readonly origins: readonly OriginState[];
}

/** Stored data of one origin. */
export interface OriginState {
  /** Scheme, host and port, such as `https://example.com`. */
  readonly origin: string;
  /** Keys of `localStorage` with their values. */
  readonly localStorage: readonly (readonly [key: string, value: string])[];
  /** Databases of IndexedDB. One that holds a file or a key of WebCrypto has no JSON form and is left out. */
  readonly databases: readonly Database[];
}

/** A database of IndexedDB. */
export interface Database {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly ObjectStore[];
}

/** An object store of a database. */
export interface ObjectStore {
  readonly name: string;
  readonly keyPath: string | readonly string[] | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly Index[];
  readonly records: readonly (readonly [key: Encoded, value: Encoded])[];
}

/** An index of an object store. */
export interface Index {
  readonly name: string;
  readonly keyPath: string | readonly string[];
  readonly unique: boolean;
  readonly multiEntry: boolean;
}

/**
 * A value of the structured clone algorithm as JSON: strings, finite numbers, booleans and null as they are, everything
 * else as a list whose first item is its type.
 */
export type Encoded = string | number | boolean | null | readonly unknown[];
