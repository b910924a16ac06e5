import * as fc from 'fast-check';

const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];
const scalars = fc.constantFrom<unknown>(null, true, false, 0, 1, 2, 1.5, -1, 'a', 'ab', 'abc', '');
const names = fc.constantFrom('a', 'b', 'c');

/** Values that come near the limits the schemas below set. */
export const values: fc.Arbitrary<unknown> = fc.oneof(
  scalars,
  fc.array(scalars, { maxLength: 4 }),
  fc.dictionary(names, fc.oneof(scalars, fc.array(scalars, { maxLength: 2 })), { maxKeys: 3 }),
);

type Entry = [string, unknown];

function keyed(keys: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<Entry> {
  return fc.tuple(fc.constantFrom(...keys), value);
}

const { entry, schema } = fc.letrec<{ entry: Entry; schema: unknown }>((tie) => ({
  entry: fc.oneof(
    { depthSize: 'small' },
    keyed(
      ['type'],
      fc.oneof(fc.constantFrom(...TYPES), fc.uniqueArray(fc.constantFrom(...TYPES), { minLength: 1 })),
    ),
    keyed(['enum'], fc.uniqueArray(scalars, { minLength: 1, maxLength: 3 })),
    keyed(['const'], scalars),
    keyed(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], fc.integer({ min: -1, max: 2 })),
    keyed(['multipleOf'], fc.constantFrom(1, 2, 0.5)),
    keyed(
      ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
      fc.nat({ max: 3 }),
    ),
    keyed(['pattern'], fc.constantFrom('^a', 'b$')),
    keyed(['uniqueItems'], fc.boolean()),
    keyed(['required'], fc.uniqueArray(names, { maxLength: 2 })),
    keyed(
      ['dependentRequired'],
      fc.dictionary(names, fc.uniqueArray(names, { maxLength: 2 }), { maxKeys: 2 }),
    ),
    keyed(['minContains', 'maxContains'], fc.nat({ max: 2 })),
    keyed(
      ['items', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else'],
      tie('schema'),
    ),
    keyed(['unevaluatedProperties', 'unevaluatedItems'], tie('schema')),
    keyed(['prefixItems', 'allOf', 'anyOf'], fc.array(tie('schema'), { minLength: 1, maxLength: 3 })),
    keyed(['properties', 'dependentSchemas'], fc.dictionary(names, tie('schema'), { maxKeys: 2 })),
    keyed(['patternProperties'], fc.dictionary(fc.constantFrom('^a', 'b'), tie('schema'), { maxKeys: 1 })),
  ) as fc.Arbitrary<Entry>,
  schema: fc.oneof(
    { depthSize: 'small' },
    fc.boolean(),
    fc
      .array(tie('entry') as fc.Arbitrary<Entry>, { maxLength: 3 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));

/** A schema and the same with one keyword set, replaced or taken away, or wrapped; now and then another altogether. */
export const versions: fc.Arbitrary<readonly [unknown, unknown]> = fc.oneof(
  fc.tuple(fc.array(entry, { minLength: 1, maxLength: 4 }), entry).map(([entries, [key, value]]) => {
    const old = Object.fromEntries(entries);
    return [old, { ...old, [key]: value }] as const;
  }),
  fc.array(entry, { minLength: 1, maxLength: 4 }).map((entries) => {
    return [Object.fromEntries(entries), Object.fromEntries(entries.slice(1))] as const;
  }),
  fc.tuple(schema, schema),
  fc
    .tuple(fc.array(entry, { maxLength: 3 }), schema, fc.constantFrom('allOf', 'anyOf'))
    .map(([entries, other, key]) => {
      const old = Object.fromEntries(entries);
      return [old, { [key]: [old, other] }] as const;
    }),
);
