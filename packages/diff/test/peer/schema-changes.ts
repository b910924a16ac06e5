/** What a change does to the set of values that a schema accepts; `empties` leaves none. */
export type Effect = 'narrows' | 'widens' | 'incomparable' | 'empties' | 'nothing';

/** An edit of a schema, and what it does. */
export type SchemaChange = readonly [name: string, old: string, now: string, effect: Effect];

/**
 * Every change of a schema that the rules of oasdiff name, by the stem of the names that they have in each carrier:
 * `max-length-set` is `request-body-max-length-set`, `request-property-max-length-set` and so on. What follows a colon tells
 * apart two edits of one stem.
 */
export const SCHEMA_CHANGES: readonly SchemaChange[] = [
  ['schema-became-false', '{type: string}', 'false', 'empties'],
  ['schema-became-not-false', 'false', '{type: string}', 'widens'],
  ['became-enum', '{type: string}', '{type: string, enum: [a, b]}', 'narrows'],
  ['became-not-enum', '{type: string, enum: [a, b]}', '{type: string}', 'widens'],
  ['enum-value-added', '{type: string, enum: [a]}', '{type: string, enum: [a, b]}', 'widens'],
  ['enum-value-removed', '{type: string, enum: [a, b]}', '{type: string, enum: [a]}', 'narrows'],
  ['const-added', '{type: string}', '{type: string, const: a}', 'narrows'],
  ['const-removed', '{type: string, const: a}', '{type: string}', 'widens'],
  ['const-changed', '{type: string, const: a}', '{type: string, const: b}', 'incomparable'],
  ['type-changed', '{type: integer}', '{type: boolean}', 'incomparable'],
  ['type-generalized', '{type: integer}', '{type: number}', 'widens'],
  ['type-specialized', '{type: number}', '{type: integer}', 'narrows'],
  ['type-specialized: a format is set', '{type: string}', '{type: string, format: uuid}', 'narrows'],
  ['type-generalized: a format is unset', '{type: string, format: uuid}', '{type: string}', 'widens'],
  [
    'type-changed: another format',
    '{type: string, format: uuid}',
    '{type: string, format: date}',
    'incomparable',
  ],
  ['list-of-types-widened', '{type: [integer, boolean]}', '{type: [integer, boolean, "null"]}', 'widens'],
  ['list-of-types-narrowed', '{type: [integer, boolean]}', '{type: [integer]}', 'narrows'],
  ['became-nullable', '{type: integer}', '{type: [integer, "null"]}', 'widens'],
  ['became-not-nullable', '{type: [integer, "null"]}', '{type: integer}', 'narrows'],
  ...bounds('max', '{type: integer', 'maximum', 'upper'),
  ...bounds('exclusive-max', '{type: integer', 'exclusiveMaximum', 'upper'),
  ...bounds('min', '{type: integer', 'minimum', 'lower'),
  ...bounds('exclusive-min', '{type: integer', 'exclusiveMinimum', 'lower'),
  ...bounds('max-length', '{type: string', 'maxLength', 'upper'),
  ...bounds('min-length', '{type: string', 'minLength', 'lower'),
  ...bounds('max-items', '{type: array, items: {type: string}', 'maxItems', 'upper'),
  ...bounds('min-items', '{type: array, items: {type: string}', 'minItems', 'lower'),
  ...bounds('max-properties', '{type: object', 'maxProperties', 'upper'),
  ...bounds('min-properties', '{type: object', 'minProperties', 'lower'),
  ...bounds('max-contains', '{type: array, contains: {const: a}', 'maxContains', 'upper'),
  ...bounds('min-contains', '{type: array, contains: {const: a}', 'minContains', 'lower'),
  ['unique-items-set', '{type: array}', '{type: array, uniqueItems: true}', 'narrows'],
  ['unique-items-unset', '{type: array, uniqueItems: true}', '{type: array}', 'widens'],
  ['multiple-of-set', '{type: integer}', '{type: integer, multipleOf: 5}', 'narrows'],
  ['multiple-of-unset', '{type: integer, multipleOf: 5}', '{type: integer}', 'widens'],
  ['multiple-of-changed', '{type: integer, multipleOf: 5}', '{type: integer, multipleOf: 7}', 'incomparable'],
  ['multiple-of-generalized', '{type: integer, multipleOf: 10}', '{type: integer, multipleOf: 5}', 'widens'],
  ['multiple-of-specialized', '{type: integer, multipleOf: 5}', '{type: integer, multipleOf: 10}', 'narrows'],
  ['pattern-added', '{type: string}', '{type: string, pattern: "^a"}', 'narrows'],
  ['pattern-removed', '{type: string, pattern: "^a"}', '{type: string}', 'widens'],
  ['pattern-changed', '{type: string, pattern: "^a"}', '{type: string, pattern: "^b"}', 'incomparable'],
  ['pattern-generalized', '{type: string, pattern: "^a"}', '{type: string, pattern: ".*"}', 'widens'],
  ['all-of-added', '{allOf: [{maxLength: 9}]}', '{allOf: [{maxLength: 9}, {minLength: 3}]}', 'narrows'],
  ['all-of-removed', '{allOf: [{maxLength: 9}, {minLength: 3}]}', '{allOf: [{maxLength: 9}]}', 'widens'],
  ['all-of-added-annotation-only', '{type: string}', '{type: string, allOf: [{title: A}]}', 'nothing'],
  ['all-of-removed-annotation-only', '{type: string, allOf: [{title: A}]}', '{type: string}', 'nothing'],
  ['any-of-added', '{anyOf: [{type: boolean}]}', '{anyOf: [{type: boolean}, {type: integer}]}', 'widens'],
  ['any-of-removed', '{anyOf: [{type: boolean}, {type: integer}]}', '{anyOf: [{type: boolean}]}', 'narrows'],
  ['one-of-added', '{oneOf: [{type: boolean}]}', '{oneOf: [{type: boolean}, {type: integer}]}', 'widens'],
  ['one-of-removed', '{oneOf: [{type: boolean}, {type: integer}]}', '{oneOf: [{type: boolean}]}', 'narrows'],
  ['became-required', '{properties: {a: {}}}', '{properties: {a: {}}, required: [a]}', 'narrows'],
  ['became-optional', '{properties: {a: {}}, required: [a]}', '{properties: {a: {}}}', 'widens'],
  [
    'prefix-items-added',
    '{type: array, prefixItems: [{type: string}]}',
    '{type: array, prefixItems: [{type: string}, {type: integer}]}',
    'narrows',
  ],
  [
    'prefix-items-removed',
    '{type: array, prefixItems: [{type: string}, {type: integer}]}',
    '{type: array, prefixItems: [{type: string}]}',
    'widens',
  ],
  [
    'prefix-items-added: to a closed tuple',
    '{type: array, prefixItems: [{type: string}], items: false}',
    '{type: array, prefixItems: [{type: string}, {type: integer}], items: false}',
    'widens',
  ],
  ['if-added', '{type: integer}', '{type: integer, if: {minimum: 5}, then: {multipleOf: 2}}', 'narrows'],
  ['if-removed', '{type: integer, if: {minimum: 5}, then: {multipleOf: 2}}', '{type: integer}', 'widens'],
  [
    'then-added',
    '{type: integer, if: {minimum: 5}}',
    '{type: integer, if: {minimum: 5}, then: {multipleOf: 2}}',
    'narrows',
  ],
  [
    'then-removed',
    '{type: integer, if: {minimum: 5}, then: {multipleOf: 2}}',
    '{type: integer, if: {minimum: 5}}',
    'widens',
  ],
  [
    'else-added',
    '{type: integer, if: {minimum: 5}}',
    '{type: integer, if: {minimum: 5}, else: {multipleOf: 2}}',
    'narrows',
  ],
  [
    'else-removed',
    '{type: integer, if: {minimum: 5}, else: {multipleOf: 2}}',
    '{type: integer, if: {minimum: 5}}',
    'widens',
  ],
  ['contains-added', '{type: array}', '{type: array, contains: {const: a}}', 'narrows'],
  ['contains-removed', '{type: array, contains: {const: a}}', '{type: array}', 'widens'],
  ['dependent-required-added', '{type: object}', '{type: object, dependentRequired: {a: [b]}}', 'narrows'],
  ['dependent-required-removed', '{type: object, dependentRequired: {a: [b]}}', '{type: object}', 'widens'],
  [
    'dependent-required-changed',
    '{type: object, dependentRequired: {a: [b]}}',
    '{type: object, dependentRequired: {a: [c]}}',
    'incomparable',
  ],
  [
    'dependent-schema-added',
    '{type: object}',
    '{type: object, dependentSchemas: {a: {minProperties: 2}}}',
    'narrows',
  ],
  [
    'dependent-schema-removed',
    '{type: object, dependentSchemas: {a: {minProperties: 2}}}',
    '{type: object}',
    'widens',
  ],
  [
    'pattern-property-added',
    '{type: object}',
    '{type: object, patternProperties: {"^x": {type: string}}}',
    'narrows',
  ],
  [
    'pattern-property-removed',
    '{type: object, patternProperties: {"^x": {type: string}}}',
    '{type: object}',
    'widens',
  ],
  ['property-names-added', '{type: object}', '{type: object, propertyNames: {maxLength: 3}}', 'narrows'],
  ['property-names-removed', '{type: object, propertyNames: {maxLength: 3}}', '{type: object}', 'widens'],
  ['unevaluated-items-added', '{type: array}', '{type: array, unevaluatedItems: {type: string}}', 'narrows'],
  ['unevaluated-items-removed', '{type: array, unevaluatedItems: {type: string}}', '{type: array}', 'widens'],
  [
    'unevaluated-properties-added',
    '{type: object}',
    '{type: object, unevaluatedProperties: false}',
    'narrows',
  ],
  [
    'unevaluated-properties-removed',
    '{type: object, unevaluatedProperties: false}',
    '{type: object}',
    'widens',
  ],
  [
    'content-schema-added',
    '{type: string, contentMediaType: application/json}',
    '{type: string, contentMediaType: application/json, contentSchema: {type: object}}',
    'narrows',
  ],
  [
    'content-schema-removed',
    '{type: string, contentMediaType: application/json, contentSchema: {type: object}}',
    '{type: string, contentMediaType: application/json}',
    'widens',
  ],
  [
    'content-media-type-changed',
    '{type: string, contentMediaType: application/json}',
    '{type: string, contentMediaType: text/html}',
    'incomparable',
  ],
  [
    'content-encoding-changed',
    '{type: string, contentEncoding: base64}',
    '{type: string, contentEncoding: base32}',
    'incomparable',
  ],
  ['x-extensible-enum-value-removed', '{x-extensible-enum: [a, b]}', '{x-extensible-enum: [a]}', 'narrows'],
];

