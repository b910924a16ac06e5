import { arrayOf, isObject, member, objectOf, type Json, type JsonObject } from './json.ts';
import { pointerTo, tokensOf } from './pointer.ts';

/** A document that cannot be compared: the message names the place and the remedy. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** A value of a document together with the place where it stands. */
export interface Node {
  readonly document: SpecDocument;
  readonly pointer: string;
  readonly value: Json | undefined;
  /** Where the reference stands that led here, if one did. */
  readonly site?: string;
}

/** Where something is listed: the place of the reference to it, or its own. */
export function siteOf({ site, pointer }: Pick<Node, 'site' | 'pointer'>): string {
  return site ?? pointer;
}

/** One of the two compared OpenAPI documents; it follows references inside itself. */
export class SpecDocument {
  readonly side: 'old' | 'new';
  readonly root: Node;
  /** OpenAPI 3.0 ignores what stands beside a `$ref` and has formats of its own. */
  readonly isOpenApi30: boolean;
  #anchors: Map<string, Node> | undefined;

  constructor(side: 'old' | 'new', value: unknown) {
    this.side = side;
    this.root = { document: this, pointer: '', value: objectOf(value) };
    this.isOpenApi30 = String(objectOf(value)['openapi']).startsWith('3.0');
  }

  /** The node a `$ref` of this document leads to.
   * @throws {DocumentError} when it leads to another document or to nothing. */
  resolve(ref: string, from: string): Node {
    const target = ref.startsWith('#') ? this.#inside(ref.slice(1)) : this.#anchored().get(ref);
    if (target !== undefined) return target;
    const remedy = ref.startsWith('#')
      ? 'which does not exist; correct the reference'
      : 'outside of the document; bundle it into one file first, for example with "redocly bundle"';
    throw new DocumentError(
      `${from || '/'}: the $ref "${ref}" of the ${this.side} document leads to a place ${remedy}.`,
    );
  }

  #inside(fragment: string): Node | undefined {
    const decoded = decode(fragment);
    const isPointer = decoded === '' || decoded.startsWith('/');
    return isPointer ? this.at(decoded) : this.#anchored().get(`#${decoded}`);
  }

  /** The node an RFC 6901 pointer leads to, if there is one. */
  at(pointer: string): Node | undefined {
    return tokensOf(pointer).reduce<Node | undefined>(
      (node, token) => (node === undefined ? undefined : existing(child(node, token))),
      this.root,
    );
  }

  #anchored(): Map<string, Node> {
    this.#anchors ??= collectAnchors(this.root);
    return this.#anchors;
  }
}

/** The node of a member or an item; its value is undefined where there is none. */
export function child(node: Node, token: string | number): Node {
  const { value } = node;
  const found = Array.isArray(value) ? value[Number(token)] : member(objectOf(value), String(token));
  return { document: node.document, pointer: pointerTo(node.pointer, token), value: found };
}

/** The named members of an object node, in their order. */
export function membersOf(node: Node): readonly (readonly [string, Node])[] {
  return Object.keys(objectOf(node.value)).map((key) => [key, child(node, key)] as const);
}

/** The items of an array node. */
export function itemsOf(node: Node): readonly Node[] {
  return arrayOf(node.value).map((_, index) => child(node, index));
}

/** Follows the Reference Objects from a node to the object itself; a circle ends at an empty object.
 * `summary` and `description` beside a `$ref` replace those of the target. */
export function dereference(node: Node): Node {
  const seen = new Set<string>();
  let current = node;
  const texts: JsonObject[] = [];
  for (;;) {
    const value = objectOf(current.value);
    const ref = value['$ref'];
    if (typeof ref !== 'string') return { ...withTexts(current, texts), site: node.pointer };
    if (seen.has(current.pointer)) return { ...current, value: {} };
    seen.add(current.pointer);
    texts.push(textOf(value));
    current = current.document.resolve(ref, current.pointer);
  }
}

function textOf(value: JsonObject): JsonObject {
  const { summary, description } = value;
  return {
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description }),
  };
}

/** The texts of the first reference win. */
function withTexts(node: Node, texts: readonly JsonObject[]): Node {
  const overrides: JsonObject = Object.assign({}, ...texts.toReversed());
  if (Object.keys(overrides).length === 0 || !isObject(node.value)) return node;
  return { ...node, value: { ...node.value, ...overrides } };
}

function existing(node: Node): Node | undefined {
  return node.value === undefined ? undefined : node;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Every place that names itself by `$id`, `$anchor` or `$dynamicAnchor`. */
function collectAnchors(root: Node): Map<string, Node> {
  const anchors = new Map<string, Node>();
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { $id, $anchor, $dynamicAnchor } = objectOf(node.value);
    if (typeof $id === 'string') anchors.set($id, node);
    for (const name of [$anchor, $dynamicAnchor]) if (typeof name === 'string') anchors.set(`#${name}`, node);
    open.push(...(Array.isArray(node.value) ? itemsOf(node) : membersOf(node).map(([, inner]) => inner)));
  }
  return anchors;
}
