import { asObject, child, type Node, type Document } from '@web-data/openapi';
import { conjunction } from './conjunction.ts';
import type { Flat } from './flat.ts';
import { flatten } from './flatten.ts';

/**
 * A schema as it is looked at: one place in a document, or several that hold together. Equal keys mean the same
 * schema; the flat form is read when it is first asked for, so recursive schemas need no care.
 */
export interface View {
  readonly key: string;
  readonly pointer: string;
  /** Where it is used: the place of the reference to it. */
  readonly site: string;
  /** The document it is written in; absent where it stands for an absent keyword. */
  readonly document?: Document;
  /** The one place it is written at; absent where several hold together. */
  readonly node?: Node;
  /** The component's name, when the schema is one. */
  readonly name?: string;
  flat(): Flat;
}

/** The view of a schema at one place; a mere `$ref` is the place it leads to. */
export function viewOf(node: Node): View {
  const target = followed(node);
  const name = /^\/components\/schemas\/([^/]+)$/.exec(target.pointer)?.[1];
  const view = derivedView(target.pointer, target.pointer, () => flatten(target), name);
  return { ...view, site: node.pointer, document: node.document, node: target };
}

/** The view of the schema that everything satisfies; it stands where a keyword is absent. */
export function anyView(pointer: string): View {
  return derivedView('any', pointer, () => ({ pointer }));
}

/** A view of a schema that stands nowhere as such, for example one member of a union with what surrounds it. */
export function derivedView(key: string, pointer: string, read: () => Flat, name?: string): View {
  let flat: Flat | undefined;
  return {
    key,
    pointer,
    site: pointer,
    ...(name === undefined ? {} : { name }),
    flat: () => (flat ??= read()),
  };
}

/** The view of what satisfies both. */
export function both(a: View, b: View): View {
  if (a.key === b.key || b.key === 'any') return a;
  if (a.key === 'any') return b;
  const parts = new Set([...a.key.split(' & '), ...b.key.split(' & ')]);
  const key = [...parts].toSorted().join(' & ');
  return withDocument(
    derivedView(key, a.pointer, () => conjunction(a.flat(), b.flat())),
    a,
  );
}

/** A derived view is written in the document of the view it comes from. */
export function withDocument(view: View, { document }: View): View {
  return document === undefined ? view : { ...view, document };
}

/** The view of a member of a schema object. */
export function viewAt(node: Node, ...tokens: readonly (string | number)[]): View {
  return viewOf(child(node, ...tokens));
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
