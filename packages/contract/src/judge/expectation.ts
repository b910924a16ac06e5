import type { CatalogueEntry } from '../openapi/catalogue.ts';

/** The one outcome that a request must have. */
export type Expectation = Accepted | Rejected | Responded;

/** The request is right: a documented 2xx. */
export interface Accepted {
  readonly outcome: 'accepted';
  /** Pointer of what makes the request right, blamed when it is refused. */
  readonly pointer: string;
  /** The request may provoke a documented refusal by what it means, though its form is right. */
  readonly lenient?: boolean;
}

/** The request is wrong: one of these statuses and catalogue errors. */
export interface Rejected {
  readonly outcome: 'rejected';
  /** Pointer of the keyword or rule that the request breaks, blamed when it is let through. */
  readonly pointer: string;
  readonly statuses: readonly number[];
  /** Errors of the catalogue that fit; empty when the document has none for this. */
  readonly errors: readonly CatalogueEntry[];
  /** The member that `details` must name. */
  readonly names?: RequestLocation;
  /** Header names that the answer must carry. */
  readonly headers?: readonly string[];
  /** Called for a missing credential: an acceptance is then a hole, not a slip. */
  readonly authentication?: true;
}

/** Whatever the operation documents, but no crash. */
export interface Responded {
  readonly outcome: 'answered';
  readonly pointer: string;
}

/** A place in a request. */
export interface RequestLocation {
  readonly in: 'body' | 'query' | 'path' | 'header' | 'cookie';
  /** JSON Pointer into that part. */
  readonly at: string;
  /** Places whose naming is as good: the parent of a missing or unknown member. */
  readonly also: readonly string[];
  /** Keywords that a detail of this place may blame, where they are known. */
  readonly keywords?: readonly string[];
}
