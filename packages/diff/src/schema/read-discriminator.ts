import { isObject, type Json, child, itemsOf, membersOf, type Node } from '@web-data/openapi';
import type { Flat, View, ViewOf } from './flat.ts';

/**
 * Reads a discriminator with its whole mapping: the explicit one, and the component names that OpenAPI lets stand
 * for the members the mapping does not mention.
 */
export function readDiscriminator(flat: Flat, at: Node, node: Node, viewOf: ViewOf): void {
  if (!isObject(at.value)) return;
  const { propertyName } = at.value;
  const mapping = () => readMapping(at, propertyName, node, viewOf);
  flat.discriminator = { value: propertyName ?? null, pointer: at.pointer, mapping };
}

function readMapping(
  at: Node,
  propertyName: Json | undefined,
  node: Node,
  viewOf: ViewOf,
): ReadonlyMap<string, View> {
  const mapping = new Map<string, View>();
  for (const [value, target] of membersOf(child(at, 'mapping'))) {
    const view = mappedView(target, viewOf);
    if (view !== undefined) mapping.set(value, view);
  }
  const mapped = new Set([...mapping.values()].map(({ key }) => key));
  for (const member of unionMembers(node)) {
    const view = viewOf(member);
    if (view.name === undefined || mapped.has(view.key) || namesItself(view, propertyName)) continue;
    mapping.set(view.name, view);
  }
  return mapping;
}

/** A mapping names a component or a reference. */
function mappedView({ value, document, pointer }: Node, viewOf: ViewOf): View | undefined {
  if (typeof value !== 'string') return undefined;
  const isName = /^[\w.-]+$/.test(value) && !value.endsWith('.json') && !value.endsWith('.yaml');
  return viewOf(document.follow(isName ? `#/components/schemas/${value}` : value, pointer));
}

function unionMembers(node: Node): readonly Node[] {
  return [...itemsOf(child(node, 'oneOf')), ...itemsOf(child(node, 'anyOf'))];
}

/** Whether the member fixes the discriminating value by `const` or `enum`: then its component name means nothing. */
function namesItself(view: View, propertyName: Json | undefined): boolean {
  return view.flat().properties?.get(String(propertyName))?.flat().enum !== undefined;
}
