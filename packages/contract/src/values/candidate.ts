import type { Json, Node } from '@web-data/openapi';

/** A value meant to lie on one side of one keyword. A validator confirms the intent before the candidate is used. */
export interface Candidate {
  /** The change, such as `maximum + 1`. */
  readonly label: string;
  /** JSON Pointer to the changed part of `value`. */
  readonly at: string;
  /** The keyword the candidate is about, such as `maximum`. */
  readonly keyword: string;
  /** JSON Pointer of that keyword in the document. */
  readonly pointer: string;
  /** The complete value with the change in it; `undefined` when the value itself is left out. */
  readonly value: Json | undefined;
  readonly intent: 'valid' | 'invalid';
  /** The `x-error` of the changed member. */
  readonly errorName?: string;
  /** Valid by the schema but so unusual that an API may reject it; any proper response will do. */
  readonly unusual?: true;
}

/** Finds the candidates of a schema inside another, as changes to its value. */
export type Enter = (schema: Node, value: Json) => Candidate[];
