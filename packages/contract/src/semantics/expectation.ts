import type { CatalogueEntry } from '../openapi/catalogue.ts';

/** The outcome that a request must have. */
export type Expectation = Accepted | Rejected | Responded;

/** The request is valid: expects a documented 2xx. */
export interface Accepted {
  readonly outcome: 'accepted';
  /** Pointer of the part that the request tests; blamed when the server rejects it. */
  readonly pointer: string;
}

/** The request is invalid: expects one of these statuses and catalogue errors. */
export interface Rejected {
  readonly outcome: 'rejected';
  /** Pointer of the keyword or rule that the request breaks; blamed when the server accepts it. */
  readonly pointer: string;
  readonly statuses: readonly number[];
  /** Matching errors of the catalogue; empty when the document has none for this. */
  readonly errors: readonly CatalogueEntry[];
  /** The member that `details` must name. */
  readonly names?: RequestLocation;
  /** Header names that the response must have. */
  readonly headers?: readonly string[];
  /** Set for a missing credential: accepting the request is then a security hole. */
  readonly authentication?: true;
}

/** Expects any documented response, and no crash. */
export interface Responded {
  readonly outcome: 'answered';
  readonly pointer: string;
}

/** A location in a request. */
export interface RequestLocation {
  readonly in: 'body' | 'query' | 'path' | 'header' | 'cookie';
  /** JSON Pointer into that part. */
  readonly at: string;
  /** Other acceptable locations: the parent of a missing or unknown member. */
  readonly also: readonly string[];
  /** Keywords that a detail of this location may name, where they are known. */
  readonly keywords?: readonly string[];
}
