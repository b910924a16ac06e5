const CODES = new Set(Intl.supportedValuesOf('currency'));
/** Signs that stand for one currency. A bare `$`, `¥` or `kr` stands for several, and for none here. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
  '₫': 'VND',
  '₱': 'PHP',
  '₪': 'ILS',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  R$: 'BRL',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
};
/** An amount: one number, with what stands on both sides of it. */
const AMOUNT = /^(?<before>\D*?)\s*[+-]?\d(?:[\d.,' \u00A0\u202F]*\d)?(?:[.,][-–—]{1,2})?\s*(?<behind>\D*)$/u;
/** A mark right behind the number, with anything behind it, such as `€ per month`. */
const MARK = /^(?:\p{Lu}{0,3}\p{Sc}|\p{L}{2,3})(?!\p{L})/u;
/** Codes that a bare `$` may stand before: `$49 USD`. */
const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN']);
/** Maximum characters of a value that is an amount. */
const MAX_AMOUNT = 100;

/** Whether a text states an amount of money, in whichever currency. */
export function isMoney(text: string): boolean {
  return text.length <= MAX_AMOUNT && (/\p{Sc}/u.test(text) || findCurrency(text) !== undefined);
}

/**
 * Returns the code of the currency that an amount states; undefined where it states none, or a sign of several. A code counts
 * only where the rest of the text is the number: `AMD 5600 boxed` is no amount.
 */
export function findCurrency(text: string): string | undefined {
  const { before: start = '', behind: end = '' } =
    (text.length <= MAX_AMOUNT && AMOUNT.exec(text.trim())?.groups) || {};
  const [before, behind] = [start.trim(), end.trim()];
  if (before === '$' && DOLLARS.has(behind)) return behind;
  if (before === '' && CODES.has(behind)) return behind;
  if (behind === '' && CODES.has(before)) return before;
  const marks = [before, MARK.exec(behind)?.[0] ?? ''];
  const found = new Set(marks.flatMap((mark) => getSign(mark) ?? (CODES.has(mark) ? mark : [])));
  const [currency] = found;
  return found.size === 1 && marks.some((mark) => getSign(mark) === currency) ? currency : undefined;
}

function getSign(mark: string): string | undefined {
  return Object.hasOwn(SIGNS, mark) ? SIGNS[mark] : undefined;
}
