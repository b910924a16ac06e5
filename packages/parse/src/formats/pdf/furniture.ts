import { apartGap, marginBlocks, median, type MarginBlock, type PageLines } from './margins.ts';
import { pageLabel } from './page-labels.ts';
import { joinRuns, lineText, type Line } from './run.ts';

/** Min pages of a document for a repeated line to count as a running one. */
const MIN_PAGES = 4;
/** Min median number of body lines per page for lines around them to count as running ones. */
const MIN_BODY = 2;
/** Share of the height of a page that the text of most pages must reach for lines around them to count as running ones. */
const REACH = 2 / 3;
/** A field of a form, with its value: `Result: negative`, `Initials: A. L.`. */
const FIELD = /^[^:\d]{2,40}:(?!\/\/)\s*\S/u;
/** Min share of the lines at one height that occur more than once. */
const REPEATED = 0.5;
/** Max lines that the warning quotes, and characters of each. */
const QUOTED = 5;
const MAX_QUOTE = 80;

/** Pages without running lines, and a warning about the ones that were left out. */
export interface BarePages {
  pages: Line[][];
  /** The lines that were left out. */
  dropped: Line[];
  warning: string | undefined;
}

/** A line in a margin. */
interface RunningLine {
  line: Line;
  /** Index of its page, from 0. */
  page: number;
  /** Text, and the offset of its page number. */
  key: string;
  text: string;
}

/**
 * Leaves out running lines: page headers, footers and page numbers. The first of each stays. A line is only left out if
 * - the document has at least four pages, with lines at its height on more than half of them, half of which repeat,
 * - it is in the margin, separated from the text by a gap wider than those between paragraphs,
 * - the page before has the same line, or the one before that where left and right pages differ,
 * - it does not return after a different line at its height, as text about single pages does,
 * - it contains no amount and no field with its value, and no other line at its height differs from it only in numbers,
 * - it is no larger than the text, unless it is part of a letterhead,
 * - the pages are not copies of one form, have more than one line, and most are filled: pages that end early are
 * documents of their own, such as invoices, payslips and letters; otherwise only labelled page numbers are left out.
 */
export function withoutFurniture(pages: readonly PageLines[]): BarePages {
  const all = pages.map(({ lines }) => lines);
  const full = { pages: all, dropped: [], warning: undefined };
  const filled = all.filter((lines) => lines.length > 0).length;
  if (filled < MIN_PAGES) return full;
  const gap = apartGap(pages);
  const blocks = pages.map((page) => marginBlocks(page, gap));
  const margins = new Set(blocks.flat().flatMap(({ lines }) => lines));
  const bodies = all.map((lines) => lines.filter((line) => !margins.has(line)));
  const isFrame =
    median(bodies.map(({ length }) => length)) >= MIN_BODY &&
    isContinuous(pages, bodies) &&
    !isStackOfForms(bodies);
  const running = runningLines(blocks, filled, isFrame);
  const size = median(all.flatMap((lines) => lines.map((line) => line.size))) * 1.05;
  const dropped = new Set(
    blocks.flatMap((own, page) => {
      const lines = outerBlocks(own, running, size).flat();
      // A page that has no other text stays as it is.
      return lines.length < all[page]!.length ? lines : [];
    }),
  );
  if (dropped.size === 0) return full;
  return {
    pages: all.map((lines) => lines.filter((line) => !dropped.has(line))),
    dropped: [...dropped],
    warning: warningOf(all.flat().flatMap((line) => (dropped.has(line) ? [running.get(line)!.text] : []))),
  };
}

/** Whether the text runs on from page to page: it fills most of them. */
function isContinuous(pages: readonly PageLines[], bodies: readonly (readonly Line[])[]): boolean {
  const filled = bodies.filter((lines, page) => lines.some(({ y }) => y >= pages[page]!.height * REACH));
  return filled.length > bodies.filter((lines) => lines.length > 0).length / 2;
}

/** Returns blocks that only consist of running lines, from the edges of a page inwards. */
function outerBlocks(
  blocks: readonly MarginBlock[],
  running: ReadonlyMap<Line, RunningLine>,
  size: number,
): Line[][] {
  return (['top', 'bottom'] as const).flatMap((edge) => {
    const found: Line[][] = [];
    for (const { lines } of blocks.filter((block) => block.edge === edge)) {
      // Slides have their titles there, in larger type.
      const isTitle = lines.every((line) => line.size > size);
      if (isTitle || !lines.every((line) => running.has(line))) break;
      found.push(lines);
    }
    return found;
  });
}

/**
 * Finds lines that only repeat the text of an earlier page at the same height; without `isFrame`, only page numbers.
 */
function runningLines(
  blocks: readonly MarginBlock[][],
  pages: number,
  isFrame: boolean,
): Map<Line, RunningLine> {
  const heights = new Map<string, RunningLine[]>();
  for (const [page, own] of blocks.entries())
    for (const { edge, lines } of own)
      for (const line of lines) {
        const { text, offset, isOnlyNumber } = pageLabel(line, page, blocks.length);
        if (!isFrame && !isOnlyNumber) continue;
        const height = `${edge} ${roundHeight(line)}`;
        const one = { line, page, text, key: `${text} ${offset ?? ''}` };
        heights.set(height, [...(heights.get(height) ?? []), one]);
      }
  const found = [...heights.values()].flatMap((lines) => repeatsAt(lines, pages));
  return new Map(found.map((one) => [one.line, one]));
}

