/**
 * The due times of a cron expression, found by looking at every minute of a span in its zone. Nothing here is shared with
 * the library that the service asks: fields are sets, and the clock of the zone is read from Intl.
 */
export function dueTimes(cron: string, timezone: string, [from, to]: readonly [number, number]): number[] {
  const fields = cron.split(' ');
  const [minutes, hours, days, months, weekdays] = fields.map((field, at) => setOf(field, at));
  const clock = clockOf(timezone);
  const matches = ({ minute, hour, day, month, weekday }: Wall): boolean => {
    const isDay = days!.has(day);
    const isWeekday = weekdays!.has(weekday);
    const isEither = fields[2] !== '*' && fields[4] !== '*' ? isDay || isWeekday : isDay && isWeekday;
    return minutes!.has(minute) && hours!.has(hour) && months!.has(month) && isEither;
  };
  // What names its minutes means times of the day, of which each comes once; what recurs means time as it goes by.
  const isRecurring = fields[0]!.includes('*');
  const times: number[] = [];
  const seen = new Set<string>();
  let offset = clock(from - 60_000);
  for (let at = from; at < to; at += 60_000) {
    const [before, now] = [offset, clock(at)];
    offset = now;
    if (now === before && !minutes!.has(new Date(at + now).getUTCMinutes())) continue;
    const wall = wallOf(at + now);
    const skipped = isRecurring || fields[1]!.startsWith('*') ? [] : between(at + before, at + now);
    const isRepeated = !isRecurring && fields[1]! !== '*' && seen.has(nameOf(wall));
    if (matches(wall)) seen.add(nameOf(wall));
    if ((matches(wall) && !isRepeated) || skipped.some(matches)) times.push(at);
  }
  return times;
}

function nameOf({ month, day, hour, minute }: Wall): string {
  return `${month}-${day} ${hour}:${minute}`;
}

interface Wall {
  minute: number;
  hour: number;
  day: number;
  month: number;
  weekday: number;
}

/** The minutes that a clock left out: from what it would have shown to what it shows. */
function between(expected: number, shown: number): Wall[] {
  const left = Math.max(0, Math.round((shown - expected) / 60_000));
  return Array.from({ length: left }, (_, index) => wallOf(expected + index * 60_000));
}

function wallOf(time: number): Wall {
  const date = new Date(time);
  return {
    minute: date.getUTCMinutes(),
    hour: date.getUTCHours(),
    day: date.getUTCDate(),
    month: date.getUTCMonth() + 1,
    weekday: date.getUTCDay(),
  };
}

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const BOUNDS = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const;

function setOf(field: string, at: number): Set<number> {
  const [least, most] = BOUNDS[at]!;
  const all = new Set<number>();
  for (const part of field.toLowerCase().split(',')) {
    const [span = '', step = '1'] = part.split('/');
    const [first, last = first] = span === '*' ? [least, most] : span.split('-').map(numberOf);
    for (let value = first!; value <= last!; value += Number(step)) all.add(value);
  }
  return all;
}

function numberOf(text: string): number {
  const day = NAMES.indexOf(text);
  return day === -1 ? Number(text) : day;
}

/** How far the clock of a zone is ahead of UTC, in milliseconds. It changes on quarter hours only. */
function clockOf(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const QUARTER = 900_000;
  let [quarter, offset] = [Number.NaN, 0];
  return (time) => {
    const own = Math.floor(time / QUARTER) * QUARTER;
    if (own === quarter) return offset;
    const parts = Object.fromEntries(format.formatToParts(own).map(({ type, value }) => [type, +value]));
    const { year, month, day, hour, minute } = parts as Record<string, number>;
    offset = Date.UTC(year!, month! - 1, day!, hour!, minute!) - own;
    quarter = own;
    return offset;
  };
}
