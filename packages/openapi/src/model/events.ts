import { asArray, asObject, isObject, pickStrings, type Json, type JsonObject } from '../json/json.ts';
import { child, listItems, resolve, type Node } from '../node.ts';
import { isJsonType } from './media-type.ts';

/** What the `data` of an event holds: JSON, text, or JSON where it can be parsed and otherwise text. */
export type DataFormat = 'json' | 'text' | 'either';

/** The events of a `text/event-stream`, as programs see them. */
export interface Events {
  /** The schema of an event; `data` has the schema of its parsed value. */
  readonly schema: Json;
  /** The format of `data` in events that `byName` does not have. */
  readonly data: DataFormat;
  /** The format by the name in `event`, where alternatives of the schema name one. */
  readonly byName: ReadonlyMap<string, DataFormat>;
}

/**
 * Reads the schema of an event (OpenAPI 3.2, Special Considerations for Server-Sent Events). `data` is JSON where its
 * schema has a `contentMediaType` of JSON, or allows no string at all; either where it allows both.
 * @param node an `itemSchema`
 */
export function readEvents(node: Node): Events {
  const byName = new Map<string, DataFormat>();
  const { schema, data } = parseEvent(node, [], (names, format) => {
    for (const name of names) byName.set(name, (byName.get(name) ?? format) === format ? format : 'either');
  });
  return { schema, data: byName.size > 0 && data === 'json' ? 'either' : data, byName };
}

type Report = (names: readonly string[], data: DataFormat) => void;

interface Parsed {
  readonly schema: Json;
  readonly data: DataFormat;
}

/** @param inherited the schemas of `data` that stand above an alternative, and count in it */
function parseEvent(node: Node, inherited: readonly Node[], report: Report, depth = 0): Parsed {
  const parts = depth > MAX_DEPTH ? [] : flatten(node);
  const own = parts
    .map((part) => child(part, 'properties', 'data'))
    .filter(({ value }) => value !== undefined);
  const data = [...own, ...inherited];
  const holder = parts.find((part) => groupOf(part) !== undefined);
  if (holder === undefined) {
    const format = formatOf(data);
    report(namesOf(parts), format);
    return { schema: format === 'text' ? node.value! : withData(parts, own, inherited), data: format };
  }
  const group = groupOf(holder)!;
  const branches = listItems(child(holder, group)).map((branch) =>
    parseEvent(branch, data, report, depth + 1),
  );
  const formats = new Set(branches.map((branch) => branch.data));
  if (formats.size === 1 && formats.has('text')) return { schema: node.value!, data: 'text' };
  const textSchemas = own.map(({ value }) => value!);
  const alternatives = branches.map(({ schema, data: format }) =>
    format === 'text' && textSchemas.length > 0
      ? { allOf: [schema, { properties: { data: { allOf: textSchemas } } }] }
      : schema,
  );
  const rest = parts.map((part) => withoutData(part, part === holder ? group : undefined));
  return {
    schema: allOf([...rest, { [group]: alternatives }]),
    data: formats.size === 1 ? branches[0]!.data : 'either',
  };
}

/** Maximum depth of alternatives within alternatives; ends a schema that refers to itself. */
const MAX_DEPTH = 20;

/** The schemas that an event has to match all of: its own, what it refers to, and those of `allOf`. */
function flatten(node: Node, seen: Set<string> = new Set()): Node[] {
  if (!isObject(node.value) || seen.has(node.pointer)) return [];
  seen.add(node.pointer);
  const { $ref, allOf: all, ...siblings } = node.value;
  const referred = typeof $ref === 'string' ? flatten(resolveOnce(node), seen) : [];
  const members = asArray(all).flatMap((_, index) => flatten(child(node, 'allOf', index), seen));
  const self = Object.keys(siblings).length > 0 ? [{ ...node, value: siblings as JsonObject }] : [];
  return [...referred, ...members, ...self];
}

function resolveOnce(node: Node): Node {
  return node.document.follow(String(asObject(node.value)['$ref']), node.pointer);
}

function groupOf({ value }: Node): 'oneOf' | 'anyOf' | undefined {
  const { oneOf, anyOf } = asObject(value);
  return Array.isArray(oneOf) ? 'oneOf' : Array.isArray(anyOf) ? 'anyOf' : undefined;
}

