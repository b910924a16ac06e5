import { Cron } from 'croner';

/** The times of checks. */
export interface Schedule {
  /** Five fields. */
  cron: string;
  /** IANA name. */
  timezone: string;
}

/** Five fields of numbers, English names, lists, ranges and steps: the syntax that all cron implementations share. */
const FIELDS =
  /^(?:\*|\d{1,2}|[a-z]{3})(?:[-/](?:\d{1,2}|[a-z]{3})){0,2}(?:,(?:\d{1,2}|[a-z]{3})(?:[-/](?:\d{1,2}|[a-z]{3})){0,2})*$/i;
const DAY = 86_400_000;
const MONTH_MS = 30 * DAY;
/** Maximum number of times that are counted. A month with more is extrapolated from these. */
const COUNTED = 200;

/** Returns why a schedule is invalid, as a clause that follows its name; undefined for a valid one. */
export function findScheduleViolation({ cron, timezone }: Schedule, now: number): string | undefined {
  if (!isZone(timezone))
    return 'must name an IANA time zone, such as Europe/Berlin, or Etc/GMT-2 for two hours ahead of UTC';
  const fields = cron.trim().split(/\s+/);
  if (fields.length !== 5)
    return 'must have five fields: minute, hour, day of the month, month, day of the week, such as 0 9 * * 1-5';
  if (!fields.every((field) => FIELDS.test(field)))
    return 'must be made of numbers, names, lists, ranges and steps only, such as */15 8-18 * * MON-FRI';
  try {
    return findNextRun({ cron, timezone }, now) === undefined ? 'is never due' : undefined;
  } catch {
    return 'must be a cron expression, each field within its bounds and each range upwards, such as 0 9 * * 1-5';
  }
}

/**
 * Finds the next time of a schedule after another time, both in milliseconds since the epoch. When clocks go forward, a
 * skipped time of day runs right after the gap. When clocks go back, a repeated one runs the first time only. Schedules
 * that recur within the hour follow elapsed time.
 * @returns undefined when there is no next time.
 */
export function findNextRun(schedule: Schedule, after: number): number | undefined {
  return createNextRun(schedule)(after);
}

/** Like {@link findNextRun}, for many times of one schedule, which is parsed once. */
export function createNextRun({ cron, timezone }: Schedule): (after: number) => number | undefined {
  const own = new Cron(cron.trim(), { timezone, mode: '5-part' });
  return (after) => own.nextRun(new Date(after))?.getTime();
}

/** Counts how often a schedule runs in 30 days. */
export function runsPerMonth(schedule: Schedule, from: number): number {
  const next = createNextRun(schedule);
  let at = from;
  for (let count = 0; count < COUNTED; count += 1) {
    const nextRun = next(at);
    if (nextRun === undefined || nextRun > from + MONTH_MS) return count;
    at = nextRun;
  }
  return Math.round((COUNTED * MONTH_MS) / (at - from));
}

function isZone(timezone: string): boolean {
  try {
    // An offset such as +01:00 is not a zone: it has no daylight saving time.
    return (
      new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone !== '' &&
      !/^[+-]/.test(timezone)
    );
  } catch {
    return false;
  }
}
