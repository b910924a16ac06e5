import { expect, it } from 'vitest';
import { checkResult, compileSchema } from '../../src/capabilities/pages/content/extraction-schema.ts';

const named = (type: string): object => ({
  $id: 'https://example.com/thing',
  properties: { value: { $ref: '#/$defs/value' } },
  $defs: { value: { $id: 'https://example.com/value', type } },
});

it('keeps apart what callers name alike', () => {
  for (const [type, value] of [
    ['string', 'a'],
    ['number', 1],
    ['string', 'b'],
  ] as const)
    expect(checkResult(compileSchema(named(type)), { value })).toBeUndefined();
  expect(checkResult(compileSchema(named('number')), { value: 'a' })).toBe('/value must be number.');
});

it.each([
  ['2020-12', { type: 'object', properties: { a: { type: 'nothing' } } }],
  ['draft 7', { $schema: 'http://json-schema.org/draft-07/schema#', properties: { a: { minimum: 'x' } } }],
])('holds a schema to the meta-schema of %s', (_, schema) => {
  expect(() => compileSchema(schema)).toThrow(/^The schema is not a valid JSON Schema: schema is invalid: /);
  expect(() => compileSchema(schema)).toThrow(/^The schema is not a valid JSON Schema: schema is invalid: /);
});
