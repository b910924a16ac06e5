import { child, type Node } from '@web-data/openapi';
import { compareServers } from '../document/servers.ts';
import type { Rule } from '../scope.ts';
import type { Operation, OperationPair } from './operation.ts';

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
