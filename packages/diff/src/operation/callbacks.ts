import { child, resolve, membersOf, type Node } from '@web-data/openapi';
import { opposite } from '../effect.ts';
import { markIn, type Rule, type Scope } from '../scope.ts';
import { METHODS, OPERATION_RULES, type Operation, type OperationPair } from './rules.ts';

/** `callbacks`: requests the API sends back, so their direction is turned round. */
export const callbacks: Rule<OperationPair> = {
  name: 'callback',
  check({ old, new: now }, outer) {
    const [before, after] = [callbacksOf(old, now.label), callbacksOf(now, now.label)];
    for (const [label, callback] of before) {
      const other = after.get(label);
      const scope = outer.at({ direction: opposite(outer.place.direction) });
      if (other !== undefined) compare(callback, other, scope);
      else
        scope.report('removed', `The ${label} was removed.`, {
          oldAt: callback.node.pointer,
          mark: markIn(callback.node),
        });
    }
    for (const [label, { node }] of after) {
      if (!before.has(label)) outer.report('added', `The ${label} was added.`, { at: node.pointer });
    }
  },
};

function compare(old: Operation, now: Operation, scope: Scope): void {
  scope.enter({ old: old.node, new: now.node }).run(OPERATION_RULES, { old, new: now });
}

function callbacksOf({ node }: Operation, owner: string): ReadonlyMap<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [name, reference] of membersOf(child(node, 'callbacks'))) {
    for (const [expression, item] of membersOf(resolve(reference))) {
      for (const operation of operationsOf(resolve(item), `callback ${name} of ${owner}: ${expression}`)) {
        found.set(operation.label, operation);
      }
    }
  }
  return found;
}

function operationsOf(item: Node, label: string): readonly Operation[] {
  return METHODS.flatMap((method) => {
    const node = child(item, method);
    if (node.value === undefined) return [];
    return [{ label: `${label} ${method.toUpperCase()}`, method, path: '', node, item }];
  });
}
