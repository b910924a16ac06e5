import { isNever } from './extremes.ts';
import type { Flat } from './flat.ts';

/** Reads `items: false` as the equivalent `maxItems`; drops `uniqueItems` for up to one item. */
export function canonicalArrays(flat: Flat): void {
  const listed = flat.prefixItems?.length ?? 0;
  if (flat.items !== undefined && isNever(flat.items)) {
    const known = flat.sizes?.maxItems;
    const end = { value: listed, pointer: flat.items.pointer };
    flat.sizes = { ...flat.sizes, maxItems: known !== undefined && known.value <= listed ? known : end };
    delete flat.items;
  }
  if ((flat.sizes?.maxItems?.value ?? Infinity) <= 1) delete flat.uniqueItems;
}