function repeatsAt(lines: readonly RunningLine[], pages: number): RunningLine[] {
  if (lines.length <= pages / 2) return [];
  const counts = new Map<string, number>();
  for (const { key } of lines) counts.set(key, (counts.get(key) ?? 0) + 1);
  const repeatedLines = lines.filter(({ key }) => counts.get(key)! > 1);
  if (repeatedLines.length < lines.length * REPEATED) return [];
  const shapes = new Map<string, Set<string>>();
  for (const { text } of lines) shapes.set(shapeOf(text), (shapes.get(shapeOf(text)) ?? new Set()).add(text));
  const returning = returningKeys(lines);
  return lines.filter((one, at) => {
    const before = lines[at - 1];
    const second = lines[at - 2];
    const isSame =
      before?.key === one.key ||
      (second?.key === one.key && before !== undefined && alternate(before.text, one.text));
    if (!isSame || returning.has(one.key)) return false;
    const text = lineText(one.line);
    return !hasAmount(text) && !FIELD.test(one.text) && shapes.get(shapeOf(one.text))!.size === 1;
  });
}

/**
 * Keys of lines that come back after several others, or after one that shares a word with them, such as `Result: passed`
 * after `Result: failed`: they say something of their page. Headers of chapters follow each other, and those of left and
 * right pages alternate.
 */
function returningKeys(lines: readonly RunningLine[]): Set<string> {
  const last = new Map<string, number>();
  const returning = new Set<string>();
  for (const [at, { key, text }] of lines.entries()) {
    const away = at - (last.get(key) ?? at);
    if (away > 2 || (away === 2 && shareWord(lines[at - 1]!.text, text))) returning.add(key);
    last.set(key, at);
  }
  return returning;
}

/**
 * Text with its numbers masked; two lines that only differ in numbers, such as dates or amounts, have the same shape.
 */
function shapeOf(text: string): string {
  return text.replaceAll(/\d+/g, '0');
}

/** Headers of left and right pages are titles; single words that alternate, such as `PASS` and `FAIL`, are results. */
function alternate(one: string, other: string): boolean {
  return [one, other].every((text) => listTerms(text).length > 1) && !shareWord(one, other);
}

/**
 * Whether two lines share a word; left and right pages of a book have different lines, and lines that share a word only
 * differ in a name.
 */
function shareWord(one: string, other: string): boolean {
  const terms = new Set(listTerms(one));
  return listTerms(other).some((term) => terms.has(term));
}

function listTerms(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}

function warningOf(dropped: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of dropped) counts.set(text, (counts.get(text) ?? 0) + 1);
  const quotes = [...counts].map(([text, count]) => {
    const short = text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
    return `"${short}" (${count === 1 ? 'once' : `${count} times`})`;
  });
  const more = quotes.length > QUOTED ? `, and ${quotes.length - QUOTED} others` : '';
  return `Lines that repeat at the edges of pages were left out after the first of each: ${quotes.slice(0, QUOTED).join(', ')}${more}.`;
}

/** Points; rounds the heights of lines, since the same line is not at exactly the same height on each page. */
const HEIGHT = 6;
/**
 * Share of the lines of a page that other pages must have as well, for the page to count as a copy of the same form.
 */
const SHARE = 1 / 3;

/** Rounded vertical position of a line, equal for lines at the same height. */
function roundHeight(line: Line): number {
  return Math.round(line.y / HEIGHT);
}

/**
 * Whether the pages are copies of one form, each filled in separately: certificates, receipts, payslips. Repeated lines
 * at their edges then belong to each copy.
 * @param bodies the lines of each page without those in its margins
 */
function isStackOfForms(bodies: readonly (readonly Line[])[]): boolean {
  const pages = bodies.filter((lines) => lines.length > 0);
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const key of new Set(lines.map(fieldOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const alike = pages.filter((lines) => {
    const shared = lines.filter((line) => counts.get(fieldOf(line))! > 1);
    return shared.length >= lines.length * SHARE;
  });
  return alike.length > pages.length / 2;
}

/** Key of a line that is equal on all copies of a form: the label of a field, or all of its text. */
function fieldOf(line: Line): string {
  const text = lineText(line);
  const first = joinRuns(line.cells[0]!.runs);
  const label = /^[^:\d]{2,40}:/u.exec(text)?.[0];
  const isRow = line.cells.length > 1 && /\p{L}/u.test(first);
  return `${roundHeight(line)} ${label ?? (isRow ? first : hasAmount(text) ? text.replaceAll(/\d+/g, '#') : text)}`;
}

/** Money: a currency beside a number, or a number with two decimals. */
const AMOUNT =
  /[\p{Sc}]\s?\d|\d\s?\p{Sc}|\b(?:USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN)\b\s?\d|\d\s?(?:USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN)\b|(?<![\d.,])\d{1,3}(?:[.,' ]?\d{3})*[.,]\d\d(?![\d.,]*\d)/u;
/** A word for a payment. */
const PAID = /\b(?:total|subtotal|sum|amount|balance|due|paid|summe|betrag|gesamt|montant|importe)\b.*\d/iu;

/** Whether a text contains an amount of money. */
function hasAmount(text: string): boolean {
  return AMOUNT.test(text) || PAID.test(text);
}
