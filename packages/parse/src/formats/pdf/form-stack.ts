import { hasAmount } from './amounts.ts';
import { lineText, joinRuns } from './run.ts';
import type { Line } from './run.ts';

/** Points; what stands at one height is as high on each page, but for rounding. */
const HEIGHT = 6;
/** The share of the lines of a page, from which on it is filled in as another one is. */
const SHARE = 1 / 3;

/** The place of a line between the top and the bottom of its page, alike for lines at one height. */
export function heightOf(line: Line): number {
  return Math.round(line.y / HEIGHT);
}

/**
 * Whether pages are copies of one form, each filled in for itself: certificates, receipts, payslips. Then what repeats at
 * their edges belongs to each of them.
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

/** What of a line stays when a form is filled in for another: the name of a field, or all of it. */
function fieldOf(line: Line): string {
  const text = lineText(line);
  const first = joinRuns(line.cells[0]!.runs);
  const label = /^[^:\d]{2,40}:/u.exec(text)?.[0];
  const isRow = line.cells.length > 1 && /\p{L}/u.test(first);
  return `${heightOf(line)} ${label ?? (isRow ? first : hasAmount(text) ? text.replaceAll(/\d+/g, '#') : text)}`;
}
