import type { Json, Node } from '@web-data/openapi';

/** A value made to lie on one side of one keyword. Whether it does is checked by a validator before it counts. */
export interface Candidate {
  /** What was done, such as `maximum + 1`. */
  readonly label: string;
  /** JSON Pointer into the whole value of the place that was changed. */
  readonly at: string;
  /** The keyword the candidate is about, such as `maximum`. */
  readonly keyword: string;
  /** JSON Pointer of that keyword in the document. */
  readonly pointer: string;
  /** The whole value with the change in it; `undefined` when the value itself is left out. */
  readonly value: Json | undefined;
  readonly intent: 'valid' | 'invalid';
  /** Name of the error that the changed member has of its own (`x-error`). */
  readonly errorName?: string;
  /** Valid by the schema but so unusual that an API may refuse it; it must only answer properly. */
  readonly unusual?: true;
}

/** Finds the candidates of a schema inside another, as changes to its value. */
export type Enter = (schema: Node, value: Json) => Candidate[];
