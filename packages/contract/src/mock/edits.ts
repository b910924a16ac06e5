import {
  isObject,
  joinPointer,
  type Json,
  type JsonObject,
  type Node,
  splitPointer,
  valueAt,
} from '@web-data/openapi';
import { keywordValue, properties } from '../generate/facets.ts';
import type { HttpRequest } from '../http/exchange.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { withValueAt } from '../openapi/pointer.ts';
import { getSchemas } from '../openapi/schemas.ts';
import { listMakers } from './makers.ts';
import type { MockResources } from './resources.ts';

/** Methods that change what their path names. */
const CHANGES = new Set(['patch', 'put']);

/** Whether an operation changes what its path ends with. */
export function changes({ method, path }: Operation): boolean {
  return CHANGES.has(method) && /\}\)?$/u.test(path);
}

/** Whether what a path names is changed by its callers, and therefore read as they wrote it. */
export function isWritten({ operations }: ContractDocument, path: string): boolean {
  return operations.some((one) => one.path === path && changes(one));
}

/** Where what a POST makes is changed by its callers. What runs by itself, as a job does, tells other things than it was sent. */
export function findChangePath(document: ContractDocument, maker: Operation): string | undefined {
  return document.operations.find(
    (one) => changes(one) && one.path.split('{').length === 2 && listMakers(document, one).includes(maker),
  )?.path;
}

/** Names what a path picks, for whom it is. */
export function toResourceKey(owner: string, path: string, picked: readonly Json[]): string {
  return JSON.stringify([owner, path, picked.map(String)]);
}

/**
 * Notes what a request writes of what its path names: a PUT all of it (RFC 9110, section 9.3.4), a PATCH its members (RFC
 * 7396). What a PUT left out of what was there is `undefined`, and a `null` is a value.
 * @returns what was written of it by now
 */
export function noteWritten(
  resources: MockResources,
  target: string,
  { method, request }: { method: string; request: HttpRequest },
): JsonObject {
  const before = resources.written(target);
  const sent = parseJson(request.body);
  if (method === 'delete') resources.write(target, {});
  if (method === 'delete' || method === 'get' || !isObject(sent)) return before;
  const emptied = Object.fromEntries(Object.keys(before).map((name) => [name, undefined]));
  resources.write(target, method === 'patch' ? patched(before, sent) : { ...emptied, ...sent });
  return resources.written(target);
}

function patched(before: JsonObject, sent: JsonObject): JsonObject {
  const changed = Object.entries(sent).map(([name, value]) => {
    const old = before[name];
    return [name, isObject(value) && isObject(old) ? patched(old, value) : value] as const;
  });
  return Object.fromEntries([...Object.entries(before), ...changed]);
}

/**
 * An answer with what was written in the place of its members of the same names, as far as its schema takes them.
 * @param member where the answer tells the id, which stays
 */
export function withWritten(schema: Node, body: Json, member: string | undefined, written: JsonObject): Json {
  const at = findResourcePointer(body, member);
  const id = member === undefined ? undefined : splitPointer(member).at(-1);
  const target = splitPointer(at).reduce<Node | undefined>(
    (node, name) => node && properties(node).get(name),
    schema,
  );
  if (target === undefined || !isObject(valueAt(body, at))) return body;
  const inner = at === '' ? undefined : valueAt(written, at);
  const { forResponses } = getSchemas(schema);
  return Object.entries(isObject(inner) ? inner : written).reduce<Json>((before, [name, value]) => {
    const property = properties(target).get(name);
    if (property === undefined || name === id || isOneWay(property)) return before;
    const after = withValueAt(before, joinPointer(at, name), value);
    return forResponses.accepts(schema, after) ? after : before;
  }, body);
}

/** Whether a member is only ever told, or only ever sent. */
function isOneWay(member: Node): boolean {
  return ['readOnly', 'writeOnly'].some((keyword) => keywordValue(member, keyword) === true);
}

/** Where an answer tells of one thing: where its id is told, or in its only member. */
function findResourcePointer(body: Json, member: string | undefined): string {
  const parent = joinPointer('', ...splitPointer(member ?? '').slice(0, -1));
  if (member !== undefined && isObject(valueAt(body, parent))) return parent;
  const [[name, inner] = ['', undefined], ...others] = isObject(body) ? Object.entries(body) : [];
  return others.length === 0 && isObject(inner) ? joinPointer('', name) : '';
}

/** A text as JSON; `undefined` where it is none. */
export function parseJson(text: string | undefined): Json | undefined {
  try {
    return JSON.parse(text ?? '') as Json;
  } catch {
    return undefined;
  }
}
