import type { Cell, Line } from './run.ts';
import { splitMarker } from './markers.ts';

/** Max gap between lines of one table, in text sizes. */
const MAX_GAP = 4;
const MIN_ROWS = 2;

/** A table that starts at a line. */
export interface FoundTable {
  /** Number of its lines. */
  length: number;
  /** The cells of each row; a cell is a list of the lines in it. */
  rows: Cell[][][];
}

/**
 * Finds a table that starts at the line `at`; returns undefined when there is none. A table has at least two columns
 * and two rows.
 */
export function tableAt(lines: readonly Line[], at: number): FoundTable | undefined {
  if (lines[at]!.cells.length < 2 || splitMarker(lines[at]!)) return undefined;
  const end = endOf(lines, at);
  const part = lines.slice(at, end);
  if (part.filter(({ cells }) => cells.length > 1).length < MIN_ROWS) return undefined;
  const columns = columnsOf(part);
  if (columns.length < 2 || !isAligned(part, columns)) return undefined;
  return { length: part.length, rows: rowsOf(part, columns) };
}

/** Index after the last line of the table: lines with several cells, or lines that continue a cell above. */
function endOf(lines: readonly Line[], at: number): number {
  let end = at + 1;
  for (; end < lines.length; end++) {
    const [line, above] = [lines[end]!, lines[end - 1]!];
    const gap = line.y - above.y;
    if (gap <= 0 || gap > line.size * MAX_GAP) break;
    if (line.cells.length > 1) continue;
    if (!goesOn(line, lines.slice(at, end), gap)) break;
  }
  while (
    end > at + 1 &&
    lines[end - 1]!.cells.length === 1 &&
    !isInside(lines[end - 1]!, lines.slice(at, end - 1))
  )
    end--;
  return end;
}

/** Whether a line with one cell continues a cell above it: close below, and no wider than its column. */
function goesOn(line: Line, above: readonly Line[], gap: number): boolean {
  return gap < line.size * 1.5 && isInside(line, above);
}

function isInside(line: Line, above: readonly Line[]): boolean {
  const [cell] = line.cells;
  return above.some(({ cells }) => {
    if (cells.length < 2) return false;
    const at = cells.findIndex((one) => Math.abs(one.x - cell!.x) < 4);
    const next = cells[at + 1];
    return at > 0 || (at === 0 && next !== undefined && cell!.right < next.x);
  });
}

interface Column {
  x: number;
  right: number;
}

/** Merges overlapping cells into columns. Only the lines with the most cells count, since a cell may span columns. */
function columnsOf(lines: readonly Line[]): Column[] {
  const max = Math.max(...lines.map(({ cells }) => cells.length));
  const full = lines.filter(({ cells }) => cells.length === max);
  const used = full.length > 1 ? full : lines.filter(({ cells }) => cells.length >= Math.max(2, max - 1));
  const columns: Column[] = [];
  for (const { x, right } of used.flatMap(({ cells }) => cells).toSorted((a, b) => a.x - b.x)) {
    const column = columns.at(-1);
    if (column && x < column.right) column.right = Math.max(column.right, right);
    else columns.push({ x, right });
  }
  return columns;
}

/** Whether the cells of each column share a left edge, a right edge or a centre, unlike the words of justified text. */
function isAligned(lines: readonly Line[], columns: readonly Column[]): boolean {
  const cells = lines.filter((line) => line.cells.length > 1).flatMap((line) => line.cells);
  return columns.every((column) => {
    const own = cells.filter(({ x, right }) => x >= column.x - 1 && right <= column.right + 1);
    const share = (position: (cell: Cell) => number): number => {
      const positions = own.map(position);
      return (
        Math.max(
          0,
          ...positions.map((one) => positions.filter((other) => Math.abs(one - other) < 3).length),
        ) / positions.length
      );
    };
    return (
      own.length > 1 &&
      Math.max(
        share(({ x }) => x),
        share(({ right }) => right),
        share(({ x, right }) => (x + right) / 2),
      ) >= 0.6
    );
  });
}

function rowsOf(lines: readonly Line[], columns: readonly Column[]): Cell[][][] {
  const gaps = lines.slice(1).map((line, index) => line.y - lines[index]!.y);
  const [least, max] = [Math.min(...gaps), Math.max(...gaps)];
  const limit = max > least * 1.25 ? (least + max) / 2 : 0;
  const rows: Cell[][][] = [];
  for (const [index, line] of lines.entries()) {
    const gap = index === 0 ? Infinity : gaps[index - 1]!;
    const isRest =
      gap < limit ||
      (line.cells.length === 1 && columnAt(line.cells[0]!, columns) > 0 && gap < line.size * 1.5);
    if (!isRest || rows.length === 0) rows.push(columns.map(() => []));
    for (const cell of line.cells.flatMap((one) => split(one, columns)))
      rows.at(-1)![columnAt(cell, columns)]!.push(cell);
  }
  return rows;
}

/** Index of the column with the largest overlap with a cell. */
function columnAt({ x, right }: Cell, columns: readonly Column[]): number {
  let best = 0;
  let shared = -Infinity;
  for (const [at, column] of columns.entries()) {
    const overlap = Math.min(right, column.right) - Math.max(x, column.x);
    if (overlap > shared) [best, shared] = [at, overlap];
  }
  return best;
}

/** Splits a cell that spans several columns, which may be closer together than the usual gap between cells. */
function split(cell: Cell, columns: readonly Column[]): Cell[] {
  const parts: (Cell & { column: number })[] = [];
  for (const run of cell.runs) {
    const own = { runs: [run], x: run.x, right: run.x + run.width };
    const column = columnAt(own, columns);
    const last = parts.at(-1);
    if (last?.column === column) [last.runs, last.right] = [[...last.runs, run], own.right];
    else parts.push({ ...own, column });
  }
  return parts;
}
