import type { Kind } from '../grammar/objects.ts';
import { listHeld } from '../grammar/walk.ts';
import { isObject } from '../json/json.ts';
import type { Node } from '../node.ts';

/** An object that requests or responses of a description use, at its own location. */
export interface Used {
  readonly kind: Kind;
  readonly node: Node;
}

/**
 * Yields every object that something of `paths` or `webhooks` uses, references followed, each once: of the components
 * those that nothing refers to are left out. A reference that leads nowhere is passed over.
 * @param root the root of a description
 * @param leaves kinds whose parts are not visited
 */
export function* walkUsed(root: Node, leaves: ReadonlySet<Kind>): Generator<Used> {
  const { document } = root;
  const seen = new Set<string>();
  const open: Used[] = [{ kind: 'OpenAPI', node: root }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { kind, node } = next;
    const key = `${kind} ${node.pointer}`;
    if (!isObject(node.value) || seen.has(key)) continue;
    seen.add(key);
    const { $ref } = node.value;
    const target = typeof $ref === 'string' && kind !== 'Schema' ? document.find($ref) : undefined;
    if (target !== undefined) open.push({ kind, node: target });
    // Members beside the `$ref` of a path item count, too.
    if (typeof $ref === 'string' && kind !== 'PathItem' && kind !== 'Schema') continue;
    yield next;
    if (leaves.has(kind)) continue;
    const held = listHeld(kind, node.value, node.pointer).filter((one) => one.kind !== 'Components');
    open.push(
      ...held
        .map(({ kind: own, value, pointer }) => ({ kind: own, node: { document, pointer, value } }))
        .toReversed(),
    );
  }
}
