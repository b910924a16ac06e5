import type { Flat, Union, View } from './flat.ts';
import { pairUp } from './pair-up.ts';
import type { SchemaPair } from './pair.ts';
import { createDerivedView } from './view.ts';

/** Both schemas, with their unions ordered so that matching ones have the same index. */
export function alignUnions(pair: SchemaPair): readonly [Flat, Flat] {
  const [before, after] = [pair.old.unions ?? [], pair.new.unions ?? []];
  if (before.length < 2 && after.length < 2) return [pair.old, pair.new];
  const pairs = pairUp(pair, before, after, viewOfUnion);
  const complete = pairs.toSorted(([a, b], [c, d]) => missing(a, b) - missing(c, d));
  return [
    withUnions(
      pair.old,
      complete.flatMap(([old]) => old ?? []),
    ),
    withUnions(
      pair.new,
      complete.flatMap(([, now]) => now ?? []),
    ),
  ];
}

function viewOfUnion(union: Union): View {
  const { pointer } = union;
  return createDerivedView(`${pointer} / union`, pointer, () => ({ pointer, unions: [union] }));
}

function missing(old: Union | undefined, now: Union | undefined): number {
  return Number(old === undefined || now === undefined);
}

function withUnions(flat: Flat, unions: readonly Union[]): Flat {
  return unions.length === 0 ? flat : { ...flat, unions };
}
