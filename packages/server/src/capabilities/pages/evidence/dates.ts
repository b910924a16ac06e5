/** Months in the languages that dates are read in, by the first letters that tell them apart. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|jän|ene|gen)/,
  /^(?:feb|fév|fev)/,
  /^(?:mar(?!d)|mär|mrz)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aoû|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott|out)/,
  /^(?:nov)/,
  /^(?:dec|dez|déc|dic)/,
];
const NUMERIC = /(?<!\d)(?<a>\d{1,4})[-./](?<b>\d{1,2})[-./](?<c>\d{1,4})(?!\d)/g;
const DAY_FIRST =
  /(?<!\d)(?<day>\d{1,2})(?:\.|st|nd|rd|th)?\s+(?:de\s+)?(?<month>\p{L}{3,12})\.?,?\s+(?:de\s+)?(?<year>\d{4})/gu;
const MONTH_FIRST = /(?<month>\p{L}{3,12})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})/gu;

/** A date in a text, as `2026-12-31`, with its offsets. */
export interface FoundDate {
  day: string;
  start: number;
  end: number;
}

/** Finds the dates of a text. One such as 4/5/2026 is found in both readings. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  const add = (match: RegExpMatchArray, year: number, month: number, day: number): void => {
    if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1000) return;
    const parts = [String(year), pad(month), pad(day)];
    found.push({ day: parts.join('-'), start: match.index!, end: match.index! + match[0].length });
  };
  for (const match of text.matchAll(NUMERIC)) {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => Number(match.groups![name]));
    if (match.groups!['a']!.length === 4) add(match, a!, b!, c!);
    else if (match.groups!['c']!.length === 4) {
      add(match, c!, b!, a!);
      if (a !== b) add(match, c!, a!, b!);
    }
  }
  for (const pattern of [DAY_FIRST, MONTH_FIRST])
    for (const match of text.matchAll(pattern)) {
      const { day, month, year } = match.groups!;
      add(match, Number(year), readMonth(month!), Number(day));
    }
  return found;
}

/** Reads a value that is nothing but a date, or a date with a time; undefined for any other. */
export function readDate(value: string): string | undefined {
  const iso =
    /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      value.trim(),
    );
  if (iso) return iso.groups!['day'];
  const [only] = findDates(value);
  return only !== undefined && only.end - only.start === value.trim().length ? only.day : undefined;
}

function readMonth(name: string): number {
  return MONTHS.findIndex((pattern) => pattern.test(name.toLowerCase())) + 1;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
