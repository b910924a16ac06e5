import { asObject, resolve, listMembers, type Node } from '@web-data/openapi';
import { getSite } from '../site.ts';
import { markIn, type NodePair, type Rule, type Scope } from '../scope.ts';
import { createRequiredRule, valueRules, type CompareContent } from './value-rules.ts';

/** Compares the headers of a response or of a part of a form; their names do not depend on case, and `Content-Type` is ignored there. */
export function compareHeaders(old: Node, now: Node, scope: Scope, compareContent: CompareContent): void {
  const rules = headerRules(compareContent);
  const [before, after] = [headersOf(old), headersOf(now)];
  for (const [name, node] of before) {
    const other = after.get(name);
    const pair = other && { old: node, new: other };
    if (pair === undefined) {
      scope.report('removed', `The header ${name} was removed.`, {
        oldAt: getSite(node),
        mark: markIn(node),
      });
    } else scope.enter(pair).run(rules, pair);
  }
  for (const [name, node] of after) {
    if (before.has(name)) continue;
    const isDemanded = scope.scope.direction === 'request' && asObject(node.value)['required'] === true;
    const message = `The ${isDemanded ? 'required ' : ''}header ${name} was added.`;
    scope.report(isDemanded ? 'narrowed' : 'added', message, { at: getSite(node) });
  }
}

/** Every way in which two forms of a header are compared. */
export function headerRules(compareContent: CompareContent): readonly Rule<NodePair>[] {
  return [createRequiredRule('header-required'), ...valueRules(compareContent)];
}

function headersOf(headers: Node): ReadonlyMap<string, Node> {
  const entries = listMembers(headers).map(([name, node]) => [name.toLowerCase(), resolve(node)] as const);
  return new Map(entries.filter(([name]) => name !== 'content-type'));
}
