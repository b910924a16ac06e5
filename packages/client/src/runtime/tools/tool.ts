/** A JSON Schema, dialect 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** An operation for callers that use a name and arguments: an agent, or a shell. Generated from the description. */
export interface Tool {
  /** Id of the operation. */
  id: string;
  /** The method of the client: `map`, or `crawl.start`. */
  name: string;
  tag: string;
  title: string;
  description: string;
  method: string;
  /** Changes nothing. */
  readOnly: boolean;
  /** Deletes or ends something that exists. */
  destructive: boolean;
  /** A second call has no further effect. */
  idempotent: boolean;
  /** Reaches beyond the service, such as to websites. */
  openWorld: boolean;
  /** Arguments for a person to decide; models do not see them. */
  withheld?: readonly string[];
  /** Schema of all arguments, an object; its references point to the definitions. */
  input: JsonSchema;
  /** Arguments that go into the path, in its order. */
  path: readonly string[];
  /** Arguments that go into the query. */
  query: readonly string[];
  /** Arguments that are members of the body; `true` where `body` is the full body; `null` where it has none. */
  body: readonly string[] | true | null;
  /** Arguments that are files. */
  files: readonly string[];
  /** Schema of the response. */
  output?: JsonSchema;
  /** Schema of each item, where the response is a stream: the data of a call is an `AsyncIterable` of them. */
  items?: JsonSchema;
  /** Example arguments of a call. */
  example?: unknown;
  /** The job that it starts. */
  job?: ToolJob;
}

/** How to follow a job. Locations are JSON Pointers (RFC 6901). */
export interface ToolJob {
  /** Location of the id in the response of the start. */
  id: string;
  /** Operation that reads the job by its id. */
  get: string;
  /** Operation that cancels it. */
  cancel?: string;
  /** Location of the state, and the final states. */
  state: string;
  ended: readonly string[];
  /** Locations of the count of finished items, and of the total. */
  done?: string;
  total?: string;
  /** Locations of the items so far and of the URL of more; the argument of `get` that skips items. */
  items?: string;
  next?: string;
  skip?: string;
  /** Names of the events of a stream of `get`: the one with an item, and those with the job as `get` gives it. */
  stream?: { item: string; states: readonly string[] };
}

/** Tables that the tools of a description share. */
export interface ToolTables {
  tools: Readonly<Record<string, Tool>>;
  /** Schemas that the tools refer to, by name. */
  definitions: Readonly<Record<string, JsonSchema>>;
  /** The functions of the operations, by id; loaded with the first call. */
  operations: () => Promise<Readonly<Record<string, unknown>>>;
}

/** Makes a schema self-contained: the schemas that it refers to are included in `$defs`. */
export function standAlone(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const names = new Set<string>();
  collect(schema, definitions, names);
  const sorted = [...names].toSorted();
  const $defs = Object.fromEntries(sorted.map((name) => [name, definitions[name]!]));
  return { ...schema, ...(sorted.length > 0 && { $defs }) };
}

/** A set keeps circles from turning for ever. */
function collect(
  value: unknown,
  definitions: Readonly<Record<string, JsonSchema>>,
  names: Set<string>,
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const name = key === '$ref' && typeof member === 'string' ? member.replace('#/$defs/', '') : '';
    if (!Object.hasOwn(definitions, name)) collect(member, definitions, names);
    else if (!names.has(name)) collect(definitions[names.add(name) && name], definitions, names);
  }
}
