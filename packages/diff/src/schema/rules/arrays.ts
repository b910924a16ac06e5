import type { Polarity } from '../../effect.ts';
import type { Contains, Flat, View } from '../flat.ts';
import { pairUp } from '../pair-up.ts';
import type { SchemaPair, SchemaRule } from '../pair.ts';
import { anyView } from '../view.ts';

/** `uniqueItems`. */
export const uniqueItems: SchemaRule = {
  name: 'uniqueItems',
  phase: 'assertion',
  check({ old, new: now, label }, report) {
    if (old.uniqueItems === undefined && now.uniqueItems !== undefined && allowsSeveral(old)) {
      report('narrowed', `In ${label}, equal items are no longer allowed.`, { at: now.uniqueItems.pointer });
    }
    if (old.uniqueItems !== undefined && now.uniqueItems === undefined && allowsSeveral(now)) {
      report('widened', `In ${label}, equal items are now allowed.`, { oldAt: old.uniqueItems.pointer });
    }
  },
};

/** Arrays of up to one item are always unique. */
function allowsSeveral({ sizes }: Flat): boolean {
  return (sizes?.maxItems?.value ?? Infinity) > 1;
}

/** `prefixItems`, by position; a missing position is compared by `items`, one beyond `maxItems` by that keyword. */
export const prefixItems: SchemaRule = {
  name: 'prefixItems',
  phase: 'assertion',
  check(pair) {
    const { old, new: now, descend } = pair;
    const listed = Math.max(old.prefixItems?.length ?? 0, now.prefixItems?.length ?? 0);
    const length = Math.min(listed, getSharedLength(pair));
    for (let index = 0; index < length; index++) descend(itemAt(old, index), itemAt(now, index));
  },
};

/** Maximum length of an array that both schemas allow. */
export function getSharedLength({ old, new: now }: SchemaPair): number {
  return Math.min(old.sizes?.maxItems?.value ?? Infinity, now.sizes?.maxItems?.value ?? Infinity);
}

function itemAt(flat: Flat, index: number): View {
  return flat.prefixItems?.[index] ?? flat.items ?? anyView(flat.pointer);
}

/** `contains`: which items are counted. */
export const contains: SchemaRule = {
  name: 'contains',
  phase: 'assertion',
  check(pair, report) {
    for (const [before, after] of pairsOf(pair)) {
      if (before && after) pair.descend(before.schema, after.schema, { polarity: polarityOf(before, after) });
      else if (before)
        report('widened', `In ${pair.label}, contains was removed.`, { oldAt: before.pointer });
      else if (after) report('narrowed', `In ${pair.label}, contains was added.`, { at: after.pointer });
    }
  },
};

/** `minContains` and `maxContains`: how many items must match. */
export const containsCounts: readonly SchemaRule[] = [
  countRule('minContains', 'min'),
  countRule('maxContains', 'max'),
];

function countRule(name: string, side: 'min' | 'max'): SchemaRule {
  const at = `${side}At` as const;
  return {
    name,
    phase: 'assertion',
    check(pair, report) {
      for (const [before, after] of pairsOf(pair)) {
        if (!before || !after || before[side] === after[side]) continue;
        const effect = after[side] > before[side] === (side === 'min') ? 'narrowed' : 'widened';
        const message = `In ${pair.label}, ${name} changed from ${before[side]} to ${after[side]}.`;
        report(effect, message, { oldAt: before[at], at: after[at] });
      }
    },
  };
}

function pairsOf(pair: SchemaPair) {
  return pairUp(pair, pair.old.contains ?? [], pair.new.contains ?? [], ({ schema }) => schema);
}

/** More matching items satisfy a lower bound and violate an upper one. */
function polarityOf(before: Contains, after: Contains): Polarity {
  const isLower = before.min > 0 || after.min > 0;
  const isUpper = before.max < Infinity || after.max < Infinity;
  if (isLower && isUpper) return 'mixed';
  return isUpper ? 'inverse' : 'same';
}
