import { isObject, joinPointer, splitPointer, valueAt, readKeyword, getProperties } from '@web-data/openapi';
import type { Json, JsonObject, Node } from '@web-data/openapi';
import type { HttpRequest } from '../http/exchange.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { withValueAt } from '../openapi/pointer.ts';
import { getSchemas } from '../openapi/schemas.ts';
import { listMakers } from '../semantics/makers.ts';
import type { MockResources } from './resources.ts';

/** Methods that change the resource at their path. */
const CHANGES = new Set(['patch', 'put']);

/** Whether an operation changes the resource at the end of its path. */
export function changes({ method, path }: Operation): boolean {
  return CHANGES.has(method) && /\}\)?$/u.test(path);
}

/** Whether callers change the resource at a path, so that it must be read as they wrote it. */
export function isWritten({ operations }: ContractDocument, path: string): boolean {
  return operations.some((one) => one.path === path && changes(one));
}

/**
 * Returns the path at which callers change the resource that a POST creates. A resource that changes by itself, such as
 * a job, has none: its representation differs from the request.
 */
export function findChangePath(document: ContractDocument, maker: Operation): string | undefined {
  return document.operations.find(
    (one) => changes(one) && one.path.split('{').length === 2 && listMakers(document, one).includes(maker),
  )?.path;
}

/** Returns the key of a resource: its owner, its path and the values of the path parameters. */
export function toResourceKey(owner: string, path: string, picked: readonly Json[]): string {
  return JSON.stringify([owner, path, picked.map(String)]);
}

/**
 * Stores the members that a request writes: a PUT replaces all of them (RFC 9110, section 9.3.4), a PATCH merges (RFC
 * 7396). Members that a PUT omits become `undefined`; `null` is a value.
 * @returns the members stored after this request
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
 * Returns a response body with the stored members replacing its own, as far as its schema allows them.
 * @param member the JSON Pointer to the id in the body, which stays
 */
export function withWritten(schema: Node, body: Json, member: string | undefined, written: JsonObject): Json {
  const at = findResourcePointer(body, member);
  const id = member === undefined ? undefined : splitPointer(member).at(-1);
  const target = splitPointer(at).reduce<Node | undefined>(
    (node, name) => node && getProperties(node).get(name),
    schema,
  );
  if (target === undefined || !isObject(valueAt(body, at))) return body;
  const inner = at === '' ? undefined : valueAt(written, at);
  const { forResponses } = getSchemas(schema);
  return Object.entries(isObject(inner) ? inner : written).reduce<Json>((before, [name, value]) => {
    const property = getProperties(target).get(name);
    if (property === undefined || name === id || isOneWay(property)) return before;
    const after = withValueAt(before, joinPointer(at, name), value);
    return forResponses.accepts(schema, after) ? after : before;
  }, body);
}

/** Whether a member is read-only or write-only. */
function isOneWay(member: Node): boolean {
  return ['readOnly', 'writeOnly'].some((keyword) => readKeyword(member, keyword) === true);
}

/** The pointer to the resource in a response body: the parent of its id, or the only member. */
function findResourcePointer(body: Json, member: string | undefined): string {
  const parent = joinPointer('', ...splitPointer(member ?? '').slice(0, -1));
  if (member !== undefined && isObject(valueAt(body, parent))) return parent;
  const [[name, inner] = ['', undefined], ...others] = isObject(body) ? Object.entries(body) : [];
  return others.length === 0 && isObject(inner) ? joinPointer('', name) : '';
}

/** Parses text as JSON; `undefined` when it is not JSON. */
export function parseJson(text: string | undefined): Json | undefined {
  try {
    return JSON.parse(text ?? '') as Json;
  } catch {
    return undefined;
  }
}
