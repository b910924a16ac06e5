import { stemOf } from './stem.ts';
import { FIELDS, type TextBlock } from './text-block.ts';
import type { QueryWord } from './words.ts';

/** Weight of a word by where it stands. */
const IN_URL = 3;
const IN_TITLE = 2;
const IN_DESCRIPTION = 1;
/** How much of an occurrence counts when it is another form of the word, a longer word, or the inside of one. */
const FORM = 0.75;
const PREFIX = 0.6;
const INSIDE = 0.25;
/** How much more it counts alone, as a whole segment of the path or the whole title: that page is about it. */
const ALONE = 1.5;

/** Adds to `sums` the weighted occurrences of a word in each link of a block; a whole word counts the weight of its place. */
export function addOccurrences(block: TextBlock, word: QueryWord, sums: Float64Array): void {
  const { text } = block;
  const { anchor } = word;
  let link = 0;
  for (let at = text.indexOf(anchor); at >= 0; at = text.indexOf(anchor, at + anchor.length)) {
    link = linkAt(block, at, link);
    const place = weightOfPlace(block, link, at);
    if (place !== 0) sums[link] = (sums[link] ?? 0) + place * gradeOf(text, at, word, place);
  }
}

/** The link that a place lies in, which is `link` or a later one. */
export function linkAt({ starts }: TextBlock, at: number, link: number): number {
  let found = link;
  while (at >= (starts[(found + 1) * FIELDS] ?? 0)) found++;
  return found;
}

/** The weight of the field that a place lies in; 0 in the scheme of a URL, where nothing is searched for. */
export function weightOfPlace({ text, starts }: TextBlock, link: number, at: number): number {
  const url = link * FIELDS;
  if (at >= (starts[url + 2] as number)) return IN_DESCRIPTION;
  if (at >= (starts[url + 1] as number)) return IN_TITLE;
  return at >= text.indexOf('//', starts[url]) + 2 ? IN_URL : 0;
}

function gradeOf(text: string, at: number, word: QueryWord, place: number): number {
  const grade = gradeOfWord(text, at, word);
  return grade >= FORM && place !== IN_DESCRIPTION && isAlone(text, at) ? grade * ALONE : grade;
}

function gradeOfWord(text: string, at: number, word: QueryWord): number {
  if (word.anywhere) return 1;
  const isWritten = word.anchor === word.text || text.startsWith(word.text, at);
  if (isWordCharacter(text, at - 1)) return isWritten ? INSIDE : 0;
  if (isWritten && !isWordCharacter(text, at + word.text.length)) return 1;
  if (word.stem !== undefined && isForm(text.slice(at, wordEnd(text, at)), word.stem)) return FORM;
  return isWritten ? PREFIX : 0;
}

function isForm(found: string, stem: string): boolean {
  return (stemOf(found) ?? found) === stem;
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

/** `/` and `?` of a URL, and the line between the fields. */
function isBound(code: number): boolean {
  return code === SLASH || code === QUESTION || code === LINE;
}

const SLASH = 47;
const QUESTION = 63;
const LINE = 10;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
