import { stemOf } from './stem.ts';

const NON_ASCII = /[^\0-\x7f]/;
/** Scripts written without spaces: any piece of them may be a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const MAX_WORDS = 32;

/** A word of a query. */
export interface QueryWord {
  readonly text: string;
  /** What is searched for: the word, or what its English forms begin with. */
  readonly anchor: string;
  /** Its stem, where English forms of it count too. */
  readonly stem: string | undefined;
  /** True when it may match inside a run of letters, as in Chinese or Thai. */
  readonly anywhere: boolean;
}

/** Text as it is compared: lower case, compatibility forms and accents folded. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return NON_ASCII.test(lower) ? foldLower(lower) : lower;
}

function foldLower(lower: string): string {
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
}

/** The distinct words of a query, at most 32. Runs without spaces also count by their pairs of characters. */
export function queryWords(query: string): QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const [run] of foldText(query).matchAll(/[\p{L}\p{N}]+/gu)) {
    const anywhere = UNSPACED.test(run);
    words.set(run, queryWord(run, anywhere));
    const characters = anywhere ? [...run] : [];
    for (let at = 0; at + 2 <= characters.length; at++) {
      const pair = characters.slice(at, at + 2).join('');
      words.set(pair, queryWord(pair, anywhere));
    }
  }
  return [...words.values()].slice(0, MAX_WORDS);
}

function queryWord(text: string, anywhere: boolean): QueryWord {
  const stem = anywhere ? undefined : stemOf(text);
  // The stem is a beginning of the word unless a letter of it was changed.
  const anchor = stem !== undefined && text.startsWith(stem) ? stem : text;
  return { text, anchor, stem, anywhere };
}
