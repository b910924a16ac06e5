import { getTypes, joinPointer, readKeyword, splitPointer, valueAt } from '@web-data/openapi';
import type { Json, JsonObject, Node } from '@web-data/openapi';
import type { Exchange } from '../../http/exchange.ts';
import type { Operation } from '../../openapi/operation.ts';
import { isAlike, isUnreturned, listLeaves, listMembers } from './leaves.ts';
import type { Leaf } from './leaves.ts';

/** An operation that writes a resource, and the GET that reads it. */
export interface WrittenAndRead {
  readonly operation: Operation;
  /** The schema of its body. */
  readonly schema: Node;
  readonly get: Operation;
}

/** How a GET returned a resource after a write. */
export interface Reading {
  /** The body of the write. */
  readonly sent: JsonObject;
  readonly exchange: Exchange;
  /** The object in the response that has the members of the body. */
  readonly object: JsonObject | undefined;
}

/**
 * Words in the names of members that a service may keep to itself, or sets itself, although it documents one schema for
 * requests and responses.
 */
const NOT_RETURNED: ReadonlySet<string> = new Set(
  [
    'password passwd passphrase pwd secret token key credential credentials captcha otp pin cvv cvc card iban ssn',
    'terms consent accept confirm confirmation agree',
    'id ids uid uuid guid slug version revision etag hash created updated modified deleted owner author user',
    'progress url href link links uri path',
  ]
    .join(' ')
    .split(' '),
);
/** Words in the names of members that a service changes by itself, or by an action. */
const STATES: ReadonlySet<string> = new Set(['status', 'state', 'phase', 'stage']);
/** A value of which a part is hidden. */
const MASKED = /\*{2}|•{2}|x{4}|…/iu;

/** Maximum depth of the members that are compared. */
const MAX_DEPTH = 3;

/** A member that is not returned as it was written. */
export interface Mismatch {
  /** Pointer of a member that was lost. */
  readonly lost?: string;
  readonly exchange: Exchange;
  readonly message: string;
  readonly expected: string;
}

/**
 * Finds a member that a GET returns alike after two writes with different values: without a value, or with that of the
 * first write, which it stored. Any other value may be one that the service sets by itself.
 * @param only pointer of the one member to look at. Default all.
 */
export function findLost(
  { operation, get, schema }: WrittenAndRead,
  one: Reading,
  other: Reading,
  only?: string,
): Mismatch | undefined {
  const [first, second] = [one.object, other.object];
  if (first === undefined || second === undefined || isStale(one.exchange) || isStale(other.exchange))
    return undefined;
  const returned = listReturnedMembers(get);
  const lost = listChanged(schema, one, other).find(({ at, value, schema: member }) => {
    if ((only !== undefined && at !== only) || !returned.has(at) || typeof value === 'boolean') return false;
    const [before, after] = [valueAt(first, at), valueAt(second, at)];
    const isEither = isEmpty(before) ? isEmpty(after) : isAlike(before, value) && isAlike(after, before);
    return isEither && !isFixed(member) && mayBeReturned(at, { sent: value, returned: after });
  });
  if (lost === undefined) return undefined;
  const values = [lost.value, valueAt(other.sent, lost.at) ?? null].map((value) => JSON.stringify(value));
  const value = JSON.stringify(valueAt(second, lost.at) ?? null);
  return {
    lost: lost.at,
    exchange: other.exchange,
    message: `${operation.id} was sent ${lost.at.slice(1)} as ${values.join(' and as ')}, and ${get.id} returns ${value} both times.`,
    expected: `${lost.at.slice(1)}: ${values[1]}`,
  };
}

/** Whether a GET returns any member as both writes sent it: otherwise it may be another representation. */
export function isStored({ schema }: WrittenAndRead, one: Reading, other: Reading): boolean {
  return listChanged(schema, one, other).some(({ at, value }) => {
    const isSame = one.object !== undefined && isAlike(valueAt(one.object, at), value);
    return (
      isSame && other.object !== undefined && isAlike(valueAt(other.object, at), valueAt(other.sent, at))
    );
  });
}

/** The members that two writes sent with different values. */
function listChanged(schema: Node, one: Reading, other: Reading): Leaf[] {
  return listLeaves(schema, one.sent).filter(({ at, value }) => {
    const otherValue = valueAt(other.sent, at);
    return otherValue !== undefined && !isAlike(otherValue, value);
  });
}

function isEmpty(value: Json | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Whether a member has fixed values: it may be a state that the service changes by itself. */
export function isFixed(member: Node): boolean {
  return ['enum', 'const'].some((keyword) => readKeyword(member, keyword) !== undefined);
}

/** Whether a response may return a member as it was sent: it is not private, set by the service, or masked. */
export function mayBeReturned(at: string, values: { sent: Json; returned: Json | undefined }): boolean {
  return !splitName(at).some((word) => STATES.has(word)) && mayBeReturnedOrState(at, values);
}

/** Whether a response may return a member as another confirmed it: it is a state, or one of {@link mayBeReturned}. */
export function mayBeReturnedOrState(
  at: string,
  { sent, returned }: { sent: Json; returned: Json | undefined },
): boolean {
  const isMasked = MASKED.test(String(returned)) && !MASKED.test(String(sent));
  return !isMasked && !splitName(at).some((word) => NOT_RETURNED.has(word));
}

/** Splits a member's name into its words, in lower case. */
function splitName(at: string): string[] {
  const name = (splitPointer(at).at(-1) ?? '').replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, ' ');
  return name.toLowerCase().split(/[^a-z\d]+/u);
}

/** A cached response may be stale (RFC 9111, section 4.4). */
export function isStale({ response }: Exchange): boolean {
  return response?.headers['age'] !== undefined;
}

/** Pointers of the members that the response of a GET documents, relative to the object that has them. */
export function listReturnedMembers(get: Operation): ReadonlySet<string> {
  const schema = get.responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema;
  if (schema === undefined) return new Set();
  // The object may be in an envelope.
  return new Set(
    [schema, ...listMembers(schema).map(([, member]) => member)].flatMap((one) => listPointers(one)),
  );
}

function listPointers(schema: Node, at = '', depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  return listMembers(schema).flatMap(([name, member]) => {
    const pointer = `${at}${joinPointer('', name)}`;
    return [pointer, ...listPointers(member, pointer, depth + 1)];
  });
}

/** Whether a GET returns any member of a body that can be compared. */
export function hasComparable({ schema, get }: WrittenAndRead): boolean {
  const returned = listReturnedMembers(get);
  const search = (one: Node, at: string, depth: number): boolean =>
    depth <= MAX_DEPTH &&
    listMembers(one).some(([name, member]) => {
      const pointer = `${at}${joinPointer('', name)}`;
      if (listMembers(member).length > 0) return search(member, pointer, depth + 1);
      if (!returned.has(pointer) || isFixed(member) || isUnreturned(member)) return false;
      return !isBoolean(member) && mayBeReturned(pointer, { sent: '', returned: undefined });
    });
  return search(schema, '', 0);
}

function isBoolean(member: Node): boolean {
  return getTypes(member).join() === 'boolean';
}
