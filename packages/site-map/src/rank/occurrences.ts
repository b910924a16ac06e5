import type { LinkText } from './link-text.ts';
import { stemOf } from './stem.ts';
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

/** The weighted occurrences of a word in a link; as a whole word each counts 1, times the weight of its place. */
export function occurrences(link: LinkText, word: QueryWord): number {
  const { text, from, titleAt, descriptionAt } = link;
  const { anchor } = word;
  let sum = 0;
  for (let at = text.indexOf(anchor, from); at >= 0; at = text.indexOf(anchor, at + anchor.length)) {
    const grade = gradeOf(text, at, word);
    if (at >= descriptionAt) sum += IN_DESCRIPTION * grade;
    else {
      const weight = at < titleAt ? IN_URL : IN_TITLE;
      sum += weight * (grade >= FORM && isAlone(text, at) ? grade * ALONE : grade);
    }
  }
  return sum;
}

function gradeOf(text: string, at: number, word: QueryWord): number {
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
  return BOUNDS.has(text.charCodeAt(at - 1)) && BOUNDS.has(text.charCodeAt(wordEnd(text, at)));
}

function wordEnd(text: string, at: number): number {
  let end = at;
  while (isWordCharacter(text, end)) end++;
  return end;
}

function isWordCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code >= 128 && LETTER_OR_DIGIT.test(text.charAt(at));
}

/** `/` and `?` of a URL, and the line between the fields. */
const BOUNDS: ReadonlySet<number> = new Set([47, 63, 10]);
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
