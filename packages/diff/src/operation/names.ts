import { child } from '@web-data/openapi';
import { show } from '../show.ts';
import type { Rule } from '../scope.ts';
import type { OperationPair } from './operation.ts';

/** The names under which generated clients offer an operation. */
export const clientNames: readonly Rule<OperationPair>[] = [
  nameRule('operationId'),
  nameRule('x-sdk-method'),
];

function nameRule(name: string): Rule<OperationPair> {
  return {
    name,
    check({ old, new: now }, scope) {
      const [before, after] = [child(old.node, name), child(now.node, name)];
      if (before.value === after.value) return;
      const message = `The ${name} of ${now.label} changed from ${show(before.value)} to ${show(after.value)}.`;
      if (before.value === undefined) scope.report('added', message, { at: after.pointer });
      else if (after.value === undefined) scope.report('removed', message, { oldAt: before.pointer });
      else scope.report('changed', message, { oldAt: before.pointer, at: after.pointer });
    },
  };
}
