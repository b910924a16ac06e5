import * as fc from 'fast-check';
import type { OpenApiDocument } from '../src/index.ts';

const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const COUNTS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minContains',
  'maxContains',
  'minProperties',
];
const FLAGS = ['uniqueItems', 'deprecated', 'readOnly', 'writeOnly', 'nullable', 'x-open-enum'];
const TEXTS = ['description', 'title', 'pattern', 'format', 'contentEncoding', 'x-error', 'x-definition'];
const ONE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const MORE = ['unevaluatedProperties', 'unevaluatedItems', 'contentSchema'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];
const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];

function keyed(keys: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<[string, unknown]> {
  return fc.tuple(fc.constantFrom(...keys), value);
}

const generated = fc.letrec<{ schemas: unknown }>((tie) => {
  const names = fc.constantFrom('a', 'b', 'kind', '__proto__', '');
  const keyword = fc.oneof(
    keyed(NUMBERS, fc.oneof(fc.integer({ min: -3, max: 3 }), fc.boolean())),
    keyed(COUNTS, fc.nat({ max: 4 })),
    keyed(FLAGS, fc.boolean()),
    keyed(TEXTS, fc.constantFrom('a', '^a', '(', 'provisional', 'uri', 'int32')),
    keyed(['type'], fc.oneof(fc.constantFrom(...TYPES), fc.uniqueArray(fc.constantFrom(...TYPES)))),
    keyed(['enum'], fc.array(fc.jsonValue({ maxDepth: 1 }))),
    keyed(['const', 'default', 'examples'], fc.jsonValue({ maxDepth: 1 })),
    keyed(['required'], fc.array(names)),
    keyed(['dependentRequired'], fc.dictionary(names, fc.array(names))),
    keyed(['$ref'], fc.constantFrom('#/components/schemas/A', '#/components/schemas/B', '#')),
    keyed(['discriminator'], fc.record({ propertyName: names })),
    keyed([...ONE, ...MORE], tie('schemas')),
    keyed(LISTS, fc.array(tie('schemas'), { maxLength: 3 })),
    keyed(MAPS, fc.dictionary(names, tie('schemas'), { maxKeys: 3 })),
    keyed([...NUMBERS, ...ONE, ...LISTS, ...MAPS, 'type', 'required'], fc.jsonValue({ maxDepth: 1 })),
  );
  const object = fc.array(keyword, { maxLength: 5 }).map((entries) => Object.fromEntries(entries));
  return { schemas: fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.boolean(), object) };
});

/** Schemas with every keyword, now and then of the wrong type, with references to themselves. */
export const schemas: fc.Arbitrary<unknown> = generated.schemas;

/** A document whose only operation asks for and answers with a schema, which two components repeat. */
export function documentOf(schema: unknown): OpenApiDocument {
  const content = { 'application/json': { schema } };
  const operation = { requestBody: { content }, responses: { 200: { content } } };
  const B = {
    type: 'object',
    properties: { self: { $ref: '#/components/schemas/B' }, other: { $ref: '#/components/schemas/A' } },
  };
  return {
    openapi: '3.1.0',
    paths: { '/a': { post: operation } },
    components: { schemas: { A: schema, B } },
  };
}

/** The same value, the members of each object in another order. */
export function shuffled<T>(value: T, seed: number): T {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, seed)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, shuffled(inner, seed)] as const);
  const rank = (key: string) =>
    [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_009, Math.abs(seed) % 1_009);
  return Object.fromEntries(entries.toSorted(([a], [b]) => rank(a) - rank(b))) as T;
}
