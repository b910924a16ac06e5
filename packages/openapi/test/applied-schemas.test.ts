import { describe, expect, test } from 'vitest';
import {
  findKeyword,
  getProperties,
  getRequiredMembers,
  getTypes,
  listAppliedSchemas,
  listBranches,
  openDescription,
  type Node,
} from '../src/index.ts';

const to = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** The schema `S` of these components. */
function open(schemas: object): Node {
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {},
    components: { schemas },
  };
  return openDescription(document).at('/components/schemas/S');
}

/** Pointers below the components. */
function short({ pointer }: Node): string {
  return pointer.replace('/components/schemas/', '');
}

/** Twenty schemas, each of which is built of the next one as often as there are parts. */
function levels(parts: (next: object) => object): object {
  const all = Array.from({ length: 20 }, (_, n) => [n === 0 ? 'S' : `S${n}`, parts(to(`S${n + 1}`))]);
  return { ...Object.fromEntries(all), S20: { maximum: 1 } };
}

const twenty = Array.from({ length: 19 }, (_, n) => `S${n + 1}`);

describe('the schemas that apply to one value', () => {
  test.each<[title: string, schemas: object, want: string[]]>([
    ['a schema', { S: { type: 'string' } }, ['S']],
    ['a boolean', { S: false }, ['S']],
    ['a reference', { S: to('A'), A: true }, ['S', 'A']],
    [
      'a reference, and what stands beside it',
      { S: { ...to('A'), allOf: [{}, to('B')] }, A: { allOf: [{}] }, B: {} },
      ['S', 'A', 'A/allOf/0', 'S/allOf/0', 'S/allOf/1', 'B'],
    ],
    ['booleans in allOf', { S: { allOf: [true, false] } }, ['S', 'S/allOf/0', 'S/allOf/1']],
    ['a circle of references', { S: to('A'), A: to('S') }, ['S', 'A']],
    [
      'a circle through allOf',
      { S: { allOf: [to('A')] }, A: { allOf: [to('S'), {}] } },
      ['S', 'S/allOf/0', 'A', 'A/allOf/0', 'A/allOf/1'],
    ],
    [
      'a base of two parts',
      { S: { allOf: [to('A'), to('B')] }, A: to('C'), B: to('C'), C: {} },
      ['S', 'S/allOf/0', 'A', 'C', 'S/allOf/1', 'B'],
    ],
    ['twenty references', levels((next) => next), ['S', ...twenty, 'S20']],
    [
      'twenty levels of three parts',
      levels((next) => ({ anyOf: [], allOf: [next, next, next] })),
      [
        ...['S', ...twenty].flatMap((name) => [name, `${name}/allOf/0`]),
        'S20',
        ...['S', ...twenty].toReversed().flatMap((name) => [`${name}/allOf/1`, `${name}/allOf/2`]),
      ],
    ],
    ['no alternatives, members or conditions', { S: { oneOf: [{}], properties: { a: {} }, if: {} } }, ['S']],
  ])('%s', (_, schemas, want) => {
    expect(listAppliedSchemas(open(schemas)).map(short)).toEqual(want);
  });

  test('a reference that leads nowhere is an error with its location', () => {
    expect(() => listAppliedSchemas(open({ S: { allOf: [to('A')] } }))).toThrow(
      '/components/schemas/S/allOf/0: the $ref "#/components/schemas/A" leads nowhere; correct the reference.',
    );
  });
});

describe('keywords', () => {
  test.each<[title: string, schemas: object, want: string | undefined]>([
    [
      'beside a reference before its target',
      { S: { ...to('A'), maximum: 1 }, A: { maximum: 2 } },
      'S/maximum',
    ],
    [
      'of the target before allOf',
      { S: { ...to('A'), allOf: [{ maximum: 1 }] }, A: { maximum: 2 } },
      'A/maximum',
    ],
    ['after twenty references', levels((next) => next), 'S20/maximum'],
    ['in a circle', { S: { allOf: [to('S'), { maximum: 1 }] } }, 'S/allOf/1/maximum'],
    ['of no boolean', { S: { allOf: [true, false] } }, undefined],
  ])('%s', (_, schemas, want) => {
    const found = findKeyword(open(schemas), 'maximum');
    expect(found && short(found)).toBe(want);
  });

  test.each<[schemas: object, want: string[]]>([
    [{ S: { type: ['string', 'null'] } }, ['string', 'null']],
    [{ S: { allOf: [to('A')] }, A: { type: 'array' } }, ['array']],
    [{ S: { allOf: [{ required: ['a'] }] } }, ['object']],
    [{ S: { items: {} } }, ['array']],
    [{ S: { pattern: 'a' } }, ['string']],
    [{ S: { multipleOf: 2 } }, ['number']],
    [{ S: true }, []],
  ])('types of %j', (schemas, want) => expect(getTypes(open(schemas))).toEqual(want));

  test.each<[schemas: object, want: string[]]>([
    [{ S: { allOf: [{ anyOf: [true, {}] }] } }, ['S/allOf/0/anyOf/0', 'S/allOf/0/anyOf/1']],
    [{ S: { anyOf: [{}], allOf: [{ oneOf: [{}] }] } }, ['S/allOf/0/oneOf/0']],
    [{ S: false }, []],
  ])('branches of %j', (schemas, want) => expect(listBranches(open(schemas)).map(short)).toEqual(want));
});

describe('members', () => {
  test.each<[title: string, schemas: object, properties: object, required: object]>([
    [
      'of every part',
      {
        S: { ...to('A'), properties: { a: {} }, required: ['b'] },
        A: { properties: { b: false }, allOf: [{ properties: { c: {} }, required: ['b', 'c'] }] },
      },
      { a: 'S/properties/a', b: 'A/properties/b', c: 'A/allOf/0/properties/c' },
      { b: 'S/required', c: 'A/allOf/0/required' },
    ],
    [
      'that two parts define: the first, or the first that lists its values',
      {
        S: {
          allOf: [
            { properties: { a: { type: 'string' }, b: { type: 'string' } } },
            { properties: { a: { minLength: 1 }, b: { const: 'x' } } },
            { properties: { b: { enum: ['x'] } } },
          ],
        },
      },
      { a: 'S/allOf/0/properties/a', b: 'S/allOf/1/properties/b' },
      {},
    ],
    [
      'of a circle',
      { S: { allOf: [to('A')], properties: { a: to('S') } }, A: { allOf: [to('S')], required: ['a'] } },
      { a: 'S/properties/a' },
      { a: 'A/required' },
    ],
    ['of a boolean', { S: true }, {}, {}],
  ])('%s', (_, schemas, properties, required) => {
    const schema = open(schemas);
    const found = [...getProperties(schema)].map(([name, node]) => [name, short(node)]);
    expect(Object.fromEntries(found)).toEqual(properties);
    const pointers = [...getRequiredMembers(schema)].map(([name, pointer]) => [
      name,
      pointer.replace('/components/schemas/', ''),
    ]);
    expect(Object.fromEntries(pointers)).toEqual(required);
  });
});
