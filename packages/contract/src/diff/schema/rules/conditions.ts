import type { SchemaRule } from '../pair.ts';

/** `not`: what narrows inside widens outside. */
export const not: SchemaRule = {
  name: 'not',
  phase: 'assertion',
  check({ old, new: now, label, descend }, report) {
    const [before, after] = [old.not ?? [], now.not ?? []];
    before.forEach((view, index) => {
      const other = after[index];
      if (other !== undefined) descend(view, other, { polarity: 'inverse' });
      else
        report('widened', `In ${label}, a not was removed: values it excluded are allowed.`, {
          oldAt: view.pointer,
        });
    });
    for (const view of after.slice(before.length)) {
      report('narrowed', `In ${label}, a not was added: values it describes are excluded.`, {
        at: view.pointer,
      });
    }
  },
};

/** `if` with `then` and `else`: any change of the condition counts as both narrower and wider. */
export const conditional: SchemaRule = {
  name: 'if',
  phase: 'assertion',
  check({ old, new: now, label, descend }, report) {
    const [before, after] = [old.conditionals ?? [], now.conditionals ?? []];
    before.forEach((condition, index) => {
      const other = after[index];
      if (other === undefined) {
        return report('widened', `In ${label}, a condition (if) was removed.`, { oldAt: condition.pointer });
      }
      descend(condition.if, other.if, { polarity: 'mixed' });
      descend(condition.whenTrue, other.whenTrue);
      descend(condition.whenFalse, other.whenFalse);
    });
    for (const { pointer } of after.slice(before.length)) {
      report('narrowed', `In ${label}, a condition (if) was added.`, { at: pointer });
    }
  },
};
