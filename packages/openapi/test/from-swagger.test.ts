import { expect, test } from 'vitest';
import type { JsonObject } from '../src/index.ts';
import { fromSwagger } from '../src/upgrade/from-swagger.ts';

/** The operation of a path of a Swagger document as OpenAPI 3.1. */
function upgraded(operation: JsonObject, document: JsonObject = {}): JsonObject {
  const { value } = fromSwagger({
    swagger: '2.0',
    info: { title: 'Rooms', version: '1' },
    paths: { '/rooms': { post: { responses: {}, ...operation } } },
    ...document,
  });
  return (value['paths'] as Record<string, Record<string, JsonObject>>)['/rooms']!['post']!;
}

const shared = {
  'a room': { name: 'room', in: 'body', required: true, schema: { type: 'object' } },
  page: { name: 'page', in: 'query', type: 'integer' },
  beds: { name: 'beds', in: 'formData', type: 'integer' },
};

test.each<[title: string, reference: string, parameters: unknown, body: unknown]>([
  [
    'a shared body',
    '#/parameters/a%20room',
    undefined,
    { required: true, content: { 'a/b': { schema: { type: 'object' } } } },
  ],
  ['a shared parameter', '#/parameters/page', [{ $ref: '#/components/parameters/page' }], undefined],
])('a reference to %s leads there', (_, $ref, parameters, body) => {
  const operation = upgraded({ parameters: [{ $ref }], consumes: ['a/b'] }, { parameters: shared });
  expect(operation['parameters']).toEqual(parameters);
  expect(operation['requestBody']).toEqual(body);
});

test('a reference to a shared field of a form is a member of the body', () => {
  const parameters = [{ $ref: '#/parameters/beds' }];
  const { requestBody } = upgraded({ parameters, consumes: ['multipart/form-data'] }, { parameters: shared });
  expect(requestBody).toEqual({
    content: {
      'multipart/form-data': { schema: { type: 'object', properties: { beds: { type: 'integer' } } } },
    },
  });
});
