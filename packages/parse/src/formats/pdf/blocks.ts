import type { Block } from './block.ts';
import { splitMarker } from './markers.ts';
import { lineText, type Line } from './run.ts';
import { tableAt } from './tables.ts';

/** Gap between base lines, in text sizes, that always separates blocks. */
const FAR = 1.9;

/** Groups lines in reading order into blocks. */
export function groupBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  const usual = usualGap(lines);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (isCode(line)) {
      addCode(blocks, line);
      continue;
    }
    const entry = contentsEntry(line);
    if (entry) {
      const { x } = line.cells[0]!;
      blocks.push({ kind: 'item', lines: [entry], marker: '•', x, size: line.size });
      continue;
    }
    const table = tableAt(lines, at);
    if (table) {
      blocks.push({ kind: 'table', rows: table.rows });
      at += table.length - 1;
      continue;
    }
    addText(blocks, line, { above: lines[at - 1], usual, right: rightOf(lines, at) });
  }
  return blocks;
}

/** Number of lines above and below that are considered for the right edge of a column. */
const AROUND = 30;

/** Right edge of the nearby lines that start at about the same x position. */
function rightOf(lines: readonly Line[], at: number): number {
  const x = lines[at]!.cells[0]!.x;
  const near = lines
    .slice(Math.max(0, at - AROUND), at + AROUND)
    .filter(({ cells }) => Math.abs(cells[0]!.x - x) < 40);
  return Math.max(...near.map(({ cells }) => cells.at(-1)!.right));
}

/** The most frequent distance between lines, in text sizes. */
function usualGap(lines: readonly Line[]): number {
  const gaps = lines
    .slice(1)
    .map((line, index) => (line.y - lines[index]!.y) / line.size)
    .filter((gap) => gap > 0.8 && gap < FAR);
  if (gaps.length === 0) return 1.2;
  const counts = new Map<number, number>();
  for (const gap of gaps) counts.set(Math.round(gap * 20), (counts.get(Math.round(gap * 20)) ?? 0) + 1);
  return [...counts].reduce((max, one) => (one[1] > max[1] ? one : max))[0] / 20;
}

interface Around {
  above: Line | undefined;
  usual: number;
  right: number;
}

function addText(blocks: Block[], line: Line, around: Around): void {
  const marked = splitMarker(line);
  const last = blocks.at(-1);
  const x = line.cells[0]!.x;
  if (marked && !isProse(marked.marker, last) && !isWrapped(marked.marker, line, { last, around })) {
    blocks.push({ kind: 'item', lines: [marked.line], marker: marked.marker, x, size: line.size });
    return;
  }
  if (last && (last.kind === 'text' || last.kind === 'item') && follows(line, last, around))
    last.lines.push(line);
  else blocks.push({ kind: 'text', lines: [line], size: line.size });
}

/**
 * Whether a single character with a full stop is the end of a wrapped sentence. It only counts as a marker when it can
 * start a list or when it follows an item.
 */
function isProse(marker: string, last: Block | undefined): boolean {
  if (!/^[a-z]\.$/i.test(marker) || /^[a1i]/i.test(marker)) return false;
  return last?.kind !== 'item';
}

/** Min characters of a line that counts as one of a paragraph. */
const MIN_PROSE = 45;

/**
 * Whether a line only starts like an item, since the sentence above fills its line and runs on, as in `of section` and
 * `(d) of this Act`.
 */
function isWrapped(
  marker: string,
  line: Line,
  { last, around }: { last: Block | undefined; around: Around },
): boolean {
  if (!/[\p{L}\d]/u.test(marker) || (last?.kind !== 'text' && last?.kind !== 'item')) return false;
  if (last.kind === 'item' && /^\(?[a1i][.)]$/i.test(marker)) return false;
  const before = last.lines.at(-1)!;
  const text = lineText(before);
  const isFull = before.cells.at(-1)!.right > around.right - line.size * 4;
  return isFull && text.length >= MIN_PROSE && !/[.!?:;,]["”’)]?$/.test(text) && follows(line, last, around);
}

/** Whether a line continues the text of a block: same size, close below, and not indented like a new paragraph. */
function follows(
  line: Line,
  block: Block & { size: number; lines: Line[] },
  { above, usual, right }: Around,
): boolean {
  const before = block.lines.at(-1)!;
  if (above === undefined || above.y !== before.y) return false;
  if (Math.abs(line.size - block.size) > block.size * 0.08 || line.isBold !== before.isBold) return false;
  const gap = (line.y - before.y) / line.size;
  if (gap < 0) return isColumnBreak(before, line);
  if (gap > Math.max(usual * 1.18, 1.05)) return false;
  const start = block.lines.at(block.kind === 'item' ? -1 : Math.min(1, block.lines.length - 1))!.cells[0]!.x;
  const x = line.cells[0]!.x;
  if (block.kind === 'item') return x > block.x + 2;
  if (block.lines.length > 1 && x > start + line.size * 0.8 && x < start + line.size * 4) return false;
  // A short line with the end of a sentence ends its paragraph.
  const isEarly = before.cells.at(-1)!.right < right - (right - start) * 0.25;
  return !(isEarly && /[.!?:]["”’)]?$/.test(lineText(before)));
}

/** Whether a sentence continues at the top of the next column. */
function isColumnBreak(before: Line, line: Line): boolean {
  return !/[.!?:]["”’)]?$/.test(lineText(before)) && /^\p{Ll}/u.test(lineText(line));
}

function isCode({ cells }: Line): boolean {
  return cells.every(({ runs }) => runs.every((run) => run.isMono));
}

function addCode(blocks: Block[], line: Line): void {
  const last = blocks.at(-1);
  const near = last?.kind === 'code' && line.y - last.lines.at(-1)!.y;
  if (last?.kind === 'code' && typeof near === 'number' && near > 0 && near < line.size * 3)
    last.lines.push(line);
  else blocks.push({ kind: 'code', lines: [line] });
}

/** Dots that lead from a title to the number of its page. */
const LEADER =
  /^(.*[^\s.…])\s*(?:(?:\s?[.·]){4,}|(?:\s?…){2,})\s*(\d{1,5}|[ivxlc]{1,9}|[A-Z]{1,2}-\d{1,4})$/i;

/** Removes the dots from a line of a table of contents; returns undefined for any other line. */
function contentsEntry(line: Line): Line | undefined {
  const [, title, page] = LEADER.exec(lineText(line)) ?? [];
  if (title === undefined) return undefined;
  const runs = line.cells.flatMap((cell) => cell.runs);
  const [first] = runs;
  const { x, right } = { x: line.cells[0]!.x, right: line.cells.at(-1)!.right };
  const href = runs.find((run) => run.href !== undefined)?.href;
  const run = { ...first!, text: `${title} ${page}`, width: right - x, ...(href !== undefined && { href }) };
  return { ...line, cells: [{ runs: [run], x, right }] };
}
