import { describe, expect, test } from 'vitest';
import type { OpenApiDocument, Schema, SchemaObject } from '../src/generator/description/document.ts';
import { exampleValue } from '../src/generator/samples/example-value.ts';

function documentOf(schemas: Record<string, Schema>): OpenApiDocument {
  return { openapi: '3.1.0', info: { title: 'Values', version: '1' }, components: { schemas } };
}

const pets = documentOf({
  Cat: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' }, lives: { type: 'integer' } },
  },
  Dog: {
    type: 'object',
    required: ['kind', 'name'],
    properties: { kind: { type: 'string' }, name: { type: 'string' } },
  },
});
const union = { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] };

describe('the value of a sample', () => {
  test.each<[title: string, schema: SchemaObject, value: unknown]>([
    ['has the shortest length', { type: 'string', minLength: 8, maxLength: 9 }, 'stringxx'],
    ['has the longest length', { type: 'string', maxLength: 3 }, 'str'],
    ['matches a pattern', { type: 'string', pattern: '^\\d{2}[a-f]$' }, '11a'],
    ['is a multiple', { type: 'integer', minimum: 5, multipleOf: 4 }, 8],
    ['is above a bound', { type: 'integer', exclusiveMinimum: 2 }, 3],
    ['is below a bound', { type: 'number', maximum: -1 }, -1],
    ['has enough items', { type: 'array', minItems: 3, items: { type: 'integer' } }, [0, 0, 0]],
    [
      'has no item twice',
      { type: 'array', minItems: 2, uniqueItems: true, items: { type: 'string' } },
      ['string', 'string2'],
    ],
    ['is not null where it may be more', { type: ['null', 'boolean'] }, false],
    ['is an example that fits', { type: 'integer', examples: ['text', 4] }, 0],
    [
      'has what a request must have alone',
      {
        type: 'object',
        required: ['a', 'b'],
        properties: { a: { type: 'string', readOnly: true }, b: { const: 1 }, c: {} },
      },
      { b: 1 },
    ],
    [
      'has what is required of any name',
      { type: 'object', required: ['x'], additionalProperties: { type: 'integer' } },
      { x: 0 },
    ],
    [
      'has the value of a discriminator',
      { ...union, discriminator: { propertyName: 'kind', mapping: { tom: '#/components/schemas/Cat' } } },
      { kind: 'tom' },
    ],
    [
      'keeps what stands beside its alternatives',
      {
        type: 'object',
        required: ['id'],
        properties: { id: { const: 7 } },
        anyOf: [{ required: ['z'], properties: { z: { const: 8 } } }],
      },
      { id: 7, z: 8 },
    ],
  ])('%s', (_title, schema, value) => {
    expect(exampleValue(pets, schema)).toEqual(value);
  });

  test('of a union that is its own alternative is that of another', () => {
    const self = { $ref: '#/components/schemas/Self' };
    const document = documentOf({ Self: { oneOf: [self, { type: 'boolean' }] } });
    expect(exampleValue(document, self)).toBe(false);
  });

  test('of unions that need each other without an end ends', () => {
    const names = Array.from({ length: 8 }, (_, index) => `N${index}`);
    const any = { oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) };
    const node: Schema = { type: 'object', required: ['a', 'b'], properties: { a: any, b: any, c: any } };
    const document = documentOf(Object.fromEntries(names.map((name) => [name, node])));
    const before = process.cpuUsage().user;
    expect(exampleValue(document, any)).toBeTypeOf('object');
    expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(2);
  });
});
