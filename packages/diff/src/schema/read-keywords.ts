import {
  asArray,
  getMember,
  asObject,
  pickStrings,
  type Json,
  type JsonObject,
  child,
  listMembers,
  type Node,
} from '@web-data/openapi';
import { isHigher, isLower } from './conjunction.ts';
import { SIZE_KEYWORDS, STRING_KEYWORDS, TYPES } from './flat.ts';
import type { Bound, Flat, Located, StringKeyword, TypeName, View, ViewOf } from './flat.ts';
import { isWellFormed } from './keyword-shapes.ts';
import { APPLICATORS } from './read-applicators.ts';
import type { Unevaluated } from './unevaluated.ts';

/** The keywords of one schema object, without its `$ref` and `allOf`. */
export function readKeywords(
  node: Node,
  getView: ViewOf,
): { readonly own: Flat; readonly outer: Unevaluated } {
  const schema = asObject(node.value);
  const own: Flat = { pointer: node.pointer };
  for (const keyword of Object.keys(schema)) {
    if (!isWellFormed(keyword, schema[keyword])) continue;
    const at = child(node, keyword);
    READERS.get(keyword)?.(own, at, schema);
    APPLICATORS.get(keyword)?.(own, at, node, getView);
  }
  own.annotations = readAnnotations(node);
  return {
    own,
    outer: {
      unevaluatedProperties: schemaAt(node, 'unevaluatedProperties', getView),
      unevaluatedItems: schemaAt(node, 'unevaluatedItems', getView),
    },
  };
}

/** Reads one keyword into the flat schema; a value of the wrong type becomes an annotation. */
type Reader = (flat: Flat, keyword: Node, schema: JsonObject) => void;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['type', (flat, at, schema) => readTypes(flat, at, schema)],
  ['enum', (flat, at, schema) => readEnum(flat, at, asArray(at.value), schema)],
  ['const', (flat, at, schema) => readEnum(flat, at, [at.value as Json], schema)],
  ['minimum', (flat, at, schema) => readBound(flat, 'minimum', at, schema['exclusiveMinimum'] === true)],
  ['maximum', (flat, at, schema) => readBound(flat, 'maximum', at, schema['exclusiveMaximum'] === true)],
  ['exclusiveMinimum', (flat, at) => readBound(flat, 'minimum', at, true)],
  ['exclusiveMaximum', (flat, at) => readBound(flat, 'maximum', at, true)],
  ['multipleOf', (flat, at) => readMultipleOf(flat, at)],
  ...SIZE_KEYWORDS.map((keyword) => [keyword, sizeReader(keyword)] as const),
  ...STRING_KEYWORDS.map((keyword) => [keyword, stringReader(keyword)] as const),
  ['uniqueItems', (flat, at) => void (at.value === true && (flat.uniqueItems = located(at, true)))],
  ['required', (flat, at) => readRequired(flat, at)],
  ['dependentRequired', (flat, at) => readDependentRequired(flat, at)],
]);

/** Keywords that are not compared on their own: they hold other schemas, or are read with others. */
const STRUCTURAL = new Set([
  '$ref',
  '$dynamicRef',
  '$id',
  '$schema',
  '$anchor',
  '$dynamicAnchor',
  '$defs',
  '$vocabulary',
  'allOf',
  'minContains',
  'maxContains',
  'then',
  'else',
  'nullable',
  'unevaluatedProperties',
  'unevaluatedItems',
]);

function located<T>({ pointer }: Node, value: T): Located<T> {
  return { value, pointer };
}

function schemaAt(node: Node, keyword: string, getView: ViewOf): View | undefined {
  return getMember(asObject(node.value), keyword) === undefined ? undefined : getView(child(node, keyword));
}

function readTypes(flat: Flat, at: Node, schema: JsonObject): void {
  const names = typeof at.value === 'string' ? [at.value] : pickStrings(at.value);
  const types = new Set(
    names.filter((name): name is TypeName => (TYPES as readonly string[]).includes(name)),
  );
  if (schema['nullable'] === true) types.add('null');
  if (types.has('number')) types.delete('integer');
  if (names.length > 0) flat.types = located(at, types);
}

/** `enum` and `const` may be combined; OpenAPI 3.0 lists null in a nullable enum or omits it. */
function readEnum(flat: Flat, at: Node, values: readonly Json[], schema: JsonObject): void {
  const all = schema['nullable'] === true && !values.includes(null) ? [...values, null] : values;
  const own = located(at, all);
  flat.enum =
    flat.enum === undefined
      ? own
      : located(
          at,
          flat.enum.value.filter((value) => all.includes(value)),
        );
}

function readBound(flat: Flat, limit: 'minimum' | 'maximum', at: Node, exclusive: boolean): void {
  if (typeof at.value !== 'number') return;
  const bound: Bound = { value: at.value, exclusive };
  const isStricter = limit === 'minimum' ? isHigher : isLower;
  const known = flat[limit];
  if (known === undefined || isStricter(bound, known.value)) flat[limit] = located(at, bound);
}

function readMultipleOf(flat: Flat, at: Node): void {
  if (typeof at.value === 'number') flat.multipleOf = [located(at, at.value)];
}

function sizeReader(keyword: (typeof SIZE_KEYWORDS)[number]): Reader {
  return (flat, at) => {
    if (typeof at.value !== 'number' || (keyword.startsWith('min') && at.value <= 0)) return;
    flat.sizes = { ...flat.sizes, [keyword]: located(at, at.value) };
  };
}

function stringReader(keyword: (typeof STRING_KEYWORDS)[number]): Reader {
  return (flat, at) => {
    if (typeof at.value !== 'string') return;
    const legacy = keyword === 'format' ? LEGACY_FORMATS[at.value] : undefined;
    if (legacy !== undefined) flat.strings = { ...flat.strings, [legacy[0]]: [located(at, legacy[1])] };
    else flat.strings = { ...flat.strings, [keyword]: [located(at, at.value)] };
  };
}

/** Formats of OpenAPI 3.0, still common, that OpenAPI 3.1 expresses by a keyword of JSON Schema. */
const LEGACY_FORMATS: Readonly<Record<string, readonly [StringKeyword, string]>> = {
  byte: ['contentEncoding', 'base64'],
  binary: ['contentMediaType', 'application/octet-stream'],
};

function readRequired(flat: Flat, at: Node): void {
  const names = pickStrings(at.value);
  if (names.length > 0) flat.required = new Map(names.map((name) => [name, at.pointer]));
}

function readDependentRequired(flat: Flat, at: Node): void {
  const entries = listMembers(at).map(
    ([name, names]) => [name, located(names, new Set(pickStrings(names.value)))] as const,
  );
  flat.dependentRequired = new Map(entries);
}

function readAnnotations(node: Node): ReadonlyMap<string, Located<Json>> {
  const entries = listMembers(node).filter(
    ([name, at]) => !STRUCTURAL.has(name) && !(isRead(name) && isWellFormed(name, at.value)),
  );
  return new Map(entries.map(([name, at]) => [name, located(at, at.value as Json)]));
}

function isRead(keyword: string): boolean {
  return READERS.has(keyword) || APPLICATORS.has(keyword);
}
