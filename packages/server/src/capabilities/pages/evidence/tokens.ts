/** A word, a number or a sign of a text. */
export interface Token {
  /** Lower case; a number without separators, a currency by its code. */
  form: string;
  /** Offsets in the text. */
  start: number;
  end: number;
}

const TOKEN = /[\p{L}\p{M}]+|\d+(?:[.,'’\u00A0\u202F]\d+)*|[$€£¥₹%]/gu;

/** Other names of currencies and of the percent sign. */
const SAME: Readonly<Record<string, string>> = {
  $: 'usd',
  dollar: 'usd',
  dollars: 'usd',
  '€': 'eur',
  euro: 'eur',
  euros: 'eur',
  '£': 'gbp',
  pound: 'gbp',
  pounds: 'gbp',
  '¥': 'jpy',
  yen: 'jpy',
  '₹': 'inr',
  rupees: 'inr',
  percent: '%',
  prozent: '%',
};

const UNITS: ReadonlySet<string> = new Set([
  ...Object.values(SAME),
  'chf',
  'cad',
  'aud',
  'sek',
  'pln',
  'cny',
]);

/** Splits a text into words, in forms that do not depend on typography, Markdown or notation. */
export function readTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    form: normalize(word),
    start: index,
    end: index + word.length,
  }));
}

/** Whether a word is a currency or the percent sign. */
export function isUnit(form: string): boolean {
  return UNITS.has(form);
}

function normalize(word: string): string {
  // A version, an address, a postcode or a long order number is no number: it is itself alone.
  if (/^\d/.test(word)) return /^0\d/.test(word) ? word : String(readNumbers(word)[0] ?? word);
  const lower = word.normalize('NFKC').toLowerCase();
  return SAME[lower] ?? lower;
}

/** Digits with at most one separator, groups of three digits, or the groups of India. */
const NOTATION =
  /^(?:\d+(?:[.,]\d+)?|\d{1,3}(?:([.,'’\u00A0\u202F])\d{3})(?:\1\d{3})*(?:[.,]\d+)?|\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?)$/u;

/**
 * Reads a number in any notation. `1.299` may be a thousand or a fraction: both are returned, the thousand first. None
 * for what is no number, such as `1.2.3`, and for one that a double cannot hold.
 */
export function readNumbers(word: string): number[] {
  if (!NOTATION.test(word)) return [];
  return readValues(word).filter((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);
}

function readValues(word: string): number[] {
  const plain = word.replaceAll(/['’\u00A0\u202F]/g, '');
  const last = /[.,](?=\d*$)/.exec(plain);
  if (last === null) return [Number(plain)];
  const separator = last[0];
  const integerPart = plain.slice(0, last.index).replaceAll(/[.,]/g, '');
  const rest = plain.slice(last.index + 1);
  const fraction = Number(`${integerPart}.${rest}`);
  const thousands = Number(integerPart + rest);
  const isRepeated = plain.split(separator).length > 2;
  const isMixed = /[.,]/.test(plain.slice(0, last.index)) && !isRepeated;
  if (isRepeated) return [thousands];
  if (isMixed || rest.length !== 3 || last.index > 3 || integerPart === '0') return [fraction];
  return [thousands, fraction];
}
