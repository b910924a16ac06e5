import { findMoments } from './read-moments.ts';
import type { Moment } from './read-moments.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Milliseconds by which a clock on a page may be off: it shows minutes only, or was cached for a while. */
const SLACK = 2.5 * MINUTE;
/** Maximum milliseconds between now and a local time that a page shows, in any time zone. */
const ZONES = 15 * 60 * MINUTE;
/** How far ahead a page counts from now, such as for the day of a delivery. */
const AHEAD = 14 * DAY;

export interface ClockOptions {
  /** Milliseconds between the two reads. */
  elapsedMs: number;
  /** Milliseconds since the epoch of the later read. */
  readAt: number;
  /** Whether an unknown time counts as a clock when it moved on by the elapsed time. */
  mayLearn: boolean;
}

/** Whether two lines differ only in times that moved on as the clock did. */
export function goesWithClock(before: string, after: string, options: ClockOptions): boolean {
  const [from, to] = [findMoments(before), findMoments(after)];
  if (from.frame !== to.frame || from.moments.length !== to.moments.length) return false;
  return (
    from.moments.length > 0 &&
    from.moments.every(
      (moment, at) => isSame(moment, to.moments[at]!) || goes(moment, to.moments[at]!, options),
    )
  );
}

function isSame(one: Moment, other: Moment): boolean {
  return one.kind === other.kind && one.text === other.text;
}

function goes(from: Moment, to: Moment, { elapsedMs, readAt, mayLearn }: ClockOptions): boolean {
  if (from.kind !== to.kind) return false;
  const moved = to.time - from.time;
  const areNow = (within: number): boolean =>
    Math.abs(to.time - readAt) <= within && Math.abs(from.time - (readAt - elapsedMs)) <= within;
  switch (to.kind) {
    case 'stamp':
      if (moved > 0 && areNow(ZONES)) return true;
      return mayLearn && Math.abs(moved - elapsedMs) <= SLACK;
    case 'day':
      if (moved > 0 && areNow(DAY + ZONES)) return true;
      return (
        mayLearn && moved > 0 && Math.abs(moved - elapsedMs) <= DAY && Math.abs(to.time - readAt) <= AHEAD
      );
    case 'time': {
      const off = moved - elapsedMs;
      return mayLearn && Math.abs(off - Math.round(off / DAY) * DAY) <= SLACK;
    }
    case 'left':
      return moved < 0 && Math.abs(-moved - elapsedMs) <= Math.max(from.unit, to.unit);
  }
}
