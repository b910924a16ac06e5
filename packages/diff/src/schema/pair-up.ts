import type { SchemaPair } from './pair.ts';
import type { View } from './flat.ts';

/**
 * Pairs the items of two unordered lists: first equivalent ones, then the rest in their order. One side is missing if
 * the lists differ in length.
 */
export function pairUp<T>(
  { isCompatible }: SchemaPair,
  before: readonly T[],
  after: readonly T[],
  getView: (part: T) => View,
): readonly (readonly [T | undefined, T | undefined])[] {
  const open = [...after];
  const pairs: [T | undefined, T | undefined][] = [];
  const rest = before.filter((old) => {
    const isSame = (now: T) =>
      isCompatible(getView(old), getView(now), 'request') &&
      isCompatible(getView(old), getView(now), 'response');
    const index = before.length === 1 && after.length === 1 ? 0 : open.findIndex(isSame);
    if (index === -1) return true;
    pairs.push([old, ...open.splice(index, 1)] as [T, T]);
    return false;
  });
  const length = Math.max(rest.length, open.length);
  return [...pairs, ...Array.from({ length }, (_, index) => [rest[index], open[index]] as const)];
}
