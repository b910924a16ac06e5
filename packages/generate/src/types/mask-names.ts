import { isObject, joinPointer, splitPointer, splitReference } from '@web-data/openapi';
import ts from 'typescript';

type Json = unknown;

/**
 * A document with names that are safe in programs that read them as parts of URLs, and the function to restore them.
 */
export interface Masked {
  document: object;
  /** Restores the original names in the generated nodes. */
  unmask(nodes: ts.Node[]): ts.Node[];
}

/**
 * Replaces names of a document that openapi-typescript misreads: it decodes `%` in them, and treats text after a `#` as
 * a pointer.
 */
export function maskNames(document: object): Masked {
  const masks = new Map([...unsafeNames(document)].map((name, index) => [name, `@name ${index}@`]));
  const originals = new Map([...masks].map(([name, mask]) => [mask, name]));
  return {
    document: masks.size === 0 ? document : (maskIn(document, masks) as object),
    unmask: (nodes) => (masks.size === 0 ? nodes : nodes.map((node) => unmaskIn(node, originals))),
  };
}

/** Collects names of members, and values that become names: ids of operations, names of parameters and of members. */
function unsafeNames(value: Json, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, member] of Object.entries(value)) {
    if (isUnsafe(name)) found.add(name);
    if (isName.has(name) && typeof member === 'string' && isUnsafe(member)) found.add(member);
    unsafeNames(member, found);
  }
  return found;
}

const isName = new Set(['name', 'operationId', 'propertyName']);

function isUnsafe(name: string): boolean {
  return /[%#]/.test(name);
}

function maskIn(value: Json, masks: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return masks.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => maskIn(item, masks));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      masks.get(name) ?? name,
      ((name === '$ref' || name === 'mapping') && maskReferences(member, masks)) || maskIn(member, masks),
    ]),
  );
}

/** Rewrites a reference, or a map of references, to the names of the masked document. */
function maskReferences(value: Json, masks: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string' && value.startsWith('#/'))
    return `#${splitPointer(splitReference(value).fragment).reduce((path, name) => joinPointer(path, encodeURIComponent(masks.get(name) ?? name)), '')}`;
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [masks.get(name) ?? name, maskReferences(one, masks) ?? one]),
  );
}

function unmaskIn(root: ts.Node, originals: ReadonlyMap<string, string>): ts.Node {
  const visit = (node: ts.Node): ts.Node => {
    unmaskComments(node, originals);
    if (ts.isStringLiteral(node)) {
      const name = originals.get(node.text);
      return name === undefined ? node : ts.factory.createStringLiteral(name);
    }
    if (ts.isIdentifier(node) && node.text.startsWith('"')) {
      const name = originals.get(node.text.slice(1, -1));
      return name === undefined ? node : ts.factory.createIdentifier(JSON.stringify(name));
    }
    return ts.visitEachChild(node, visit, undefined);
  };
  return visit(root);
}

function unmaskComments(node: ts.Node, originals: ReadonlyMap<string, string>): void {
  for (const comment of ts.getSyntheticLeadingComments(node) ?? [])
    comment.text = comment.text.replaceAll(/@name \d+@/g, (mask) =>
      (originals.get(mask) ?? mask).replaceAll('*/', String.raw`*\/`),
    );
}
