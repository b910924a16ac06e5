import { describe, expect, test } from 'vitest';
import type { OpenApiDocument, SchemaObject } from '../src/generator/description/document.ts';
import { listFields, listVariants } from '../src/generator/description/fields.ts';
import { describeRules } from '../src/generator/description/rules.ts';
import { describeType } from '../src/generator/description/type-text.ts';

const to = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` });

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  components: {
    schemas: {
      Point: {
        type: 'object',
        required: ['x'],
        properties: { x: { type: 'number' }, y: { type: 'number' } },
      },
      Tree: {
        type: 'object',
        properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
      Cat: { type: 'object', description: 'It purrs.', properties: { kind: { const: 'cat' } } },
      Dog: { type: 'object', properties: { kind: { const: 'dog' } } },
      Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] },
    },
  },
};

describe('type words', () => {
  test.each<[SchemaObject | boolean, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: ['array', 'null'], items: { type: 'string' } }, 'array of strings or null'],
    [{ type: 'array', items: { type: 'integer' } }, 'array of integers'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Point' } }, 'array of Point'],
    [{ $ref: '#/components/schemas/Point' }, 'Point'],
    [{ $ref: '#/components/schemas/Pet' }, 'Cat or Dog'],
    [{ const: 'cat' }, '"cat"'],
    [{ properties: {} }, 'object'],
    [{}, 'any'],
    [true, 'any'],
    [false, 'never present'],
  ])('%o is %s', (schema, text) => expect(describeType(document, schema)).toBe(text));

  test.each<[Record<string, SchemaObject>, string]>([
    [{ A: { type: 'array', items: to('A') } }, 'array of A'],
    [{ A: { oneOf: [to('A'), { type: 'string' }] } }, 'A or string'],
    [{ A: { anyOf: [to('B')] }, B: { anyOf: [{ type: 'null' }, to('A')] } }, 'null or A'],
    [
      { A: { oneOf: [{ type: 'array', items: { $ref: '#/components/schemas/A/oneOf/0' } }] } },
      'array of any',
    ],
  ])('%o, which leads back to itself, is %s', (schemas, text) =>
    expect(describeType({ ...document, components: { schemas } }, to('A'))).toBe(text),
  );
});

function valuesOf(schema: SchemaObject): unknown {
  return listFields(document, { properties: { a: schema } }, 'body')[0]!.values;
}

describe('values', () => {
  test('of a list are those of its items, described where their enum stands or beside the list', () => {
    const text = { fast: 'At once.' };
    const items: SchemaObject = { enum: ['fast', 'slow'], 'x-enum-descriptions': text };
    const both = [
      { value: 'fast', description: 'At once.' },
      { value: 'slow', description: '' },
    ];
    expect(valuesOf({ type: 'array', items })).toEqual(both);
    expect(
      valuesOf({ type: 'array', items: { enum: ['fast', 'slow'] }, 'x-enum-descriptions': text }),
    ).toEqual(both);
    expect(valuesOf(items)).toEqual(both);
  });
  test('may be words that every object knows', () => {
    expect(valuesOf({ enum: ['constructor'] })).toEqual([{ value: 'constructor', description: '' }]);
  });
});

describe('rules', () => {
  test.each<[SchemaObject, string[]]>([
    [{ minimum: 1, maximum: 100_000 }, ['1 to 100,000']],
    [{ minimum: 0 }, ['at least 0']],
    [{ exclusiveMinimum: 0, multipleOf: 0.5 }, ['more than 0', 'a multiple of 0.5']],
    [{ maxLength: 1024 }, ['at most 1,024 characters']],
    [{ minItems: 1, uniqueItems: true }, ['at least 1 item', 'no item twice']],
    [{ pattern: '^a$', format: 'uri', 'x-format': 'http-url' }, ['format `http-url`', 'matches `^a$`']],
    [{ additionalProperties: false }, ['no other members']],
    [{ type: 'array', maxItems: 3 }, ['at most 3 items']],
    [{ minimum: -(2 ** 63), maximum: 2 ** 63 }, ['-9,223,372,036,854,775,808 to 9,223,372,036,854,775,807']],
    [{ maximum: 2 ** 64 }, ['at most 18,446,744,073,709,551,615']],
    [{ maximum: 2 ** 60 }, ['at most 1,152,921,504,606,846,976']],
    [
      { discriminator: { propertyName: 'kind', mapping: { a: '#/components/schemas/Cat' } } },
      ['`kind` selects the schema: `a` is `Cat`'],
    ],
  ])('%o gives %j', (schema, rules) => expect(describeRules(schema)).toEqual(rules));

  test('those of array items say so', () => {
    expect(describeRules({ maxItems: 2 }, { maxLength: 5 })).toEqual([
      'at most 2 items',
      'each at most 5 characters',
    ]);
  });
});

describe('fields', () => {
  test('nest, with anchors that say where they are', () => {
    const schema = { properties: { at: { $ref: '#/components/schemas/Point', description: 'Where.' } } };
    const [at] = listFields(document, schema, 'body');
    expect(at).toMatchObject({
      id: 'body.at',
      type: 'Point',
      schema: 'Point',
      description: 'Where.',
      required: false,
    });
    expect(at?.children.map(({ id, required }) => [id, required])).toEqual([
      ['body.at.x', true],
      ['body.at.y', false],
    ]);
  });

  test('join what allOf says, the own words winning', () => {
    const schema: SchemaObject = {
      allOf: [
        { $ref: '#/components/schemas/Point' },
        { required: ['z'], properties: { z: { type: 'string' } } },
      ],
    };
    expect(listFields(document, schema, 'r').map(({ name, required }) => [name, required])).toEqual([
      ['x', true],
      ['y', false],
      ['z', true],
    ]);
  });

  test('a schema that contains itself below others leads to its page', () => {
    const [children] = listFields(document, { $ref: '#/components/schemas/Tree' }, 'body');
    expect(children).toMatchObject({ schema: 'Tree', children: [{ schema: 'Tree', elsewhere: true }] });
  });

  test('a schema that refers to a place within itself ends', () => {
    const circular = structuredClone(document);
    const next = { $ref: '#/components/schemas/Loop/properties/next' };
    circular.components!.schemas!['Loop'] = {
      properties: { next: { type: 'object', properties: { next, at: { type: 'string' } } } },
    };
    const [first] = listFields(circular, { $ref: '#/components/schemas/Loop' }, 'body');
    expect(JSON.stringify(first).length).toBeLessThan(5000);
  });

  test('a schema that contains itself ends', () => {
    const [children] = listFields(document, { $ref: '#/components/schemas/Tree' }, 'body');
    expect(children?.children[0]?.children).toEqual([]);
  });

  test('the forms of a union stand beside each other', () => {
    const forms = listVariants(document, { $ref: '#/components/schemas/Pet' }, '200');
    expect(forms.map(({ title, description, children }) => [title, description, children[0]?.id])).toEqual([
      ['Cat', 'It purrs.', '200.Cat.kind'],
      ['Dog', '', '200.Dog.kind'],
    ]);
  });

  test('an enum carries what its values mean', () => {
    const schema = { properties: { mode: { enum: ['a', 1], 'x-enum-descriptions': { a: 'The first.' } } } };
    expect(listFields(document, schema, 'q')[0]?.values).toEqual([
      { value: 'a', description: 'The first.' },
      { value: 1, description: '' },
    ]);
  });

  test('a reference that leads nowhere is named', () => {
    expect(() => listFields(document, { $ref: '#/components/schemas/None' }, 'body')).toThrow(
      '#/components/schemas/None leads nowhere in the document.',
    );
  });
});

/** A union of schemas each of which holds a list of the union, and members besides. */
function family(size: number): OpenApiDocument {
  const union = {
    oneOf: Array.from({ length: size }, (_, index) => ({ $ref: `#/components/schemas/N${index}` })),
  };
  const node = {
    type: 'object' as const,
    properties: {
      name: { type: 'string' as const },
      at: {
        type: 'object' as const,
        properties: { deep: { properties: { x: { type: 'number' as const } } } },
      },
      children: { type: 'array' as const, items: union },
    },
  };
  const nodes = Object.fromEntries(union.oneOf.map((_, index) => [`N${index}`, node]));
  return {
    openapi: '3.1.0',
    info: { title: 'Family', version: '1' },
    components: { schemas: { ...nodes, Node: union } },
  } as OpenApiDocument;
}

type Tree = { children: Tree[]; variants?: Tree[]; schema?: string; name?: string };

function all(tree: Tree[]): Tree[] {
  return tree.flatMap((one) => [one, ...all([...one.children, ...(one.variants ?? [])])]);
}

describe('a union of schemas that hold it', () => {
  test.each([3, 12, 40])('of %i has no more than 1,000 fields, the nearest ones first', (size) => {
    const document = family(size);
    const variants = listVariants(document, { $ref: '#/components/schemas/Node' }, 'Node');
    const fields = all(variants).filter(({ name }) => name !== undefined);
    expect(variants.map(({ schema }) => schema)).toEqual(
      Array.from({ length: size }, (_, index) => `N${index}`),
    );
    expect(fields.length).toBeLessThanOrEqual(1000);
    // What is written where it stands has no page of its own, and is shown.
    expect(fields.filter(({ name }) => name === 'deep').length).toBeGreaterThanOrEqual(size);
  });
});
