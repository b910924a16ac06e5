import { asArray, asObject, asString, type Json, type JsonObject } from './json.ts';
import { child, nodeAt, resolve, type Node } from './node.ts';

/** How one security scheme carries its credential in a request. */
export interface SecurityScheme {
  readonly name: string;
  readonly kind: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** Name of the header, query parameter or cookie. */
  readonly key: string;
  readonly pointer: string;
}

/** What an operation demands of its callers. */
export interface Security {
  /** The first alternative whose schemes are all understood; empty when no credential is needed. */
  readonly schemes: readonly SecurityScheme[];
  /** An empty alternative lets callers in without a credential. */
  readonly optional: boolean;
  readonly pointer: string;
}

/** The security of an operation: its own `security`, or the document's. */
export function readSecurity(operation: Node): Security {
  const own = child(operation, 'security');
  const node = own.value === undefined ? nodeAt(operation, '/security') : own;
  const alternatives = asArray(node.value).map((value) => Object.keys(asObject(value)));
  const optional = alternatives.length === 0 || alternatives.some((names) => names.length === 0);
  const needed = alternatives.find((names) => names.length > 0) ?? [];
  return { schemes: needed.map((name) => readScheme(operation, name)), optional, pointer: node.pointer };
}

function readScheme(operation: Node, name: string): SecurityScheme {
  const node = resolve(child(nodeAt(operation, '/components/securitySchemes'), name));
  if (node.value === undefined)
    throw new Error(`${node.pointer} is used by ${operation.pointer} but not defined.`);
  return { name, pointer: node.pointer, ...carrier(asObject(node.value)) };
}

function carrier(scheme: JsonObject): Pick<SecurityScheme, 'kind' | 'key'> {
  const type = scheme['type'];
  if (type === 'http' && lower(scheme['scheme']) === 'basic') return { kind: 'basic', key: 'authorization' };
  if (type !== 'apiKey') return { kind: 'bearer', key: 'authorization' };
  const kind = scheme['in'] === 'query' || scheme['in'] === 'cookie' ? scheme['in'] : 'header';
  return { kind, key: asString(scheme['name']) ?? 'authorization' };
}

function lower(value: Json | undefined): string {
  return (asString(value) ?? '').toLowerCase();
}
