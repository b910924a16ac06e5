import { expect, test } from 'vitest';
import { toOpenApi31 } from '../outputs/open-api-31.js';

const operation = (content: object): object => ({
  operationId: 'a',
  responses: { '200': { description: 'Fine.', content } },
});
const item = { $ref: '#/components/schemas/A' };
// A member of a schema or of data that has the name of a keyword of OpenAPI is none.
const schemas = { A: { properties: { itemSchema: {}, query: {} }, examples: [{ dataValue: 1 }] } };

test.each([
  [
    'a stream is the list of its items',
    operation({ 'application/jsonl': { itemSchema: item } }),
    operation({ 'application/jsonl': { schema: { type: 'array', items: item } } }),
  ],
  [
    'an example of a stream is its value',
    operation({
      'application/jsonl': { itemSchema: item, examples: { one: { summary: 'S', dataValue: [1] } } },
    }),
    operation({
      'application/jsonl': {
        schema: { type: 'array', items: item },
        examples: { one: { summary: 'S', value: [1] } },
      },
    }),
  ],
  [
    'complete content stays as it is',
    operation({ 'application/json': { schema: item, examples: { one: { value: { itemSchema: 1 } } } } }),
    operation({ 'application/json': { schema: item, examples: { one: { value: { itemSchema: 1 } } } } }),
  ],
])('%s', (_, given, expected) => {
  const document = { openapi: '3.2.0', paths: { '/a': { get: given } }, components: { schemas } };
  expect(toOpenApi31(document)).toEqual({
    openapi: '3.1.0',
    paths: { '/a': { get: expected } },
    components: { schemas },
  });
});

test('operations of methods that 3.1 does not have are extensions', () => {
  const own = operation({});
  const paths = { '/a': { query: own, additionalOperations: { COPY: own } } };
  expect(toOpenApi31({ openapi: '3.2.0', paths })).toEqual({
    openapi: '3.1.0',
    paths: { '/a': { 'x-oas-query': own, 'x-oas-additionalOperations': { COPY: own } } },
  });
});
