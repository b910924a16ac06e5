import type { Checks } from './check.ts';

/** Where in a request a value stands. */
export type Part = 'path' | 'query' | 'header' | 'cookie' | 'body';

/** What the pipeline knows of one operation. Generated from the document. */
export interface Operation {
  id: string;
  /** In capitals. */
  method: string;
  /** As in the document: `/agent/{jobId}`. */
  path: string;
  /** The header that carries the credential, and the scheme before it; null when the operation asks for none. */
  credential: { header: string; scheme: string | null } | null;
  parameters: readonly Parameter[];
  checkParameters: Checks | null;
  /** Media type in lower case → checks; null when the operation reads no body. */
  body: { required: boolean; checks: Record<string, Checks> } | null;
  /** The places that name an error of their own; the first that is at fault names the answer. */
  named: readonly NamedPlace[];
}

/** How the text of a parameter becomes a value. */
export interface Parameter {
  in: Exclude<Part, 'body'>;
  name: string;
  /** Types other than string that the text may stand for. */
  types: readonly string[];
  style: 'single' | 'repeated' | 'commas' | 'json';
}

/** A place with an error of its own. */
export interface NamedPlace {
  in: Part;
  /** JSON Pointer; `*` stands for any item or member. */
  path: string;
  error: string;
}
