import { child, resolve, listMembers, type Node } from '@web-data/openapi';
import { findMovedPrefixes, normalizeTemplate } from './moved-prefix.ts';
import { markIn, type NodePair, type Rule } from '../scope.ts';
import { OPERATION_RULES } from '../operation/rules.ts';
import { operationsIn, type Operation } from '../operation/operation.ts';

/** `paths`: the operations of the API. The name of a path parameter is no part of the path. */
export const operations: Rule<NodePair> = {
  name: 'operation',
  check({ old, new: now }, scope) {
    const prefixes = findMovedPrefixes(old, now);
    const [before, after] = [operationsOf(old, prefixes.old), operationsOf(now, prefixes.new)];
    for (const [key, operation] of before) {
      const other = after.get(key);
      const { label, node, item } = operation;
      const inner = scope.at({ operation: other?.label ?? label, where: 'operation' });
      if (other === undefined) {
        const mark = markIn(node) ?? markIn(item);
        inner.report('removed', `The operation ${label} was removed.`, { oldAt: node.pointer, mark });
        continue;
      }
      const position = inner.enter({ old: item, new: other.item }).enter({ old: node, new: other.node });
      position.run(OPERATION_RULES, { old: operation, new: other });
    }
    for (const [key, { label, node }] of after) {
      if (before.has(key)) continue;
      const inner = scope.at({ operation: label, where: 'operation' });
      inner.report('added', `The operation ${label} was added.`, { at: node.pointer });
    }
  },
};

function operationsOf(root: Node, prefix: string): ReadonlyMap<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, reference] of listMembers(child(root, 'paths'))) {
    if (!path.startsWith('/')) continue;
    const item = resolve(reference);
    for (const [method, node] of operationsIn(item)) {
      const label = `${method} ${path}`;
      found.set(`${method} ${normalizeTemplate(prefix + path)}`, { label, method, path, node, item });
    }
  }
  return found;
}
