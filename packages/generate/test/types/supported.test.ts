import { expect, test } from 'vitest';
import type { OpenApiDocument } from '@web-data/openapi';
import { generateTypes } from '../support/generate.ts';

const paths = { '/a': { get: { operationId: 'getA', responses: {} } } };
const document = (members: object) => ({
  openapi: '3.1.0',
  info: { title: 'T', version: 'v1' },
  paths,
  ...members,
});

/** A description that is at odds with itself is refused, with the place and the remedy. */
const cases: [title: string, members: object, message: string][] = [
  [
    'an operation id twice',
    { paths: { ...paths, '/b': { post: { operationId: 'getA' } } } },
    'POST /b and GET /a share the operation id "getA". Give each its own.',
  ],
];

test.each(cases)('%s', async (_, members, message) => {
  await expect(generateTypes(document(members) as unknown as OpenApiDocument)).rejects.toThrow(message);
});

test('a member called $ref is no reference', async () => {
  const components = { schemas: { A: { type: 'object', properties: { $ref: { type: 'string' } } } } };
  await expect(generateTypes(document({ components }) as unknown as OpenApiDocument)).resolves.toBeDefined();
});
