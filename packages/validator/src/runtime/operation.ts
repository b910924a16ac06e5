import type { Checks } from './check.ts';
import type { Detail } from './detail.ts';
import type { Incoming } from './incoming.ts';
import type { Parsed } from './json.ts';
import type { Parameter } from './parameter.ts';
import type { NamedLocation } from './place.ts';

/** What the pipeline knows of one operation. Generated from the document. */
export interface Operation {
  id: string;
  /** In capitals. */
  method: string;
  /** As in the document: `/agent/{jobId}`. */
  path: string;
  /** Cuts a segment into its parameters; where a path has segments that are more than one parameter. */
  cut?: (values: readonly string[], segment: string) => string[] | undefined;
  /** Alternatives, one of which is enough; none, or an empty one, when callers without a credential are let in. */
  security: readonly Requirement[];
  /** What `WWW-Authenticate` says to a caller without a credential, where HTTP has a name for the schemes. */
  challenge?: string;
  parameters: readonly Parameter[];
  checkParameters: Checks | null;
  /** Null when no body is read. */
  body: BodyRules | null;
  /** The places that name an error of their own; the first that is at fault names the answer. */
  named: readonly NamedLocation[];
}

/** Security schemes that are asked for together. */
export type Requirement = readonly { scheme: string; scopes: readonly string[] }[];

/** How bodies are read, by their media types in lower case. */
export interface BodyRules {
  required: boolean;
  content: Readonly<Record<string, BodyRule>>;
  /** The rule of a media type that is described by a range, such as `image/*`. */
  range?: (mediaType: string) => BodyRule | undefined;
}

/** How a body is read: as JSON unless it is said otherwise. Null: handed on as bytes, unchecked. */
export type BodyRule = (Checks & { read?: ReadBody; parts?: PartsRule }) | null;

/** Makes a value of the bytes of a body, or of what a parser before us made of them. */
export type ReadBody = (
  body: unknown,
  incoming: Pick<Incoming, 'header'>,
  maxDepth: number,
) => Parsed | Promise<Parsed>;

/** How a body that is a form of parts is read, while its bytes arrive. */
export interface PartsRule {
  /** Most bytes that its files are described to have together: what such a body may be longer than others. */
  fileBytes: number;
  /** Whether it takes one file that can be handed on as a stream. */
  file: boolean;
  receive(incoming: Incoming, context: PartsContext): Promise<PartsRead>;
}

/** What a form of parts is read with. */
export interface PartsContext {
  /** Most bytes of the whole body. */
  limit: number;
  /** Most bytes of the parts that are described as no file, together. */
  textLimit: number;
  maxDepth: number;
  /** Makes the error of a request whose file was handed on as a stream already; undefined where none is. */
  reject: ((read: PartsRead) => unknown) | undefined;
}

/** What a form of parts holds; `failure` tells what became of the rest where it was handed on as a stream. */
export type PartsRead =
  | { value: unknown; failure?: () => unknown }
  | { detail: Detail }
  | { fault: 'too-large' | 'aborted'; detail?: Detail }
  | { empty: true };
