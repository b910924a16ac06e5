/** Maximum characters of a string that can be a number. */
const MAX_NUMBER = 100;
/** A sign, a currency, digits, and a suffix: a unit, or a dash instead of cents. */
const NUMBER =
  /^(?<sign>[+-]?)(?<before>[^\d+\-()<>≤≥]{0,5}?)\s*(?<number>[+-]?\d(?:[\d.,' ]*\d)?)(?<unit>\s*(?:[.,][-–—]{1,2})?\s*(?:%|[^\d]{0,40}))$/u;
/** Currencies that pages write before the number, besides symbols and codes (ISO 4217). */
const CURRENCY = /^(?:\p{Lu}{0,3}\p{Sc}|Rs\.?|RM|kr\.?|zł|Kč|Ft|Fr\.?|lei|S\/\.?|[#№Ø])$/u;
const CODES = new Set(Intl.supportedValuesOf('currency'));
/** Suffixes of a number that is only a bound. */
const BOUND = /^\s*(?:\+|or (?:more|less|fewer)\b|and (?:up|more|above|below|under)\b|(?:min|max)\b)/i;
type Factors = readonly (readonly [RegExp, number])[];
/** Written right behind the digits, or as a word. A small m or b alone is a unit, except for money. */
const FACTORS: Factors = [
  [/^[kK]\b/, 1e3],
  [/^M\b/, 1e6],
  [/^B\b/, 1e9],
  [/^\s?(?:thousand|tsd\.?)(?!\p{L})/iu, 1e3],
  [/^\s?(?:million|millionen|millones|milioni|mln|mio\.?)(?!\p{L})/iu, 1e6],
  [/^\s?(?:bn|billion|milliarden?|mrd\.?)(?!\p{L})/iu, 1e9],
];
const MONEY_FACTORS: Factors = [...FACTORS, [/^m\b/, 1e6], [/^b\b/, 1e9]];
/** Currencies of countries that separate thousands by a point and do not use three decimals in prices. */
const POINT_CURRENCY = /€|\bEUR\b|\bkr\b|\bCHF\b|R\$|\bzł|\bTL\b|₺/iu;

/**
 * Parses `49`, `$1,299.00`, `1.299,00 €`, `1.5M`; undefined for a string that only contains a number: a bound (`up to
 * 10`), a range, a name (`A4`).
 */
export function numberIn(input: string): number | undefined {
  if (input.length > MAX_NUMBER) return undefined;
  const text = plainText(input);
  const { sign = '', before = '', number, unit = '' } = NUMBER.exec(text)?.groups ?? {};
  const digits = number?.replaceAll(/[' ]/g, '');
  if (!digits || !isCurrency(before) || BOUND.test(unit) || !isGrouped(number!)) return undefined;
  const factor = findFactor(digits, unit, before !== '');
  const value = Number(plain(sign + digits, POINT_CURRENCY.test(text))) * factor;
  return Number.isFinite(value) ? value : undefined;
}

/** Normalizes white space, marks between digits, and full-width characters. */
function plainText(input: string): string {
  return input
    .trim()
    .replaceAll(/[\u00A0\u2009\u202F\u3000]/g, ' ')
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint(wide.codePointAt(0)! - 0xfee0))
    .replaceAll('’', "'")
    .replace('−', '-');
}

/** Whether the prefix of the digits is empty or a currency. */
function isCurrency(before: string): boolean {
  const text = before.trim();
  return text === '' || CURRENCY.test(text) || CODES.has(text);
}

/** Whether white space between digits separates thousands, and not two numbers. */
function isGrouped(number: string): boolean {
  return !/\d \d/.test(number) || /^[+-]?\d{1,3}(?: \d{2,3})*(?:[.,]\d+)?$/.test(number);
}

/** Returns the factor of a suffix. Four digits and a K are kelvins. */
function findFactor(digits: string, unit: string, isMoney: boolean): number {
  const factor = (isMoney ? MONEY_FACTORS : FACTORS).find(([word]) => word.test(unit))?.[1] ?? 1;
  return factor === 1e3 && /^\d{4,}$/.test(digits) ? 1 : factor;
}

/** Returns the digits with a point before the fraction and no separators of thousands. */
function plain(digits: string, hasPointCurrency: boolean): string {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma > point) {
    const isThousands = point === -1 && /^[+-]?\d{1,3}(?:,\d{3})+$/.test(digits);
    return isThousands ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.');
  }
  const groups = hasPointCurrency ? /^[+-]?\d{1,3}(?:\.\d{3})+$/ : /^[+-]?\d{1,3}(?:\.\d{3}){2,}$/;
  return comma === -1 && groups.test(digits) ? digits.replaceAll('.', '') : digits.replaceAll(',', '');
}
