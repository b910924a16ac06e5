/** How a change affects users of the API. */
export type Level = 'breaking' | 'warning' | 'additive' | 'text';

/**
 * The levels, the most serious first. A `warning` is a breaking change that was announced, or that the caller of the
 * comparison does not count as breaking.
 */
export const LEVELS: readonly Level[] = ['breaking', 'warning', 'additive', 'text'];

/** The part of the contract that contains a change. */
export type Where = 'request' | 'response' | 'operation' | 'document' | 'error' | 'component';

/** One difference between two OpenAPI documents. */
export interface Change {
  readonly level: Level;
  /** The rule that found it, for example `maximum` or `parameter`. */
  readonly rule: string;
  /** The first operation concerned, for example `POST /map`; absent when the document itself changed. */
  readonly operation?: string;
  /** Every operation concerned, when a shared component makes them more than one. */
  readonly operations?: readonly string[];
  /** RFC 6901 pointer into the new document, or into the old one for a removed part. */
  readonly pointer: string;
  /** RFC 6901 pointer into the old document, when it differs. */
  readonly oldPointer?: string;
  /** Whether `pointer` leads into the old document, since the part no longer exists in the new one. */
  readonly removed?: true;
  readonly where: Where;
  /** A full sentence with the old and the new value. */
  readonly message: string;
  /** Whether the changed part was marked `x-definition: provisional` before; it may then break in a minor. */
  readonly provisional: boolean;
}

/** An OpenAPI document as a parsed JSON or YAML file. */
export interface OpenApiDocument {
  readonly [key: string]: unknown;
}
