import { parseDescription } from '@web-data/openapi';
import type { Schema } from '@web-data/openapi';
import { describe, expect, it } from 'vitest';
import { generate } from '../../src/index.ts';
import type { GenerateOptions } from '../../src/index.ts';

const documentOf = (value: Schema, type = 'application/json', keyword = 'schema') => ({
  openapi: '3.2.0',
  info: { title: 'I', version: '1' },
  servers: [{ url: 'https://a.test' }],
  components: { schemas: { Value: value } },
  paths: {
    '/a': {
      post: {
        operationId: 'give',
        responses: {
          200: {
            description: '',
            content: { [type]: { [keyword]: { $ref: '#/components/schemas/Value' } } },
          },
        },
      },
    },
  },
});

async function run(document: object | string, int64?: GenerateOptions['int64']) {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const { files, notes } = await generate(parseDescription(text, 'openapi.yaml'), { int64 });
  return { files, notes: notes.map(({ text: one }) => one) };
}

async function typeOf(value: Schema, int64: GenerateOptions['int64']): Promise<string | undefined> {
  const { files } = await run(documentOf(value), int64);
  return /export type Value = (.*);/.exec(files['types/openapi.ts']!)?.[1];
}

describe('types', () => {
  it.each<[schema: Schema, bigint: string, string: string]>([
    [{ type: 'integer', format: 'int64' }, 'bigint', 'string'],
    [{ type: 'integer', format: 'uint64' }, 'bigint', 'string'],
    [{ type: 'number', format: 'int64' }, 'bigint', 'string'],
    [{ type: ['integer', 'null'], format: 'int64' }, 'bigint | null', 'string | null'],
    [{ type: ['integer', 'string'], format: 'int64' }, 'bigint | string', 'number | string'],
    [{ type: 'integer', format: 'int64', enum: [1, -2] }, '1n | -2n', '"1" | "-2"'],
    [{ type: 'integer', format: 'int64', const: 3 }, '3n', '"3"'],
    [{ type: 'integer', maximum: 2 ** 60 }, 'bigint', 'string'],
    [{ type: 'integer', maximum: 9007199254740991 }, 'number', 'number'],
    [{ type: 'integer', format: 'int32' }, 'number', 'number'],
  ])('of %j are %s and %s', async (schema, bigint, string) =>
    expect([await typeOf(schema, 'bigint'), await typeOf(schema, 'string')]).toEqual([bigint, string]),
  );
});

const long: Schema = { type: 'integer', format: 'int64' };
const rounded =
  'integers of 64 bits are numbers, which are rounded beyond 2^53: --int64 bigint or --int64 string keeps them';

describe('notes', () => {
  it.each<[title: string, document: object, int64: GenerateOptions['int64'], notes: string[]]>([
    ['numbers round', documentOf(long), undefined, [rounded]],
    ['unless limits keep them short', documentOf({ ...long, minimum: 0, maximum: 99 }), undefined, []],
    ['a bigint rounds nothing', documentOf(long), 'bigint', []],
    [
      'a string may be another one',
      documentOf({ type: ['integer', 'string'], format: 'int64' }),
      'string',
      ['the value may be a string, too: its integers stay numbers, rounded beyond 2^53'],
    ],
    [
      'streams',
      documentOf({ type: 'object', properties: { id: long } }, 'application/jsonl', 'itemSchema'),
      'bigint',
      ['integers of 64 bits in the items of application/jsonl are numbers, rounded beyond 2^53'],
    ],
    ['streams without any', documentOf({ type: 'object' }, 'application/jsonl', 'itemSchema'), 'bigint', []],
  ])('%s', async (_title, document, int64, notes) =>
    expect((await run(document, int64)).notes).toEqual(notes),
  );
});

const yaml = (limit: string) =>
  `openapi: 3.0.3\ninfo: { title: I, version: '1' }\npaths:\n  /a:\n    get:\n      operationId: a\n      parameters:\n        - { name: n, in: query, schema: { type: integer, ${limit} } }\n      responses: {}\n`;

describe('limits', () => {
  it.each([
    [yaml('maximum: 9007199254740993'), '> 9007199254740993n'],
    [yaml('maximum: 9007199254740993, exclusiveMaximum: true'), '>= 9007199254740993n'],
    [yaml('minimum: -9007199254740993'), '< -9007199254740993n'],
    [
      JSON.stringify(documentOf({})).replace(
        '"paths":{',
        `"paths":{"/n":{"get":{"operationId":"n","responses":{},"parameters":[{"name":"n","in":"query","schema":{"type":"integer","minimum":9007199254740993}}]}},`,
      ),
      '< 9007199254740993n',
    ],
  ])('have the digits of the source: %#', async (text, code) =>
    expect((await run(text, 'bigint')).files['validator/request-validity.ts']).toContain(code),
  );
});

it('schemas that refer to themselves end', async () => {
  const tree: Schema = {
    type: 'object',
    properties: { id: long, children: { type: 'array', items: { $ref: '#/components/schemas/Value' } } },
    allOf: [{ $ref: '#/components/schemas/Value' }],
  };
  const { files } = await generate(parseDescription(JSON.stringify(documentOf(tree)), 'openapi.json'), {
    int64: 'string',
    parts: ['operations'],
  });
  expect(files['operations/int64.ts']).toContain('self: true');
});