/** The names of the events that a schema allows; empty where it allows any. */
function namesOf(parts: readonly Node[]): readonly string[] {
  return parts.flatMap((part) => {
    const event = child(part, 'properties', 'event');
    if (event.value === undefined) return [];
    const { const: only, enum: values } = asObject(resolve(event).value);
    return pickStrings(only === undefined ? values : [only]);
  });
}

function formatOf(data: readonly Node[]): DataFormat {
  if (data.some((node) => contentOf(node) !== undefined)) return 'json';
  const allowed = data.map((node) => allowsOf(node, new Set()));
  // The value has to match all of them.
  if (allowed.length === 0 || !allowed.every(({ other }) => other)) return 'text';
  if (!allowed.every(({ text }) => text)) return 'json';
  return allowed.some(({ typed }) => typed) ? 'either' : 'text';
}

/** The schema of the JSON that a text holds, where its schema says so. */
function contentOf(reference: Node): Json | undefined {
  const { contentMediaType, contentEncoding, contentSchema } = asObject(resolve(reference).value);
  if (typeof contentMediaType !== 'string' || contentEncoding !== undefined) return undefined;
  return isJsonType(contentMediaType) ? (contentSchema ?? {}) : undefined;
}

interface Allowed {
  readonly text: boolean;
  readonly other: boolean;
  /** Whether the schema says anything about the type. */
  readonly typed: boolean;
}

function allowsOf(reference: Node, seen: Set<string>): Allowed {
  const node = resolve(reference);
  if (!isObject(node.value) || seen.has(node.pointer)) return { text: true, other: true, typed: false };
  seen.add(node.pointer);
  const { type, const: only, enum: values, properties } = node.value;
  const samples = only === undefined ? asArray(values) : [only];
  if (type !== undefined) return toAllowed([type].flat() as string[]);
  if (samples.length > 0) return toAllowed(samples.map((value) => typeof value));
  const group = groupOf(node);
  const members = group ?? (Array.isArray(node.value['allOf']) ? 'allOf' : undefined);
  if (members === undefined)
    return { text: properties === undefined, other: true, typed: properties !== undefined };
  const each = listItems(child(node, members)).map((member) => allowsOf(member, seen));
  const holds = (test: (one: Allowed) => boolean): boolean => (group ? each.some(test) : each.every(test));
  return {
    text: holds(({ text }) => text),
    other: holds(({ other }) => other),
    typed: each.some(({ typed }) => typed),
  };
}

function toAllowed(types: readonly string[]): Allowed {
  return { text: types.includes('string'), other: types.some((type) => type !== 'string'), typed: true };
}

/** An event whose `data` is parsed: the schema of its content replaces that of its text. */
function withData(parts: readonly Node[], own: readonly Node[], inherited: readonly Node[]): Json {
  const contents = [...own, ...inherited].map(contentOf).filter((content) => content !== undefined);
  const schemas = contents.length > 0 ? contents : [...own, ...inherited].map(({ value }) => value!);
  const [first, ...others] = schemas;
  const data = others.length === 0 ? first! : { allOf: schemas };
  const last = parts.findLastIndex(({ value }) => isObject(asObject(value)['properties']));
  const each = parts.map((part, index) => {
    const { value } = part;
    if (index !== last) return withoutData(part, undefined);
    const { properties, ...rest } = asObject(value);
    return { ...rest, properties: { ...asObject(properties), data } };
  });
  return allOf(last < 0 ? [...each, { properties: { data } }] : each);
}

/** A schema that says nothing of `data`, nor of its alternatives. */
function withoutData({ value }: Node, group: string | undefined): JsonObject {
  const { properties, ...rest } = asObject(value);
  const remaining = Object.entries(rest).filter(([keyword]) => keyword !== group);
  if (properties === undefined) return Object.fromEntries(remaining);
  const { data: _, ...others } = asObject(properties);
  return { ...Object.fromEntries(remaining), ...(Object.keys(others).length > 0 && { properties: others }) };
}

function allOf(schemas: readonly JsonObject[]): JsonObject {
  const all = schemas.filter((schema) => Object.keys(schema).length > 0);
  return all.length === 1 ? all[0]! : { allOf: all };
}
