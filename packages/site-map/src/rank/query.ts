import { toStem } from './stem.ts';

const NON_ASCII = /[^\0-\x7f]/;
/** Accents of Latin, Greek and Cyrillic, points of Hebrew, signs of Arabic; the vowel signs of other scripts make other words. */
const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]+/g;
/** Letters that carry their mark inside, as they are written without it. */
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
/** Letters that German and Nordic URLs spell with two. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const WITH_SPELLING = /[äöüåø]/g;
/** Scripts written without spaces: any piece of them may be a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const MAX_TERMS = 32;

/** A word of a query. */
export interface QueryWord {
  readonly text: string;
  /** What is searched for: the word, or what its English forms begin with. */
  readonly anchor: string;
  /** Its stem, where English forms of it count too. */
  readonly stem: string | undefined;
  /** True when it may match inside a run of letters, as in Chinese or Thai. */
  readonly anywhere: boolean;
  /** The same word as URLs spell it (ueber for über), where they do. */
  readonly spelled?: QueryWord | undefined;
}

/** Text as it is compared: lower case, compatibility forms and accents folded. */
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

/** The distinct words of a query, at most 32. Runs without spaces also count by their pairs of characters. */
export function parseQuery(query: string): QueryWord[] {
  const terms = new Map<string, QueryWord>();
  // Letters stand for letters, so both have the same runs.
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

/** A word of a script with spaces, and how URLs may spell it. */
export function toSpacedWord(text: string, spelling: string = text): QueryWord {
  const stem = toStem(text);
  // The stem is a beginning of the word unless a letter of it was changed.
  const anchor = stem !== undefined && text.startsWith(stem) ? stem : text;
  const spelled = spelling === text ? undefined : toSpacedWord(spelling, spelling);
  return { text, anchor, stem, anywhere: false, spelled };
}
