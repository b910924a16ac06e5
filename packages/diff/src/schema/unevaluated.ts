import type { Flat, View } from './flat.ts';

/** The keywords for members and items that a schema with its `allOf` and `$ref` does not evaluate. */
export interface Unevaluated {
  readonly unevaluatedProperties?: View | undefined;
  readonly unevaluatedItems?: View | undefined;
}

/**
 * Once `allOf` is merged, `unevaluatedProperties` is equivalent to `additionalProperties`, unless a union, a condition
 * or a dependent schema may evaluate more names: then it stays as it is. Beside `additionalProperties`, or `items`,
 * nothing is left unevaluated, and it has no effect.
 */
export function absorbUnevaluated(
  flat: Flat,
  { unevaluatedProperties, unevaluatedItems }: Unevaluated,
): Flat {
  const merged: Flat = { ...flat };
  const isPlain = !flat.unions && !flat.conditionals && !flat.dependentSchemas?.size;
  if (unevaluatedProperties !== undefined && flat.additionalProperties === undefined) {
    if (isPlain) merged.additionalProperties = unevaluatedProperties;
    else merged.unevaluatedProperties = unevaluatedProperties;
  }
  if (unevaluatedItems !== undefined && flat.items === undefined) {
    if (isPlain && !flat.contains) merged.items = unevaluatedItems;
    else merged.unevaluatedItems = unevaluatedItems;
  }
  return merged;
}
