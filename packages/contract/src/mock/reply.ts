import {
  asObject,
  isObject,
  type Content,
  type Document,
  type Json,
  type Node,
  type Response,
  isJsonType,
} from '@web-data/openapi';
import { sample } from '../values/sample.ts';
import { responseFor } from '../semantics/response-for.ts';
import { withoutMarked } from '../judge/marked-members.ts';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { isStream } from '../openapi/item-schema.ts';
import { valid, type GeneratedValue } from '../values/valid.ts';
import { createBinary } from './binary.ts';
import { negotiateContent } from './negotiate.ts';
import type { MockPlugin } from './plugin.ts';
import { createStreamReply, toByteStream, type StreamReply } from './stream-reply.ts';

const CONTEXT = { site: undefined, seed: 1 };

/** A response of the mock. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; `undefined` for no body. */
  readonly body: Json | undefined;
  /** The body as a stream of items, where the document describes one. */
  readonly stream?: StreamReply;
  /** The body as a file, where the document describes one. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** Returns the body to send: JSON, a stream, a file, or the text of another media type unchanged. */
export function serializeReply({
  headers,
  body,
  bytes,
  stream,
}: Reply): string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined {
  if (body === undefined) return undefined;
  if (stream !== undefined) return toByteStream(stream);
  if (bytes !== undefined) return bytes;
  const type = headers['content-type'];
  if (type === undefined || isJsonType(type)) return JSON.stringify(body);
  // A media type without a schema does not define its text.
  return typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body);
}

/** The variant of a documented response to build. */
export interface ReplyOptions {
  /** The name of an example. */
  readonly example?: string | undefined;
  /** Data generated from the schema instead of an example. */
  readonly dynamic?: boolean;
  /** The header `Accept` of the request; any type when absent. */
  readonly accept?: string | undefined;
  /** Those of the document, for streams. */
  readonly plugins?: readonly MockPlugin[];
}

/**
 * Builds a response from the document: the named example, otherwise the first, otherwise data generated from the
 * schema.
 */
export function createReply(
  operation: Operation | undefined,
  spec: Response,
  status: number,
  options: ReplyOptions = {},
): Reply {
  const content = negotiateContent(spec.content, options.accept);
  if (operation && content && isStream(content))
    return streamReply(operation, { spec, status, content }, options);
  const examples = content?.examples ?? [];
  const named = options.dynamic ? undefined : examples.find(({ name }) => name === options.example);
  const offered = options.dynamic ? [] : examples.map(({ value }) => value);
  const body = content && withoutWriteOnly(content, named?.value ?? bodyOf(content, offered));
  // A file never replaces an example.
  const file = content && named === undefined && offered.length === 0 ? createBinary(content) : undefined;
  return {
    status,
    body,
    ...(file && { bytes: file.bytes }),
    headers: {
      ...(content && { 'content-type': file?.type ?? WILD.get(content.type) ?? content.type }),
      ...headersOf(spec),
    },
  };
}

/** A stream of items. An example that is a text is sent as it is, in its own framing. */
function streamReply(
  operation: Operation,
  { spec, status, content }: { spec: Response; status: number; content: Content },
  { example, dynamic, plugins = [] }: ReplyOptions,
): Reply {
  const named = content.examples.filter(({ name }) => name === example);
  const offered = dynamic ? [] : [...named, ...content.examples].map(({ value }) => value);
  if (typeof offered[0] === 'string')
    return {
      status,
      body: offered[0],
      headers: { 'content-type': content.type, ...headersOf(spec) },
    };
  const stream = createStreamReply(operation, content, offered, plugins);
  const { type, headers } = stream.writer;
  return {
    status,
    body: stream.items as Json,
    stream,
    headers: { ...headers, 'content-type': type.includes(';') ? type : content.type, ...headersOf(spec) },
  };
}

/** The Content-Type where the document leaves the media type open. */
const WILD = new Map([
  ['*/*', 'application/json'],
  ['application/*', 'application/json'],
  ['text/*', 'text/plain'],
]);

/** A body without its `writeOnly` members, which examples may contain. */
function withoutWriteOnly({ schema }: Content, body: Json): Json {
  return schema ? withoutMarked(schema, body, 'writeOnly') : body;
}

const bodies = new WeakMap<Document, Map<string, Json>>();

/** The first valid example, otherwise a value generated from the schema. */
function bodyOf({ schema, pointer }: Content, offered: readonly Json[]): Json {
  return schema ? generateValue(schema, offered, `${offered.length} ${pointer}`) : (offered[0] ?? null);
}

/**
 * Returns a valid value, or the closest one for a schema that no value meets. Cached, because every request needs it.
 */
function generateValue(schema: Node, offered: readonly Json[], key: string): Json {
  const known = bodies.get(schema.document) ?? new Map<string, Json>();
  bodies.set(schema.document, known);
  const result = known.get(key) ?? valueOf(valid(schema, CONTEXT, offered));
  const value = result ?? offered[0] ?? sample(schema, CONTEXT);
  known.set(key, value);
  return value;
}

function valueOf(result: GeneratedValue): Json | undefined {
  return 'value' in result ? result.value : undefined;
}

/** Builds the response of one catalogue error, as the operation documents it. */
export function errorReply(
  document: ContractDocument,
  operation: Operation | undefined,
  entry: CatalogueEntry,
  details?: Json,
): Reply {
  const spec = operation && responseFor(operation, entry.status);
  const base = spec ? createReply(operation, spec, entry.status, { example: entry.name }) : undefined;
  const own =
    isObject(base?.body) && base.body['error'] === entry.error
      ? base.body
      : { success: false, error: entry.error };
  return {
    status: entry.status,
    headers: { 'content-type': 'application/json', ...base?.headers },
    body: details === undefined ? own : { ...own, details },
  };
}

/** Builds the first documented response among these statuses; `undefined` where none is documented. */
export function statusReply(operation: Operation, statuses: readonly number[]): Reply | undefined {
  for (const status of statuses) {
    const spec = responseFor(operation, status);
    if (spec) return createReply(operation, spec, status);
  }
  return undefined;
}

/** Values for every documented header: its example, or a sample of its schema. */
function headersOf(spec: Response): Record<string, string> {
  return Object.fromEntries(
    spec.headers.flatMap(({ name, schema }) => {
      if (schema === undefined) return [];
      const header = schema.document.at(schema.pointer.replace(/\/schema$/u, ''));
      const example = asObject(header.value)['example'];
      return [[name, String(example ?? generateValue(schema, [], schema.pointer))]];
    }),
  );
}
