import { child, resolve, listMembers, type Node } from '@web-data/openapi';
import { opposite } from '../effect.ts';
import { markIn, type Rule, type Scope } from '../scope.ts';
import { operationsIn, type Operation, type OperationPair } from './operation.ts';

/**
 * `callbacks`: requests that the API sends back, so their direction is reversed.
 * @param rulesOf returns the rules of operations, which include this one
 */
export function callbacksRule(rulesOf: () => readonly Rule<OperationPair>[]): Rule<OperationPair> {
  return {
    name: 'callback',
    check({ old, new: now }, outer) {
      const [before, after] = [callbacksOf(old, now.label), callbacksOf(now, now.label)];
      const scope = outer.at({ direction: opposite(outer.scope.direction) });
      for (const [label, callback] of before) {
        const other = after.get(label);
        if (other !== undefined) compare(callback, other, scope, rulesOf());
        else reportRemoved(label, callback, scope);
      }
      for (const [label, { node }] of after) {
        if (!before.has(label)) outer.report('added', `The ${label} was added.`, { at: node.pointer });
      }
    },
  };
}

function reportRemoved(label: string, { node }: Operation, scope: Scope): void {
  scope.report('removed', `The ${label} was removed.`, { oldAt: node.pointer, mark: markIn(node) });
}

function compare(old: Operation, now: Operation, scope: Scope, rules: readonly Rule<OperationPair>[]): void {
  scope.enter({ old: old.node, new: now.node }).run(rules, { old, new: now });
}

function callbacksOf({ node }: Operation, owner: string): ReadonlyMap<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [name, reference] of listMembers(child(node, 'callbacks'))) {
    for (const [expression, item] of listMembers(resolve(reference))) {
      for (const operation of operationsOf(resolve(item), `callback ${name} of ${owner}: ${expression}`)) {
        found.set(operation.label, operation);
      }
    }
  }
  return found;
}

function operationsOf(item: Node, label: string): readonly Operation[] {
  return operationsIn(item).map(([method, node]) => ({
    label: `${label} ${method}`,
    method,
    path: '',
    node,
    item,
  }));
}
