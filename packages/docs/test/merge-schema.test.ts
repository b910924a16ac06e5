import { describe, expect, test } from 'vitest';
import type { OpenApiDocument, Schema } from '../src/generator/description/document.ts';
import { mergeSchema } from '../src/generator/description/merge-schema.ts';

const to = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

const text = (description: string): object => ({ type: 'string', description });

/** Thirty schemas, each of which is built of the next one three times. */
const levels = Object.fromEntries(
  Array.from({ length: 30 }, (_, n) => [`L${n}`, { allOf: Array(3).fill(to(`L${n + 1}`)) }]),
);

describe('a schema as pages show it', () => {
  test.each<[title: string, schema: unknown, schemas: object, want: object]>([
    ['a boolean', false, {}, {}],
    ['booleans', { allOf: [true, to('No'), { type: 'string' }] }, { No: false }, { type: 'string' }],
    [
      'its own keywords win',
      { ...to('A'), allOf: [text('b')], title: 'S' },
      { A: { title: 'A' } },
      { title: 'S', ...text('b') },
    ],
    ['the last part wins', { allOf: [text('a'), to('B'), {}] }, { B: text('b') }, text('b')],
    ['a part wins over a reference', { ...to('A'), allOf: [text('b')] }, { A: text('a') }, text('b')],
    [
      'what stands beside a reference on the way',
      to('A'),
      { A: { ...to('B'), title: 'A' }, B: { title: 'B', type: 'string' } },
      { title: 'A', type: 'string' },
    ],
    [
      'a circle through allOf',
      to('A'),
      { A: { properties: { a: {} }, allOf: [to('B')] }, B: { properties: { b: to('A') }, allOf: [to('A')] } },
      { properties: { a: {}, b: to('A') } },
    ],
    ['a circle of its own', to('A'), { A: { allOf: [to('A'), { type: 'object' }] } }, { type: 'object' }],
    [
      'required members, each once, those of parts first',
      { ...to('A'), required: ['b', 'a'], allOf: [{ required: ['c', 'b'] }] },
      { A: { required: ['d', 'c'] } },
      { required: ['d', 'c', 'b', 'a'] },
    ],
    ['levels of many parts', to('L0'), { ...levels, L30: text('a') }, text('a')],
  ])('%s', (_, schema, schemas, want) => {
    const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, components: { schemas } };
    expect(mergeSchema(document as unknown as OpenApiDocument, schema as Schema)).toEqual(want);
  });

  test('members that several parts define: the last one, in the place of the first', () => {
    const schema = {
      properties: { a: text('own'), b: {} },
      allOf: [
        { properties: { c: text('first') }, allOf: [{ properties: { d: {}, a: {} } }] },
        { properties: { c: text('last'), __proto__x: {} } },
      ],
    };
    const { properties } = mergeSchema({} as OpenApiDocument, schema as Schema);
    expect(Object.entries(properties!)).toEqual([
      ['a', text('own')],
      ['b', {}],
      ['c', text('last')],
      ['d', {}],
      ['__proto__x', {}],
    ]);
  });
});
