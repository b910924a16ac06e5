/** The range of publication dates, in milliseconds since the epoch; an undefined bound is open. */
export interface TimeRange {
  from: number | undefined;
  /** Exclusive. */
  to: number | undefined;
  /** Unit and count of a relative range, such as the past week. */
  past: { unit: Unit; count: number } | undefined;
}

const DAY = 86_400_000;
/** Second, minute (as Google names it), hour, day, week, month, year. */
export type Unit = 's' | 'n' | 'h' | 'd' | 'w' | 'm' | 'y';

const UNITS: Readonly<Record<Unit, number>> = {
  s: 1000,
  n: 60_000,
  h: 3_600_000,
  d: DAY,
  w: 7 * DAY,
  m: 31 * DAY,
  y: 366 * DAY,
};

/** Whether `tbs` requests the newest first. */
export function isNewestFirst(tbs: string | undefined): boolean {
  return tbs !== undefined && /(?:^|,)sbd:1/.test(tbs);
}

/** Parses the time range of `tbs`, whose syntax the validator has checked; undefined for an invalid date. */
export function toTimeRange(tbs: string, now: number): TimeRange | undefined {
  const past = /qdr:([snhdwmy])(\d*)/.exec(tbs);
  if (past !== null) {
    const unit = past[1] as Unit;
    const count = Number(past[2] || 1);
    return { from: now - count * UNITS[unit], to: undefined, past: { unit, count } };
  }
  const from = dayOf(/cd_min:([\d/]+)/.exec(tbs)?.[1]);
  const last = dayOf(/cd_max:([\d/]+)/.exec(tbs)?.[1]);
  if (Number.isNaN(from) || Number.isNaN(last)) return undefined;
  return { from, to: last === undefined ? undefined : last + DAY, past: undefined };
}

/** Whether an ISO 8601 date is in the range; false for an unknown date. */
export function isWithin({ from = -Infinity, to = Infinity }: TimeRange, date: string | undefined): boolean {
  const time = date === undefined ? Number.NaN : Date.parse(date);
  return time >= from && time < to;
}

/** Returns midnight of `MM/DD/YYYY` in UTC; NaN for an invalid date. */
function dayOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [month = 0, day = 0, year = 0] = text.split('/').map(Number);
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time : Number.NaN;
}
