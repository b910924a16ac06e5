import { hasAmount } from './amounts.ts';
import { lineText, joinRuns } from './run.ts';
import type { Line } from './run.ts';

/** Points; rounds the heights of lines, since the same line is not at exactly the same height on each page. */
const HEIGHT = 6;
/**
 * Share of the lines of a page that other pages must have as well, for the page to count as a copy of the same form.
 */
const SHARE = 1 / 3;

/** Rounded vertical position of a line, equal for lines at the same height. */
export function roundHeight(line: Line): number {
  return Math.round(line.y / HEIGHT);
}

/**
 * Whether the pages are copies of one form, each filled in separately: certificates, receipts, payslips. Repeated lines
 * at their edges then belong to each copy.
 * @param bodies the lines of each page without those in its margins
 */
export function isStackOfForms(bodies: readonly (readonly Line[])[]): boolean {
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
