/** Where in a request a value stands. */
export type Part = 'path' | 'query' | 'header' | 'cookie' | 'body';

/** A place with an error of its own. */
export interface NamedLocation {
  in: Part;
  /** JSON Pointer; `*` stands for any item or member. */
  path: string;
  error: string;
}
