import { expect, test } from 'vitest';
import { jsonTypes } from '../../../scripts/vitest/json-types.ts';
import { isJsonType } from '../src/index.ts';

test.each(jsonTypes)('%j is JSON: %s', (type, want) => expect(isJsonType(type)).toBe(want));

test('a long text is decided in linear time', () => {
  const started = performance.now();
  expect(isJsonType(`${'a+'.repeat(100_000)}/${'a+json'.repeat(100_000)}`)).toBe(true);
  expect(isJsonType(`a/${'+json'.repeat(100_000)}x`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(500);
});
