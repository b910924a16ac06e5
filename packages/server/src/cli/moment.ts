import { UsageError } from './command.ts';

const UNITS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000 };

/**
 * Parses a time in the future: a number of days, hours or minutes from now (`90d`, `12h`, `30m`), or a date
 * (`2027-01-31`, UTC) with or without its time.
 * @returns milliseconds since the epoch.
 */
export function parseMoment(text: string, label: string, now: number = Date.now()): number {
  const [, count, unit = ''] = /^(\d{1,4})([dhm])$/.exec(text) ?? [];
  const moment = count === undefined ? parseDate(text) : now + Number(count) * UNITS[unit]!;
  if (moment > now) return moment;
  throw new UsageError(`${label} must be a time to come: 90d, 12h, 30m or a date like 2027-01-31.`);
}

function parseDate(text: string): number {
  return /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(text) ? Date.parse(text) : Number.NaN;
}
