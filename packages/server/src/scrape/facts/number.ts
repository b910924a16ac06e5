/** Characters of a text that can be a number. */
const MAX_NUMBER = 100;
/** A few characters before, such as a currency, and words behind, such as a unit; no comparison and no range. */
const NUMBER = /^[^\d+\-.,()<>≤≥]{0,5}(?<number>[+-]?[\d.,' ]*\d)(?<unit>\s*(?:%|[^\d]{0,40}))$/u;
/** Written right behind the digits, or as a word. */
const FACTORS: readonly [RegExp, number][] = [
  [/^(?:[kK]\b|\s?(?:thousand|tsd\.?)(?!\p{L}))/u, 1e3],
  [/^(?:M\b|\s?(?:million|millionen|millones|milioni|mln|mio\.?)(?!\p{L}))/iu, 1e6],
  [/^(?:B\b|\s?(?:bn|billion|milliarden?|mrd\.?)(?!\p{L}))/iu, 1e9],
];
/** Currencies of places that put a point between thousands, and have no prices of three decimals. */
const POINT_CURRENCY = /€|\bEUR\b|\bkr\b|\bCHF\b|R\$|\bzł|\bTL\b|₺/iu;

/** `49`, `$1,299.00`, `1.299,00 €`, `1.5M`; undefined for a text that only holds a number somewhere. */
export function numberIn(given: string): number | undefined {
  if (given.length > MAX_NUMBER) return undefined;
  const text = given
    .trim()
    .replaceAll(/[\u00A0\u2009\u202F]/g, ' ')
    .replaceAll('’', "'")
    .replace('−', '-');
  const { number, unit = '' } = NUMBER.exec(text)?.groups ?? {};
  const digits = number?.replaceAll(/[' ]/g, '');
  if (!digits || (/\d \d/.test(number!) && !/^[+-]?\d{1,3}(?: \d{2,3})*(?:[.,]\d+)?$/.test(number!)))
    return undefined;
  const factor = FACTORS.find(([word]) => word.test(unit))?.[1] ?? 1;
  const value = Number(plain(digits, POINT_CURRENCY.test(text))) * factor;
  return Number.isFinite(value) ? value : undefined;
}

/** A number's text with a point for its fraction and nothing between its thousands. */
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
