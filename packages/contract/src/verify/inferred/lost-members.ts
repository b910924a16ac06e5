import { isObject, joinPointer, readKeyword, splitPointer, valueAt } from '@web-data/openapi';
import type { Json, JsonObject, Node } from '@web-data/openapi';
import type { Exchange } from '../../http/exchange.ts';
import type { Operation } from '../../openapi/operation.ts';
import { withValueAt } from '../../openapi/pointer.ts';
import { candidates } from '../../values/candidates.ts';
import type { Session } from '../session.ts';
import { isAlike, listLeaves, listMembers, normalize } from './leaves.ts';

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

/** Members that a service may keep to itself although it documents one schema for requests and responses. */
const PRIVATE =
  /pass|secret|token|key|credential|captcha|otp|\bpin\b|cvv|cvc|card|iban|ssn|terms|consent|accept|confirm|agree/iu;
/** A value of which a part is hidden. */
const MASKED = /\*{2}|•{2}|x{4}|…/iu;

/** A body without the members beside one that its schema does not require. */
export function withoutSiblings(
  { document }: Session,
  schema: Node,
  body: JsonObject,
  at: string,
): JsonObject {
  const parent = splitPointer(at).slice(0, -1);
  const beside = valueAt(body, joinPointer('', ...parent));
  let rest: Json = body;
  for (const name of Object.keys(isObject(beside ?? null) ? (beside as JsonObject) : {})) {
    const pointer = joinPointer('', ...parent, name);
    const fewer: Json = pointer === at ? rest : withValueAt(rest, pointer, undefined);
    if (document.schemas.accepts(schema, fewer)) rest = fewer;
  }
  return isObject(rest) ? rest : body;
}

/** A member that was written and is not returned. */
export interface Fault {
  /** Pointer of a member that was lost. */
  readonly lost?: string;
  readonly exchange: Exchange;
  readonly message: string;
  readonly expected: string;
}

/**
 * Finds a member of which a GET tells the same after two writes with different values, although it tells another member
 * as it was written.
 * @param only pointer of the one member to look at. Default all.
 */
export function findLost(
  { operation, get, schema }: WrittenAndRead,
  one: Reading,
  other: Reading,
  only?: string,
): Fault | undefined {
  const [now, then] = [one.object, other.object];
  if (now === undefined || then === undefined || isStale(one.exchange) || isStale(other.exchange))
    return undefined;
  const changed = listLeaves(schema, one.sent).filter(({ at, value }) => {
    const otherValue = valueAt(other.sent, at);
    return otherValue !== undefined && !isAlike(otherValue, value);
  });
  const isStored = (at: string, value: Json): boolean =>
    isAlike(valueAt(now, at), value) && isAlike(valueAt(then, at), valueAt(other.sent, at));
  // Otherwise the GET may tell another representation, or a resource that is not ready.
  if (only === undefined && !changed.some(({ at, value }) => isStored(at, value))) return undefined;
  const told = listToldMembers(get);
  const lost = changed.find(({ at, value, schema: member }) => {
    if ((only !== undefined && at !== only) || !told.has(at) || typeof value === 'boolean') return false;
    const [is, was] = [valueAt(now, at), valueAt(then, at)];
    const isSame = is === undefined || is === null ? was === is : was !== undefined && isAlike(is, was);
    // A member with fixed values may be a state that the service changes by itself.
    const isFixed = ['enum', 'const'].some((keyword) => readKeyword(member, keyword) !== undefined);
    return isSame && !isFixed && mayBeTold(at, is);
  });
  if (lost === undefined) return undefined;
  const values = [lost.value, valueAt(other.sent, lost.at) ?? null].map((value) => JSON.stringify(value));
  const shown = JSON.stringify(valueAt(now, lost.at) ?? null);
  return {
    lost: lost.at,
    exchange: other.exchange,
    message: `${operation.id} was sent ${lost.at.slice(1)} as ${values.join(' and as ')}, and ${get.id} tells ${shown} both times.`,
    expected: `${lost.at.slice(1)}: ${values[1]}`,
  };
}

/** Whether a response tells a member as it was sent: it is not private, and its value is not hidden in part. */
export function mayBeTold(at: string, value: Json | undefined): boolean {
  return !PRIVATE.test(at) && !MASKED.test(String(value));
}

/** A cached response may be stale (RFC 9111, section 4.4). */
export function isStale({ response }: Exchange): boolean {
  return response?.headers['age'] !== undefined;
}

/** Pointers of the members that a GET documents, relative to the object that has them. */
function listToldMembers(get: Operation): ReadonlySet<string> {
  const schema = get.responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema;
  if (schema === undefined) return new Set();
  // The object may be in an envelope.
  return new Set(
    [schema, ...listMembers(schema).map(([, member]) => member)].flatMap((one) => listPointers(one, '', 0)),
  );
}

function listPointers(schema: Node, at: string, depth: number): string[] {
  if (depth > 3) return [];
  return listMembers(schema).flatMap(([name, member]) => {
    const pointer = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [pointer, ...listPointers(member, pointer, depth + 1)];
  });
}

/** A body in which every leaf that can has another value. */
export function changeAll({ document, sampling }: Session, schema: Node, body: JsonObject): JsonObject {
  let changed: Json = body;
  for (const { at, schema: member, value } of listLeaves(schema, body)) {
    const others = candidates(member, value, sampling).flatMap((candidate) =>
      candidate.at === '' && candidate.intent === 'valid' && !candidate.unusual && candidate.value
        ? [candidate.value]
        : [],
    );
    const other = others.find(
      (one) =>
        typeof one === typeof value &&
        normalize(one) !== normalize(value) &&
        document.schemas.accepts(schema, withValueAt(changed, at, one)),
    );
    if (other !== undefined) changed = withValueAt(changed, at, other);
  }
  return isObject(changed) ? changed : body;
}
