import { isObject, asObject, child, DescriptionError, listItems, type Node } from '@web-data/openapi';
import { orNull } from './canonical-unions.ts';
import { conjunction } from './conjunction.ts';
import type { Flat, ViewOf } from './flat.ts';
import { readKeywords } from './read-keywords.ts';
import { absorbUnevaluated } from './unevaluated.ts';

/** The longest chain of `allOf` and `$ref`; no document written by people comes near. */
const MAX_DEPTH = 200;

/** Merges a schema with the targets of its `$ref` and `allOf`. A circular reference adds nothing and is cut. */
export function flatten(node: Node, getView: ViewOf): Flat {
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
