import { findKeyword, getTypes, type Json, type Node } from '@web-data/openapi';
import type { Candidate } from './candidate.ts';

const WRONG: readonly [label: string, value: Json][] = [
  ['a string', 'text'],
  ['a numeric string', '1'],
  ['a number', 1],
  ['a fraction', 1.5],
  ['true', true],
  ['the string "true"', 'true'],
  ['null', null],
  ['an array', []],
  ['an array with a string', ['text']],
  ['an object', {}],
];

/** Values of every type that the schema does not allow. */
export function wrongTypes(schema: Node, current: Json): Omit<Candidate, 'at'>[] {
  const type = findKeyword(schema, 'type') ?? findKeyword(schema, 'const') ?? findKeyword(schema, 'enum');
  if (!type) return [];
  const wrong: readonly [label: string, value: Json][] = [...WRONG, ['the value in an array', [current]]];
  return wrong
    .filter(([, value]) => !isAllowedType(schema, value))
    .map(([label, value]) => ({
      label: `type: ${label}`,
      keyword: 'type',
      pointer: type.pointer,
      value,
      intent: 'invalid',
    }));
}

function isAllowedType(schema: Node, value: Json): boolean {
  const types = getTypes(schema);
  const own = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return types.includes(own) || (own === 'number' && types.includes('integer') && Number.isInteger(value));
}
