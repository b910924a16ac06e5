import { asObject, sameJson, resolve, listMembers, type Node } from '@web-data/openapi';
import { show } from '../show.ts';
import { getSite } from '../site.ts';
import type { Scope } from '../scope.ts';

/** Compares the links of a response; any change except that of the description may break clients that follow them. */
export function compareLinks(old: Node, now: Node, scope: Scope): void {
  const [before, after] = [linksOf(old), linksOf(now)];
  for (const [name, node] of before) {
    const other = after.get(name);
    if (other === undefined)
      scope.report('removed', `The link ${name} was removed.`, { oldAt: getSite(node) });
    else if (!sameJson(node.value, other.value)) reportChanged(name, node, other, scope);
  }
  for (const [name, node] of after) {
    if (!before.has(name)) scope.report('added', `The link ${name} was added.`, { at: getSite(node) });
  }
}

function reportChanged(name: string, old: Node, now: Node, scope: Scope): void {
  const { description: _, ...before } = asObject(old.value);
  const { description: __, ...after } = asObject(now.value);
  const effect = sameJson(before, after) ? 'text' : 'changed';
  const message = `The link ${name} changed from ${show(old.value)} to ${show(now.value)}.`;
  scope.report(effect, message, { oldAt: old.pointer, at: now.pointer });
}

function linksOf(links: Node): ReadonlyMap<string, Node> {
  return new Map(listMembers(links).map(([name, node]) => [name, resolve(node)] as const));
}
