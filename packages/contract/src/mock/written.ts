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
import { schemasOf } from '../openapi/schemas.ts';
import { makersOf } from './makers.ts';

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

/** Whether what a POST makes is changed by its callers. What runs by itself, as a job does, tells other things than it was sent. */
export function makesWritten(document: ContractDocument, maker: Operation): boolean {
  return document.operations.some(
    (one) => changes(one) && one.path.split('{').length === 2 && makersOf(document, one).includes(maker),
  );
}

/** What was written before with what a request writes, member by member (RFC 7396); a `null` is kept, as a value. */
export function merged(before: JsonObject, { body }: Pick<HttpRequest, 'body'>): JsonObject {
  const sent = jsonOf(body);
  return isObject(sent) ? patched(before, sent) : before;
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
 * @param at where in the answer stands what was written, as a JSON Pointer
 */
export function withWritten(schema: Node, answer: Json, at: string, written: JsonObject): Json {
  const place = splitPointer(at).reduce<Node | undefined>(
    (node, name) => node && properties(node).get(name),
    schema,
  );
  if (place === undefined || !isObject(valueAt(answer, at))) return answer;
  const inner = at === '' ? undefined : valueAt(written, at);
  const { answered } = schemasOf(schema);
  return Object.entries(isObject(inner) ? inner : written).reduce<Json>((before, [name, value]) => {
    const member = properties(place).get(name);
    if (member === undefined || isOneWay(member)) return before;
    const after = withValueAt(before, joinPointer(at, name), value);
    return answered.accepts(schema, after) ? after : before;
  }, answer);
}

/** Whether a member is only ever told, or only ever sent. */
function isOneWay(member: Node): boolean {
  return ['readOnly', 'writeOnly'].some((keyword) => keywordValue(member, keyword) === true);
}

/** Where an answer tells of one thing: where its id is told, or in its only member. */
export function placeOf(answer: Json, member: string | undefined): string {
  const parent = joinPointer('', ...splitPointer(member ?? '').slice(0, -1));
  if (member !== undefined && isObject(valueAt(answer, parent))) return parent;
  const [[name, inner] = ['', undefined], ...others] = isObject(answer) ? Object.entries(answer) : [];
  return others.length === 0 && isObject(inner) ? joinPointer('', name) : '';
}

/** A text as JSON; `undefined` where it is none. */
export function jsonOf(text: string | undefined): Json | undefined {
  try {
    return JSON.parse(text ?? '') as Json;
  } catch {
    return undefined;
  }
}
