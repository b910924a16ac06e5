import { asObject, pickStrings, child, listItems, listMembers, type Node } from '@web-data/openapi';
import type { NodePair, Rule, Scope } from '../scope.ts';
import { show } from '../show.ts';
import { restRules } from '../text-rule.ts';
import type { Operation, OperationPair } from './operation.ts';

/** The prefix to remove from the servers of each document and add to its paths. */
export interface Prefixes {
  readonly old: string;
  readonly new: string;
}

/** `servers` of a Path Item or operation, which replace those of the document. */
export const operationServers: Rule<OperationPair> = {
  name: 'operation-servers',
  check({ old, new: now }, scope) {
    const [before, after] = [ownServers(old), ownServers(now)];
    if (before === undefined && after === undefined) return;
    compareServers(before ?? inherited(old), after ?? inherited(now), scope);
  },
};

function ownServers({ node, item }: Operation): Node | undefined {
  return [child(node, 'servers'), child(item, 'servers')].find(({ value }) => value !== undefined);
}

function inherited({ node }: Operation): Node {
  return child(node.document.root, 'servers');
}

/** Compares two lists of servers; their order is ignored, a removed server is breaking. */
export function compareServers(
  old: Node,
  now: Node,
  scope: Scope,
  prefixes: Prefixes = { old: '', new: '' },
): void {
  const [before, after] = [serversOf(old, prefixes.old), serversOf(now, prefixes.new)];
  const removed = [...before].filter(([url]) => !after.has(url));
  const added = [...after].filter(([url]) => !before.has(url));
  const [[from, oldServer] = [], [to, newServer] = []] = [removed[0], added[0]];
  if (removed.length === 1 && added.length === 1 && oldServer && newServer) {
    const at = { oldAt: oldServer.pointer, at: newServer.pointer };
    scope.report('changed', `The server changed from ${from} to ${to}.`, at);
  } else {
    for (const [url, { pointer }] of removed)
      scope.report('removed', `The server ${url} was removed.`, { oldAt: pointer });
    for (const [url, { pointer }] of added)
      scope.report('added', `The server ${url} was added.`, { at: pointer });
  }
  for (const [url, server] of before) {
    const other = after.get(url);
    if (other !== undefined) scope.run(SERVER_RULES, { old: server, new: other });
  }
}

/** A document without servers is served at its own root. */
function serversOf(list: Node, prefix: string): ReadonlyMap<string, Node> {
  const servers = listItems(list).map((server) => [urlOf(server, prefix), server] as const);
  return servers.length > 0 ? new Map(servers) : new Map([['/', { ...list, value: {} }]]);
}

function urlOf({ value }: Node, prefix: string): string {
  const { url } = asObject(value);
  const bare = typeof url === 'string' ? url.replace(/\/$/, '') : '';
  return (bare.endsWith(prefix) ? bare.slice(0, bare.length - prefix.length) : bare) || '/';
}

/** How two servers with the same URL can differ. */
export const SERVER_RULES: readonly Rule<NodePair>[] = [
  {
    name: 'server-variable',
    check({ old, new: now }, scope) {
      for (const [name, variable] of listMembers(child(old, 'variables'))) {
        const other = child(child(now, 'variables'), name);
        if (other.value !== undefined) compareVariables(name, variable, other, scope);
      }
    },
  },
  ...restRules(['url', 'variables']),
];

function compareVariables(name: string, old: Node, now: Node, scope: Scope): void {
  const at = { oldAt: old.pointer, at: now.pointer };
  const [before, after] = [asObject(old.value), asObject(now.value)];
  if (before['default'] !== after['default']) {
    const [from, to] = [show(before['default']), show(after['default'])];
    scope.report('changed', `The default of the server variable ${name} changed from ${from} to ${to}.`, at);
  }
  const [oldValues, newValues] = [pickStrings(before['enum']), pickStrings(after['enum'])];
  const removed = oldValues.filter((value) => !newValues.includes(value));
  const added = newValues.filter((value) => !oldValues.includes(value));
  if (newValues.length > 0 && (removed.length > 0 || oldValues.length === 0)) {
    const lost = removed.join(', ') || 'any other value';
    scope.report('narrowed', `The server variable ${name} no longer allows ${lost}.`, at);
  } else if (added.length > 0 || newValues.length < oldValues.length) {
    scope.report('added', `The server variable ${name} allows further values.`, at);
  }
}
