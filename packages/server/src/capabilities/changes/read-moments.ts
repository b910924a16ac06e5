const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const UNITS: readonly [string, number][] = [
  ['s(?:ec(?:ond)?s?)?|Sekunden?|secondes?|segundos?', SECOND],
  ['m(?:in(?:ute)?s?)?|Minuten?|minutos?', MINUTE],
  ['h(?:(?:ou)?rs?)?|Stunden?|heures?|horas?', HOUR],
  ['d(?:ays?)?|Tag(?:en?)?|jours?|d[ií]as?', DAY],
  ['w(?:eeks?)?|Wochen?|semaines?|semanas?', 7 * DAY],
  ['months?|Monat(?:en?)?|mois|meses', 30 * DAY],
  ['years?|Jahr(?:en?)?|ans?|años?', 365 * DAY],
];
const UNIT = UNITS.map(([names]) => `(?:${names})`).join('|');
const SPAN = `\\d{1,4} ?(?:${UNIT})(?:,? (?:and |und |et |y )?\\d{1,4} ?(?:${UNIT}))*(?![\\p{L}\\d])`;
const LEFT = new RegExp(
  `(?<=\\b(?:in|within|noch|dans|en)(?: about)? )${SPAN}|\\b${SPAN}(?= (?:left|remaining|to go|übrig|restants?)\\b)`,
  'giu',
);

/** A time that a line mentions. */
export interface Moment {
  /** A day with a time, a day, a time of day, or a span until something. */
  kind: 'stamp' | 'day' | 'time' | 'left';
  /** Milliseconds, in no particular time zone. */
  time: number;
  /** As the line has it. */
  text: string;
  /** Milliseconds of the smallest unit of a span. */
  unit: number;
}

type Reader = [RegExp, Moment['kind'], (match: readonly string[]) => number];

const day = (year: string, month: number, date: string): number => Date.UTC(+year, month, +date);

const READERS: readonly Reader[] = [
  [
    /\b(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?/g,
    'stamp',
    ([, year, month, date, hour, minute, second = '0']) =>
      day(year!, +month! - 1, date!) + clock(hour!, minute!, second),
  ],
  [/\b(\d{4})-(\d\d)-(\d\d)\b/g, 'day', ([, year, month, date]) => day(year!, +month! - 1, date!)],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\.? (${MONTH})\\.?,? (\\d{4})\\b`, 'gi'),
    'day',
    ([, date, month, year]) => day(year!, parseMonth(month!), date!),
  ],
  [
    new RegExp(`\\b(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'gi'),
    'day',
    ([, month, date, year]) => day(year!, parseMonth(month!), date!),
  ],
  [/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g, 'day', ([, date, month, year]) => day(year!, +month! - 1, date!)],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    'day',
    ([, first, second, year]) =>
      +first! > 12 ? day(year!, +second! - 1, first!) : day(year!, +first! - 1, second!),
  ],
  [
    /\b(\d{1,2}):(\d\d)(?::(\d\d))?(?: ?([ap])\.?m\b\.?)?/gi,
    'time',
    ([, hour, minute, second = '0', half]) => {
      const of12 = half === undefined ? +hour! : (+hour! % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      return clock(String(of12), minute!, second);
    },
  ],
];
const WEEKDAY =
  /\b(?:(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g;

/** Finds the times that a line mentions, and returns the line without them. */
export function findMoments(line: string): { frame: string; moments: Moment[] } {
  const found: (Moment & { at: number })[] = [];
  let frame = line.replace(LEFT, (span: string, at: number) => {
    found.push({ kind: 'left', text: span, at, ...spanOf(span) });
    return '\u0001'.repeat(span.length); // Keeps the offsets of the rest of the line.
  });
  for (const [pattern, kind, read] of READERS)
    frame = frame.replace(pattern, (...match: unknown[]) => {
      const at = match.find((part) => typeof part === 'number')!;
      const text = match[0] as string; // The groups of the pattern come first.
      const time = read(match as string[]);
      if (Number.isNaN(time)) return text;
      found.push({ kind, time, text, unit: 0, at });
      return '\u0001'.repeat(text.length);
    });
  const moments = found
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind, time, text, unit }): Moment => ({ kind, time, text, unit }));
  const plain = frame.split(/\p{Cc}+/u).join('\u0001');
  return {
    frame: moments.some(({ kind }) => kind !== 'left') ? plain.replace(WEEKDAY, '\u0001day') : plain,
    moments: stamped(moments),
  };
}

/** Joins the only day and the only time of a line into one moment. */
function stamped(moments: Moment[]): Moment[] {
  const [days, times] = [ofKind(moments, 'day'), ofKind(moments, 'time')];
  if (days.length !== 1 || times.length !== 1) return moments;
  const [day, time] = [days[0]!, times[0]!];
  const stamp: Moment = {
    kind: 'stamp',
    time: day.time + time.time,
    text: `${day.text} ${time.text}`,
    unit: 0,
  };
  return [stamp, ...moments.filter((moment) => moment !== day && moment !== time)];
}

function ofKind(moments: readonly Moment[], kind: Moment['kind']): Moment[] {
  return moments.filter((moment) => moment.kind === kind);
}

function spanOf(text: string): { time: number; unit: number } {
  let [time, smallest] = [0, Infinity];
  for (const [, count, name] of text.matchAll(new RegExp(`(\\d+) ?(${UNIT})(?![\\p{L}])`, 'giu'))) {
    const [, unit] = UNITS.find(([names]) => new RegExp(`^(?:${names})$`, 'iu').test(name!))!;
    time += +count! * unit;
    smallest = Math.min(smallest, unit);
  }
  return { time, unit: smallest };
}

function clock(hour: string, minute: string, second: string): number {
  return +hour * HOUR + +minute * MINUTE + +second * SECOND;
}

function parseMonth(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase());
}
