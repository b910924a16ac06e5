import { isObject, asObject, child, DescriptionError, itemsOf, type Node } from '@web-data/openapi';
import { orNull } from './canonical-unions.ts';
import { conjunction } from './conjunction.ts';
import type { Flat, ViewOf } from './flat.ts';
import { readKeywords } from './read-keywords.ts';
import { absorbUnevaluated } from './unevaluated.ts';

/** The longest chain of `allOf` and `$ref`; no document written by people comes near. */
const MAX_DEPTH = 200;

/** Merges a schema with what its `$ref` and `allOf` lead to. A circle adds nothing and is cut. */
export function flatten(node: Node, viewOf: ViewOf): Flat {
  return flattenWithin(node, viewOf, new Set());
}

function flattenWithin(node: Node, viewOf: ViewOf, open: Set<string>): Flat {
  const { value, pointer } = node;
  if (value === false) return { pointer, never: pointer };
  if (!isObject(value) || open.has(pointer)) return { pointer };
  if (open.size > MAX_DEPTH) {
    throw new DescriptionError(
      node.document.placeOf(pointer),
      `the schema lies behind more than ${MAX_DEPTH} steps of allOf and $ref; write it with fewer.`,
    );
  }
  open.add(pointer);
  const { outer, own } = readKeywords(node, viewOf);
  const merged = [...referenced(node), ...itemsOf(child(node, 'allOf'))].reduce(
    (flat, part) => conjunction(flat, flattenWithin(part, viewOf, open)),
    own,
  );
  open.delete(pointer);
  const whole = absorbUnevaluated(merged, outer);
  return value['nullable'] === true && own.types === undefined ? orNull(whole) : whole;
}

function referenced(node: Node): readonly Node[] {
  const { $ref, $dynamicRef } = asObject(node.value);
  return [$ref, $dynamicRef]
    .filter((ref) => typeof ref === 'string')
    .map((ref) => node.document.follow(ref, node.pointer));
}
