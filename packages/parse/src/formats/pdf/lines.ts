import { joinCharacters } from './letter-spacing.ts';
import type { Cell, Line, Run } from './run.ts';

/** Gap, in text sizes, that is wider than any space in running text. */
const WIDE_GAP = 1;
/** Max distance of base lines, in text sizes, within one line; covers superscripts and subscripts. */
const SAME_LINE = 0.4;

/** Groups runs into lines from top to bottom, each split into cells at its wide gaps. */
export function groupLines(runs: readonly Run[]): Line[] {
  const groups: Run[][] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const group = groups.at(-1);
    if (group && isSameLine(group, run)) group.push(run);
    else groups.push([run]);
  }
  return groups.map(cut);
}

function isSameLine(group: readonly Run[], run: Run): boolean {
  const size = Math.max(run.size, ...group.slice(-20).map((one) => one.size));
  return Math.abs(run.y - group[0]!.y) < size * SAME_LINE;
}

function cut(group: readonly Run[]): Line {
  const runs = joinCharacters(group.toSorted((a, b) => a.x - b.x));
  const cells: Cell[] = [];
  for (const run of runs) {
    const cell = cells.at(-1);
    const right = run.x + run.width;
    if (cell && run.x - cell.right < run.size * WIDE_GAP) {
      cell.runs.push(run);
      cell.right = Math.max(cell.right, right);
    } else cells.push({ runs: [run], x: run.x, right });
  }
  return createLine(cells, group.reduce((max, run) => (run.text.length > max.text.length ? run : max)).y);
}

/** Creates a line from cells side by side. */
export function createLine(cells: Cell[], y: number): Line {
  const runs = cells.flatMap((cell) => cell.runs);
  const main = runs.reduce((max, run) => (run.text.length > max.text.length ? run : max));
  return { cells, y, size: main.size, isBold: runs.every(({ isBold }) => isBold) };
}
