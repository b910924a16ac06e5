import type { Json, JsonObject } from '@web-data/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { openDocument } from '../src/plugins/documents.ts';
import { valid } from '../src/values/valid.ts';

/** What is sent as valid is proved to be: by a validator of its own here, that no code under test has made. */
const site = 'http://127.0.0.1:8080';
const self = { $ref: '#/components/schemas/Tried' };

function make(schema: object, version = '3.1.0', seed = 1): ReturnType<typeof valid> {
  const document = openDocument({
    openapi: version,
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas: { Tried: schema, Cat: CAT, Dog: DOG } },
  });
  return valid(document.root.document.at('/components/schemas/Tried'), { site, seed });
}

function accepts(schema: object, value: Json): boolean {
  const components = { schemas: { Tried: schema, Cat: CAT, Dog: DOG } };
  const ajv = new Ajv2020({ strict: false, schemas: [{ $id: 'own', components }] });
  return ajv.validate({ $ref: 'own#/components/schemas/Tried' }, value);
}

const text = { type: 'string' };
const CAT = {
  type: 'object',
  required: ['kind', 'name'],
  properties: { kind: text, name: text, claws: { type: 'integer' } },
};
const DOG = {
  type: 'object',
  required: ['kind', 'name', 'bark'],
  properties: { kind: text, name: text, bark: text },
};
const pet = {
  discriminator: { propertyName: 'kind' },
  oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
};

