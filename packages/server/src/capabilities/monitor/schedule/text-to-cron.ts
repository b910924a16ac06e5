const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
/** Joiners between the names of days. */
const JOINTS = new Set(['and', 'to', 'through', 'thru', 'until']);
const TIME = String.raw`(noon|midnight|\d{1,2}(?:[:.h]\d{2})?(?: ?(?:am|pm|a\.m\.|p\.m\.|o'clock|uhr|h))?)`;
const DAY_NAME = `(?:${DAYS.map((day) => `${day}s?|${day.slice(0, 3)}`).join('|')}|tues|thurs?)`;
const DAY_SPAN = `${DAY_NAME} ?(?:-|to|through|thru|until) ?${DAY_NAME}`;
const DAY_LIST = `(${DAY_SPAN}|${DAY_NAME}(?:(?:,| and|, and)? ${DAY_NAME})*|weekdays?|weekends?|workdays?|business days?|days?)`;
const COUNT = `(\\d{1,2}|${Object.keys(NUMBERS).join('|')}|other|half)`;

type Read = (groups: readonly (string | undefined)[]) => string | undefined;

/** Schedules in plain English as patterns, each with a function that returns its cron expression. */
const FORMS: readonly [RegExp, Read][] = [
  [/^(?:every minute|minutely|each minute)$/, () => '* * * * *'],
  [/^(?:every |each )?half[ -](?:an )?hour(?:ly)?$/, () => '*/30 * * * *'],
  [/^(?:every |each )?quarter[ -](?:of an )?hour(?:ly)?$/, () => '*/15 * * * *'],
  [
    new RegExp(`^every ${COUNT} ?(?:minutes?|mins?|m)(?: on ${DAY_LIST})?$`),
    ([count, days]) => {
      const every = numberOf(count);
      if (every === undefined || 60 % every !== 0) return undefined;
      return `${every === 60 ? '0' : stepOf(every)} * * * ${daysOf(days)}`;
    },
  ],
  [
    new RegExp(
      `^(?:hourly|every hour|each hour|once (?:an|per|every) hour)(?: at :?(\\d{1,2}))?(?: on ${DAY_LIST})?$`,
    ),
    ([minute = '0', days]) => (+minute < 60 ? `${+minute} * * * ${daysOf(days)}` : undefined),
  ],
  [
    new RegExp(`^every ${COUNT} ?(?:hours?|hrs?|h)(?: on ${DAY_LIST})?$`),
    ([count, days]) => {
      const every = numberOf(count);
      if (every === undefined || 24 % every !== 0) return undefined;
      return `0 ${every === 24 ? '0' : stepOf(every)} * * ${daysOf(days)}`;
    },
  ],
  [/^(?:twice daily|twice a day|twice per day)$/, () => '0 0,12 * * *'],
  [/^quarterly$/, () => '0 0 1 */3 *'],
  [/^(?:yearly|annually|every year|once a year)$/, () => '0 0 1 1 *'],
  [
    new RegExp(
      `^(?:daily|nightly|every day|each day|once (?:a|per|every) day)(?:(?: at)? ${TIME}(?:(?:,| and|, and) ${TIME})?)?$`,
    ),
    ([first, second]) => at(first, second, '* * *'),
  ],
  [
    new RegExp(`^(?:weekly|every week|once (?:a|per|every) week)(?: on ${DAY_LIST})?(?:(?: at)? ${TIME})?$`),
    ([days = 'monday', time]) => at(time, undefined, `* * ${daysOf(days)}`),
  ],
  [
    new RegExp(
      `^(?:monthly|every month|once (?:a|per|every) month)(?: on (?:the |day )?(\\d{1,2})(?:st|nd|rd|th)?)?(?:(?: at)? ${TIME})?$`,
    ),
    ([day = '1', time]) => (+day >= 1 && +day <= 31 ? at(time, undefined, `${+day} * *`) : undefined),
  ],
  [
    new RegExp(`^(?:on |every |each )?${DAY_LIST}(?:(?: at)? ${TIME}(?:(?:,| and|, and) ${TIME})?)?$`),
    ([days, first, second]) => at(first, second, `* * ${daysOf(days)}`),
  ],
  [
    new RegExp(`^(?:every day )?at ${TIME}(?: (?:on|every) ${DAY_LIST})?$`),
    ([time, days]) => at(time, undefined, `* * ${daysOf(days)}`),
  ],
  [new RegExp(`^${TIME} daily$`), ([time]) => at(time, undefined, '* * *')],
  [
    new RegExp(
      `^(?:on )?(?:the |every )?(\\d{1,2})(?:st|nd|rd|th) of (?:the|each|every) month(?:(?: at)? ${TIME})?$`,
    ),
    ([day = '', time]) => (+day >= 1 && +day <= 31 ? at(time, undefined, `${+day} * *`) : undefined),
  ],
  [
    new RegExp(`^${TIME} (?:on |every )?${DAY_LIST}$`),
    ([time, days]) => at(time, undefined, `* * ${daysOf(days)}`),
  ],
];

