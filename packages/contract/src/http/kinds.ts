import {
  asArray,
  getJsonType,
  listBranches,
  findKeyword,
  readKeyword,
  getProperties,
  getTypes,
  type Json,
  type Node,
} from '@web-data/openapi';
import { MAX_DEPTH } from '../openapi/value-schemas.ts';

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
  if (kind === 'object') return [...getProperties(schema).values()];
  const items = kind === 'array' ? findKeyword(schema, 'items') : undefined;
  return items ? [items] : [];
}

function statedKinds(schema: Node, depth = 0): OfKind[] {
  const types = getTypes(schema);
  const own = types.length > 0 ? types : valuesOf(schema)?.map(getJsonType);
  const choices = own || depth > MAX_DEPTH ? [] : listBranches(schema);
  if (choices.length > 0) return choices.flatMap((branch) => statedKinds(branch, depth + 1));
  const kinds = own ? own.filter((type) => type !== 'null').map(kindOfType) : ALL;
  return [...new Set(kinds)].map((kind) => ({ kind, schema }));
}

function kindOfType(type: string): Kind {
  return type === 'array' || type === 'object' ? type : 'text';
}

/** The values that a schema lists, where it does. */
function valuesOf(schema: Node): readonly Json[] | undefined {
  const only = readKeyword(schema, 'const');
  if (only !== undefined) return [only];
  const listed = readKeyword(schema, 'enum');
  return listed === undefined ? undefined : asArray(listed);
}
