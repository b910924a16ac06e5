/** A JSON Schema, dialect 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** An operation as who calls it by name with arguments sees it: an agent, or a shell. Generated from the description. */
export interface Tool {
  /** Id of the operation. */
  id: string;
  /** The method of the client: `map`, or `crawl.start`. */
  name: string;
  tag: string;
  title: string;
  description: string;
  method: string;
  /** It changes nothing. */
  readOnly: boolean;
  /** It ends or takes away what is there. */
  destructive: boolean;
  /** Calling it twice does what calling it once does. */
  idempotent: boolean;
  /** It reaches what lies beyond the service, such as websites. */
  openWorld: boolean;
  /** Arguments that are for a person to decide: no model is shown them. */
  withheld?: readonly string[];
  /** Schema of all arguments, an object; references lead to the definitions. */
  input: JsonSchema;
  /** Arguments that go into the path, in its order. */
  path: readonly string[];
  /** Arguments that go into the query. */
  query: readonly string[];
  /** Arguments that are members of the body; `true` where `body` is all of it; `null` where it has none. */
  body: readonly string[] | true | null;
  /** Arguments that are files. */
  files: readonly string[];
  /** Schema of the answer. */
  output?: JsonSchema;
  /** Arguments that show how it is called. */
  example?: unknown;
  /** The job that it starts. */
  job?: ToolJob;
}

/** How a job is followed. Places are JSON Pointers (RFC 6901). */
export interface ToolJob {
  /** Place of the id in the answer of the start. */
  id: string;
  /** Operation that reads the job by its id. */
  get: string;
  /** Operation that cancels it. */
  cancel?: string;
  /** Place of the state, and the states that are the last. */
  state: string;
  ended: readonly string[];
  /** Places of what is done, and of what there is to do. */
  done?: string;
  total?: string;
  /** Places of the items so far and of the address of more; the argument of `get` that leaves some out. */
  items?: string;
  next?: string;
  skip?: string;
}

/** What the tools of a description share. */
export interface ToolTables {
  tools: Readonly<Record<string, Tool>>;
  /** Schemas that those of the tools refer to, by name. */
  definitions: Readonly<Record<string, JsonSchema>>;
  /** The functions of the operations, by id; loaded with the first call. */
  operations: () => Promise<Readonly<Record<string, unknown>>>;
}
