import type { Json } from '../json/json.ts';
import { child, listItems, type Node } from '../node.ts';
import { listAppliedSchemas } from './applied-schemas.ts';

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
