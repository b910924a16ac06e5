import { Cron } from 'croner';

/** When checks are due. */
export interface Schedule {
  /** Five fields. */
  cron: string;
  /** IANA name. */
  timezone: string;
}

/** Five fields of numbers, English names, lists, ranges and steps: what every cron understands alike. */
const FIELDS =
  /^(?:\*|\d{1,2}|[a-z]{3})(?:[-/](?:\d{1,2}|[a-z]{3})){0,2}(?:,(?:\d{1,2}|[a-z]{3})(?:[-/](?:\d{1,2}|[a-z]{3})){0,2})*$/i;
const DAY = 86_400_000;
const MONTH_MS = 30 * DAY;
/** Times that are counted; beyond them a month is reckoned by what they took. */
const COUNTED = 200;

/** Why a schedule is none, in a clause that follows its name; undefined for one that is. */
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
 * When a schedule is due after a time, both in milliseconds since the epoch. A time of the day that the clock of the zone
 * leaves out as it is put forward is due when it has been; one that comes twice is due the first time; what recurs
 * within the hour is due as time goes by.
 * @returns undefined when never
 */
export function findNextRun(schedule: Schedule, after: number): number | undefined {
  return createNextRun(schedule)(after);
}

/** As {@link nextDue}, for many times of one schedule, which is read once. */
export function createNextRun({ cron, timezone }: Schedule): (after: number) => number | undefined {
  const own = new Cron(cron.trim(), { timezone, mode: '5-part' });
  return (after) => own.nextRun(new Date(after))?.getTime();
}

/** How often a schedule is due in 30 days. */
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
    // An offset such as +01:00 is no zone: its clock is never put forward.
    return (
      new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone !== '' &&
      !/^[+-]/.test(timezone)
    );
  } catch {
    return false;
  }
}
