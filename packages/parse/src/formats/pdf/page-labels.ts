import { lineText, joinRuns } from './run.ts';
import type { Line } from './run.ts';

/** What a line says apart from the number of its page. */
export interface PageLabel {
  /** The text, with `#` in place of the number. */
  text: string;
  /** The number less the place of its page, which stays the same while numbers count with the pages; undefined without one. */
  offset: number | undefined;
  /** Whether it says nothing else, and calls it the number of a page or one of a total. */
  isOnlyNumber: boolean;
}

/** A number that a word calls one of a page, or that counts to a total: `Page 3 of 12`, `S. 3`, `3 / 12`. */
const LABELLED =
  /(?<![\p{L}\d])(?:page|pages|p\.|pp\.|pg\.?|seite|s\.|página|pág\.|pagina|pag\.|strona|str\.|sida|sid\.|side|sivu|oldal|страница|стр\.)\s*(\d{1,5}|[ivxlc]{1,9})(?=$|[\s,;:/|)\]–—-])/diu;
const OF_TOTAL = /^[-–—\s[(]*(\d{1,5})\s*(?:\/|of|von|de|di|sur|van|z|ze|из)\s*(\d{1,5})[-–—\s\])]*$/diu;
/** Three digits at most: numbers of invoices, tickets and years are longer, and those of forms begin with zeros. */
const BARE = /^[-–—\s|]*([1-9]\d{0,2}|[ivxlc]{1,9})[-–—\s|]*$/i;
const ONLY_NUMBER = /^[^\p{L}\d]*(?:\p{L}+\.?)?\s*#(?:\s*(?:\/|\p{L}+)\s*\d+)?[^\p{L}\d]*$/u;
/** What numbers something else than pages. */
const NUMBERED = /(?:\bno|\bnr|\bnumber|\bnum|\bnúmero|\bnummer|\bnumero|№|#|:)\.?\s*$/iu;

/**
 * The text of a line and the number of its page, where it shows one.
 * @param page place of the page, from 0
 * @param pages how many the document has: what a number stands out of otherwise may be a date, or a score
 */
export function pageLabel(line: Line, page: number, pages: number): PageLabel {
  const text = lineText(line);
  const total = OF_TOTAL.exec(text);
  const labelled = LABELLED.exec(text) ?? (Number(total?.[2]) === pages ? total : undefined);
  if (labelled) {
    const label = masked(text, labelled.indices![1]![0], labelled[1]!, page);
    return { ...label, isOnlyNumber: ONLY_NUMBER.test(label.text) };
  }
  const first = joinRuns(line.cells[0]!.runs);
  const last = joinRuns(line.cells.at(-1)!.runs);
  for (const [cell, at] of [
    [first, 0],
    [last, text.length - last.length],
  ] as const) {
    const number = BARE.exec(cell)?.[1];
    if (number === undefined || !isBeside(line, text, cell)) continue;
    return masked(text, at + cell.indexOf(number), number, page);
  }
  return { text, offset: undefined, isOnlyNumber: false };
}

/** A number stands alone, or far from a title: what follows one word, or a word for numbers, is the number of that. */
function isBeside({ cells }: Line, text: string, cell: string): boolean {
  if (cells.length === 1) return true;
  const rest = text.replace(cell, '').trim();
  return rest.split(/\s+/).length > 1 && !NUMBERED.test(rest);
}

function masked(text: string, at: number, number: string, page: number): PageLabel {
  const value = /^\d/.test(number) ? Number(number) : roman(number);
  const label = `${text.slice(0, at)}#${text.slice(at + number.length)}`;
  return { text: label, offset: value - page, isOnlyNumber: false };
}

const DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function roman(text: string): number {
  const digits = [...text.toLowerCase()].map((characterWidth) => DIGITS[characterWidth]!);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}
