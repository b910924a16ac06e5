/** How much a change asks of those who use the API. */
export type Level = 'breaking' | 'warning' | 'additive' | 'text';

/** The levels, the most serious first. A `warning` is a break that was announced, or that the caller of the comparison takes for none. */
export const LEVELS: readonly Level[] = ['breaking', 'warning', 'additive', 'text'];

/** The part of the contract in which a change lies. */
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
  /** RFC 6901 pointer into the new document, or into the old one for something that was removed. */
  readonly pointer: string;
  /** RFC 6901 pointer into the old document, when it is not the same. */
  readonly oldPointer?: string;
  /** Whether `pointer` leads into the old document, since the part is in the new one no more. */
  readonly removed?: true;
  readonly where: Where;
  /** A sentence that names what changed, from what and to what. */
  readonly message: string;
  /** Whether the changed part was marked `x-definition: provisional` before; it may then break in a minor. */
  readonly provisional: boolean;
}

/** An OpenAPI document as a parsed JSON or YAML file. */
export interface OpenApiDocument {
  readonly [key: string]: unknown;
}
