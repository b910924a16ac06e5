import { lineText, joinRuns } from './run.ts';
import type { Line } from './run.ts';

/** Text of a line, separated from its page number. */
export interface PageLabel {
  /** The text, with `#` instead of the number. */
  text: string;
  /**
   * The number minus the index of its page, which is constant while numbers count with the pages; undefined without a
   * number.
   */
  offset: number | undefined;
  /** Whether the line is nothing but a labelled page number, or a number out of a total. */
  isOnlyNumber: boolean;
}

/** A number with a word for page, or out of a total: `Page 3 of 12`, `S. 3`, `3 / 12`. */
const LABELLED =
  /(?<![\p{L}\d])(?:page|pages|p\.|pp\.|pg\.?|seite|s\.|página|pág\.|pagina|pag\.|strona|str\.|sida|sid\.|side|sivu|oldal|страница|стр\.)\s*(\d{1,5}|[ivxlc]{1,9})(?=$|[\s,;:/|)\]–—-])/diu;
const OF_TOTAL = /^[-–—\s[(]*(\d{1,5})\s*(?:\/|of|von|de|di|sur|van|z|ze|из)\s*(\d{1,5})[-–—\s\])]*$/diu;
/**
 * Up to three digits without a leading zero: numbers of invoices, tickets and years are longer, and those of forms
 * start with zeros.
 */
const BARE = /^[-–—\s|]*([1-9]\d{0,2}|[ivxlc]{1,9})[-–—\s|]*$/i;
const ONLY_NUMBER = /^[^\p{L}\d]*(?:\p{L}+\.?)?\s*#(?:\s*(?:\/|\p{L}+)\s*\d+)?[^\p{L}\d]*$/u;
/** Labels of numbers that do not count pages. */
const NUMBERED = /(?:\bno|\bnr|\bnumber|\bnum|\bnúmero|\bnummer|\bnumero|№|#|:)\.?\s*$/iu;

/**
 * Separates the text of a line from its page number, if it has one.
 * @param page index of the page, from 0
 * @param pages page count of the document; a number out of a different total may be a date or a score
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

/**
 * Whether a number is alone in its line, or apart from a title: after a single word, or a label such as `No.`, it
 * belongs to that.
 */
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
