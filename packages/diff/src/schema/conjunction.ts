import { canonicalText, type Json } from '@web-data/openapi';
import type { Bound, Flat, Located, TypeName, View } from './flat.ts';
import { SIZE_KEYWORDS, STRING_KEYWORDS } from './flat.ts';
import { createDerivedView, withDocument } from './view.ts';

/** The conjunction of two schemas; annotations of the first win. */
export function conjunction(a: Flat, b: Flat): Flat {
  const merged: Flat = { ...b, ...a, pointer: a.pointer };
  for (const merge of MERGES) Object.assign(merged, defined(merge(a, b)));
  return merged;
}

/** The view of values that satisfy both. */
export function both(a: View, b: View): View {
  if (a.key === b.key || b.key === 'any') return a;
  if (a.key === 'any') return b;
  const parts = new Set([...a.key.split(' & '), ...b.key.split(' & ')]);
  const key = [...parts].toSorted().join(' & ');
  return withDocument(
    createDerivedView(key, a.pointer, () => conjunction(a.flat(), b.flat())),
    a,
  );
}

type Merge = (a: Flat, b: Flat) => Partial<{ [Key in keyof Flat]: Flat[Key] | undefined }>;

/** One entry for each group of keywords; all others come from the first schema that has them. */
const MERGES: readonly Merge[] = [
  (a, b) => ({ types: either(a.types, b.types, (x, y) => ({ ...x, value: commonTypes(x.value, y.value) })) }),
  (a, b) => ({ enum: either(a.enum, b.enum, commonValues) }),
  (a, b) => ({ minimum: either(a.minimum, b.minimum, (x, y) => (isHigher(x.value, y.value) ? x : y)) }),
  (a, b) => ({ maximum: either(a.maximum, b.maximum, (x, y) => (isLower(x.value, y.value) ? x : y)) }),
  (a, b) => ({ multipleOf: distinct(a.multipleOf, b.multipleOf) }),
  (a, b) => ({ sizes: either(a.sizes, b.sizes, () => mergeSizes(a, b)) }),
  (a, b) => ({ strings: either(a.strings, b.strings, () => mergeStrings(a, b)) }),
  (a, b) => ({ contentSchema: either(a.contentSchema, b.contentSchema, both) }),
  (a, b) => ({ required: either(a.required, b.required, (x, y) => new Map([...y, ...x])) }),
  (a, b) => mergeProperties(a, b),
  (a, b) => ({ unevaluatedProperties: either(a.unevaluatedProperties, b.unevaluatedProperties, both) }),
  (a, b) => ({ propertyNames: either(a.propertyNames, b.propertyNames, both) }),
  (a, b) => ({ dependentRequired: either(a.dependentRequired, b.dependentRequired, mergeDependents) }),
  (a, b) => ({ dependentSchemas: either(a.dependentSchemas, b.dependentSchemas, mergeViews) }),
  (a, b) => mergeItems(a, b),
  (a, b) => ({ unevaluatedItems: either(a.unevaluatedItems, b.unevaluatedItems, both) }),
  (a, b) => ({ contains: listed(a.contains, b.contains) }),
  (a, b) => ({ not: listed(a.not, b.not) }),
  (a, b) => ({ conditionals: listed(a.conditionals, b.conditionals) }),
  (a, b) => ({ unions: listed(a.unions, b.unions) }),
  (a, b) => ({ resolved: either(a.resolved, b.resolved, (x, y) => new Set([...x, ...y])) }),
  (a, b) => ({ annotations: either(a.annotations, b.annotations, (x, y) => new Map([...y, ...x])) }),
];

function either<T>(a: T | undefined, b: T | undefined, merge: (a: T, b: T) => T): T | undefined {
  if (a === undefined) return b;
  return b === undefined ? a : merge(a, b);
}

function defined(part: object): object {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}

/** The types two sets have in common; `number` and `integer` meet in `integer`. */
function commonTypes(a: ReadonlySet<TypeName>, b: ReadonlySet<TypeName>): ReadonlySet<TypeName> {
  return new Set([...a, ...b].filter((type) => hasType(a, type) && hasType(b, type)));
}

function hasType(types: ReadonlySet<TypeName>, type: TypeName): boolean {
  return types.has(type) || (type === 'integer' && types.has('number'));
}

