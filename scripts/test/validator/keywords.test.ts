import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../src/generators/validator/index.ts';
import type { OpenApiDocument, Schema } from '../../src/openapi/document.ts';

/** Schemas that are legal and rare. Ajv by itself refuses some, and judges others against the letter of JSON Schema. */
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
    'what a condition that does not hold looks at',
    { if: { properties: { kind: { const: 'a' } } }, unevaluatedProperties: false },
    [{ kind: 'a' }, {}],
    [{ kind: 'b' }],
  ],
];

const components = {
  schemas: {
    Round: { properties: { radius: { type: 'number' } }, required: ['radius'] },
    Square: {
      properties: { side: { type: 'number' } },
      required: ['side'],
      anyOf: [{ properties: { deep: { type: 'boolean' } } }],
    },
    Open: { patternProperties: { '^o': true }, additionalProperties: true },
  },
};

const documentOf = (schema: Schema): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Rare', version: '1' },
  components: components as never,
  paths: {
    '/a': {
      post: { operationId: 'a', requestBody: { content: { 'application/json': { schema } } }, responses: {} },
    },
  },
});

const directory = mkdtempSync(join(tmpdir(), 'keywords-'));
beforeAll(() => writeFileSync(join(directory, 'package.json'), '{ "type": "module" }'));
afterAll(() => rmSync(directory, { recursive: true }));

let count = 0;

async function load(schema: Schema): Promise<(value: unknown) => boolean[]> {
  const files = await generate(documentOf(schema));
  const folder = mkdtempSync(join(directory, `${count++}-`));
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  for (const name of ['formats', 'request-verdicts', 'request-faults']) {
    const { outputText } = ts.transpileModule(files[`${name}.ts`]!, { compilerOptions });
    writeFileSync(join(folder, `${name}.js`), outputText.replaceAll('.ts"', '.js"'));
  }
  const at = (name: string) => import(pathToFileURL(join(folder, `${name}.js`)).href);
  const { a_body: verdict } = (await at('request-verdicts')) as { a_body: (value: unknown) => boolean };
  const { a_body: faults } = (await at('request-faults')) as { a_body: (value: unknown) => unknown[] };
  return (value) => [verdict(structuredClone(value)), faults(structuredClone(value)).length === 0];
}

test.each(cases)('%s', async (_title, schema, valid, invalid) => {
  const judge = await load(schema);
  for (const value of valid) expect([value, ...judge(value)]).toEqual([value, true, true]);
  for (const value of invalid) expect([value, ...judge(value)]).toEqual([value, false, false]);
});

test('what Ajv would judge wrongly is refused', async () => {
  const schema = { contains: { const: 1 }, unevaluatedItems: false };
  await expect(async () => generate(documentOf(schema))).rejects.toThrow(
    'The keywords contains and unevaluatedItems cannot be checked together.',
  );
});
