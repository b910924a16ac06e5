import { asObject, child, type Node } from '@web-data/openapi';
import type { View } from './flat.ts';
import { flatten } from './flatten.ts';
import { createDerivedView } from './view.ts';

/** The view of a schema at one location; a schema that is only a `$ref` has the view of its target. */
export function getView(node: Node): View {
  const target = followed(node);
  const name = /^\/components\/schemas\/([^/]+)$/.exec(target.pointer)?.[1];
  const view = createDerivedView(target.pointer, target.pointer, () => flatten(target, getView), name);
  return { ...view, site: node.pointer, document: node.document, node: target };
}

/** The view of a member of a schema object. */
export function viewAt(node: Node, ...tokens: readonly (string | number)[]): View {
  return getView(child(node, ...tokens));
}

function followed(node: Node): Node {
  const seen = new Set<string>();
  let current = node;
  while (isMereReference(current) && !seen.has(current.pointer)) {
    seen.add(current.pointer);
    current = current.document.follow(String(asObject(current.value)['$ref']), current.pointer);
  }
  return current;
}

function isMereReference({ value }: Node): boolean {
  const { $ref, ...siblings } = asObject(value);
  return typeof $ref === 'string' && Object.keys(siblings).length === 0;
}