function commonValues(a: Located<readonly Json[]>, b: Located<readonly Json[]>): Located<readonly Json[]> {
  const known = new Set(b.value.map(canonicalText));
  return { ...a, value: a.value.filter((value) => known.has(canonicalText(value))) };
}

/** Whether the lower limit a is stricter than b. */
export function isHigher(a: Bound, b: Bound): boolean {
  return a.value > b.value || (a.value === b.value && a.exclusive && !b.exclusive);
}

/** Whether the upper limit a is stricter than b. */
export function isLower(a: Bound, b: Bound): boolean {
  return a.value < b.value || (a.value === b.value && a.exclusive && !b.exclusive);
}

function distinct<T>(
  a: readonly Located<T>[] = [],
  b: readonly Located<T>[] = [],
): readonly Located<T>[] | undefined {
  const known = new Set(a.map(({ value }) => value));
  return listed(
    a,
    b.filter(({ value }) => !known.has(value)),
  );
}

function listed<T>(a: readonly T[] = [], b: readonly T[] = []): readonly T[] | undefined {
  return a.length + b.length === 0 ? undefined : [...a, ...b];
}

function mergeSizes(a: Flat, b: Flat): NonNullable<Flat['sizes']> {
  const merged: Flat['sizes'] = {};
  for (const keyword of SIZE_KEYWORDS) {
    const isStricter = keyword.startsWith('min')
      ? (x: number, y: number) => x >= y
      : (x: number, y: number) => x <= y;
    const size = either(a.sizes?.[keyword], b.sizes?.[keyword], (x, y) =>
      isStricter(x.value, y.value) ? x : y,
    );
    if (size !== undefined) merged[keyword] = size;
  }
  return merged;
}

function mergeStrings(a: Flat, b: Flat): NonNullable<Flat['strings']> {
  const merged: Flat['strings'] = {};
  for (const keyword of STRING_KEYWORDS) {
    const strings = distinct(a.strings?.[keyword], b.strings?.[keyword]);
    if (strings !== undefined) merged[keyword] = strings;
  }
  return merged;
}

/**
 * `additionalProperties` covers names that its own schema does not list, so each schema's applies to names that only
 * the other lists.
 */
function mergeProperties(
  a: Flat,
  b: Flat,
): Pick<Flat, 'properties' | 'patternProperties' | 'additionalProperties'> {
  const merged = new Map<string, View>();
  for (const name of new Set([...(a.properties?.keys() ?? []), ...(b.properties?.keys() ?? [])])) {
    const view = either(ruleOf(a, name), ruleOf(b, name), both);
    if (view !== undefined) merged.set(name, view);
  }
  const patterns = either(a.patternProperties, b.patternProperties, mergeViews);
  const additional = either(a.additionalProperties, b.additionalProperties, both);
  return {
    ...(merged.size === 0 ? {} : { properties: merged }),
    ...(patterns === undefined ? {} : { patternProperties: patterns }),
    ...(additional === undefined ? {} : { additionalProperties: additional }),
  };
}

function ruleOf(flat: Flat, name: string): View | undefined {
  return flat.properties?.get(name) ?? flat.additionalProperties;
}

function mergeViews(a: ReadonlyMap<string, View>, b: ReadonlyMap<string, View>): ReadonlyMap<string, View> {
  const names = new Set([...a.keys(), ...b.keys()]);
  return new Map([...names].map((name) => [name, either(a.get(name), b.get(name), both) as View] as const));
}

function mergeDependents(
  a: NonNullable<Flat['dependentRequired']>,
  b: NonNullable<Flat['dependentRequired']>,
): NonNullable<Flat['dependentRequired']> {
  const merged = new Map(b);
  for (const [name, { value, pointer }] of a) {
    merged.set(name, { value: new Set([...value, ...(b.get(name)?.value ?? [])]), pointer });
  }
  return merged;
}

/** `items` covers positions after `prefixItems`, so each schema's applies to the extra prefix of the other. */
function mergeItems(a: Flat, b: Flat): Pick<Flat, 'prefixItems' | 'items'> {
  const length = Math.max(a.prefixItems?.length ?? 0, b.prefixItems?.length ?? 0);
  const prefix = Array.from({ length }, (_, index) =>
    either(a.prefixItems?.[index] ?? a.items, b.prefixItems?.[index] ?? b.items, both),
  ).filter((view) => view !== undefined);
  const items = either(a.items, b.items, both);
  return { ...(length === 0 ? {} : { prefixItems: prefix }), ...(items === undefined ? {} : { items }) };
}
