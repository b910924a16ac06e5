import { DescriptionError } from './error.ts';
import { asArray, asObject, isObject, getMember, type Json, type JsonObject } from './json/json.ts';
import { joinPointer } from './json/pointer.ts';
import type { Location } from './place.ts';

/** The document of nodes: resolves references, and locates every part in its source. */
export interface Document {
  /** The version it was written in. */
  readonly version: string;
  readonly root: Node;
  /** The node at a JSON Pointer; its `value` is `undefined` when there is none. */
  at(pointer: string): Node;
  /** The node that a reference leads to, if there is one. */
  find(reference: string): Node | undefined;
  /** The target of a `$ref` at a location. @throws DescriptionError when there is none */
  follow(reference: string, from: string): Node;
  /** The source location of a part. */
  locate(pointer: string): Location;
}

/** A value of a description with its location. */
export interface Node {
  readonly document: Document;
  /** RFC 6901, into the description as one document in the form of OpenAPI 3.2. */
  readonly pointer: string;
  readonly value: Json | undefined;
  /** The pointer of the reference that led here, if one did. */
  readonly site?: string;
}

/** A member of a node; its `value` is `undefined` when it is absent. */
export function child(node: Node, ...members: readonly (string | number)[]): Node {
  let { pointer, value } = node;
  for (const member of members) {
    pointer = joinPointer(pointer, member);
    value = getMember(value, member);
  }
  return { document: node.document, pointer, value };
}

/** The node, or `undefined` if it has no value. */
export function present(node: Node): Node | undefined {
  return node.value === undefined ? undefined : node;
}

/** The members of an object or the items of an array as nodes, in document order. */
export function children(node: Node): readonly (readonly [key: string, node: Node])[] {
  const { value } = node;
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).map((key) => [key, child(node, key)] as const);
}

/** The named members of an object; none for an array. */
export function listMembers(node: Node): readonly (readonly [name: string, node: Node])[] {
  return isObject(node.value) ? children(node) : [];
}

/** The items of an array; none for an object. */
export function listItems(node: Node): readonly Node[] {
  return asArray(node.value).map((_, index) => child(node, index));
}

/**
 * Follows `$ref` until a node without one. `summary` and `description` beside a `$ref` replace those of its target.
 * @throws DescriptionError when a reference leads nowhere or is circular
 */
export function resolve(node: Node): Node {
  const seen = new Set<string>();
  const parts: JsonObject[] = [];
  let current = node;
  for (;;) {
    const { $ref, summary, description } = asObject(current.value);
    if (typeof $ref !== 'string') break;
    if (seen.has(current.pointer)) {
      throw new DescriptionError(
        node.document.locate(node.pointer),
        'this $ref turns in a circle; break the circle.',
      );
    }
    seen.add(current.pointer);
    if (summary !== undefined) parts.unshift({ summary });
    if (description !== undefined) parts.unshift({ description });
    current = current.document.follow($ref, current.pointer);
  }
  if (seen.size === 0) return node;
  const { document, pointer, value } = current;
  const described = parts.length > 0 && isObject(value) ? Object.assign({}, value, ...parts) : value;
  return { document, pointer, value: described as Json, site: node.pointer };
}
