import { sameJson, splitPointer, valueAt, type Json, type JsonObject } from '@web-data/openapi';
import { isAlike, isTimestamp } from './leaves.ts';

/** A member, by its pointer. */
export interface Member {
  readonly at: string;
}

/** A request that changed some members, and what its response says about them. */
export interface Confirmation {
  /** The resource before the request. */
  readonly before: JsonObject;
  /** The resource at rest, before any request of the trial, where it existed. */
  readonly atRest: JsonObject | undefined;
  /** The resource in the response; `undefined` where it has none. */
  readonly echo: JsonObject | undefined;
  /** The members that the request changes. */
  readonly changed: readonly Member[];
  /** The values that they must have after it. */
  readonly sent: JsonObject;
}

/**
 * Finds a member that the response confirms and a later GET returns as it was before. A separate version, such as a
 * draft, and a change in progress are visible in other members: these must be equal.
 */
export function findUnstored(confirmation: Confirmation, now: JsonObject): Member | undefined {
  const { before, atRest = before, echo, changed } = confirmation;
  const isOfIt = echo !== undefined && agree(changed, echo, now) && agree(changed, atRest, now);
  return isOfIt ? findContradicted(confirmation, now) : undefined;
}

/** A member that the response confirms and a later GET returns as it was before. */
function findContradicted(
  { before, echo, changed, sent }: Confirmation,
  now: JsonObject,
): Member | undefined {
  return changed.find(
    ({ at }) =>
      echo && isAlike(valueAt(echo, at), valueAt(sent, at)) && isAlike(valueAt(now, at), valueAt(before, at)),
  );
}

/** Whether nothing has changed. The response may describe the change and not the resource, such as an operation. */
export function isUnchanged(confirmation: Confirmation, now: JsonObject): boolean {
  const { before, echo, changed } = confirmation;
  const names = Object.keys(before);
  if (findContradicted(confirmation, now) !== undefined) return false;
  if (echo !== undefined && !names.every((name) => name in echo)) return false;
  const isSame = [...names, ...Object.keys(now)].every((name) => name in before && name in now);
  return (
    isSame &&
    changed.every(({ at }) => isAlike(valueAt(before, at), valueAt(now, at))) &&
    agree(changed, before, now)
  );
}

/** Whether two representations agree in the members that were not changed, except for timestamps. */
function agree(changed: readonly Member[], one: JsonObject, other: JsonObject): boolean {
  const names = new Set(changed.map(({ at }) => splitPointer(at)[0]));
  return Object.keys(one).every(
    (name) => names.has(name) || !(name in other) || isSame(one[name], other[name]),
  );
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return (
    (one !== undefined && other !== undefined && sameJson(one, other)) ||
    (isTimestamp(one) && isTimestamp(other))
  );
}
