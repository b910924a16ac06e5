import { asObject, type Description, type JsonObject } from '@web-data/openapi';
import type { Change } from './change.ts';

/**
 * How deprecations are checked: a part to be removed has `deprecated: true`, and in `x-sunset` the day of its removal
 * (RFC 8594).
 */
export interface SunsetPolicy {
  /** The day of the comparison, as `2026-11-23`. Default: today in UTC. */
  readonly today?: string | undefined;
  /** Minimum days that a new or changed sunset must leave to callers, at least 0. Default: 0. */
  readonly notice?: number | undefined;
}

const RULE = 'sunset';
const DAY = 24 * 60 * 60 * 1000;

/**
 * Applies announcements to changes: a removal after its sunset is a warning instead of a breaking change, and a
 * deprecation that violates the policy adds a warning.
 */
export function judgeSunsets(
  changes: readonly Change[],
  documents: { readonly old: Description; readonly new: Description },
  { today = new Date().toISOString().slice(0, 10), notice = 0 }: SunsetPolicy,
): Change[] {
  const now = Date.parse(today);
  if (!isDay(today)) throw new RangeError(`sunset.today must be a day such as 2026-11-23, not "${today}".`);
  if (!(notice >= 0))
    throw new RangeError(`sunset.notice must be a number of days from 0 on, not ${notice}.`);
  const earliest = new Date(now + notice * DAY).toISOString().slice(0, 10);
  const nodeIn = (side: 'old' | 'new', pointer: string): JsonObject =>
    asObject(documents[side].root.document.at(pointer)?.value);
  return changes.flatMap((change) => {
    const owner = ownerOf(change);
    if (change.removed && owner === undefined) return [removal(change, nodeIn('old', change.pointer), today)];
    const violation = owner === undefined ? undefined : findViolation(nodeIn('new', owner), earliest, notice);
    return violation === undefined
      ? [change]
      : [{ ...change, level: 'warning', rule: RULE, message: violation }, change];
  });
}

/** A removal is breaking, unless it was announced for a day that has passed. */
function removal(change: Change, was: JsonObject, today: string): Change {
  const sunset = was['x-sunset'];
  if (change.level !== 'breaking' || was['deprecated'] !== true || !isDay(sunset)) return change;
  if (sunset > today) return { ...change, message: `${change.message} Its sunset is not before ${sunset}.` };
  return { ...change, level: 'warning', message: `${change.message} Its sunset was ${sunset}.` };
}

/** The part whose deprecation or sunset changed. */
function ownerOf({ rule, level, pointer, oldPointer }: Change): string | undefined {
  const own = pointer.replace(/\/(?:deprecated|x-sunset)$/, '');
  if (rule === 'deprecated' && level === 'additive') return own;
  return [pointer, oldPointer].some((one) => one?.endsWith('/x-sunset')) ? own : undefined;
}

function findViolation(node: JsonObject, earliest: string, notice: number): string | undefined {
  const sunset = node['x-sunset'];
  if (node['deprecated'] !== true) return undefined;
  if (sunset === undefined) return 'It is deprecated without a day on which it goes: add x-sunset.';
  if (!isDay(sunset)) return `Its x-sunset must be a day such as 2026-11-23, not ${JSON.stringify(sunset)}.`;
  if (sunset >= earliest) return undefined;
  return `Its sunset ${sunset} comes too soon: callers have ${notice} days, until ${earliest}.`;
}

/** A day in the format of RFC 3339 that exists in the calendar. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
