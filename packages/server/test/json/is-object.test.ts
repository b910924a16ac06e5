import { expect, test } from 'vitest';
import { isObject } from '../../src/platform/json/is-object.ts';

test.each<[unknown, boolean]>([
  [{}, true],
  [Object.create(null), true],
  [{ length: 0 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['{}', false],
  [0, false],
])('%j is an object: %s', (value, want) => expect(isObject(value)).toBe(want));
