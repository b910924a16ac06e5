import { expect, test } from 'vitest';
import { openDocument } from '../src/plugins/documents.ts';

/** Whether a number is a multiple goes by its decimals (JSON Schema Validation, section 6.2.1), not by a division. */
test.each([
  [0.07, 0.01, true],
  [19.99, 0.01, true],
  [0.3, 0.1, true],
  [-1.1, 0.1, true],
  [4.5e15, 1.5, true],
  [0.075, 0.01, false],
  [0.35, 0.1, false],
  [7, 2, false],
])('%d is a multiple of %d: %s', (value, multipleOf, isOne) => {
  const { root, schemas } = openDocument({
    openapi: '3.1.0',
    info: { title: 'Prices', version: '1' },
    paths: {},
    components: { schemas: { Price: { type: 'number', multipleOf } } },
  });
  expect(schemas.accepts(root.document.at('/components/schemas/Price'), value)).toBe(isOne);
});

test('a step of nothing makes its schema unreadable, and no other', () => {
  const { root, schemas } = openDocument({
    openapi: '3.1.0',
    info: { title: 'Prices', version: '1' },
    paths: {},
    components: { schemas: { Free: { multipleOf: 0 }, Price: { multipleOf: 0.01 } } },
  });
  expect(() => schemas.accepts(root.document.at('/components/schemas/Free'), 1)).toThrow('multipleOf');
  expect(schemas.accepts(root.document.at('/components/schemas/Price'), 1)).toBe(true);
});