const possible: [title: string, schema: JsonObject][] = [
  [
    'minProperties of listed members',
    { type: 'object', minProperties: 2, properties: { a: text, b: text, c: text } },
  ],
  ['minProperties of any members', { type: 'object', minProperties: 3 }],
  [
    'minProperties of a map',
    { type: 'object', minProperties: 2, additionalProperties: { type: 'integer', minimum: 5 } },
  ],
  [
    'minProperties by patterns alone',
    {
      type: 'object',
      minProperties: 2,
      patternProperties: { '^x-[a-z]+$': { type: 'boolean' } },
      additionalProperties: false,
    },
  ],
  [
    'then asks for a member',
    {
      type: 'object',
      required: ['kind'],
      properties: { kind: { enum: ['card', 'cash'] }, number: text },
      if: { properties: { kind: { const: 'card' } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { required: ['number'] },
    },
  ],
  [
    'then asks for a member that nothing else knows',
    {
      type: 'object',
      required: ['kind'],
      properties: { kind: { const: 'card' } },
      if: { properties: { kind: { const: 'card' } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { required: ['number'], properties: { number: { type: 'string', pattern: '^[0-9]{4}$' } } },
    },
  ],
  ['contains', { type: 'array', items: { type: 'integer' }, contains: { const: 7 } }],
  [
    'contains twice',
    { type: 'array', items: text, contains: { pattern: '^a' }, minContains: 2, maxItems: 3 },
  ],
  [
    'overlapping oneOf',
    {
      oneOf: [
        { type: 'object', required: ['a'], properties: { a: text } },
        { type: 'object', required: ['a', 'b'], properties: { a: text, b: text, c: text } },
        { type: 'object', required: ['d'], properties: { d: text } },
      ],
    },
  ],
  [
    'oneOf of numbers',
    {
      oneOf: [
        { type: 'integer', multipleOf: 3 },
        { type: 'integer', multipleOf: 1 },
      ],
    },
  ],
  [
    'oneOf beside members',
    {
      type: 'object',
      required: ['id'],
      properties: { id: text },
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
    },
  ],
  [
    'anyOf that is met by optional members',
    { type: 'object', properties: { a: text, b: text }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
  ],
  [
    'uniqueItems of a list of words',
    { type: 'array', minItems: 3, uniqueItems: true, items: { enum: ['a', 'b', 'c', 'd'] } },
  ],
  [
    'uniqueItems of objects',
    {
      type: 'array',
      minItems: 2,
      uniqueItems: true,
      items: { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } },
    },
  ],
  ['uniqueItems of booleans', { type: 'array', minItems: 2, uniqueItems: true, items: { type: 'boolean' } }],
  ['pattern', { type: 'string', pattern: '^[A-Z]{2}-\\d{4}$' }],
  ['pattern and length', { type: 'string', pattern: '^[a-z]+$', minLength: 12, maxLength: 40 }],
  ['multipleOf', { type: 'integer', multipleOf: 7, minimum: 50, maximum: 60 }],
  ['multipleOf a fraction', { type: 'number', multipleOf: 0.01, exclusiveMinimum: 0.02, maximum: 0.5 }],
  [
    'bounds in several parts',
    { allOf: [{ type: 'number', minimum: 5 }, { maximum: 5.5 }, { exclusiveMinimum: 5 }] },
  ],
  ['a number below another', { type: 'number', exclusiveMaximum: -3 }],
  [
    'dependentRequired',
    { type: 'object', required: ['a'], properties: { a: text, b: text }, dependentRequired: { a: ['b'] } },
  ],
  [
    'dependentSchemas',
    {
      type: 'object',
      required: ['a'],
      properties: { a: text },
      dependentSchemas: { a: { required: ['z'], properties: { z: { type: 'integer' } } } },
    },
  ],
  ['propertyNames', { type: 'object', minProperties: 2, propertyNames: { pattern: '^[a-z]_[0-9]$' } }],
  ['prefixItems', { type: 'array', prefixItems: [text, { type: 'integer' }], items: false, minItems: 2 }],
  [
    'not',
    {
      type: 'object',
      required: ['a'],
      properties: { a: { enum: ['x', 'y'] } },
      not: { properties: { a: { const: 'x' } } },
    },
  ],
  [
    'a member that contains its own kind or nothing',
    { type: 'object', required: ['next'], properties: { next: { anyOf: [self, { type: 'null' }] } } },
  ],
  [
    'a list of its own kind',
    { type: 'object', required: ['all'], properties: { all: { type: 'array', items: self } } },
  ],
  ['discriminator', pet],
  ['a member that is refined', { allOf: [CAT, { properties: { kind: { enum: ['tom'] } } }] }],
  ['an example that is wrong', { type: 'string', minLength: 3, example: 'x' }],
  [
    'examples of which the second is right',
    { type: 'string', pattern: '^(?!x)[a-z]+-[a-z]+$', examples: ['x', 'a-b'] },
  ],
  ['a default that is wrong', { type: 'integer', minimum: 1, default: 0 }],
  ['no type at all', { minItems: 2 }],
  ['true', {}],
];

describe('a schema that can be met', () => {
  test.each(possible)('%s', (_, schema) => {
    for (const seed of [1, 2, 3]) {
      const made = make(schema, '3.1.0', seed);
      expect(made).toHaveProperty('value');
      expect(accepts(schema, (made as { value: Json }).value), JSON.stringify(made)).toBe(true);
    }
  });

  test.each(possible)('%s: the same value for the same seed', (_, schema) => {
    expect(make(schema)).toEqual(make(schema));
  });
});

describe('nullable of OpenAPI 3.0', () => {
  test.each<[schema: JsonObject, now: JsonObject]>([
    [{ type: 'string', nullable: true, enum: [null] }, { const: null }],
    [
      {
        type: 'object',
        required: ['a'],
        properties: { a: { allOf: [{ type: 'integer' }], nullable: true } },
      },
      { required: ['a'], properties: { a: { type: ['integer', 'null'] } } },
    ],
    [
      { type: 'number', minimum: 3, exclusiveMinimum: true, maximum: 4 },
      { exclusiveMinimum: 3, maximum: 4 },
    ],
  ])('%j', (schema, now) => {
    const made = make(schema, '3.0.3');
    expect(made).toHaveProperty('value');
    expect(accepts(now, (made as { value: Json }).value), JSON.stringify(made)).toBe(true);
  });
});

describe('a schema that nothing meets is told with its place', () => {
  test.each<[title: string, schema: JsonObject, reason: RegExp]>([
    [
      'allOf of two types',
      { allOf: [{ type: 'string' }, { type: 'integer' }] },
      /no value was found that the schema/u,
    ],
    ['bounds that cross', { type: 'integer', minimum: 5, maximum: 4 }, /no value was found/u],
    [
      'what requires itself',
      { type: 'object', required: ['a', 'b', 'c'], properties: { a: self, b: self, c: self } },
      /no value was found/u,
    ],
    ['false', { not: {} }, /no value was found/u],
    [
      'more different items than there are',
      { type: 'array', minItems: 3, uniqueItems: true, items: { type: 'boolean' } },
      /no value was found/u,
    ],
    [
      'two patterns of which one is met',
      {
        type: 'object',
        required: ['a', 'b'],
        properties: { a: { const: 'x', pattern: '^x$' }, b: { const: 'x', pattern: '^y$' } },
      },
      /no value was found/u,
    ],
    ['a pattern that is none', { type: 'string', pattern: '(a' }, /Invalid regular expression/u],
  ])('%s', (_, schema, reason) => {
    const made = make(schema);
    expect(made).toEqual({ reason: expect.stringMatching(reason) });
    expect(JSON.stringify(made)).toContain('/components/schemas/Tried');
  });
});

test('an example stands before what is made, as long as the schema accepts it', () => {
  const schema = openDocument({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas: { Tried: { type: 'string', maxLength: 4 } } },
  }).root.document.at('/components/schemas/Tried');
  expect(valid(schema, { site, seed: 1 }, ['too long', 'ada', 'eve'])).toEqual({ value: 'ada' });
});