/** Converts a schedule in plain English to a cron expression; undefined when no pattern matches. */
export function textToCron(text: string): string | undefined {
  const normalized = text.toLowerCase().trim().replace(/[.!]$/, '').replaceAll(/\s+/g, ' ');
  for (const [form, read] of FORMS) {
    const match = form.exec(normalized);
    if (match !== null) return read(match.slice(1));
  }
  return undefined;
}

/** Puts minute and hour before the rest. Two times must share their minute. */
function at(first: string | undefined, second: string | undefined, rest: string): string | undefined {
  const one = parseTime(first ?? 'midnight');
  const two = second === undefined ? undefined : parseTime(second);
  if (one === undefined || (second !== undefined && two === undefined)) return undefined;
  if (two === undefined) return `${one.minute} ${one.hour} ${rest}`;
  return one.minute === two.minute ? `${one.minute} ${one.hour},${two.hour} ${rest}` : undefined;
}

function parseTime(text: string): { hour: number; minute: number } | undefined {
  if (text === 'noon') return { hour: 12, minute: 0 };
  if (text === 'midnight') return { hour: 0, minute: 0 };
  const [, hours = '', minutes = '0', half] = /^(\d{1,2})(?:[:.h](\d{2}))? ?([ap])?/.exec(text) ?? [];
  const [rawHour, minute] = [Number(hours), Number(minutes)];
  if (half !== undefined && (rawHour < 1 || rawHour > 12)) return undefined;
  const hour = half === undefined ? rawHour : (rawHour % 12) + (half === 'p' ? 12 : 0);
  return hour < 24 && minute < 60 ? { hour, minute } : undefined;
}

function daysOf(text: string | undefined): string {
  if (text === undefined || /^days?$/.test(text)) return '*';
  if (/^(?:weekday|workday|business day)/.test(text)) return '1-5';
  if (text.startsWith('weekend')) return '0,6';
  const named = text.match(/[a-z]+/g)!.filter((word) => !JOINTS.has(word));
  const numbers = named.map((name) => DAYS.findIndex((day) => day.startsWith(name.slice(0, 3))));
  if (/-| (?:to|through|thru|until) /.test(text)) return spanOf(numbers);
  return [...new Set(numbers)].toSorted((a, b) => a - b).join(',');
}

/** Returns the days from one to another, also across the end of the week. */
function spanOf([first = 0, last = 0]: readonly number[]): string {
  const length = ((last - first + 7) % 7) + 1;
  const days = Array.from({ length }, (_, index) => (first + index) % 7);
  return first <= last ? `${first}-${last}` : days.toSorted((a, b) => a - b).join(',');
}

function numberOf(text: string | undefined): number | undefined {
  if (text === 'other') return 2;
  const number = NUMBERS[text ?? ''] ?? Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

function stepOf(every: number): string {
  return every === 1 ? '*' : `*/${every}`;
}
