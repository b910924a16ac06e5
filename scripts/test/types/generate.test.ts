import { describe, expect, test } from 'vitest';
import { generate } from '../../src/generators/types/index.ts';
import type { OpenApiDocument } from '../../src/openapi/document.ts';
import { readDocument } from '../../src/source.ts';
import { fileURLToPath } from 'node:url';
import { compilers, complaints } from './compile.ts';

const own = () => readDocument(fileURLToPath(new URL('../../../packages/types/', import.meta.url)));
const operation = { operationId: 'getA', responses: { '200': { description: 'D.' } } };

async function typesOf(schema: object): Promise<string> {
  const components = { schemas: { A: schema } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: 'v1' },
    paths: { '/a': { get: operation } },
  };
  const files = await generate({ ...document, components } as unknown as OpenApiDocument);
  return /schemas: \{\n([^]*?)\n {4}\};/.exec(files['openapi.ts']!)![1]!.replaceAll(/^ {8}/gm, '');
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
      '/** @description At least 1. At most 9. */\nA: number;',
    ],
    [
      'so do lengths and patterns',
      { type: 'string', maxLength: 9, pattern: '^a$' },
      '/** @description Characters: at most 9. Matches `^a$`. */\nA: string;',
    ],
    [
      'so does what is not specified',
      { type: 'string', description: 'D.', 'x-definition': 'provisional', 'x-definition-reason': 'Ours.' },
      '/**\n * @description D.\n *\n *     Definition: provisional. Ours.\n */\nA: string;',
    ],
    [
      'members may be called as keywords',
      { properties: { maximum: { type: 'integer' } } },
      'A: {\n    maximum?: number;\n};',
    ],
    ['a constant', { type: 'string', const: 'a' }, '/** @constant */\nA: "a";'],
    ['a member that must not be there', { properties: { a: false } }, 'A: {\n    a?: never;\n};'],
    ['a string that is none of a list', { type: 'string', not: { enum: ['a'] } }, 'A: OtherString;'],
    ['any string but one that is no string', { type: 'string', not: { const: 1 } }, 'A: string;'],
  ])('%s', async (_, schema, wanted) => {
    expect(await typesOf(schema)).toContain(wanted);
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
  const [once, twice] = [await generate(own()), await generate(own())];
  expect(twice).toEqual(once);
  const { components } = own();
  const backwards = await generate({ ...own(), components: reversed(components) } as OpenApiDocument);
  expect(backwards['schemas.ts']).toBe(once['schemas.ts']);
  expect(backwards['openapi.ts']).toBe(once['openapi.ts']);
});

test('nothing of the place or the time is in what is generated', async () => {
  const text = Object.values(await generate(own())).join('');
  expect(text).not.toMatch(/\/home\/|\/tmp\/|\/work\/|file:\/\//);
});

test.each(Object.keys(compilers))('the types of this API compile under %s', async (compiler) => {
  expect(complaints(await generate(own()), compiler)).toBe('');
});
