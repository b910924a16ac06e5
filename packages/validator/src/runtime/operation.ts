import type { Checks } from './check.ts';
import type { Detail } from './detail.ts';
import type { Incoming } from './incoming.ts';
import type { IntegerCodec } from './integers.ts';
import type { Parsed } from './json.ts';
import type { CreateItemWriter } from './item-writer.ts';
import type { Parameter } from './parameter.ts';
import type { NamedLocation } from './location.ts';

/** The facts about one operation that the pipeline needs. Generated from the document. */
export interface Operation {
  id: string;
  /** In upper case. */
  method: string;
  /** As in the document: `/agent/{jobId}`. */
  path: string;
  /** Cuts a segment into its parameters; set where a path has segments that hold more than a single parameter. */
  cut?: (values: readonly string[], segment: string) => string[] | undefined;
  /** Alternatives, one of which is enough; none, or an empty one, when anonymous callers are allowed. */
  security: readonly Requirement[];
  /** The value of `WWW-Authenticate` without a credential, where HTTP has a name for the schemes. */
  challenge?: string;
  parameters: readonly Parameter[];
  checkParameters: Checks | null;
  /** Null when the operation reads no body. */
  body: BodyRules | null;
  /** How the items of its responses are written, by media type in lower case; the first is the usual one. */
  items?: Readonly<Record<string, CreateItemWriter>>;
  /** Whether its responses may also be of a media type that is no stream, which is then the usual one. */
  hasFullBodies?: boolean;
  /** Reads and writes integers that numbers would round. */
  integers?: IntegerCodec;
  /** The locations with an error of their own; the first with a violation selects the error of the response. */
  named: readonly NamedLocation[];
}

/** Security schemes that are required together. */
export type Requirement = readonly { scheme: string; scopes: readonly string[] }[];

/** How bodies are read, by their media types in lower case. */
export interface BodyRules {
  required: boolean;
  content: Readonly<Record<string, BodyRule>>;
  /** The rule of a media type that a range such as `image/*` describes. */
  range?: (mediaType: string) => BodyRule | undefined;
}

/** How a body is read: as JSON unless `read` or `parts` is set. Null: passed on as bytes, unchecked. */
export type BodyRule = (Checks & { read?: ReadBody; parts?: PartsRule }) | null;

/** Converts the bytes of a body, or the value that an earlier parser produced, into a value. */
export type ReadBody = (
  body: unknown,
  incoming: Pick<Incoming, 'header'>,
  maxDepth: number,
) => Parsed | Promise<Parsed>;

/** How a multipart form is read, while its bytes arrive. */
export interface PartsRule {
  /** Maximum total size of its files in bytes according to the description; extends the limit of the body. */
  fileBytes: number;
  /** Whether it has one file that can be passed on as a stream. */
  file: boolean;
  receive(incoming: Incoming, context: PartsContext): Promise<PartsRead>;
}

/** The settings for reading a multipart form. */
export interface PartsContext {
  /** Maximum size of the full body in bytes. */
  limit: number;
  /** Maximum total size in bytes of the parts that are not described as files. */
  textLimit: number;
  maxDepth: number;
  /** Creates the error of a request whose file was already passed on as a stream; undefined without streaming. */
  reject: ((read: PartsRead) => unknown) | undefined;
}

/** The result of reading a multipart form; `failure` returns the outcome of the parts after a streamed file. */
export type PartsRead =
  | { value: unknown; failure?: () => unknown }
  | { detail: Detail }
  | { error: 'too-large' | 'aborted'; detail?: Detail }
  | { empty: true };
