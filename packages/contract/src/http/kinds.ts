import { asArray, type Json, type Node, getJsonType } from '@web-data/openapi';
import { branches, keyword, keywordValue, MAX_DEPTH, properties, getTypes } from '../openapi/facets.ts';

/** The kinds of values that strings are read as: each has its own serialization. */
export type Kind = 'array' | 'object' | 'text';

/** A kind of value that a schema allows, and the schema or alternative that allows it. */
export interface OfKind {
  readonly kind: Kind;
  readonly schema: Node;
}

const ALL: readonly Kind[] = ['text', 'array', 'object'];

/**
 * Returns the kinds of values that a schema allows: all where it has no type, only text where it allows nothing but
 * null.
 */
export function listKinds(schema: Node): OfKind[] {
  const found = statedKinds(schema);
  return found.length > 0 ? found : [{ kind: 'text', schema }];
}

/** Whether a schema allows no list or object inside another. */
export function isFlat(schema: Node): boolean {
  return listKinds(schema).every((one) => membersOf(one).every(isText));
}

function isText(schema: Node): boolean {
  return listKinds(schema).every(({ kind }) => kind === 'text');
}

function membersOf({ kind, schema }: OfKind): Node[] {
  if (kind === 'object') return [...properties(schema).values()];
  const items = kind === 'array' ? keyword(schema, 'items') : undefined;
  return items ? [items] : [];
}

function statedKinds(schema: Node, depth = 0): OfKind[] {
  const types = getTypes(schema);
  const own = types.length > 0 ? types : valuesOf(schema)?.map(getJsonType);
  const choices = own || depth > MAX_DEPTH ? [] : branches(schema);
  if (choices.length > 0) return choices.flatMap((branch) => statedKinds(branch, depth + 1));
  const kinds = own ? own.filter((type) => type !== 'null').map(kindOfType) : ALL;
  return [...new Set(kinds)].map((kind) => ({ kind, schema }));
}

function kindOfType(type: string): Kind {
  return type === 'array' || type === 'object' ? type : 'text';
}

/** The values that a schema lists, where it does. */
function valuesOf(schema: Node): readonly Json[] | undefined {
  const only = keywordValue(schema, 'const');
  if (only !== undefined) return [only];
  const listed = keywordValue(schema, 'enum');
  return listed === undefined ? undefined : asArray(listed);
}
