import { expect, test } from 'vitest';
import { describe } from '../src/generator/description/description.ts';
import type { Parameter } from '../src/generator/description/document.ts';
import { address } from '../src/generator/samples/address.ts';
import { sampleRequests } from '../src/generator/samples/request.ts';

const list = { type: 'array', items: { type: 'string' }, examples: [['a', 'b c']] };
const object = { type: 'object', examples: [{ x: 1, y: ['2'] }] };

test.each<[title: string, parameter: Partial<Parameter>, query: string]>([
  ['a list', { schema: list }, 'q=a&q=b+c'],
  ['a list that is not exploded', { schema: list, explode: false }, 'q=a%2Cb+c'],
  ['a list with spaces', { schema: list, style: 'spaceDelimited' }, 'q=a+b+c'],
  ['a list with pipes', { schema: list, style: 'pipeDelimited' }, 'q=a%7Cb+c'],
  ['an object', { schema: object }, 'x=1&y=2'],
  ['an object that is not exploded', { schema: object, explode: false }, 'q=x%2C1%2Cy%2C2'],
  ['a deep object', { schema: object, style: 'deepObject' }, 'q%5Bx%5D=1&q%5By%5D=2'],
  ['JSON', { content: { 'application/json': { schema: list } } }, 'q=%5B%22a%22%2C%22b+c%22%5D'],
  ['an example of its own', { schema: list, example: ['z'] }, 'q=z'],
  ['a number within its bounds', { schema: { type: 'integer', minimum: 3 } }, 'q=3'],
  ['any text', { schema: { type: 'string' } }, 'q=q'],
  ['a text of a pattern', { schema: { type: 'string', pattern: '^[A-Z]{2}$' } }, 'q=AA'],
])('%s is written as its style says', (_title, parameter, query) => {
  const q: Parameter = { name: 'q', in: 'query', required: true, ...parameter };
  const api = describe({
    openapi: '3.1.0',
    info: { title: 'Queries', version: '1' },
    servers: [{ url: 'https://queries.example' }],
    paths: { '/': { get: { parameters: [q], responses: {} } } },
  });
  expect(address(sampleRequests(api, api.operations[0]!)[0]!)).toBe(`https://queries.example/?${query}`);
});
