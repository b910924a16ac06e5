import { expect, it } from 'vitest';
import { indexLines } from '../src/index.ts';

const yaml = `openapi: 3.1.0
paths:
  /a:
    get:
      parameters:
        - name: one
          in: query
        - &two
          name: two
      x-again: *two
`;

it.each<[string, string, string, number]>([
  ['a member', yaml, '/paths', 2],
  ['a name with a slash', yaml, '/paths/~1a/get', 4],
  ['an item', yaml, '/paths/~1a/get/parameters/0', 6],
  ['a member of an item', yaml, '/paths/~1a/get/parameters/0/in', 7],
  ['what an alias stands for', yaml, '/paths/~1a/get/x-again/name', 9],
  ['a place that the text lacks: the last one on the way', yaml, '/paths/~1a/get/responses/200', 4],
  ['the whole', yaml, '', 1],
  ['JSON', '{\n  "a": [\n    1,\n    { "b": 2 }\n  ]\n}', '/a/1/b', 4],
  ['no text', '', '/a', 1],
  ['text that is no YAML', '{ "a": [', '/b', 1],
])('finds the line of %s', (_, text, pointer, line) => {
  expect(indexLines(text)(pointer)).toBe(line);
});
