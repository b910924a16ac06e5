import type { Contains, Flat } from '../flat.ts';
import type { SchemaRule } from '../pair.ts';
import { anyView, type View } from '../view.ts';

/** `uniqueItems`. */
export const uniqueItems: SchemaRule = {
  name: 'uniqueItems',
  phase: 'assertion',
  check({ old, new: now, label }, report) {
    if (old.uniqueItems === undefined && now.uniqueItems !== undefined) {
      report('narrowed', `In ${label}, equal items are no longer allowed.`, { at: now.uniqueItems.pointer });
    }
    if (old.uniqueItems !== undefined && now.uniqueItems === undefined) {
      report('widened', `In ${label}, equal items are now allowed.`, { oldAt: old.uniqueItems.pointer });
    }
  },
};

/** `prefixItems`: position by position; a position that is not listed is left to `items`. */
export const prefixItems: SchemaRule = {
  name: 'prefixItems',
  phase: 'assertion',
  check({ old, new: now, descend }) {
    const length = Math.max(old.prefixItems?.length ?? 0, now.prefixItems?.length ?? 0);
    for (let index = 0; index < length; index++) descend(itemAt(old, index), itemAt(now, index));
  },
};

function itemAt(flat: Flat, index: number): View {
  return flat.prefixItems?.[index] ?? flat.items ?? anyView(flat.pointer);
}

/** `contains` with `minContains` and `maxContains`. */
export const contains: SchemaRule = {
  name: 'contains',
  phase: 'assertion',
  check({ old, new: now, label, descend }, report) {
    const [before, after] = [old.contains?.[0], now.contains?.[0]];
    if (before === undefined && after === undefined) return;
    const at = { oldAt: before?.pointer, at: after?.pointer };
    if (before === undefined)
      return report('narrowed', `In ${label}, items are now counted by contains.`, at);
    if (after === undefined)
      return report('widened', `In ${label}, items are no longer counted by contains.`, at);
    descend(before.schema, after.schema, { polarity: polarityOf(before, after) });
    const extra = (old.contains?.length ?? 0) - (now.contains?.length ?? 0);
    if (extra !== 0)
      report(extra > 0 ? 'widened' : 'narrowed', `In ${label}, the number of contains changed.`, at);
  },
};

/** More matching items help a lower count and hurt an upper one. */
function polarityOf(before: Contains, after: Contains): 'same' | 'inverse' | 'mixed' {
  const isLower = before.min > 0 || after.min > 0;
  const isUpper = before.max < Infinity || after.max < Infinity;
  if (isLower && isUpper) return 'mixed';
  return isUpper ? 'inverse' : 'same';
}

/** The counts of `contains`. */
export const containsCounts: readonly SchemaRule[] = [
  countRule('minContains', 'min'),
  countRule('maxContains', 'max'),
];

function countRule(name: string, side: 'min' | 'max'): SchemaRule {
  return {
    name,
    phase: 'assertion',
    check({ old, new: now, label }, report) {
      const [before, after] = [old.contains?.[0], now.contains?.[0]];
      if (before === undefined || after === undefined || before[side] === after[side]) return;
      const effect = after[side] > before[side] === (side === 'min') ? 'narrowed' : 'widened';
      const at = { oldAt: before.pointer, at: after.pointer };
      report(effect, `In ${label}, ${name} changed from ${before[side]} to ${after[side]}.`, at);
    },
  };
}
