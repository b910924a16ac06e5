import { expect, test } from 'vitest';
import { toOpenApi30 } from '../outputs/open-api-30.js';
import { joinPointer, splitPointer } from '../plugin/pointer.js';

test.each([
  ['', []],
  ['/', ['']],
  ['/a~1b/m~0n', ['a/b', 'm~n']],
  ['/~01/~10', ['~1', '/0']],
  ['/0/-', ['0', '-']],
])('%j names %j', (pointer, members) => {
  expect(splitPointer(pointer)).toEqual(members);
  expect(joinPointer('', ...members)).toBe(pointer);
});

test('what OpenAPI 3.0 cannot express is located by a JSON Pointer', () => {
  const schema = { properties: { 'a/b': { type: ['string', 'integer'] } } };
  const content = { 'application/json': { schema } };
  const paths = { '/map': { get: { responses: { 200: { description: 'ok', content } } } } };
  expect(() => toOpenApi30({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths })).toThrow(
    '#/paths/~1map/get/responses/200/content/application~1json/schema/properties/a~1b/type: several types',
  );
});