/** Edits of schemas for which oasdiff has no name of its own in every carrier. */
export const OTHER_SCHEMA_CHANGES: readonly SchemaChange[] = [
  ['not is added', '{type: string}', '{type: string, not: {enum: [a]}}', 'narrows'],
  ['not is removed', '{type: string, not: {enum: [a]}}', '{type: string}', 'widens'],
  [
    'a required member is new',
    '{type: object}',
    '{type: object, properties: {a: {}}, required: [a]}',
    'narrows',
  ],
  ['an object is closed', '{type: object}', '{type: object, additionalProperties: false}', 'narrows'],
  ['an object is opened', '{type: object, additionalProperties: false}', '{type: object}', 'widens'],
  [
    'items are reordered',
    '{type: array, prefixItems: [{type: string}, {type: integer}]}',
    '{type: array, prefixItems: [{type: integer}, {type: string}]}',
    'incomparable',
  ],
  ['an array may hold nothing', '{type: array}', '{type: array, items: false}', 'narrows'],
];

/** A bound set, unset, raised and lowered. */
function bounds(
  stem: string,
  head: string,
  keyword: string,
  side: 'upper' | 'lower',
): readonly SchemaChange[] {
  const at = (value?: number): string =>
    value === undefined ? `${head}}` : `${head}, ${keyword}: ${value}}`;
  const [up, down] = side === 'upper' ? (['widens', 'narrows'] as const) : (['narrows', 'widens'] as const);
  return [
    [`${stem}-set`, at(), at(5), 'narrows'],
    [`${stem}-unset`, at(5), at(), 'widens'],
    [`${stem}-increased`, at(5), at(8), up],
    [`${stem}-decreased`, at(5), at(3), down],
  ];
}

const UNDECIDED = 'there no direction is decided; here the schemas at a place are compared';
const PATTERN = 'two patterns take other texts, unless one is seen to take all';
const REMOVED = 'what may never be there was removed';

/** Where the verdict on a schema is another than that of oasdiff, by the name of its rule, and why. */
export const SCHEMA_DIFFERENCES: Readonly<Record<string, string>> = {
  'request-parameter-pattern-changed': PATTERN,
  'request-property-pattern-changed': PATTERN,
  'response-property-pattern-changed': PATTERN,
  'request-parameter-property-type-changed': 'a value of the one type is none of the other',
  'request-body-prefix-items-added': UNDECIDED,
  'request-body-prefix-items-removed': UNDECIDED,
  'request-property-prefix-items-added': UNDECIDED,
  'request-property-prefix-items-removed': UNDECIDED,
  'response-body-prefix-items-added': UNDECIDED,
  'response-body-prefix-items-removed': UNDECIDED,
  'response-property-prefix-items-added': UNDECIDED,
  'response-property-prefix-items-removed': UNDECIDED,
  'response-property-schema-became-false': REMOVED,
  'response-header-schema-became-false': REMOVED,
  'response-body-schema-became-not-false': 'a reader that checks bodies refuses each one that now comes',
};
