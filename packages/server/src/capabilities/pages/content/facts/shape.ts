import { isObject } from '../../../../platform/json/is-object.ts';
import { valueAt } from '../../../../platform/json/pointer.ts';
import { hasBounds } from './bounds.ts';
import type { Bounds } from './bounds.ts';

/** The parts of a JSON Schema that filling needs. */
export interface Shape {
  /** Types that the schema allows; empty means any. */
  types: readonly string[];
  properties?: Readonly<Record<string, unknown>>;
  required: readonly string[];
  items?: unknown;
  enum?: readonly unknown[];
  format?: string;
  /** Schemas whose bounds apply to a string or a number. */
  bounds?: readonly Bounds[];
  /** Maximum items of a list, and whether they must be unique. */
  maxItems?: number;
  uniqueItems?: boolean;
  /** The possible shapes of an object, where there are several. */
  alternatives?: readonly Shape[];
}

const MAX_HOPS = 16;
type Members = Record<string, unknown>;

/** Resolves a schema: follows references into `root` and merges its parts and alternatives. */
export function resolveShape(schema: unknown, root: unknown, hops: number = MAX_HOPS): Shape {
  if (typeof schema !== 'object' || schema === null || hops === 0) return { types: [], required: [] };
  const { type, properties, required, items, enum: values, format, $ref, ...more } = schema as Members;
  const constant = 'const' in more ? [more['const']] : undefined;
  const own: Shape = {
    types: [type ?? []].flat().map(String),
    required: Array.isArray(required) ? required.map(String) : [],
    ...(isObject(properties) && { properties }),
    ...(items !== undefined && { items }),
    ...((Array.isArray(values) || constant) && { enum: constant ?? (values as unknown[]) }),
    ...(typeof format === 'string' && { format }),
    ...(hasBounds(more) && { bounds: [more] }),
    ...(typeof more['maxItems'] === 'number' && { maxItems: more['maxItems'] }),
    ...(more['uniqueItems'] === true && { uniqueItems: true }),
  };
  const target = typeof $ref === 'string' ? pointedAt($ref, root) : undefined;
  const parts = [...(target === undefined ? [] : [target]), ...list(more['allOf'])];
  const merged = parts.map((part) => resolveShape(part, root, hops - 1)).reduce(both, own);
  const choices = [...list(more['anyOf']), ...list(more['oneOf'])].map((one) =>
    resolveShape(one, root, hops - 1),
  );
  if (choices.length === 0) return merged;
  const [first = merged, ...others] = choices.filter(isSomething);
  const types = choices.some((one) => one.types.length === 0) ? [] : choices.flatMap((one) => one.types);
  const alternatives = [first, ...others].map((one) => both(one, merged));
  const isObjects = others.length > 0 && alternatives.every((one) => one.properties);
  return { ...both(first, merged), types: [...new Set(types)], ...(isObjects && { alternatives }) };
}

/** Whether a choice allows more than null. */
function isSomething({ types }: Shape): boolean {
  return types.length === 0 || types.some((one) => one !== 'null');
}

function both(a: Shape, b: Shape): Shape {
  const properties = a.properties || b.properties ? { ...b.properties, ...a.properties } : undefined;
  return {
    ...b,
    ...a,
    types: a.types.length > 0 ? a.types : b.types,
    required: [...new Set([...a.required, ...b.required])],
    bounds: [...(a.bounds ?? []), ...(b.bounds ?? [])],
    ...(properties && { properties }),
  };
}

/** Resolves the JSON Pointer of a reference. */
function pointedAt(reference: string, root: unknown): unknown {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  try {
    return valueAt(root, decodeURIComponent(reference.slice(1)));
  } catch {
    return undefined; // A malformed percent-encoding.
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
