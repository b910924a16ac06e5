import type { Checks } from './check.ts';
import type { Incoming } from './incoming.ts';
import type { Parsed } from './json.ts';
import type { Parameter } from './parameter.ts';
import type { NamedPlace } from './place.ts';

/** What the pipeline knows of one operation. Generated from the document. */
export interface Operation {
  id: string;
  /** In capitals. */
  method: string;
  /** As in the document: `/agent/{jobId}`. */
  path: string;
  /** Cuts a segment into its parameters; where a path has segments that are more than one parameter. */
  cut?: (texts: readonly string[], segment: string) => string[] | undefined;
  /** Alternatives, one of which is enough; none, or an empty one, when callers without a credential are let in. */
  security: readonly Requirement[];
  /** What `WWW-Authenticate` says to a caller without a credential, where HTTP has a name for the schemes. */
  challenge?: string;
  parameters: readonly Parameter[];
  checkParameters: Checks | null;
  /** Null when no body is read. */
  body: BodyRules | null;
  /** The places that name an error of their own; the first that is at fault names the answer. */
  named: readonly NamedPlace[];
}

/** Security schemes that are asked for together. */
export type Requirement = readonly { scheme: string; scopes: readonly string[] }[];

/** How bodies are read, by their media types in lower case. */
export interface BodyRules {
  required: boolean;
  content: Readonly<Record<string, BodyRule>>;
  /** The rule of a media type that is described by a range, such as `image/*`. */
  range?: (essence: string) => BodyRule | undefined;
}

/** How a body is read: as JSON unless it is said otherwise. Null: handed on as bytes, unchecked. */
export type BodyRule = (Checks & { read?: ReadBody }) | null;

/** Makes a value of the bytes of a body, or of what a parser before us made of them. */
export type ReadBody = (
  body: unknown,
  incoming: Pick<Incoming, 'header'>,
  maxDepth: number,
) => Parsed | Promise<Parsed>;
