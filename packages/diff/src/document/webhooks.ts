import { child, resolve, listMembers, type Node } from '@web-data/openapi';
import { OPERATION_RULES } from '../operation/rules.ts';
import { operationsIn, type OperationPair } from '../operation/operation.ts';
import { markIn, type NodePair, type Rule } from '../scope.ts';

/** `webhooks`: requests that the API sends, so the directions of request and response are swapped. */
export const webhooks: Rule<NodePair> = {
  name: 'webhook',
  check({ old, new: now }, scope) {
    const [before, after] = [webhooksOf(old), webhooksOf(now)];
    for (const [label, webhook] of before) {
      const other = after.get(label);
      const at = { oldAt: webhook.node.pointer, mark: markIn(webhook.node) };
      const inner = scope.at({ operation: label, where: 'operation', direction: 'response' });
      if (other === undefined) inner.report('removed', `The ${label} was removed.`, at);
      else
        inner
          .enter({ old: webhook.node, new: other.node })
          .run(OPERATION_RULES, { old: webhook, new: other });
    }
    for (const [label, { node }] of after) {
      if (before.has(label)) continue;
      scope
        .at({ operation: label, where: 'operation' })
        .report('added', `The ${label} was added.`, { at: node.pointer });
    }
  },
};

function webhooksOf(root: Node): ReadonlyMap<string, OperationPair['old']> {
  const found = new Map<string, OperationPair['old']>();
  for (const [name, reference] of listMembers(child(root, 'webhooks'))) {
    const item = resolve(reference);
    for (const [method, node] of operationsIn(item)) {
      const label = `webhook ${name} ${method}`;
      found.set(label, { label, method, path: '', node, item });
    }
  }
  return found;
}
