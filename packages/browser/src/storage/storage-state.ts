import type { Cookie } from 'playwright-core';

/** What sites keep in a context, as JSON: so that another one goes on where it ended. */
export interface StorageState {
  /** Cookies, those without an end among them. */
  readonly cookies: readonly Cookie[];
  /** What each origin keeps, of those that keep anything. */
  readonly origins: readonly OriginState[];
}

/** What one origin keeps. */
export interface OriginState {
  /** Scheme, host and port, such as `https://example.com`. */
  readonly origin: string;
  /** Keys of `localStorage` with their values. */
  readonly localStorage: readonly (readonly [key: string, value: string])[];
  /** Databases of IndexedDB that can be written down; one that holds a file or a key of WebCrypto cannot, and is not here. */
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
 * A value of the structured clone algorithm as JSON: text, finite numbers, booleans and null as they are, everything else
 * as a list whose first item says what it is.
 */
export type Encoded = string | number | boolean | null | readonly unknown[];
