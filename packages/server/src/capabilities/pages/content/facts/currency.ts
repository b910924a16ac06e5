import type { PageRecord } from './record.ts';

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
/** An amount with what stands on both sides of it. */
const AMOUNT =
  /(?<before>\p{Lu}{0,3}\p{Sc}|\p{L}{2,3})?\s?\d[\d.,' \u00A0\u202F]*(?<behind>\s?(?:\p{Sc}|\p{L}{2,3}))?/gu;
/** Maximum characters of a value that is an amount, and of values of a record. */
const MAX_AMOUNT = 100;

/** Whether a text states an amount of money, in whichever currency. */
export function isMoney(text: string): boolean {
  return text.length <= MAX_AMOUNT && (/\p{Sc}/u.test(text) || listCurrencies(text).length > 0);
}

/** Returns the currency of the amounts of a record, by its code; undefined where they state none, or several. */
export function findCurrency({ values }: PageRecord): string | undefined {
  const amounts = [...values.values()].filter(
    (value): value is string => typeof value === 'string' && isMoney(value),
  );
  const found = new Set(amounts.flatMap((amount) => listCurrencies(amount, 'ambiguous')));
  const [currency] = found;
  return found.size === 1 && currency !== 'ambiguous' ? currency : undefined;
}

/** Returns the currencies of the amounts in a text; of a sign that stands for several currencies, `ambiguous`. */
function listCurrencies(text: string, ambiguous?: 'ambiguous'): string[] {
  return [...text.matchAll(AMOUNT)].flatMap(({ groups }) => {
    const { before, behind } = groups ?? {};
    const marks = [before, behind].flatMap((mark) => (mark === undefined ? [] : [mark.trim()]));
    const codes = marks.flatMap((mark) => SIGNS[mark] ?? (CODES.has(mark) ? mark : []));
    if (codes.length > 0) return codes;
    const isUnclear = marks.some((mark) => /\p{Sc}/u.test(mark));
    return isUnclear && ambiguous !== undefined ? [ambiguous] : [];
  });
}
