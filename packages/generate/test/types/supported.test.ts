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

test('a member called $ref is no reference', async () => {
  const components = { schemas: { A: { type: 'object', properties: { $ref: { type: 'string' } } } } };
  await expect(generateTypes(document({ components }) as unknown as OpenApiDocument)).resolves.toBeDefined();
});
