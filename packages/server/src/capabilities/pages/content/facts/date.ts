/** Languages whose names of months are known. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da'];
const MAX_DATE = 60;

/** A weekday before the date, a time of day after it. */
const BEFORE = String.raw`^(?:\p{L}{2,12}\.?,?\s+)?`;
const BEHIND = String.raw`(?:,?\s+(?:\p{L}{1,3}\s+)?\d{1,2}(?::\d\d|\s?[ap]m).*)?$`;
const MONTH = String.raw`(?<name>\p{L}{3,12})\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|º|\.)?`;
const YEAR = String.raw`(?<year>\d{4})`;
const forms = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)/u,
  /^(?<year>\d{4})[/.](?<month>\d{1,2})[/.](?<day>\d{1,2})$/u,
  /^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日/u,
  new RegExp(String.raw`${BEFORE}(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?${YEAR}${BEHIND}`, 'iu'),
  new RegExp(`${BEFORE}${DAY}(?: of| de)?[ -]${MONTH}(?: de)?,?[ -]${YEAR}${BEHIND}`, 'iu'),
  new RegExp(`${BEFORE}${MONTH} ${DAY},? ${YEAR}${BEHIND}`, 'iu'),
];
const SLASHES = /^(?<a>\d{1,2})\/(?<b>\d{1,2})\/(?<year>\d{4})$/;

/** Returns the day that a string names, as `YYYY-MM-DD`; undefined when it is ambiguous (`01/02/2024`). */
export function dateIn(input: string): string | undefined {
  const text = input.replaceAll(/\s+/g, ' ').trim();
  if (text.length > MAX_DATE) return undefined;
  const parts = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (parts === undefined) return slashedDate(text);
  const { year, month = findMonth(parts['name']), day } = parts;
  return isoDate(Number(year), Number(month), Number(day));
}

/** Parses a date with slashes, unless day and month could be swapped. */
function slashedDate(text: string): string | undefined {
  const { a, b, year } = SLASHES.exec(text)?.groups ?? {};
  const [first, second] = [Number(a), Number(b)];
  if (first <= 12 && second <= 12 && first !== second) return undefined;
  return first > 12 ? isoDate(Number(year), second, first) : isoDate(Number(year), first, second);
}

function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

let months: ReadonlyMap<string, number> | undefined;

function findMonth(name: string | undefined): number | undefined {
  months ??= new Map(LANGUAGES.flatMap(monthsIn));
  return months.get((name ?? '').toLowerCase());
}

/** Returns the names of the months as they appear beside a day, long and abbreviated. */
function monthsIn(language: string): [string, number][] {
  const styles = ['long', 'short'] as const;
  return styles.flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2024, index, 5));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return [name.toLowerCase().replace(/\.$/, ''), index + 1];
    });
  });
}
