import { lineText } from './run.ts';
import type { Line } from './run.ts';

/** Dots that lead from a title to the number of its page. */
const LEADER =
  /^(.*[^\s.…])\s*(?:(?:\s?[.·]){4,}|(?:\s?…){2,})\s*(\d{1,5}|[ivxlc]{1,9}|[A-Z]{1,2}-\d{1,4})$/i;

/** Removes the dots from a line of a table of contents; returns undefined for any other line. */
export function contentsEntry(line: Line): Line | undefined {
  const [, title, page] = LEADER.exec(lineText(line)) ?? [];
  if (title === undefined) return undefined;
  const runs = line.cells.flatMap((cell) => cell.runs);
  const [first] = runs;
  const { x, right } = { x: line.cells[0]!.x, right: line.cells.at(-1)!.right };
  const href = runs.find((run) => run.href !== undefined)?.href;
  const run = { ...first!, text: `${title} ${page}`, width: right - x, ...(href !== undefined && { href }) };
  return { ...line, cells: [{ runs: [run], x, right }] };
}
