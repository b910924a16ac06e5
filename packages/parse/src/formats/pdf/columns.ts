import { joinRuns } from './run.ts';
import { createLine } from './lines.ts';
import type { Cell, Line } from './run.ts';

/** Min lines of each column. */
const MIN_LINES = 5;
/** Min characters of the median line of a column; table cells have fewer. */
const MIN_CHARACTERS = 18;
/** Max x positions that are tried as the left edge of a right column. */
const MAX_TRIES = 8;

/** Sorts lines into reading order: columns one after the other. */
export function inReadingOrder(lines: readonly Line[], depth = 0): Line[] {
  if (depth > 3) return [...lines];
  for (const edge of edgesOf(lines)) {
    const found = columnsAt(lines, edge);
    if (found === undefined) continue;
    const { from, to, left, right } = found;
    return [
      ...inReadingOrder(lines.slice(0, from), depth + 1),
      ...left,
      ...inReadingOrder(right, depth + 1),
      ...inReadingOrder(lines.slice(to), depth + 1),
    ];
  }
  return [...lines];
}

/**
 * X positions at which cells other than the first start, sorted by frequency. Recognized text is never aligned exactly,
 * so they are rounded.
 */
function edgesOf(lines: readonly Line[]): number[] {
  const starts = new Map<number, number[]>();
  const left = Math.min(...lines.map((line) => line.cells[0]!.x));
  for (const { cells, size } of lines)
    for (const { x } of cells) {
      if (x < left + size * 4) continue;
      const key = Math.round(x / size);
      starts.set(key, [...(starts.get(key) ?? []), x - size * 0.2]);
    }
  return [...starts.values()]
    .filter((positions) => positions.length >= MIN_LINES)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_TRIES)
    .map((positions) => Math.min(...positions));
}

function columnsAt(
  lines: readonly Line[],
  edge: number,
): { from: number; to: number; left: Line[]; right: Line[] } | undefined {
  let from = 0;
  for (let to = 0; to <= lines.length; to++) {
    if (to < lines.length && !crosses(lines[to]!, edge)) continue;
    const part = lines.slice(from, to);
    const left = side(part, (cell) => cell.right <= edge + 2);
    const right = side(part, (cell) => cell.x >= edge);
    if (isColumn(left) && isColumn(right)) return { from, to, left, right };
    from = to + 1;
  }
  return undefined;
}

function crosses({ cells }: Line, edge: number): boolean {
  return cells.some(({ x, right }) => x < edge && right > edge + 2);
}

function side(lines: readonly Line[], isThere: (cell: Cell) => boolean): Line[] {
  return lines.flatMap((line) => {
    const cells = line.cells.filter(isThere);
    return cells.length === 0 ? [] : [createLine(cells, line.y)];
  });
}

function isColumn(lines: readonly Line[]): boolean {
  if (lines.length < MIN_LINES) return false;
  const lengths = lines.map(({ cells }) => cells.reduce((sum, { runs }) => sum + joinRuns(runs).length, 0));
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]! >= MIN_CHARACTERS;
}
