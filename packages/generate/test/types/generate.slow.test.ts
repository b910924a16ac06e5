import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { OpenApiDocument } from '@web-data/openapi';
import { generateTypes } from '../support/generate.ts';
import { compilers, complaints } from './compile.ts';

const description = createRequire(import.meta.url).resolve('@web-data/spec/openapi.json');
const own = () => JSON.parse(readFileSync(description, 'utf8')) as OpenApiDocument;
const operation = { operationId: 'getA', responses: { '200': { description: 'D.' } } };

async function getTypes(schema: object): Promise<string> {
  const components = { schemas: { A: schema } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: 'v1' },
    paths: { '/a': { get: operation } },
  };
  const files = await generateTypes({ ...document, components } as unknown as OpenApiDocument);
  return /}\n\n([^]*?)\nexport interface paths/.exec(files['openapi.ts']!)![1]!;
}

describe('a schema as a type', () => {
  test.each([
    [
      'a default leaves a member optional',
      { properties: { a: { type: 'integer', default: 1 } } },
      '/** @default 1 */\n    a?: number;',
    ],
    [
      'bounds stand in the comment',
      { type: 'integer', minimum: 1, maximum: 9 },
      '/** At least 1. At most 9. */\nexport type A = number;',
    ],
    [
      'so do lengths and patterns',
      { type: 'string', maxLength: 9, pattern: '^a$' },
      '/** Characters: at most 9. Matches `^a$`. */\nexport type A = string;',
    ],
    [
      'so does what is not specified',
      { type: 'string', description: 'D.', 'x-definition': 'provisional', 'x-definition-reason': 'Ours.' },
      '/**\n * D.\n *\n * Definition: provisional. Ours.\n */\nexport type A = string;',
    ],
    [
      'members may be called as keywords',
      { properties: { maximum: { type: 'integer' } } },
      'export interface A {\n    maximum?: number;\n}',
    ],
    ['bytes', { type: 'string', contentMediaType: 'image/png' }, 'export type A = Blob;'],
    [
      'bytes in base64',
      { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
      'export type A = string;',
    ],
    ['a constant', { type: 'string', const: 'a' }, 'export type A = "a";'],
    [
      'a member that must not be there',
      { properties: { a: false } },
      'export interface A {\n    a?: never;\n}',
    ],
    [
      'a string that is none of a list',
      { type: 'string', not: { enum: ['a'] } },
      'export type A = OtherString;',
    ],
    [
      'any string but one that is no string',
      { type: 'string', not: { const: 1 } },
      'export type A = string;',
    ],
  ])('%s', async (_, schema, wanted) => {
    expect(await getTypes(schema)).toContain(wanted);
  });
});

const json = (schema: object) => ({ description: 'D.', content: { 'application/json': { schema } } });
/** What the cases of names have written, which the last of them compiles. */
const named: Record<string, string>[] = [];
const generated = async (schemas: object, own: object = operation): Promise<string> => {
  const paths = { '/a': { get: own } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: 'v1' },
    paths,
    components: { schemas },
  };
  const files = await generateTypes(document as unknown as OpenApiDocument);
  named.push(files);
  return files['openapi.ts']!;
};

describe('names', () => {
  test('two schemas of one name: the one that is called so keeps it', async () => {
    const text = await generated({
      'map-link': { properties: { a: { type: 'string' } } },
      MapLink: { properties: { b: { $ref: '#/components/schemas/map-link' } } },
    });
    expect(text).toContain('export interface MapLink {\n    b?: MapLink2;\n}');
    expect(text).toContain('export interface MapLink2 {\n    a?: string;\n}');
  });

  test('names of the language and of the generated modules are left alone', async () => {
    const member = { properties: { other: { additionalProperties: false, type: 'object' } } };
    const text = await generated({
      Record: member,
      OtherString: member,
      string: member,
      '3d': member,
      ErrorName: member,
    });
    for (const name of ['Record2', 'OtherString2', 'String', '_3d', 'ErrorName2'])
      expect(text).toContain(`export interface ${name} {`);
  });

  test('data with a member $ref is data, and a member that is called example is one', async () => {
    const data = { $ref: '#/nowhere' };
    const schema = {
      default: data,
      examples: [[data]],
      properties: { example: { type: 'string', example: data }, value: { $ref: '#/components/schemas/A' } },
    };
    const code = await getTypes(schema);
    expect(code).toContain('example?: string;');
    expect(code).toContain('value?: A;');
  });

  test('the response of every other status is no data', async () => {
    const fault = { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } };
    const responses = { default: { description: 'A fault.', content: fault } };
    const text = await generated({ Fault: { type: 'object' } }, { ...operation, responses });
    expect(text).toMatch(/default: \{[^]*"application\/json": Fault;/);
  });

  test('a schema that holds itself', async () => {
    const self = { $ref: '#/components/schemas/Tree' };
    const text = await generated({
      Tree: {
        properties: { next: self, list: { type: 'array', items: self }, map: { additionalProperties: self } },
      },
      Json: { oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/components/schemas/Json' } }] },
    });
    expect(text).toContain('next?: Tree;');
    expect(text).toContain('export type Json = string | Json[];');
  });

  test('bodies that stand in an operation are called after it', async () => {
    const text = await generated(
      { ListResponse: { type: 'string' } },
      {
        'x-sdk-method': 'books.find',
        requestBody: json({ properties: { title: { type: 'string' } } }),
        responses: {
          '200': json({ properties: { id: { type: 'number' } } }),
          '202': json({ $ref: '#/components/schemas/ListResponse' }),
          '206': json({ properties: { part: { type: 'number' } } }),
          '400': json({ properties: { error: { type: 'string' } } }),
        },
      },
    );
    expect(text).toContain('export interface BooksFindRequest {\n    title?: string;\n}');
    expect(text).toContain('export interface BooksFindResponse {\n    id?: number;\n}');
    expect(text).toContain('export interface BooksFindResponse2 {\n    part?: number;\n}');
    expect(text).toContain('"application/json": BooksFindRequest;');
    expect(text).not.toContain('components["schemas"]');
  });

  test.each(Object.keys(compilers))('all of them compile under %s', (compiler) => {
    expect(named).toHaveLength(5);
    expect(complaints(compiler, ...named)).toBe('');
  });
});

test('the same document gives the same bytes, in whatever order its members stand', async () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, member]) => [key, reversed(member)]),
    );
  };
  const [once, twice] = [await generateTypes(own()), await generateTypes(own())];
  expect(twice).toEqual(once);
  const { components } = own();
  const backwards = await generateTypes({ ...own(), components: reversed(components) } as OpenApiDocument);
  expect(backwards['schemas.ts']).toBe(once['schemas.ts']);
  expect(backwards['openapi.ts']).toBe(once['openapi.ts']);
});

test('nothing of the place or the time is in what is generated', async () => {
  const text = Object.values(await generateTypes(own())).join('');
  expect(text).not.toMatch(/\/home\/|\/tmp\/|\/work\/|file:\/\//);
});

test.each(Object.keys(compilers))('the types of this API compile under %s', async (compiler) => {
  expect(complaints(compiler, await generateTypes(own()))).toBe('');
});
