import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { diffOpenApi, DocumentError } from '../../src/diff/index.ts';

const shared = (schema: string) =>
  parse(`
openapi: 3.1.0
paths:
  /b: {get: {responses: {200: {content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}}}}
  /a: {post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}}}
  /c: {get: {responses: {200: {content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}}}}
components: {schemas: {Page: ${schema}}}
`);

test('a change of a shared component is told once for each direction, with its operations', () => {
  const changes = diffOpenApi(
    shared('{properties: {n: {maximum: 5}}}'),
    shared('{properties: {n: {exclusiveMaximum: 9}}}'),
  );
  const common = {
    rule: 'maximum',
    pointer: '/components/schemas/Page/properties/n/exclusiveMaximum',
    oldPointer: '/components/schemas/Page/properties/n/maximum',
    message: 'In `n` of Page, the maximum changed from 5 to 9 (exclusive).',
    provisional: false,
  };
  expect(changes).toEqual([
    {
      ...common,
      level: 'breaking',
      where: 'response',
      operation: 'GET /b',
      operations: ['GET /b', 'GET /c'],
    },
    { ...common, level: 'additive', where: 'request', operation: 'POST /a' },
  ]);
});

test('the documents stay as they were', () => {
  const [old, now] = [shared('{type: string}'), shared('{type: integer}')];
  const before = structuredClone([old, now]);
  diffOpenApi(old, now);
  expect([old, now]).toEqual(before);
});

test.each([
  ['#/components/schemas/None', 'which does not exist; correct the reference.'],
  [
    'other.yaml#/Page',
    'outside of the document; bundle it into one file first, for example with "redocly bundle".',
  ],
])('a reference to %s cannot be compared', (ref, remedy) => {
  const document = shared(`{properties: {n: {$ref: '${ref}'}}}`);
  expect(() => diffOpenApi(document, document)).toThrow(DocumentError);
  expect(() => diffOpenApi(document, document)).toThrow(
    `/components/schemas/Page/properties/n: the $ref "${ref}" of the old document leads to a place ${remedy}`,
  );
});
