import { asObject, child, DescriptionError, isObject, listItems, type Node } from '@web-data/openapi';
import type { Flat, View, ViewOf } from './flat.ts';
import { createDerivedView } from './view.ts';
import { orNull } from './canonical-unions.ts';
import { conjunction } from './conjunction.ts';
import { readKeywords } from './read-keywords.ts';
import { absorbUnevaluated } from './unevaluated.ts';

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

/** The longest chain of `allOf` and `$ref`; no document written by people comes near. */
const MAX_DEPTH = 200;

/** Merges a schema with the targets of its `$ref` and `allOf`. A circular reference adds nothing and is cut. */
function flatten(node: Node, getView: ViewOf): Flat {
  return flattenWithin(node, getView, new Set());
}

function flattenWithin(node: Node, getView: ViewOf, open: Set<string>): Flat {
  const { value, pointer } = node;
  if (value === false) return { pointer, never: pointer };
  if (!isObject(value) || open.has(pointer)) return { pointer };
  if (open.size > MAX_DEPTH) {
    throw new DescriptionError(
      node.document.locate(pointer),
      `the schema lies behind more than ${MAX_DEPTH} steps of allOf and $ref; write it with fewer.`,
    );
  }
  open.add(pointer);
  const { outer, own } = readKeywords(node, getView);
  const merged = [...referenced(node), ...listItems(child(node, 'allOf'))].reduce(
    (flat, part) => conjunction(flat, flattenWithin(part, getView, open)),
    own,
  );
  open.delete(pointer);
  const complete = absorbUnevaluated(merged, outer);
  return value['nullable'] === true && own.types === undefined ? orNull(complete) : complete;
}

function referenced(node: Node): readonly Node[] {
  const { $ref, $dynamicRef } = asObject(node.value);
  return [$ref, $dynamicRef]
    .filter((ref) => typeof ref === 'string')
    .map((ref) => node.document.follow(ref, node.pointer));
}
