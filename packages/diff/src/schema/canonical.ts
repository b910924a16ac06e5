import { canonicalText, type Json } from '@web-data/openapi';
import { canonicalObjects } from './canonical-objects.ts';
import { canonicalUnions } from './canonical-unions.ts';
import { conjunction } from './conjunction.ts';
import { isAny, isNever } from './extremes.ts';
import { TYPES, type Flat, type TypeName } from './flat.ts';
import { matchesEverything } from './patterns.ts';
import { acceptsBesideEnum, isMultiple, typeOfValue } from './accepts.ts';

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

/** Reads `items: false` as the equivalent `maxItems`; drops `uniqueItems` for up to one item. */
function canonicalArrays(flat: Flat): void {
  const listed = flat.prefixItems?.length ?? 0;
  if (flat.items !== undefined && isNever(flat.items)) {
    const known = flat.sizes?.maxItems;
    const end = { value: listed, pointer: flat.items.pointer };
    flat.sizes = { ...flat.sizes, maxItems: known !== undefined && known.value <= listed ? known : end };
    delete flat.items;
  }
  if ((flat.sizes?.maxItems?.value ?? Infinity) <= 1) delete flat.uniqueItems;
}

/** Integers need no exclusive limits, and a number that is a multiple of an integer is an integer. */
function canonicalNumbers(flat: Flat): void {
  const factors = flat.multipleOf ?? [];
  if (flat.types?.value.has('number') && factors.some(({ value }) => Number.isInteger(value))) {
    const types = [...flat.types.value].map<TypeName>((type) => (type === 'number' ? 'integer' : type));
    flat.types = { ...flat.types, value: new Set(types) };
  }
  if (flat.types === undefined || flat.types.value.has('number') || !flat.types.value.has('integer')) return;
  const remaining = factors.filter(({ value }) => !isMultiple(1, value));
  if (remaining.length === 0) delete flat.multipleOf;
  else flat.multipleOf = remaining;
  roundLimits(flat);
}

function roundLimits(flat: Flat): void {
  const { minimum, maximum } = flat;
  if (minimum !== undefined) {
    const { value, exclusive } = minimum.value;
    const first = exclusive ? Math.floor(value) + 1 : Math.ceil(value);
    flat.minimum = { ...minimum, value: { value: first, exclusive: false } };
  }
  if (maximum === undefined) return;
  const { value, exclusive } = maximum.value;
  const last = exclusive ? Math.ceil(value) - 1 : Math.floor(value);
  flat.maximum = { ...maximum, value: { value: last, exclusive: false } };
}

/** Filters an `enum` by the other keywords, which then become redundant, as do the types. */
function canonicalEnum(flat: Flat): void {
  if (flat.enum === undefined) return;
  const { pointer } = flat.enum;
  const allowed = flat.enum.value.filter((value) => acceptsBesideEnum(flat, value));
  const values = [...new Map(allowed.map((value) => [canonicalText(value), value])).values()];
  const types = new Set<TypeName>(values.map(typeOfValue));
  flat.enum = { value: values, pointer };
  flat.types = { value: types, pointer: flat.types?.pointer ?? pointer };
  if (values.every((value) => typeof value !== 'object' || value === null)) dropScalarKeywords(flat);
  if (coversTypes(values, types)) delete flat.enum;
}

function dropScalarKeywords(flat: Flat): void {
  for (const keyword of ['minimum', 'maximum', 'multipleOf', 'sizes', 'strings'] as const)
    delete flat[keyword];
}

/** Null alone, and true with false, are complete types. */
function coversTypes(values: readonly Json[], types: ReadonlySet<TypeName>): boolean {
  const coversBoolean = !types.has('boolean') || (values.includes(true) && values.includes(false));
  return (
    values.length > 0 && coversBoolean && [...types].every((type) => type === 'null' || type === 'boolean')
  );
}
