import { readEvents, readItemSchema } from '@web-data/openapi';
import type { Content, Framing } from '@web-data/openapi';
import { eventWriter, lineWriter, sequenceWriter } from '@web-data/validator/runtime';
import type { OpenApiDocument, Schema, SchemaObject } from './document.ts';
import { findDefault, listSelectors } from './fields.ts';
import { mergeSchema } from './merge-schema.ts';
import type { Operation } from './operations.ts';
import { schemaName } from './resolve.ts';
import { fits } from './fits.ts';

/** Whether a media type is a sequence of items, which arrive one after the other. */
export function isStream(content: Content): boolean {
  return readItemSchema(content) !== undefined;
}

/** The stream that an operation responds with; undefined where a success may be anything else, which is read whole. */
export function findStream({ model }: Operation): Content | undefined {
  const all = model.responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ content }) => content);
  return all.every(isStream) ? all[0] : undefined;
}

/** One kind of item of a stream: an event, or an alternative of a union. */
export interface ItemKind {
  /** The name of an event, or of an alternative. */
  title: string;
  /** What tells it from the others, such as `kind "wave"`; empty for an event, whose title does. */
  selectors: string[];
  /** The discriminator of which any other value selects it. */
  others?: string | undefined;
  description: string;
  /** The item; of an event, with `data` as programs see it. */
  schema: Schema;
  /** What a reader looks for: the data of an event, or the whole item. */
  value: Schema;
  /** Such a value, from the examples of the stream. */
  example: unknown;
}

/** Maximum depth of unions within unions. */
const MAX_DEPTH = 5;

/** The kinds of items of a stream, in document order. */
export function listItemKinds(document: OpenApiDocument, content: Content): ItemKind[] {
  const schema = readItemSchema(content) as Schema;
  const examples = content.examples.flatMap(({ value }) =>
    Array.isArray(value) ? (value as unknown[]) : [value],
  );
  return content.framing === 'events'
    ? listEvents(document, schema, MAX_DEPTH).map((event) => toEventKind(document, event, examples))
    : listAlternatives(document, schema, examples);
}

/** The schemas of events that no union divides further. */
function listEvents(document: OpenApiDocument, schema: Schema, depth: number): Schema[] {
  const { oneOf, anyOf, ...rest } = mergeSchema(document, schema);
  const options = oneOf ?? anyOf ?? [];
  if (options.length === 0 || depth === 0) return [schema];
  const isBare = Object.keys(rest).every(
    (keyword) => keyword === 'description' || keyword === 'discriminator',
  );
  return options.flatMap((option) =>
    listEvents(document, isBare ? option : { allOf: [rest as SchemaObject, option] }, depth - 1),
  );
}

function toEventKind(document: OpenApiDocument, schema: Schema, examples: unknown[]): ItemKind {
  const { properties = {}, description = '', ...merged } = mergeSchema(document, schema);
  const { event = {}, data = { type: 'string' } } = properties;
  const { const: only, enum: names = [] } = mergeSchema(document, event);
  // An event without a name is one of `message` (WHATWG HTML, section 9.2.6).
  const all = (only === undefined ? names : [only]).map(String);
  const title = all.join(', ') || 'message';
  const found = examples.find(
    (one) => all.includes(String(Object(one).event ?? 'message')) || all.length === 0,
  );
  return {
    title,
    selectors: [],
    description,
    schema: { ...merged, properties: { ...properties, data } },
    value: data,
    example: (Object(found) as { data?: unknown }).data,
  };
}

function listAlternatives(document: OpenApiDocument, schema: Schema, examples: unknown[]): ItemKind[] {
  const { oneOf, anyOf, discriminator } = mergeSchema(document, schema);
  return (oneOf ?? anyOf ?? [schema]).map((option, index) => {
    const { title, description = '', discriminator: own } = mergeSchema(document, option);
    return {
      title: schemaName(option) ?? title ?? `Alternative ${index + 1}`,
      selectors: listSelectors(discriminator ?? own, option),
      others: findDefault(discriminator ?? own, option),
      description,
      schema: option,
      value: option,
      example: examples.find((one) => fits(document, option, one, { left: 10_000 })),
    };
  });
}

/** Items as a stream carries them, as text; undefined where the framing is no text, as for parts. */
export function writeItems(content: Content, items: readonly unknown[]): string | undefined {
  const writer = createWriter(content)?.();
  return writer && items.map((item) => writer.write(item)).join('');
}

function createWriter({ framing, itemSchema, type }: Content): ReturnType<typeof lineWriter> | undefined {
  if (framing === 'lines') return lineWriter(type);
  if (framing === 'sequence') return sequenceWriter(type);
  if (framing !== 'events' || itemSchema === undefined) return undefined;
  const { data, byName } = readEvents(itemSchema);
  return eventWriter({ data, byName: [...byName] });
}

/** How the items of a stream are told apart, as a sentence that names its media type. */
export function describeFraming(type: string, framing: Framing | undefined): string {
  switch (framing) {
    case 'events':
      return `Server-sent events (\`${type}\`), each as soon as it happens`;
    case 'lines':
      return `JSON Lines (\`${type}\`): each item is one line of JSON`;
    case 'sequence':
      return `A JSON sequence (\`${type}\`): a record separator stands before each item`;
    default:
      return `Parts (\`${type}\`), one item each`;
  }
}
