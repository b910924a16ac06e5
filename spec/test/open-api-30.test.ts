import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { toOpenApi30 } from '../outputs/open-api-30.js';
import { lint, withFolder } from './lint.ts';

const document = (schema: unknown) => ({
  openapi: '3.1.0',
  info: { title: 'T', version: 'v1', summary: 'S', license: { name: 'MIT', identifier: 'MIT' } },
  paths: {},
  components: { schemas: { A: schema } },
});

describe('a schema of 3.1 in the words of 3.0', () => {
  test.each([
    ['const', { const: false }, { enum: [false] }],
    ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    ['a type or null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    ['null alone', { type: 'null' }, { type: 'object', nullable: true, enum: [null] }],
    ['true', { items: true }, { items: {} }],
    ['false', { properties: { a: false } }, { properties: { a: { not: {} } } }],
    ['a closed object', { additionalProperties: false }, { additionalProperties: false }],
    ['an exclusive bound', { exclusiveMinimum: 0 }, { minimum: 0, exclusiveMinimum: true }],
    [
      'JSON within a text',
      { type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'object' } },
      { type: 'string' },
    ],
    ['a bare reference', { $ref: '#/a' }, { $ref: '#/a' }],
    [
      'a reference with a sibling',
      { $ref: '#/a', description: 'D.' },
      { allOf: [{ $ref: '#/a' }], description: 'D.' },
    ],
    [
      'members named like keywords',
      { properties: { const: { const: 1 } } },
      { properties: { const: { enum: [1] } } },
    ],
    ['an extension', { 'x-a': { const: 1 } }, { 'x-a': { const: 1 } }],
  ])('%s', (_, given, wanted) => {
    expect(toOpenApi30(document(given)).components.schemas.A).toEqual(wanted);
  });

  test('webhooks and names of members become extensions', () => {
    const given = { ...document({ propertyNames: { const: 'a' } }), webhooks: { done: { post: { x: 1 } } } };
    const { 'x-webhooks': webhooks, components, ...rest } = toOpenApi30(given);
    expect([webhooks, components.schemas.A]).toEqual([
      given.webhooks,
      { 'x-propertyNames': { enum: ['a'] } },
    ]);
    expect(rest).not.toHaveProperty('webhooks');
  });

  test.each([
    ['if', { properties: { b: { if: {} } } }, '#/components/schemas/A/properties/b/if'],
    ['prefixItems', { prefixItems: [] }, '#/components/schemas/A/prefixItems'],
    ['several types', { type: ['string', 'integer'] }, '#/components/schemas/A/type: several types'],
  ])('refuses %s, naming its place', (_, given, message) => {
    expect(() => toOpenApi30(document(given))).toThrow(message);
  });
});

test('the converted description has no fault', async () => {
  const converted = fileURLToPath(new URL('../dist/openapi-3.0.json', import.meta.url));
  expect(JSON.parse(readFileSync(converted, 'utf8'))).toMatchObject({ openapi: '3.0.3' });
  const [problems] = await withFolder((folder) => {
    // Ours are rules of the source; `identifier` of a license came with 3.1.
    const config = join(folder, 'redocly.yaml');
    writeFileSync(
      config,
      'extends: [recommended-strict]\nrules: { info-license-strict: off, no-invalid-schema-examples: error }\n',
    );
    return lint([converted], config);
  });
  expect(problems).toEqual([]);
});
