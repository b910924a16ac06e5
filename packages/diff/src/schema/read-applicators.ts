import { asObject, child, isObject, listItems, listMembers, type Json, type Node } from '@web-data/openapi';
import type { Flat, Union, View, ViewOf } from './flat.ts';
import { anyView } from './view.ts';

/** Fills the flat schema from one keyword of a schema that holds other schemas. */
type Reader = (flat: Flat, keyword: Node, schema: Node, getView: ViewOf) => void;

/** The keywords that apply other schemas to a value or its parts. */
export const APPLICATORS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['contentSchema', (flat, at, _, getView) => void (flat.contentSchema = getView(at))],
  ['properties', (flat, at, _, getView) => void (flat.properties = viewsOf(at, getView))],
  ['patternProperties', (flat, at, _, getView) => void (flat.patternProperties = viewsOf(at, getView))],
  ['additionalProperties', (flat, at, _, getView) => void (flat.additionalProperties = getView(at))],
  ['propertyNames', (flat, at, _, getView) => void (flat.propertyNames = getView(at))],
  ['dependentSchemas', (flat, at, _, getView) => void (flat.dependentSchemas = viewsOf(at, getView))],
  ['prefixItems', (flat, at, _, getView) => void (flat.prefixItems = listItems(at).map(getView))],
  ['items', (flat, at, _, getView) => readItems(flat, at, getView)],
  ['contains', (flat, at, node, getView) => readContains(flat, at, node, getView)],
  ['not', (flat, at, _, getView) => void (flat.not = [getView(at)])],
  ['if', (flat, at, node, getView) => readConditional(flat, at, node, getView)],
  ['anyOf', (flat, at, _, getView) => readUnion(flat, at, 'anyOf', getView)],
  ['oneOf', (flat, at, _, getView) => readUnion(flat, at, 'oneOf', getView)],
  ['discriminator', (flat, at, node, getView) => readDiscriminator(flat, at, node, getView)],
]);

function viewsOf(at: Node, getView: ViewOf): ReadonlyMap<string, View> {
  return new Map(listMembers(at).map(([name, schema]) => [name, getView(schema)]));
}

/** Up to draft 2019-09 an array under `items` meant `prefixItems`. */
function readItems(flat: Flat, at: Node, getView: ViewOf): void {
  if (Array.isArray(at.value)) flat.prefixItems = listItems(at).map(getView);
  else flat.items = getView(at);
}

function readContains(flat: Flat, at: Node, node: Node, getView: ViewOf): void {
  const { minContains, maxContains } = asObject(node.value);
  const min = typeof minContains === 'number' ? minContains : 1;
  const max = typeof maxContains === 'number' ? maxContains : Infinity;
  if (min === 0 && max === Infinity) return;
  const minAt = minContains === undefined ? undefined : child(node, 'minContains').pointer;
  const maxAt = maxContains === undefined ? undefined : child(node, 'maxContains').pointer;
  flat.contains = [{ schema: getView(at), min, max, pointer: at.pointer, minAt, maxAt }];
}

function readConditional(flat: Flat, at: Node, node: Node, getView: ViewOf): void {
  const schema = asObject(node.value);
  if (schema['then'] === undefined && schema['else'] === undefined) return;
  const branch = (keyword: string) =>
    schema[keyword] === undefined ? anyView(node.pointer) : getView(child(node, keyword));
  flat.conditionals = [
    { if: getView(at), whenTrue: branch('then'), whenFalse: branch('else'), pointer: at.pointer },
  ];
}

function readUnion(flat: Flat, at: Node, kind: Union['kind'], getView: ViewOf): void {
  const members = listItems(at).map(getView);
  if (members.length === 0) return;
  flat.unions = [...(flat.unions ?? []), { kind, members, pointer: at.pointer }];
}

/**
 * Reads a discriminator with its complete mapping: the explicit entries, and the component names that OpenAPI implies
 * for all other members.
 */
function readDiscriminator(flat: Flat, at: Node, node: Node, getView: ViewOf): void {
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
