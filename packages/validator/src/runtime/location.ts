/** The part of a request that holds a value. */
export type Part = 'path' | 'query' | 'header' | 'cookie' | 'body';

/** A location with an error of its own. */
export interface NamedLocation {
  in: Part;
  /** JSON Pointer; `*` stands for any item or member. */
  path: string;
  error: string;
}
