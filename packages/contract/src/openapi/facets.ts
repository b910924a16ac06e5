import {
  asArray,
  asString,
  canonicalText,
  child,
  children,
  type Document,
  isObject,
  type Json,
  type Node,
  getJsonType,
} from '@web-data/openapi';

/** Generators stop at this depth of nested schemas: recursive ones would never end. */
export const MAX_DEPTH = 12;

/** Returns every schema that the same value must meet: the schema, its `$ref` target and its `allOf`. */
export function facets(schema: Node, depth = 0): Node[] {
  if (!isObject(schema.value) || depth > MAX_DEPTH) return [schema];
  const ref = asString(schema.value['$ref']);
  const target = ref === undefined ? [] : facets(schema.document.follow(ref, schema.pointer), depth + 1);
  const parts = children(child(schema, 'allOf')).flatMap(([, part]) => facets(part, depth + 1));
  return [schema, ...target, ...parts];
}

/** The first occurrence of a keyword among the facets of a schema. */
export function keyword(schema: Node, name: string): Node | undefined {
  return facets(schema)
    .map((facet) => child(facet, name))
    .find((node) => node.value !== undefined);
}

/** The value of a keyword among the facets of a schema. */
export function keywordValue(schema: Node, name: string): Json | undefined {
  return keyword(schema, name)?.value;
}

/**
 * Returns the properties of a schema by name, from every facet; where several define a name, the first that lists its
 * values wins.
 */
export function properties(schema: Node): ReadonlyMap<string, Node> {
  const known = knownProperties.get(schema.document) ?? new Map<string, ReadonlyMap<string, Node>>();
  knownProperties.set(schema.document, known);
  const found = known.get(schema.pointer) ?? readProperties(schema);
  known.set(schema.pointer, found);
  return found;
}

/** Cached by document and pointer: every trial looks up the members of its schemas. */
const knownProperties = new WeakMap<Document, Map<string, ReadonlyMap<string, Node>>>();

function readProperties(schema: Node): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  for (const facet of facets(schema)) {
    for (const [name, property] of children(child(facet, 'properties'))) {
      const before = found.get(name);
      if (before === undefined || (!listsValues(before) && listsValues(property))) found.set(name, property);
    }
  }
  return found;
}

/** The schema of a member, from the schema itself or the first of its alternatives that defines it. */
export function someProperty(schema: Node, name: string, depth = 0): Node | undefined {
  const own = properties(schema).get(name);
  if (own !== undefined || depth > MAX_DEPTH) return own;
  return branches(schema)
    .map((branch) => someProperty(branch, name, depth + 1))
    .find((found) => found !== undefined);
}

function listsValues(schema: Node): boolean {
  return isObject(schema.value) && ('enum' in schema.value || 'const' in schema.value);
}

/** Returns the required members, each with the pointer of its `required` keyword. */
export function getRequiredMembers(schema: Node): Map<string, string> {
  const found = new Map<string, string>();
  for (const facet of facets(schema)) {
    const required = child(facet, 'required');
    for (const name of asArray(required.value)) {
      if (typeof name === 'string' && !found.has(name)) found.set(name, required.pointer);
    }
  }
  return found;
}

/**
 * The types that a schema allows; derived from its other keywords where `type` is missing, empty when any type is
 * valid.
 */
export function getTypes(schema: Node): string[] {
  const type = keywordValue(schema, 'type');
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((name) => typeof name === 'string');
  const guessed = KEYWORDS_OF.find(([, names]) => names.some((name) => keyword(schema, name)));
  return guessed ? [guessed[0]] : [];
}

/** Keywords that apply to one type only. */
const KEYWORDS_OF: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  ['object', ['properties', 'required', 'minProperties', 'patternProperties', 'propertyNames']],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'uniqueItems']],
  ['string', ['pattern', 'maxLength', 'minLength']],
  ['number', ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf']],
];

/** The branches of `oneOf` or `anyOf`, if there are any. */
export function branches(schema: Node): Node[] {
  const choice = keyword(schema, 'oneOf') ?? keyword(schema, 'anyOf');
  return choice ? children(choice).map(([, branch]) => branch) : [];
}

/** The branch whose tag a value has: a member that is constant in each branch and differs between them. */
export function findTaggedBranch(schema: Node, value: Json | undefined): Node | undefined {
  const all = branches(schema);
  if (!isObject(value) || all.length < 2) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const tags = all.map((branch) => constantOf(properties(branch).get(name)));
    if (tags.includes(undefined) || new Set(tags).size < all.length) continue;
    return all[tags.indexOf(canonicalText(member))];
  }
  return undefined;
}

/** The only branch that allows values of this type; `undefined` where several do. */
export function branchOfType(schema: Node, value: Json): Node | undefined {
  const own = getJsonType(value);
  const types = own === 'integer' ? [own, 'number'] : [own];
  const fitting = branches(schema).filter((branch) => getTypes(branch).some((type) => types.includes(type)));
  return fitting.length === 1 ? fitting[0] : undefined;
}

function constantOf(schema: Node | undefined): string | undefined {
  const value = schema && keywordValue(schema, 'const');
  return value === undefined ? undefined : canonicalText(value);
}

/** Whether the value must be a web URL, so that a request with it may make a server fetch it. */
export function isUrlSchema(schema: Node): boolean {
  const format = keywordValue(schema, 'x-format') ?? keywordValue(schema, 'format');
  return format === 'http-url' || format === 'uri' || format === 'url' || format === 'iri';
}

/** The schema of a member or an item of a value; `undefined` where the schema does not define one. */
export function memberSchema(schema: Node, member: string): Node | undefined {
  return properties(schema).get(member) ?? (/^\d+$/u.test(member) ? keyword(schema, 'items') : undefined);
}

/** Every schema that may apply to the value at a path, across all alternatives. */
export function schemasAt(schema: Node, members: readonly string[], depth = 0): Node[] {
  if (depth > MAX_DEPTH) return [];
  const [first, ...rest] = members;
  const inner = first === undefined ? [] : partsAt(schema, first);
  return [
    ...(first === undefined ? [schema] : inner.flatMap((part) => schemasAt(part, rest, depth + 1))),
    ...branches(schema).flatMap((branch) => schemasAt(branch, members, depth + 1)),
  ];
}

/** The schemas of a member, or of an item where the member is a number. */
function partsAt(schema: Node, member: string): Node[] {
  const item = /^\d+$/u.test(member)
    ? [keyword(schema, 'prefixItems'), keyword(schema, 'items')].map((part, index) =>
        index === 0 && part ? child(part, member) : part,
      )
    : [];
  const own = properties(schema).get(member);
  const others = own
    ? []
    : [keyword(schema, 'additionalProperties'), keyword(schema, 'unevaluatedProperties')];
  return [own, ...item, ...others].filter((part) => part !== undefined && part.value !== undefined) as Node[];
}

/** The schema `false` that forbids the member at a path, in any of the alternatives. */
export function forbiddenAt(schema: Node, members: readonly string[], depth = 0): Node | undefined {
  const [first, ...rest] = members;
  if (first === undefined) return schema.value === false ? schema : undefined;
  if (depth > MAX_DEPTH) return undefined;
  const inner = memberSchema(schema, first);
  const own = inner && forbiddenAt(inner, rest, depth + 1);
  if (own) return own;
  return branches(schema)
    .map((branch) => forbiddenAt(branch, members, depth + 1))
    .find((found) => found !== undefined);
}
