import type { Json, JsonObject } from '@web-data/openapi';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import type { DocumentPlugin } from '../openapi/plugin.ts';

/** What a plug-in adds to the mock. The first plug-in that knows a fact decides; bodies and streams pass through all. */
export interface MockPlugin extends DocumentPlugin {
  /** Changes the body of a success so that it fits its request. */
  shapeBody?(operation: Operation, body: Json, request: ParsedRequest): Json;
  /** Orders the items of a stream, and says whether they are repeated until the client goes. */
  shapeStream?(operation: Operation, items: readonly Json[]): StreamItems;
  /** Returns the states of the resource at the path of an operation. */
  findStates?(document: ContractDocument, operation: Operation): States | undefined;
  /** Returns the header by which an operation tells repeated requests. */
  findIdempotencyKey?(operation: Operation): IdempotencyKey | undefined;
  /**
   * Whether an extension describes what the responses of an operation contain. The mock then adds no created
   * resources to its lists, and does not take a DELETE for final.
   */
  describesContent?(operation: Operation): boolean;
  /** Whether an operation that deletes, once it was called, responds with this error as for an unknown id. */
  rejectsDeleted?(operation: Operation, error: string | undefined): boolean;
}

/** A valid request. */
export interface ParsedRequest {
  /** The JSON body. */
  readonly body: Json | undefined;
  /** The values in the path, by `path name`. */
  readonly parameters: ReadonlyMap<string, Json>;
}

/** The items of a stream. */
export interface StreamItems {
  readonly items: readonly Json[];
  /** Whether the stream has no end of its own. */
  readonly goesOn: boolean;
}

/** The header by which repeated requests are told, and the name of the error for one with another body. */
export interface IdempotencyKey {
  readonly header: string;
  readonly error: string;
}

/** The states that a created resource moves through. */
export interface States {
  /** JSON Pointer to the state in the body of the operation that reads it. */
  readonly member: string;
  /** The states that may follow each state; none after a final one. */
  readonly moves: JsonObject;
  /** Returns the name of the error of a call in this state; `isEnded` after a client ended the resource early. */
  findError(state: Json | undefined, isEnded: boolean): string | undefined;
  /** Changes a body so that it fits the state. */
  shapeBody(body: Json, state: Json | undefined): Json;
}

/** Passes the items of a stream through the plug-ins. */
export function shapeStream(
  plugins: readonly MockPlugin[],
  operation: Operation,
  items: readonly Json[],
): StreamItems {
  return plugins.reduce<StreamItems>(
    (stream, plugin) => {
      const shaped = plugin.shapeStream?.(operation, stream.items) ?? stream;
      return { ...shaped, goesOn: stream.goesOn || shaped.goesOn };
    },
    { items, goesOn: false },
  );
}

/** Passes the body of a success through the plug-ins of a document. */
export function shapeBody(
  { plugins }: ContractDocument,
  operation: Operation,
  original: Json,
  request: ParsedRequest,
): Json {
  return plugins.reduce(
    (body, plugin: MockPlugin) => plugin.shapeBody?.(operation, body, request) ?? body,
    original,
  );
}

/** Returns what the first plug-in of a document that knows a fact says. */
export function findInPlugins<T>(
  { plugins }: ContractDocument,
  find: (plugin: MockPlugin) => T | undefined,
): T | undefined {
  for (const plugin of plugins) {
    const found = find(plugin);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a plug-in of the document describes the content of an operation's responses. */
export function hasDescribedContent({ plugins }: ContractDocument, operation: Operation): boolean {
  return plugins.some((plugin: MockPlugin) => plugin.describesContent?.(operation) === true);
}
