import { expect, it } from 'vitest';
import { openDocument } from '../src/plugins/documents.ts';

const schema = { type: 'integer', minimum: 0, exclusiveMinimum: true, nullable: true };

it.each([
  [
    'OpenAPI 3.0',
    {
      openapi: '3.0.3',
      servers: [{ url: 'https://api.example.com/v1' }],
      paths: { '/a': { get: { parameters: [{ name: 'n', in: 'query', schema }], responses: {} } } },
    },
  ],
  [
    'Swagger 2.0',
    {
      swagger: '2.0',
      host: 'api.example.com',
      basePath: '/v1',
      paths: {
        '/a': {
          get: {
            parameters: [
              {
                name: 'n',
                in: 'query',
                type: 'integer',
                minimum: 0,
                exclusiveMinimum: true,
                'x-nullable': true,
              },
            ],
            responses: {},
          },
        },
      },
    },
  ],
])('%s is checked as it is meant', (_, value) => {
  const { basePath, operations, schemas } = openDocument(value);
  const [parameter] = operations[0]!.parameters;
  expect([basePath, operations[0]!.id]).toEqual(['/v1', 'get /a']);
  expect([0, 1, null].map((sent) => schemas.accepts(parameter!.schema, sent))).toEqual([false, true, true]);
});
