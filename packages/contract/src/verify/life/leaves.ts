import { getProperties, isObject, joinPointer, listBranches, readKeyword, sameJson } from '@web-data/openapi';
import type { Json, JsonObject, Node } from '@web-data/openapi';

/** A member of an object, or of an object inside it, whose value is no object. */
export interface Leaf {
  /** JSON Pointer in the object. */
  readonly at: string;
  readonly schema: Node;
  readonly value: Json;
}

/** Maximum depth of objects inside an object. */
const MAX_DEPTH = 4;

/** Returns the members of a schema, and of its branches, by name. */
export function listMembers(schema: Node): [string, Node][] {
  const found = [schema, ...listBranches(schema)].flatMap((one) => [...getProperties(one)]);
  return [...new Map(found)];
}

/** Returns the leaves of a body that a service stores as they are: an email may need a confirmation first. */
export function listLeaves(schema: Node, body: JsonObject, at = '', depth = 0): Leaf[] {
  return listMembers(schema).flatMap(([name, member]) => {
    const value = body[name];
    const pointer = joinPointer(at, name);
    if (value === undefined || value === null || isUnreturned(member)) return [];
    if (isObject(value)) return depth < MAX_DEPTH ? listLeaves(member, value, pointer, depth + 1) : [];
    const isList = Array.isArray(value);
    // Lists of objects get members such as ids.
    if (isList && (value.length === 0 || value.some((item) => typeof item === 'object'))) return [];
    return [{ at: pointer, schema: member, value }];
  });
}

/** Whether a response need not contain a member as it was sent. */
export function isUnreturned(member: Node): boolean {
  return (
    readKeyword(member, 'readOnly') === true ||
    readKeyword(member, 'writeOnly') === true ||
    /^(?:(?:idn-)?email|password|binary|byte)$/u.test(String(readKeyword(member, 'format')))
  );
}

/**
 * Whether two values mean the same in different notations: case, white space, punctuation, the order of a list, and
 * the notation of numbers and timestamps.
 */
export function isAlike(one: Json | undefined, other: Json | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return sameJson(one, other) || normalize(one) === normalize(other);
}

/** Normalises a scalar, or a list of them, for {@link isAlike}. */
export function normalize(value: Json): string {
  if (Array.isArray(value))
    return value
      .map((item) => normalize(item as Json))
      .toSorted()
      .join(' ');
  const text = String(value);
  if (/^[+-]?\d+(?:\.\d+)?$/u.test(text)) return String(Number(text));
  const time = isTimestamp(value) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') : String(time);
}

/** Whether a value looks like a timestamp (RFC 3339). */
export function isTimestamp(value: Json | undefined): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/u.test(value);
}
