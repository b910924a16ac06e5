import { canonicalArrays } from './canonical-arrays.ts';
import { canonicalEnum } from './canonical-enum.ts';
import { canonicalNumbers } from './canonical-numbers.ts';
import { canonicalObjects } from './canonical-objects.ts';
import { canonicalUnions } from './canonical-unions.ts';
import { conjunction } from './conjunction.ts';
import { isAny, isNever } from './extremes.ts';
import { TYPES, type Flat, type TypeName } from './flat.ts';
import { matchesEverything } from './patterns.ts';

/**
 * Rewrites a schema so that equal meanings read the same: `const` as `enum`, exclusive limits of integers as
 * inclusive ones, a nullable `anyOf` as a list of types, keywords that cannot matter for the type left out.
 */
export function canonical(flat: Flat): Flat {
  const result = canonicalUnions(canonicalConditions({ ...flat }));
  if (result.sizes !== undefined) result.sizes = { ...result.sizes };
  canonicalTypes(result);
  canonicalNumbers(result);
  canonicalArrays(result);
  canonicalObjects(result);
  canonicalEnum(result);
  dropUnconstraining(result);
  dropInapplicable(result);
  dropOpenPatterns(result);
  if (Object.keys(result.sizes ?? {}).length === 0) delete result.sizes;
  if (result.types?.value.size === 0) result.never ??= result.types.pointer;
  return result;
}

function canonicalConditions(flat: Flat): Flat {
  const remaining = flat.conditionals?.filter(
    (condition) => !isAny(condition.whenTrue) || !isAny(condition.whenFalse),
  );
  if (remaining === undefined || remaining.length === 0) return without(flat, 'conditionals');
  const fixed = remaining.filter((condition) => isAny(condition.if) || isNever(condition.if));
  const open: Flat = { ...flat, conditionals: remaining.filter((condition) => !fixed.includes(condition)) };
  const rest = open.conditionals?.length === 0 ? without(open, 'conditionals') : open;
  return fixed.reduce(
    (result, condition) =>
      conjunction(result, (isAny(condition.if) ? condition.whenTrue : condition.whenFalse).flat()),
    rest,
  );
}

const EVERY_TYPE = TYPES.filter((type) => type !== 'integer');

function canonicalTypes(flat: Flat): void {
  const types = flat.types?.value;
  if (types !== undefined && EVERY_TYPE.every((type) => types.has(type))) delete flat.types;
}

function dropUnconstraining(flat: Flat): void {
  for (const keyword of VIEW_KEYWORDS) {
    const view = flat[keyword];
    if (view !== undefined && isAny(view)) delete flat[keyword];
  }
  if (flat.not?.some(isAny)) flat.never ??= flat.not[0]?.pointer ?? flat.pointer;
  const negated = flat.not?.filter((view) => !isNever(view)) ?? [];
  if (negated.length === 0) delete flat.not;
  else flat.not = negated;
}

const VIEW_KEYWORDS = [
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'items',
  'unevaluatedItems',
  'contentSchema',
] as const;

/** The keywords that only matter for a value of one of these types. */
const APPLICABLE: readonly (readonly [readonly TypeName[], readonly (keyof Flat)[]])[] = [
  [
    ['number', 'integer'],
    ['minimum', 'maximum', 'multipleOf'],
  ],
  [['string'], ['contentSchema']],
  [
    ['object'],
    [
      ...(['required', 'properties', 'patternProperties', 'additionalProperties', 'propertyNames'] as const),
      ...(['unevaluatedProperties', 'dependentRequired', 'dependentSchemas'] as const),
    ],
  ],
  [['array'], ['prefixItems', 'items', 'unevaluatedItems', 'contains', 'uniqueItems']],
];

const APPLICABLE_SIZES = {
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  object: ['minProperties', 'maxProperties'],
} as const;

function dropInapplicable(flat: Flat): void {
  const types = flat.types?.value;
  if (types === undefined) return;
  for (const [needed, keywords] of APPLICABLE) {
    if (!needed.some((type) => types.has(type))) for (const keyword of keywords) delete flat[keyword];
  }
  for (const type of ['string', 'array', 'object'] as const) {
    if (!types.has(type)) for (const keyword of APPLICABLE_SIZES[type]) delete flat.sizes?.[keyword];
  }
  if (!types.has('string')) dropStrings(flat, types);
}

function dropOpenPatterns(flat: Flat): void {
  const { pattern, ...others } = flat.strings ?? {};
  if (pattern === undefined) return;
  const remaining = pattern.filter(({ value }) => !matchesEverything(value));
  if (remaining.length > 0) flat.strings = { ...others, pattern: remaining };
  else if (Object.keys(others).length > 0) flat.strings = others;
  else delete flat.strings;
}

function dropStrings(flat: Flat, types: ReadonlySet<TypeName>): void {
  const format = flat.strings?.format;
  const isNumeric = types.has('number') || types.has('integer');
  if (format !== undefined && isNumeric) flat.strings = { format };
  else delete flat.strings;
}

function without(flat: Flat, keyword: keyof Flat): Flat {
  const { [keyword]: _, ...rest } = flat;
  return rest as Flat;
}
