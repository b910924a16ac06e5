import type { Flat } from './flat.ts';
import type { View } from './view.ts';

/** The keywords that speak of what a whole schema with its `allOf` and `$ref` leaves open. */
export interface Unevaluated {
  readonly unevaluatedProperties?: View | undefined;
  readonly unevaluatedItems?: View | undefined;
}

/**
 * Once `allOf` is merged, `unevaluatedProperties` says the same as `additionalProperties`, unless a union, a
 * condition or a dependent schema may evaluate more names: then it stays itself.
 */
export function absorbUnevaluated(
  flat: Flat,
  { unevaluatedProperties, unevaluatedItems }: Unevaluated,
): Flat {
  const merged: Flat = { ...flat };
  const isPlain = !flat.unions && !flat.conditionals && !flat.dependentSchemas;
  if (unevaluatedProperties !== undefined) {
    if (!isPlain) merged.unevaluatedProperties = unevaluatedProperties;
    else merged.additionalProperties ??= unevaluatedProperties;
  }
  if (unevaluatedItems !== undefined) {
    if (!isPlain || flat.contains) merged.unevaluatedItems = unevaluatedItems;
    else merged.items ??= unevaluatedItems;
  }
  return merged;
}
