import type { Kind } from '../grammar/objects.ts';
import { rewrite } from '../grammar/rewrite.ts';
import { walk } from '../grammar/walk.ts';
import { asArray, asObject, isObject, type Json, type JsonObject } from '../json/json.ts';
import { joinPointer, valueAt } from '../json/pointer.ts';
import { getFraming } from '../model/framing.ts';
import { splitReference } from '../references/target.ts';

/** A description whose streams have an `itemSchema`, and where their schemas were written. */
export interface WithItemSchemas {
  readonly value: JsonObject;
  readonly moved: readonly (readonly [to: string, from: string])[];
}

/** Where the schema of a stream is after the upgrade, from its media type. */
const ITEM = ['itemSchema'];
const DATA = ['itemSchema', 'properties', 'data', 'contentSchema'];

/** The fields of an event (WHATWG HTML, section 9.2.6). */
const FIELDS = new Set(['data', 'event', 'id', 'retry', 'comment']);

/**
 * Gives the streams of responses an `itemSchema`, which OpenAPI has since 3.2. Before, the `schema` of a stream often
 * describes one item, or the JSON that is the `data` of one event: a schema of objects, which no complete stream is. Any
 * other schema stays the one of the complete content.
 */
export function withItemSchemas(document: JsonObject): WithItemSchemas {
  const paths = new Map<JsonObject, readonly string[]>();
  const rewriter = (object: JsonObject, kind: Kind): JsonObject =>
    kind === 'Response' && isObject(object['content']) ? withContent(object, document, paths) : object;
  const value = rewrite(document, 'OpenAPI', rewriter) as JsonObject;
  if (paths.size === 0) return { value: document, moved: [] };
  const moved = [...walk(value)].flatMap(({ value: object, pointer }) => {
    const path = paths.get(object);
    return path ? [[joinPointer(pointer, ...path), joinPointer(pointer, 'schema')] as const] : [];
  });
  return { value: { ...value, openapi: '3.2.0' }, moved };
}

function withContent(
  response: JsonObject,
  document: JsonObject,
  paths: Map<JsonObject, readonly string[]>,
): JsonObject {
  const content = Object.entries(asObject(response['content'])).map(([type, media]): [string, Json] => {
    const framing = getFraming(type);
    const { schema, itemSchema, ...rest } = asObject(media);
    const isComplete = framing === undefined || framing === 'parts' || itemSchema !== undefined;
    if (isComplete || schema === undefined || !isOfObjects(schema, document)) return [type, media as Json];
    const isData = framing === 'events' && !isEvent(schema, document);
    const data = { contentMediaType: 'application/json', contentSchema: schema };
    // An event without data is none.
    const item = isData ? { type: 'object', required: ['data'], properties: { data } } : schema;
    const written = { ...withExamples(rest, isData), itemSchema: item };
    paths.set(written, isData ? DATA : ITEM);
    return [type, written];
  });
  if (content.every(([type, media]) => asObject(response['content'])[type] === media)) return response;
  return { ...response, content: Object.fromEntries(content) };
}

/** An example of one item becomes one of a stream that consists of it; a text is a stream as it is sent. */
function withExamples({ example, examples, ...media }: JsonObject, isData: boolean): JsonObject {
  const wrap = (item: Json): Json => (isData ? { data: item } : item);
  const convert = (value: Json): JsonObject =>
    typeof value === 'string'
      ? { serializedValue: value }
      : { value: Array.isArray(value) ? value.map(wrap) : [wrap(value)] };
  const named = Object.entries(asObject(examples)).map(([name, one]) => {
    const { value, ...others } = asObject(one);
    return [name, value === undefined ? one : { ...others, ...convert(value) }] as const;
  });
  const all = [...(example === undefined ? [] : [['example', convert(example)] as const]), ...named];
  return all.length === 0 ? media : { ...media, examples: Object.fromEntries(all) as JsonObject };
}

/** Whether a schema describes the fields of an event, and not the content of its `data`. */
function isEvent(schema: Json, document: JsonObject): boolean {
  return decide(schema, document, (parts, isEach) => {
    const names = parts.flatMap((part) => Object.keys(asObject(part['properties'])));
    if (names.includes('data')) return names.every((name) => FIELDS.has(name));
    const branches = parts.flatMap(({ oneOf, anyOf }) => asArray(oneOf ?? anyOf));
    return branches.length > 0 && isEach(branches);
  });
}

/** Whether every value that a schema allows is an object. */
function isOfObjects(schema: Json, document: JsonObject): boolean {
  return decide(schema, document, (parts, isEach) =>
    parts.some(({ type, properties, oneOf, anyOf }) => {
      if (type !== undefined) return [type].flat().every((name) => name === 'object');
      const branches = asArray(oneOf ?? anyOf);
      return branches.length === 0 ? properties !== undefined : isEach(branches);
    }),
  );
}

/**
 * Decides about a schema by its parts and its alternatives, about each schema once: alternatives may lead back to it, as
 * those of a discriminator do, which then count as undecided, and that is no.
 */
function decide(
  schema: Json,
  document: JsonObject,
  rule: (parts: JsonObject[], isEach: (branches: readonly Json[]) => boolean) => boolean,
): boolean {
  const decided = new Map<Json, boolean>();
  const one = (branch: Json): boolean => {
    const before = decided.get(branch);
    if (before !== undefined) return before;
    decided.set(branch, false);
    const is = rule(listParts(branch, document), (branches) => branches.every(one));
    decided.set(branch, is);
    return is;
  };
  return one(schema);
}

/** The schemas that a value has to match all of: a schema, what it refers to in the document, and `allOf` of them. */
function listParts(schema: Json, document: JsonObject, seen: Set<Json> = new Set()): JsonObject[] {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const { $ref, allOf } = schema;
  const { file, fragment } = splitReference(typeof $ref === 'string' ? $ref : '');
  const target = file === '' && fragment.startsWith('/') ? valueAt(document, fragment) : undefined;
  const others = [...(target === undefined ? [] : [target]), ...asArray(allOf)];
  return [schema, ...others.flatMap((one) => listParts(one, document, seen))];
}
