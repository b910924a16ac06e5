import { expect, test } from 'vitest';
import type { Schema } from '@web-data/openapi';
import { documentOf, load } from './load.ts';

const many = 60_000;
const items = (make: (index: number) => unknown) => Array.from({ length: many }, (_, index) => make(index));
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const next = (name: string) => ({ type: 'object', properties: { next: ref(name) } });

/** Nested so deep that what costs the power of its depth would never end. */
function deep(levels: number, leaf: unknown): unknown {
  let value = leaf;
  for (let level = 0; level < levels; level += 1) value = { next: value };
  return value;
}

const schemas: Record<string, Schema> = {
  // Both branches lead on to the same value.
  Any: { anyOf: [{ ...next('Any'), required: ['a'] }, next('Any'), { type: 'string' }] },
  All: {
    type: ['object', 'string'],
    allOf: [{ properties: { next: ref('All') } }, { properties: { next: ref('All') } }],
  },
  One: { oneOf: [{ ...next('One'), required: ['a'] }, next('One'), { type: 'string' }] },
  Rest: {
    anyOf: [{ properties: { next: ref('Rest') } }, { properties: { next: { not: ref('Rest') } } }],
    unevaluatedProperties: false,
  },
};

const cases: [title: string, schema: Schema, value: unknown, valid: boolean][] = [
  ['what must be contained is not', { contains: { type: 'null' } }, items((index) => index), false],
  ['what must be contained comes last', { contains: { const: many - 1 } }, items((index) => index), true],
  [
    'less may be contained',
    { contains: { type: 'integer' }, maxContains: 5 },
    items((index) => index),
    false,
  ],
  ['items that all differ', { uniqueItems: true }, items((index) => ({ a: [index] })), true],
  ['items that all differ as numbers', { uniqueItems: true }, items((index) => index), true],
  [
    'a last item that is not new',
    { uniqueItems: true },
    items((index) => ({ a: index % (many - 1) })),
    false,
  ],
  [
    'items that nothing evaluates',
    { prefixItems: [true], contains: { type: 'null' }, minContains: 0, unevaluatedItems: false },
    items((index) => index),
    false,
  ],
  [
    'members that a branch evaluates',
    { anyOf: [{ patternProperties: { '^k': true } }, { minProperties: many }], unevaluatedProperties: false },
    Object.fromEntries(items((index) => [`k${index}`, index]) as [string, unknown][]),
    true,
  ],
  [
    'a pattern of a string that is too long',
    { type: 'string', maxLength: 1000, pattern: '^a*a*b$' },
    'a'.repeat(4 * many),
    false,
  ],
  ['a storm of anyOf', ref('Any'), deep(60, 'leaf'), true],
  ['a storm of anyOf at fault', ref('Any'), deep(60, null), false],
  ['a storm of allOf', ref('All'), deep(60, 'leaf'), true],
  ['a storm of allOf at fault', ref('All'), deep(60, 1), false],
  ['a storm of oneOf', ref('One'), deep(60, 'leaf'), true],
  ['a storm of oneOf at fault', ref('One'), deep(60, null), false],
  ['a storm of what is unevaluated', ref('Rest'), deep(60, 'leaf'), true],
];

/** Generous: each takes some milliseconds, and what is not bounded takes many seconds or for ever. */
const bound = 3000;

test.each(cases)('%s costs no more than its size', async (_title, schema, value, valid) => {
  const { check, faults } = (await load(documentOf({ a: schema }, schemas)))('a');
  const start = process.cpuUsage();
  const list = faults(value);
  expect([check(value), list.length === 0]).toEqual([valid, valid]);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(bound);
  // 1,000, and those of the values around the last one.
  expect(list.length).toBeLessThan(1200);
});
