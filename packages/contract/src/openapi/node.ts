import { asString, isObject, type Json, type JsonObject } from './json.ts';
import { joinPointer, valueAt } from './pointer.ts';

/** A value of the document together with the JSON Pointer at which it stands. */
export interface Node {
  readonly root: JsonObject;
  readonly pointer: string;
  readonly value: Json | undefined;
}

/** The root of a document as a node. */
export function rootNode(root: JsonObject): Node {
  return { root, pointer: '', value: root };
}

/** The node at a local JSON Pointer of the same document. */
export function nodeAt(node: Node, pointer: string): Node {
  return { root: node.root, pointer, value: valueAt(node.root, pointer) };
}

/** A member of a node; its `value` is `undefined` when it is not there. */
export function child(node: Node, ...members: (string | number)[]): Node {
  return members.reduce<Node>((at, member) => {
    const value = Array.isArray(at.value)
      ? at.value[Number(member)]
      : isObject(at.value) && Object.hasOwn(at.value, member)
        ? at.value[member]
        : undefined;
    return { root: at.root, pointer: joinPointer(at.pointer, member), value };
  }, node);
}

/** The members of an object or the elements of an array as nodes, in document order. */
export function children(node: Node): [key: string, node: Node][] {
  if (!isObject(node.value) && !Array.isArray(node.value)) return [];
  return Object.keys(node.value).map((key) => [key, child(node, key)]);
}

/**
 * Follows `$ref` until a node without one.
 * @throws when a reference leaves the document, points nowhere or turns in a circle.
 */
export function resolve(node: Node): Node {
  let at = node;
  for (let hops = 0; hops < 100; hops++) {
    const ref = isObject(at.value) ? asString(at.value['$ref']) : undefined;
    if (ref === undefined) return at;
    at = follow(at, ref);
  }
  throw new Error(`${node.pointer} is a $ref that turns in a circle; break the circle.`);
}

/** The node a `$ref` of this node points to. */
export function follow(node: Node, ref: string): Node {
  if (!ref.startsWith('#')) {
    throw new Error(
      `${node.pointer}/$ref is "${ref}", outside the document; bundle the document into one file.`,
    );
  }
  const target = nodeAt(node, decodeURIComponent(ref.slice(1)));
  if (target.value === undefined) throw new Error(`${node.pointer}/$ref is "${ref}", which does not exist.`);
  return target;
}
