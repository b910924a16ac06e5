import { expect, test } from 'vitest';
import { joinPointer, valueAt } from '../../src/platform/json/pointer.ts';

const root = { list: ['a', { b: 1 }], 'a/b': { 'm~n': 2, '~1': 3 }, '': 4, text: 'abc', none: null };

test.each<[string, unknown]>([
  ['', root],
  ['/', 4],
  ['/list/0', 'a'],
  ['/list/1/b', 1],
  ['/a~1b/m~0n', 2],
  ['/a~1b/~01', 3],
  ['/none', null],
  ['/list/2', undefined],
  ['/list/-', undefined],
  ['/list/00', undefined],
  ['/list/length', undefined],
  ['/list/at', undefined],
  ['/text/0', undefined],
  ['/text/length', undefined],
  ['/none/a', undefined],
  ['/constructor', undefined],
  ['/__proto__', undefined],
])('the value at %j', (pointer, want) => expect(valueAt(root, pointer)).toEqual(want));

test.each<[string, (string | number)[], string]>([
  ['', [], ''],
  ['', [''], '/'],
  ['/a', ['b/c', 0], '/a/b~1c/0'],
  ['', ['~1', '~'], '/~01/~0'],
])('%j with %j is %j', (pointer, members, want) => expect(joinPointer(pointer, ...members)).toBe(want));
