import { asArray, asString, getMember, isObject, type Json } from './json/json.ts';
import { child, listItems, listMembers, type Document, type Node } from './node.ts';

/**
 * Returns every schema that the same value must meet: the schema, its `$ref` target and its `allOf`, in that order and
 * each with its own. A schema that several ways lead to, or that leads back to itself, is in the list once.
 * @throws DescriptionError when a reference leads nowhere
 */
export function listAppliedSchemas(schema: Node): Node[] {
  const found = new Map<string, Node>();
  const waiting = [schema];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next.pointer)) continue;
    found.set(next.pointer, next);
    waiting.push(...listParts(next).toReversed());
  }
  return [...found.values()];
}

function listParts(schema: Node): readonly Node[] {
  const reference = asString(getMember(schema.value, '$ref'));
  const parts = listItems(child(schema, 'allOf'));
  return reference === undefined ? parts : [schema.document.follow(reference, schema.pointer), ...parts];
}

/** Finds the first occurrence of a keyword among the schemas that apply to the same value. */
export function findKeyword(schema: Node, name: string): Node | undefined {
  return listAppliedSchemas(schema)
    .map((applied) => child(applied, name))
    .find((node) => node.value !== undefined);
}

/** The value of the first occurrence of a keyword; as `findKeyword`. */
export function readKeyword(schema: Node, name: string): Json | undefined {
  return findKeyword(schema, name)?.value;
}

/**
 * The types that a schema allows; derived from its other keywords where `type` is missing, empty when any type is
 * valid.
 */
export function getTypes(schema: Node): string[] {
  const type = readKeyword(schema, 'type');
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((name) => typeof name === 'string');
  const guessed = KEYWORDS_OF_TYPES.find(([, names]) => names.some((name) => findKeyword(schema, name)));
  return guessed ? [guessed[0]] : [];
}

/** Keywords that apply to one type only. */
const KEYWORDS_OF_TYPES: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  ['object', ['properties', 'required', 'minProperties', 'patternProperties', 'propertyNames']],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'uniqueItems']],
  ['string', ['pattern', 'maxLength', 'minLength']],
  ['number', ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf']],
];

/** The branches of `oneOf` or `anyOf`, if there are any. */
export function listBranches(schema: Node): Node[] {
  const choice = findKeyword(schema, 'oneOf') ?? findKeyword(schema, 'anyOf');
  return choice ? [...listItems(choice)] : [];
}

/**
 * Returns the properties of a schema by name, from every schema that applies to the same value; where several define a
 * name, the first that lists its values wins, otherwise the first.
 */
export function getProperties(schema: Node): ReadonlyMap<string, Node> {
  const known = knownProperties.get(schema.document) ?? new Map<string, ReadonlyMap<string, Node>>();
  knownProperties.set(schema.document, known);
  const found = known.get(schema.pointer) ?? readProperties(schema);
  known.set(schema.pointer, found);
  return found;
}

/** Cached by document and pointer: a contract test looks up the members of its schemas in every trial. */
const knownProperties = new WeakMap<Document, Map<string, ReadonlyMap<string, Node>>>();

function readProperties(schema: Node): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  for (const applied of listAppliedSchemas(schema)) {
    for (const [name, property] of listMembers(child(applied, 'properties'))) {
      const before = found.get(name);
      if (before === undefined || (!listsValues(before) && listsValues(property))) found.set(name, property);
    }
  }
  return found;
}

function listsValues({ value }: Node): boolean {
  return isObject(value) && ('enum' in value || 'const' in value);
}

/** Returns the required members, each with the pointer of its `required` keyword. */
export function getRequiredMembers(schema: Node): Map<string, string> {
  const found = new Map<string, string>();
  for (const applied of listAppliedSchemas(schema)) {
    const required = child(applied, 'required');
    for (const name of asArray(required.value)) {
      if (typeof name === 'string' && !found.has(name)) found.set(name, required.pointer);
    }
  }
  return found;
}
