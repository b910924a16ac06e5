import { pairUp } from '../pair-up.ts';
import type { SchemaRule } from '../pair.ts';

/** `not`: narrowing inside widens outside. */
export const not: SchemaRule = {
  name: 'not',
  phase: 'assertion',
  check(pair, report) {
    for (const [old, now] of pairUp(pair, pair.old.not ?? [], pair.new.not ?? [], (view) => view)) {
      if (old && now) pair.descend(old, now, { polarity: 'inverse' });
      else if (old)
        report('widened', `In ${pair.label}, what a removed not excluded is allowed.`, { oldAt: old.site });
      else if (now)
        report('narrowed', `In ${pair.label}, what a new not describes is excluded.`, { at: now.site });
    }
  },
};

/** `if` with `then` and `else`: any change of the condition counts as both narrower and wider. */
export const conditional: SchemaRule = {
  name: 'if',
  phase: 'assertion',
  check(pair, report) {
    const { old, new: now, label } = pair;
    for (const [before, after] of pairUp(
      pair,
      old.conditionals ?? [],
      now.conditionals ?? [],
      (part) => part.if,
    )) {
      if (before && after) {
        pair.descend(before.if, after.if, { polarity: 'mixed' });
        pair.descend(before.whenTrue, after.whenTrue);
        pair.descend(before.whenFalse, after.whenFalse);
      } else if (before)
        report('widened', `In ${label}, a condition (if) was removed.`, { oldAt: before.pointer });
      else if (after) report('narrowed', `In ${label}, a condition (if) was added.`, { at: after.pointer });
    }
  },
};
