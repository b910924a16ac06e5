import { expect, test } from 'vitest';
import { generatePart } from '../support/generate.ts';

const names = Array.from({ length: 8 }, (_, index) => `S${index}`);
const each = names.map((name) => ({
  properties: { next: { $ref: `#/components/schemas/${name}` } },
  $ref: `#/components/schemas/${name}`,
}));

test('schemas that lead to each other by many ways are gone through once', async () => {
  const schemas = Object.fromEntries(
    names.map((name) => [
      name,
      { type: 'object', properties: { all: { allOf: each }, any: { anyOf: each } } },
    ]),
  );
  const schema = { anyOf: each, allOf: each };
  const files = await generatePart('validator', {
    openapi: '3.1.0',
    info: { title: 'Circles', version: '1' },
    components: { schemas },
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          parameters: [{ name: 'p', in: 'query', style: 'deepObject', schema }],
          requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } },
          responses: {},
        },
      },
    },
  });
  expect(files['operations.ts']).toContain('deepObject(');
});
