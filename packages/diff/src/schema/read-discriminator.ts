import { isObject, type Json, child, listItems, listMembers, type Node } from '@web-data/openapi';
import type { Flat, View, ViewOf } from './flat.ts';

/**
 * Reads a discriminator with its complete mapping: the explicit entries, and the component names that OpenAPI implies
 * for all other members.
 */
export function readDiscriminator(flat: Flat, at: Node, node: Node, getView: ViewOf): void {
  if (!isObject(at.value)) return;
  const { propertyName } = at.value;
  const mapping = () => readMapping(at, propertyName, node, getView);
  const otherwise = () => mappedView(child(at, 'defaultMapping'), getView);
  flat.discriminator = { value: propertyName ?? null, pointer: at.pointer, mapping, otherwise };
}

function readMapping(
  at: Node,
  propertyName: Json | undefined,
  node: Node,
  getView: ViewOf,
): ReadonlyMap<string, View> {
  const mapping = new Map<string, View>();
  for (const [value, target] of listMembers(child(at, 'mapping'))) {
    const view = mappedView(target, getView);
    if (view !== undefined) mapping.set(value, view);
  }
  const mapped = new Set([...mapping.values()].map(({ key }) => key));
  for (const member of unionMembers(node)) {
    const view = getView(member);
    if (view.name === undefined || mapped.has(view.key) || namesItself(view, propertyName)) continue;
    mapping.set(view.name, view);
  }
  return mapping;
}

/** A mapping names a component or a reference. */
function mappedView({ value, document, pointer }: Node, getView: ViewOf): View | undefined {
  if (typeof value !== 'string') return undefined;
  const isName = /^[\w.-]+$/.test(value) && !value.endsWith('.json') && !value.endsWith('.yaml');
  return getView(document.follow(isName ? `#/components/schemas/${value}` : value, pointer));
}

function unionMembers(node: Node): readonly Node[] {
  return [...listItems(child(node, 'oneOf')), ...listItems(child(node, 'anyOf'))];
}

/** Whether the member fixes the discriminating value by `const` or `enum`: its component name is then ignored. */
function namesItself(view: View, propertyName: Json | undefined): boolean {
  return view.flat().properties?.get(String(propertyName))?.flat().enum !== undefined;
}
