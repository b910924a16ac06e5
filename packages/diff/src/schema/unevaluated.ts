import type { Flat, View } from './flat.ts';

/** The keywords that speak of what a whole schema with its `allOf` and `$ref` leaves open. */
export interface Unevaluated {
  readonly unevaluatedProperties?: View | undefined;
  readonly unevaluatedItems?: View | undefined;
}

/**
 * Once `allOf` is merged, `unevaluatedProperties` says the same as `additionalProperties`, unless a union, a
 * condition or a dependent schema may evaluate more names: then it stays itself. Beside `additionalProperties`, or
 * `items`, nothing is left unevaluated, and it says nothing.
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
