import { toStem } from './stem.ts';

const NON_ASCII = /[^\0-\x7f]/;
/**
 * Accents of Latin, Greek and Cyrillic, points of Hebrew, signs of Arabic; vowel signs of other scripts distinguish
 * words.
 */
const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]+/g;
/** Characters with an inherent mark, and their form without it. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
};
const MARKED = /[ßæœøðđħıłŧþ]/g;
/** Characters that German and Nordic URLs spell with two. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const WITH_SPELLING = /[äöüåø]/g;
/** Scripts without spaces, in which any substring may be a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const MAX_TERMS = 32;

/** A word of a query. */
export interface QueryWord {
  readonly text: string;
  /** Search string: the word, or the common prefix of its English forms. */
  readonly anchor: string;
  /** Its stem, if its English forms count too. */
  readonly stem: string | undefined;
  /** Whether it may match inside a sequence of characters, as in Chinese or Thai. */
  readonly anywhere: boolean;
  /** The same word in URL spelling (ueber for über), if that differs. */
  readonly spelled?: QueryWord | undefined;
}

/** Folds text for comparison: lowercase, without compatibility forms and accents. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return NON_ASCII.test(lower) ? foldLower(lower) : lower;
}

function foldLower(lower: string): string {
  return lower
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(MARKED, (character) => PLAIN[character] ?? character)
    .normalize('NFC');
}

/** Parses the distinct words of a query, up to 32. For scripts without spaces, pairs of characters count as well. */
export function parseQuery(query: string): QueryWord[] {
  const terms = new Map<string, QueryWord>();
  // Spelling only replaces characters by others, so both have the same runs.
  const spelled = runsOf(foldText(spellOut(query)));
  for (const [index, run] of runsOf(foldText(query)).entries()) {
    if (!UNSPACED.test(run)) terms.set(run, toSpacedWord(run, spelled[index] ?? run));
    else for (const part of [run, ...pairsOf(run)]) terms.set(part, unspacedWord(part));
  }
  return [...terms.values()].slice(0, MAX_TERMS);
}

function runsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
}

function spellOut(query: string): string {
  const lower = query.toLowerCase().normalize('NFC');
  return lower.replace(WITH_SPELLING, (character) => SPELLED[character] ?? character);
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

function unspacedWord(text: string): QueryWord {
  return { text, anchor: text, stem: undefined, anywhere: true };
}

/** Creates a word of a script with spaces, with its URL spelling. */
export function toSpacedWord(text: string, spelling: string = text): QueryWord {
  const stem = toStem(text);
  // The stem is a prefix of the word unless its spelling changes.
  const anchor = stem !== undefined && text.startsWith(stem) ? stem : text;
  const spelled = spelling === text ? undefined : toSpacedWord(spelling, spelling);
  return { text, anchor, stem, anywhere: false, spelled };
}
