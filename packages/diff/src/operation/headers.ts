import { asObject, resolve, membersOf, type Node } from '@web-data/openapi';
import { siteOf } from '../site.ts';
import { markIn, type Scope } from '../scope.ts';
import { HEADER_RULES } from './parameter-rules.ts';

/** Compares the headers of a response or of a part of a form; their names do not depend on case, and `Content-Type` is ignored there. */
export function compareHeaders(old: Node, now: Node, scope: Scope): void {
  const [before, after] = [headersOf(old), headersOf(now)];
  for (const [name, node] of before) {
    const other = after.get(name);
    const pair = other && { old: node, new: other };
    if (pair === undefined) {
      scope.report('removed', `The header ${name} was removed.`, { oldAt: siteOf(node), mark: markIn(node) });
    } else scope.enter(pair).run(HEADER_RULES, pair);
  }
  for (const [name, node] of after) {
    if (before.has(name)) continue;
    const isDemanded = scope.place.direction === 'request' && asObject(node.value)['required'] === true;
    const message = `The ${isDemanded ? 'required ' : ''}header ${name} was added.`;
    scope.report(isDemanded ? 'narrowed' : 'added', message, { at: siteOf(node) });
  }
}

function headersOf(headers: Node): ReadonlyMap<string, Node> {
  const entries = membersOf(headers).map(([name, node]) => [name.toLowerCase(), resolve(node)] as const);
  return new Map(entries.filter(([name]) => name !== 'content-type'));
}
