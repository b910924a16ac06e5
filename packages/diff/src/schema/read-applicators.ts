import { asObject, child, listItems, listMembers, type Node } from '@web-data/openapi';
import type { Flat, Union, View, ViewOf } from './flat.ts';
import { readDiscriminator } from './read-discriminator.ts';
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
