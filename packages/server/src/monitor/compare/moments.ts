const DAY = 86_400_000;
const MINUTE = 60_000;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const PATTERNS: readonly [RegExp, (match: readonly string[]) => number][] = [
  [
    /\b(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?)?(?!\d)/g,
    ([, year, month, day, hour = '0', minute = '0', second = '0']) =>
      Date.UTC(+year!, +month! - 1, +day!, +hour, +minute, +second),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\.? (${MONTH})\\.?,? (\\d{4})\\b`, 'gi'),
    ([, day, month, year]) => Date.UTC(+year!, monthOf(month!), +day!),
  ],
  [
    new RegExp(`\\b(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'gi'),
    ([, month, day, year]) => Date.UTC(+year!, monthOf(month!), +day!),
  ],
  [/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g, ([, day, month, year]) => Date.UTC(+year!, +month! - 1, +day!)],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    ([, first, second, year]) =>
      +first! > 12 ? Date.UTC(+year!, +second! - 1, +first!) : Date.UTC(+year!, +first! - 1, +second!),
  ],
  [
    /\b(\d{1,2}):(\d\d)(?::(\d\d))?(?: ?([ap])\.?m\b\.?)?/gi,
    ([, hour, minute, second = '0', half]) =>
      ((+hour! % (half === undefined ? 24 : 12)) + (half?.toLowerCase() === 'p' ? 12 : 0)) * 60 * MINUTE +
      +minute! * MINUTE +
      +second * 1000,
  ],
];
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g;

/** What a line says of a time, and the line without it. */
export interface Moment {
  /** The line with each date and time replaced. */
  frame: string;
  /** Milliseconds, in no particular time zone: only differences mean something. */
  time: number;
  hasDay: boolean;
  hasTime: boolean;
}

/** @returns undefined for a line without a date or a time. */
export function momentOf(line: string): Moment | undefined {
  let [frame, time, hasDay, hasTime] = [line, 0, false, false];
  for (const [pattern, read] of PATTERNS) {
    const isTime = pattern === PATTERNS.at(-1)![0];
    frame = frame.replace(pattern, (...match: unknown[]) => {
      const own = read(match as string[]); // Groups come first.
      if (Number.isNaN(own)) return String(match[0]);
      time += own;
      hasDay ||= !isTime;
      hasTime ||= isTime || /[T ]\d\d:/.test(String(match[0]));
      return '\u0001time';
    });
  }
  if (!hasDay && !hasTime) return undefined;
  return { frame: frame.replace(WEEKDAY, '\u0001day'), time, hasDay, hasTime };
}

/** Milliseconds by which a clock on a page may be off: it shows minutes, or was kept for a while. */
const SLACK_MS = 150_000;

/** Whether two lines differ only in a time that went on as the clock did. */
export function goesWithClock(before: string, after: string, elapsedMs: number): boolean {
  const [from, to] = [momentOf(before), momentOf(after)];
  if (from === undefined || to === undefined || from.frame !== to.frame) return false;
  const moved = to.time - from.time;
  if (!from.hasTime) return Math.abs(moved - elapsedMs) <= DAY && moved % DAY === 0;
  const off = moved - elapsedMs;
  const within = from.hasDay ? off : off - Math.round(off / DAY) * DAY;
  return Math.abs(within) <= SLACK_MS;
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase());
}
