import { expect, test } from 'vitest';
import type { Schema } from '@web-data/openapi';
import { documentOf, load } from './load.ts';

/** Schemas that are legal and rare, of which other validators refuse some, or judge against the letter of JSON Schema. */
const cases: [title: string, schema: Schema, valid: unknown[], invalid: unknown[]][] = [
  ['everything', true, [1, null], []],
  ['nothing', false, [], [1, null]],
  ['an annotation alone', { description: 'Anything.' }, [1], []],
  ['not anything', { not: {} }, [], [1]],
  ['a member that must not be there', { properties: { a: false } }, [{}, 1], [{ a: 1 }]],
  [
    'a name that a pattern matches as well',
    { properties: { ab: { type: 'string' } }, patternProperties: { '^a': { minLength: 2 } } },
    [{ ab: 'xy' }],
    [{ ab: 'x' }, { ab: 12 }],
  ],
  [
    'a list of values below a pattern with brackets',
    { patternProperties: { '^[a-z]"$': { enum: [{ a: 1 }, 'b'] } } },
    [{ 'q"': { a: 1 } }],
    [{ 'q"': 'c' }],
  ],
  ['an if without consequence', { if: { type: 'string' } }, ['a', 1], []],
  ['no item that must be contained', { contains: { const: 1 }, minContains: 0 }, [[], [2]], []],
  ['more that must be contained than may be', { contains: true, minContains: 2, maxContains: 1 }, [1], [[1]]],
  [
    'a prefix and what must be contained',
    { prefixItems: [{ oneOf: [{}] }], contains: { type: 'null' } },
    [[1, null], [null]],
    [[], [1]],
  ],
  ['cents', { multipleOf: 0.01 }, [19.99, 4.35, 0, -0.07, 1e21, 1e308, '1'], [0.001, 19.999]],
  ['thousandths and a half', { multipleOf: 0.0015 }, [0.003, 4.5, 3e20], [0.0025]],
  ['a step with an exponent', { multipleOf: 1e-7 }, [1e-7, 0.3], [1.5e-7]],
  ['even numbers', { multipleOf: 2 }, [1e21, -4], [1, 2.5]],
  [
    'an inherited name that nothing evaluates',
    { properties: { a: true }, patternProperties: { '^x': true }, unevaluatedProperties: false },
    [{ a: 1, x1: 1 }],
    [{ toString: 1 }, { valueOf: 1 }],
  ],
  [
    'what the branch of a reference evaluates',
    {
      anyOf: [{ $ref: '#/components/schemas/Round' }, { $ref: '#/components/schemas/Square' }],
      unevaluatedProperties: false,
    },
    [{ radius: 1 }, { side: 1, deep: true }],
    [{ radius: 1, side: 'x' }, { side: 1, colour: 1 }, {}],
  ],
  [
    'what a branch evaluates beside a pattern',
    {
      if: { required: ['k'], patternProperties: { '^k': true } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { $ref: '#/components/schemas/Open' },
      unevaluatedProperties: false,
    },
    [{ k: 1, other: 2 }, {}],
    [{ other: 2 }],
  ],
  [
    'a prefix that a condition which holds looks at',
    { if: { prefixItems: [{ const: 'a' }] }, unevaluatedItems: false },
    [['a'], []],
    [['b', 1, 2], ['b'], ['a', 1]],
  ],
  [
    'items that are contained, and no others',
    { contains: { const: 1 }, unevaluatedItems: false },
    [[1], [1, 1]],
    [[], [1, 2]],
  ],
  [
    'equal objects, whatever the order of their members',
    { uniqueItems: true },
    [
      [{ a: 1 }, { a: 2 }, '{"a":1}'],
      [1, '1', true, null, 'null'],
      [[], {}],
    ],
    [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [[1], [1]],
      [1, 1],
      [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }],
    ],
  ],
  [
    'members named like the variables of a check',
    {
      properties: {
        data: { maximum: 1 },
        violations: { maximum: 1 },
        path: { maximum: 1 },
        value: { maximum: 1 },
        Number: { maximum: 1 },
        class: { maximum: 1 },
        'a b': { maximum: 1 },
        lengthOf: { maxLength: 1 },
        pattern1: { pattern: '^a' },
      },
    },
    [
      {
        data: 1,
        violations: 1,
        path: 1,
        value: 1,
        Number: 1,
        class: 1,
        'a b': 1,
        lengthOf: 'a',
        pattern1: 'a',
      },
    ],
    [
      { data: 2 },
      { violations: 2 },
      { path: 2 },
      { value: 2 },
      { Number: 2 },
      { class: 2 },
      { 'a b': 2 },
      { lengthOf: 'aa' },
      { pattern1: 'b' },
    ],
  ],
  [
    'what a condition that does not hold looks at',
    { if: { properties: { kind: { const: 'a' } } }, unevaluatedProperties: false },
    [{ kind: 'a' }, {}],
    [{ kind: 'b' }],
  ],
  [
    'what a condition that a constant fails looks at',
    { if: { const: 'a' }, else: { properties: { a: true } }, unevaluatedProperties: false },
    [{ a: 1 }, 'a'],
    [{ b: 1 }],
  ],
  [
    'numbers too large to be held, of no type',
    { maximum: 5, multipleOf: 2 },
    [4, 'x'],
    [Infinity, -Infinity, 6],
  ],
];

const components: Record<string, Schema> = {
  Round: { properties: { radius: { type: 'number' } }, required: ['radius'] },
  Square: {
    properties: { side: { type: 'number' } },
    required: ['side'],
    anyOf: [{ properties: { deep: { type: 'boolean' } } }],
  },
  Open: { patternProperties: { '^o': true }, additionalProperties: true },
};

test.each(cases)('%s', async (_title, schema, valid, invalid) => {
  const { check, faults } = (await load(documentOf({ a: schema }, components)))('a');
  const judge = (value: unknown) => [value, check(value), faults(value).length === 0];
  for (const value of valid) expect(judge(value)).toEqual([value, true, true]);
  for (const value of invalid) expect(judge(value)).toEqual([value, false, false]);
});

test('a schema that leads to itself for the same value is refused', async () => {
  const schemas = {
    A: { anyOf: [{ $ref: '#/components/schemas/B' }] },
    B: { allOf: [{ $ref: '#/components/schemas/A' }] },
  };
  await expect(load(documentOf({ a: { $ref: '#/components/schemas/A' } }, schemas))).rejects.toThrow(
    'refers to itself for the same value, by ',
  );
});

test('branches that would share a function are refused', async () => {
  const [short, long] = [1, 2].map((least) => ({ anyOf: [{ type: 'string', minLength: least }] }));
  const properties = { a: { properties: { b: short } }, a_properties_b: long };
  const document = documentOf({ a: { properties } as Schema });
  await expect(load(document)).rejects.toThrow('Two schemas would share the function ');
});
