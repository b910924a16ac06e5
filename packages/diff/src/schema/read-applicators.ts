import { asObject, child, itemsOf, membersOf, type Node } from '@web-data/openapi';
import type { Flat, Union, View, ViewOf } from './flat.ts';
import { readDiscriminator } from './read-discriminator.ts';
import { anyView } from './view.ts';

/** Fills the flat schema from one keyword of a schema that holds other schemas. */
type Reader = (flat: Flat, keyword: Node, schema: Node, viewOf: ViewOf) => void;

/** The keywords that apply other schemas to a value or its parts. */
export const APPLICATORS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['contentSchema', (flat, at, _, viewOf) => void (flat.contentSchema = viewOf(at))],
  ['properties', (flat, at, _, viewOf) => void (flat.properties = viewsOf(at, viewOf))],
  ['patternProperties', (flat, at, _, viewOf) => void (flat.patternProperties = viewsOf(at, viewOf))],
  ['additionalProperties', (flat, at, _, viewOf) => void (flat.additionalProperties = viewOf(at))],
  ['propertyNames', (flat, at, _, viewOf) => void (flat.propertyNames = viewOf(at))],
  ['dependentSchemas', (flat, at, _, viewOf) => void (flat.dependentSchemas = viewsOf(at, viewOf))],
  ['prefixItems', (flat, at, _, viewOf) => void (flat.prefixItems = itemsOf(at).map(viewOf))],
  ['items', (flat, at, _, viewOf) => readItems(flat, at, viewOf)],
  ['contains', (flat, at, node, viewOf) => readContains(flat, at, node, viewOf)],
  ['not', (flat, at, _, viewOf) => void (flat.not = [viewOf(at)])],
  ['if', (flat, at, node, viewOf) => readConditional(flat, at, node, viewOf)],
  ['anyOf', (flat, at, _, viewOf) => readUnion(flat, at, 'anyOf', viewOf)],
  ['oneOf', (flat, at, _, viewOf) => readUnion(flat, at, 'oneOf', viewOf)],
  ['discriminator', (flat, at, node, viewOf) => readDiscriminator(flat, at, node, viewOf)],
]);

function viewsOf(at: Node, viewOf: ViewOf): ReadonlyMap<string, View> {
  return new Map(membersOf(at).map(([name, schema]) => [name, viewOf(schema)]));
}

/** Up to draft 2019-09 an array under `items` meant `prefixItems`. */
function readItems(flat: Flat, at: Node, viewOf: ViewOf): void {
  if (Array.isArray(at.value)) flat.prefixItems = itemsOf(at).map(viewOf);
  else flat.items = viewOf(at);
}

function readContains(flat: Flat, at: Node, node: Node, viewOf: ViewOf): void {
  const { minContains, maxContains } = asObject(node.value);
  const min = typeof minContains === 'number' ? minContains : 1;
  const max = typeof maxContains === 'number' ? maxContains : Infinity;
  if (min === 0 && max === Infinity) return;
  const minAt = minContains === undefined ? undefined : child(node, 'minContains').pointer;
  const maxAt = maxContains === undefined ? undefined : child(node, 'maxContains').pointer;
  flat.contains = [{ schema: viewOf(at), min, max, pointer: at.pointer, minAt, maxAt }];
}

function readConditional(flat: Flat, at: Node, node: Node, viewOf: ViewOf): void {
  const schema = asObject(node.value);
  if (schema['then'] === undefined && schema['else'] === undefined) return;
  const branch = (keyword: string) =>
    schema[keyword] === undefined ? anyView(node.pointer) : viewOf(child(node, keyword));
  flat.conditionals = [
    { if: viewOf(at), whenTrue: branch('then'), whenFalse: branch('else'), pointer: at.pointer },
  ];
}

function readUnion(flat: Flat, at: Node, kind: Union['kind'], viewOf: ViewOf): void {
  const members = itemsOf(at).map(viewOf);
  if (members.length === 0) return;
  flat.unions = [...(flat.unions ?? []), { kind, members, pointer: at.pointer }];
}
