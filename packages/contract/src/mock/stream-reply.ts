import {
  asObject,
  asString,
  isObject,
  readEvents,
  sameJson,
  listBranches,
  getRequiredMembers,
  type Content,
  type Framing,
  type Json,
  type Node,
} from '@web-data/openapi';
import {
  eventWriter,
  lineWriter,
  partWriter,
  sequenceWriter,
  toItemStream,
  type ItemWriter,
} from '@web-data/validator/runtime';
import { memberSchema } from '../openapi/value-schemas.ts';
import { getItemSchema } from '../openapi/item-schema.ts';
import { getSchemas } from '../openapi/schemas.ts';
import type { Operation } from '../openapi/operation.ts';
import { shapeStream, type MockPlugin, type StreamItems } from './plugin.ts';
import { sample } from '../values/sample.ts';
import { valid } from '../values/valid.ts';

const CONTEXT = { site: undefined, seed: 1 };

/** Milliseconds between the items of a stream that has no end of its own. */
const REPEATED_MS = 1_000;

/** The items of a response, and the writer of their framing. */
export interface StreamReply extends StreamItems {
  readonly writer: ItemWriter;
}

/**
 * Builds the stream of a media type: the items of an example, otherwise one generated item of each alternative of its
 * `itemSchema`. Plug-ins order the items.
 * @param examples values that are the items, or one of them
 */
export function createStreamReply(
  operation: Operation,
  content: Content,
  examples: readonly Json[],
  plugins: readonly MockPlugin[],
): StreamReply {
  const schema = getItemSchema(content)!;
  const fromExample = examples
    .map((value) => itemsOf(value, content, schema))
    .find(({ length }) => length > 0);
  return {
    ...shapeStream(plugins, operation, fromExample ?? generateItems(content, schema)),
    writer: WRITERS[content.framing!](content),
  };
}

/** The bytes of a stream; when nobody reads them any more, it ends. */
export function toByteStream({ items, writer, goesOn }: StreamReply): ReadableStream<Uint8Array> {
  return toItemStream(goesOn ? repeat(items) : items, writer, { heartbeatMs: 15_000 });
}

async function* repeat(items: readonly Json[]): AsyncGenerator<Json> {
  for (;;) {
    yield* items;
    await new Promise((done) => setTimeout(done, REPEATED_MS));
  }
}

const WRITERS: Readonly<Record<Framing, (content: Content) => ItemWriter>> = {
  events: ({ itemSchema }) => {
    const { data, byName } = readEvents(itemSchema!);
    return eventWriter({ data, byName: [...byName] })();
  },
  lines: ({ type }) => lineWriter(type)(),
  sequence: ({ type }) => sequenceWriter(type)(),
  parts: ({ type }) => partWriter(type.split(';')[0]!.trim())(),
};

/** The items of an example that fit; the `data` of an event may be shown as it is sent. */
function itemsOf(value: Json, { framing }: Content, schema: Node): readonly Json[] {
  const schemas = getSchemas(schema).forResponses;
  return (Array.isArray(value) ? (value as Json[]) : [value]).flatMap((item) => {
    const readings = framing === 'events' ? [item, withParsedData(item)] : [item];
    return readings.filter((one) => schemas.accepts(schema, one)).slice(0, 1);
  });
}

function withParsedData(item: Json): Json {
  const data = asString(asObject(item)['data']);
  try {
    return { ...asObject(item), data: JSON.parse(data ?? '') as Json };
  } catch {
    return item;
  }
}

/** One item of each alternative, so that a reader sees all kinds of them. */
function generateItems(content: Content, schema: Node): readonly Json[] {
  const schemas = getSchemas(schema).forResponses;
  const items = [...listBranches(schema), schema]
    .map((one) => generateItem(content, one, schema))
    .filter((item) => schemas.accepts(schema, item));
  const different = items.filter((item, at) => items.findIndex((other) => sameJson(other, item)) === at);
  return different.length > 0 ? different : [generateItem(content, schema, schema)];
}

/** @param full the schema that the alternative belongs to: what it requires is described by either */
function generateItem({ framing }: Content, schema: Node, full: Node): Json {
  const item = withRequired(generate(schema), schema, full);
  // Readers pass over an event without data.
  if (framing !== 'events' || asObject(item)['data'] !== undefined) return item;
  const data = memberSchema(schema, 'data');
  return { ...asObject(item), data: data === undefined ? '' : generate(data) };
}

function withRequired(item: Json, schema: Node, full: Node): Json {
  if (!isObject(item)) return item;
  const absent = [...getRequiredMembers(full).keys()].filter((name) => item[name] === undefined);
  const added = absent.flatMap((name): [string, Json][] => {
    const member = memberSchema(schema, name) ?? memberSchema(full, name);
    return member === undefined ? [] : [[name, generate(member)]];
  });
  return { ...item, ...Object.fromEntries(added) };
}

function generate(schema: Node): Json {
  const result = valid(schema, CONTEXT);
  return 'value' in result ? result.value : sample(schema, CONTEXT);
}
