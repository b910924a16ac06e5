import { pickStrings, child } from '@web-data/openapi';
import { markOfError } from './error-marks.ts';
import type { Rule } from '../scope.ts';
import type { OperationPair } from './operation.ts';

/** `x-errors`: the errors that an operation may return. */
export const errorsOfOperation: Rule<OperationPair> = {
  name: 'x-errors',
  check({ old, new: now }, scope) {
    const [before, after] = [child(old.node, 'x-errors'), child(now.node, 'x-errors')];
    const [oldNames, newNames] = [pickStrings(before.value), pickStrings(after.value)];
    const at = after.value === undefined ? {} : { at: after.pointer };
    const oldAt = before.value === undefined ? {} : { oldAt: before.pointer };
    for (const name of oldNames.filter((other) => !newNames.includes(other))) {
      const mark = markOfError(old.node, name);
      scope.report('removed', `${now.label} no longer names the error ${name}.`, { ...at, ...oldAt, mark });
    }
    for (const name of newNames.filter((other) => !oldNames.includes(other))) {
      scope.report('added', `${now.label} can now answer with the error ${name}.`, { ...at, ...oldAt });
    }
  },
};
