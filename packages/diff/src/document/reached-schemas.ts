import { isObject, child, listItems, listMembers, type Node } from '@web-data/openapi';
import { listReferences } from '../references.ts';

/** The pointers of all targets of references, starting from the paths and webhooks. */
export function findReachedSchemas(root: Node): ReadonlySet<string> {
  const known = KNOWN.get(root) ?? collect(root);
  KNOWN.set(root, known);
  return known;
}

/** Caches the result for each document, because several rules need it. */
const KNOWN = new WeakMap<Node, ReadonlySet<string>>();

function collect(root: Node): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [child(root, 'paths'), child(root, 'webhooks')];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const target of targetsOf(node)) {
      if (reached.has(target.pointer)) continue;
      reached.add(target.pointer);
      open.push(target);
    }
    open.push(...(Array.isArray(node.value) ? listItems(node) : listMembers(node).map(([, inner]) => inner)));
  }
  return reached;
}

function targetsOf(node: Node): readonly Node[] {
  return isObject(node.value)
    ? listReferences(node.value).flatMap((reference) => found(reference, node))
    : [];
}

/** A `$ref` inside an example is data: one that leads nowhere is ignored here and reported where it is used. */
function found(ref: string, { document, pointer }: Node): readonly Node[] {
  try {
    return [document.follow(ref, pointer)];
  } catch {
    return [];
  }
}
