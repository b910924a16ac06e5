import { expect, it } from 'vitest';
import { openDocument } from '../src/plugins/documents.ts';
import { unknownKeywords } from '../src/openapi/unknown-keywords.ts';

it('names each unknown word of a schema once, wherever the schema stands', () => {
  const schema = { type: 'string', maxLenght: 3 };
  const { root } = openDocument({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        post: {
          parameters: [{ name: 'p', in: 'query', schema: { type: 'string', nullable: true, 'x-own': 1 } }],
          requestBody: { content: { 'application/json': { schema, example: { schema: { slip: 1 } } } } },
          responses: { '200': { description: '', headers: { h: { schema } } } },
        },
      },
    },
    components: {
      schemas: {
        schema: { properties: { maximun: { allOf: [{ maximun: 1 }] } }, example: { slip: 1 } },
      },
    },
  });
  expect(unknownKeywords(root)).toEqual([
    { keyword: 'nullable', pointer: '/paths/~1a/post/parameters/0/schema/nullable' },
    {
      keyword: 'maxLenght',
      pointer: '/paths/~1a/post/requestBody/content/application~1json/schema/maxLenght',
    },
    { keyword: 'maximun', pointer: '/components/schemas/schema/properties/maximun/allOf/0/maximun' },
  ]);
});
