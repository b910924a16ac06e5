import { findKeyword, readKeyword, getTypes, type Node } from '@web-data/openapi';
import type { Candidate } from './candidate.ts';

type Draft = Pick<Candidate, 'label' | 'keyword' | 'pointer' | 'value' | 'intent'> & { unusual?: true };

/**
 * Returns candidates for both sides of every numeric bound, and values that are often confused with numbers of the
 * type.
 */
export function numberCandidates(schema: Node): Draft[] {
  return [
    ...bound(schema, 'minimum', -1, true),
    ...bound(schema, 'maximum', 1, true),
    ...bound(schema, 'exclusiveMinimum', -1, false),
    ...bound(schema, 'exclusiveMaximum', 1, false),
    ...multiples(schema),
    ...unbounded(schema),
  ];
}

function step(schema: Node): number {
  const multiple = readKeyword(schema, 'multipleOf');
  if (typeof multiple === 'number') return multiple;
  return getTypes(schema).includes('number') ? 0.5 : 1;
}

function bound(schema: Node, name: string, outwards: 1 | -1, inclusive: boolean): Draft[] {
  const node = findKeyword(schema, name);
  if (typeof node?.value !== 'number') return [];
  const { value, pointer } = node;
  const sign = outwards > 0 ? '+' : '−';
  const away = step(schema);
  const base = { keyword: name, pointer };
  return [
    { ...base, label: `${name} exactly`, value, intent: inclusive ? 'valid' : 'invalid' },
    { ...base, label: `${name} ${sign} ${away}`, value: value + outwards * away, intent: 'invalid' },
    { ...base, label: `one inside ${name}`, value: value - outwards * away, intent: 'valid' },
    { ...base, label: `far beyond ${name}`, value: value + outwards * 1_000_000_007, intent: 'invalid' },
  ];
}

function multiples(schema: Node): Draft[] {
  const node = findKeyword(schema, 'multipleOf');
  if (typeof node?.value !== 'number') return [];
  return [
    {
      keyword: 'multipleOf',
      pointer: node.pointer,
      label: 'not a multiple',
      value: node.value * 1.5,
      intent: 'invalid',
    },
  ];
}

function unbounded(schema: Node): Draft[] {
  const type = findKeyword(schema, 'type');
  if (!type) return [];
  const base = { keyword: 'type', pointer: type.pointer };
  return [
    { ...base, label: 'a 32-bit maximum', value: 2_147_483_647, intent: 'valid' },
    {
      ...base,
      label: 'the largest safe integer',
      value: Number.MAX_SAFE_INTEGER,
      intent: 'valid',
      unusual: true,
    },
    { ...base, label: 'zero', value: 0, intent: 'valid' },
    { ...base, label: 'a fraction', value: fraction(schema), intent: 'invalid' },
  ];
}

/** A fraction within the bounds, so that only its type can make it invalid. */
function fraction(schema: Node): number {
  const least = readKeyword(schema, 'minimum') ?? readKeyword(schema, 'exclusiveMinimum');
  const max = readKeyword(schema, 'maximum') ?? readKeyword(schema, 'exclusiveMaximum');
  if (typeof least === 'number') return Math.max(1, Math.floor(least)) + 0.5;
  return typeof max === 'number' ? Math.min(2, Math.ceil(max)) - 0.5 : 1.5;
}
