import { expect, test } from 'vitest';
import { resolveShape } from '../../src/capabilities/pages/content/facts/shape.ts';

const root = {
  type: 'object',
  $defs: { 'a/b': { type: 'string' }, a: { b: { type: 'number' } }, 'm~n': { type: 'boolean' } },
  anyOf: [{ type: 'integer' }],
};

/** A reference, and the types of the schema that it names. */
test.each<[string, string[]]>([
  ['#/$defs/a~1b', ['string']],
  ['#/$defs/a%7E1b', ['string']],
  ['#/$defs/a%2Fb', ['number']],
  ['#/$defs/m~0n', ['boolean']],
  ['#/anyOf/0', ['integer']],
  ['#/anyOf/00', []],
  ['#/constructor', []],
  ['#/50%', []],
  ['#anchor', []],
  ['other.json#/a', []],
])('%s', ($ref, types) => expect(resolveShape({ $ref }, root).types).toEqual(types));
