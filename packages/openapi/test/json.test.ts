import { expect, test } from 'vitest';
import { asArray, asObject, asString, getMember, isObject, pickStrings } from '../src/index.ts';
import type { Json } from '../src/index.ts';

test.each<[unknown, boolean]>([
  [{}, true],
  [{ length: 0 }, true],
  [Object.create(null), true],
  [[], false],
  [[{}], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [0, false],
  [true, false],
  [() => 0, false],
])('%j is an object: %s', (value, want) => {
  expect(isObject(value)).toBe(want);
  expect(asObject(value)).toEqual(want ? value : {});
});

test.each<[Json | undefined, string | number, Json | undefined]>([
  [{ a: 1 }, 'a', 1],
  [{ 0: 1 }, 0, 1],
  [{ a: null }, 'a', null],
  [{}, 'constructor', undefined],
  [{}, '__proto__', undefined],
  [['x', 'y'], '1', 'y'],
  [['x', 'y'], 1, 'y'],
  [['x'], '01', undefined],
  [['x'], '-1', undefined],
  [['x'], 'length', undefined],
  ['text', '0', undefined],
  [null, 'a', undefined],
  [undefined, 'a', undefined],
])('of %j the member %j is %j', (value, name, want) => expect(getMember(value, name)).toEqual(want));

test.each([[null], [{ 0: 'a' }], ['a'], [1], [undefined]])('%j is no list', (value) => {
  expect(asArray(value)).toEqual([]);
  expect(pickStrings(value)).toEqual([]);
});

test('of a list the strings are picked, and of values the strings are kept', () => {
  expect(pickStrings(['a', 1, null, ['b'], 'c'])).toEqual(['a', 'c']);
  expect(['a', 1, null].map(asString)).toEqual(['a', undefined, undefined]);
});
