import { expect, test } from 'vitest';
import { generate } from '../../src/types/index.ts';
import type { OpenApiDocument } from '../../src/openapi/document.ts';

const paths = { '/a': { get: { operationId: 'getA', responses: {} } } };
const document = (members: object) => ({
  openapi: '3.1.0',
  info: { title: 'T', version: 'v1' },
  paths,
  ...members,
});

/** What the generators do not support is named, with its place and the remedy; nothing is left out in silence. */
const cases: [title: string, members: object, message: string][] = [
  [
    'Swagger 2',
    { openapi: undefined, swagger: '2.0' },
    'Swagger 2.0 is not supported. Convert the description to OpenAPI 3.1 first.',
  ],
  [
    'a version to come',
    { openapi: '4.0.0' },
    'OpenAPI 4.0.0 is not supported. Write the description in OpenAPI 3.0 or 3.1.',
  ],
  ['no paths', { paths: undefined }, '#/paths is missing or empty: there are no operations.'],
  [
    'a reference to another file',
    { components: { schemas: { A: { properties: { b: { $ref: 'common.yaml#/B' } } } } } },
    '#/components/schemas/A/properties/b refers to common.yaml#/B, outside the document. Bundle the description into one file first.',
  ],
  [
    'a reference into a path',
    { components: { schemas: { A: { $ref: '#/paths/~1a/get/x' } } } },
    '#/components/schemas/A refers to #/paths/~1a/get/x. Move what stands there to #/components and refer to it.',
  ],
  [
    'an operation id twice',
    { paths: { ...paths, '/b': { post: { operationId: 'getA' } } } },
    'POST /b and GET /a share the operation id "getA". Give each its own.',
  ],
  [
    'a reference that leads nowhere',
    { components: { schemas: { A: { $ref: '#/components/schemas/B' } } } },
    "Can't resolve $ref at #/components/schemas/A",
  ],
];

test.each(cases)('%s', async (_, members, message) => {
  await expect(generate(document(members) as unknown as OpenApiDocument)).rejects.toThrow(message);
});

test('a member called $ref is no reference', async () => {
  const components = { schemas: { A: { type: 'object', properties: { $ref: { type: 'string' } } } } };
  await expect(generate(document({ components }) as unknown as OpenApiDocument)).resolves.toBeDefined();
});
