import { toStem } from './stem.ts';
import { FIELDS, type TextBlock } from './text-block.ts';
import type { QueryWord } from './query.ts';

/** Weight of a word by its field. */
const IN_URL = 3;
const IN_TITLE = 2;
const IN_DESCRIPTION = 1;
/**
 * Share of an occurrence that counts when it is another form of the word, a part of a joined name, the start of a
 * longer word, or inside of one.
 */
const FORM = 0.75;
const PART = 0.9;
const PREFIX = 0.6;
const INSIDE = 0.25;
/** Min characters of a word for a match inside of others: a shorter one occurs in too many. */
const LEAST_INSIDE = 4;
/** Factor for a word that is a complete path segment or the complete title: such a page is about it. */
const ALONE = 1.5;

/** Weighted occurrences in each link of a block. */
export interface Sums {
  /** Occurrences of the word, or of another form of it. */
  readonly exact: Float64Array;
  /** Occurrences in longer words that start with it or contain it. */
  readonly parts: Float64Array;
}

/** Adds the occurrences of a word to `sums`; an exact match counts the weight of its field, times `share`. */
export function addOccurrences(block: TextBlock, word: QueryWord, sums: Sums, share = 1): void {
  const { text } = block;
  const { anchor } = word;
  let link = 0;
  for (let at = text.indexOf(anchor); at >= 0; at = text.indexOf(anchor, at + anchor.length)) {
    link = linkAt(block, at, link);
    const weight = getFieldWeight(block, link, at);
    const grade = weight === 0 ? 0 : gradeOf(block, at, word, weight);
    if (grade === 0) continue;
    const sum = grade >= FORM ? sums.exact : sums.parts;
    sum[link] = (sum[link] ?? 0) + weight * grade * share;
  }
}

/** Returns the link that contains an index: `link` or a later one. */
export function linkAt({ starts }: TextBlock, at: number, link: number): number {
  let found = link;
  while (at >= (starts[(found + 1) * FIELDS] ?? 0)) found++;
  return found;
}

/** Returns the weight of the field that contains an index; 0 in the scheme of a URL, which is not searched. */
export function getFieldWeight({ text, starts }: TextBlock, link: number, at: number): number {
  const url = link * FIELDS;
  if (at >= (starts[url + 2] as number)) return IN_DESCRIPTION;
  if (at >= (starts[url + 1] as number)) return IN_TITLE;
  return at >= text.indexOf('//', starts[url]) + 2 ? IN_URL : 0;
}

function gradeOf(block: TextBlock, at: number, word: QueryWord, weight: number): number {
  const grade = gradeOfWord(block, at, word);
  return grade >= FORM && weight !== IN_DESCRIPTION && isAlone(block.text, at) ? grade * ALONE : grade;
}

function gradeOfWord(block: TextBlock, at: number, word: QueryWord): number {
  if (word.anywhere) return 1;
  const { text } = block;
  const isWritten = word.anchor === word.text || text.startsWith(word.text, at);
  const behind = at + word.text.length;
  if (!isWordCharacter(text, at - 1)) {
    if (isWritten && !isWordCharacter(text, behind)) return 1;
    if (word.stem !== undefined && isForm(text.slice(at, wordEnd(text, at)), word.stem)) return FORM;
  }
  if (!isWritten) return 0;
  if (beginsPart(block, at) && beginsPart(block, behind)) return PART;
  if (!isWordCharacter(text, at - 1)) return PREFIX;
  return word.text.length < LEAST_INSIDE ? 0 : INSIDE;
}

/** Whether a word starts or ends at an index, or a part of a name such as `useEffect`. */
function beginsPart({ text, written }: TextBlock, at: number): boolean {
  if (!isWordCharacter(text, at - 1) || !isWordCharacter(text, at)) return true;
  return isCapital(written.charCodeAt(at)) && !isCapital(written.charCodeAt(at - 1));
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isForm(found: string, stem: string): boolean {
  return (toStem(found) ?? found) === stem;
}

function isAlone(text: string, at: number): boolean {
  return isBound(text.charCodeAt(at - 1)) && isBound(text.charCodeAt(wordEnd(text, at)));
}

function wordEnd(text: string, at: number): number {
  let end = at;
  while (isWordCharacter(text, end)) end++;
  return end;
}

function isWordCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code >= 128 && WORD_CHARACTER.test(text.charAt(at));
}

/** Whether a character separates segments or fields: `/` and `?` of a URL, and the line break between fields. */
function isBound(code: number): boolean {
  return code === SLASH || code === QUESTION || code === LINE;
}

const SLASH = 47;
const QUESTION = 63;
const LINE = 10;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
