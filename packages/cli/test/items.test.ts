import { apiTools, valueAt, type Tool } from '@web-data/client/tools';
import { expect, test } from 'vitest';
import { findListPath } from '../src/output/items.ts';

const list = { type: 'array', items: { type: 'object' } };

test.each<[object, string | undefined]>([
  [{ links: list }, '/links'],
  [{ 'a/b~c': list }, '/a~1b~0c'],
  [{ data: { type: 'object', properties: { '~': list } } }, '/data/~0'],
  [{ data: { type: 'object', properties: { id: { type: 'string' }, targets: list } } }, undefined],
  [{ a: list, b: list }, undefined],
  [{ a: { type: 'array', items: { type: 'string' } } }, undefined],
])('the list of %j stands at %j', (properties, want) => {
  // Of a tool, only the schema of its response counts.
  expect(findListPath({ output: { type: 'object', properties } } as unknown as Tool)).toBe(want);
});

test('the pointer of a list leads to it', () => {
  const path = findListPath({ output: { properties: { 'a/b~c': list } } } as unknown as Tool);
  expect(valueAt({ 'a/b~c': [1] }, path!)).toEqual([1]);
});

test('a list may stand beside a reference', () => {
  const [name] = Object.entries(apiTools.definitions).find(([, { type }]) => type === 'object')!;
  const output = { properties: { tags: { $ref: `#/$defs/${name}`, ...list } } };
  expect(findListPath({ output } as unknown as Tool)).toBe('/tags');
});
