import { countingLines } from './page-numbers.ts';
import { lineText } from './run.ts';
import type { Line } from './run.ts';

/** Lines at the top and at the bottom of a page that may be the same on each. */
const EDGE_LINES = 2;

/** Pages without what stands on most of them at the top or the bottom, numbers of pages among it. */
export function withoutFurniture(pages: readonly Line[][]): Line[][] {
  if (pages.length < 2) return pages.map((lines) => withoutNumber(lines));
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const key of new Set(edges(lines).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isRepeated = (line: Line): boolean => {
    const count = counts.get(keyOf(line)) ?? 0;
    return pages.length === 2 ? count === 2 && isShort(line) : count >= 3 && count >= pages.length / 2;
  };
  const counting = countingLines(
    pages.flatMap((lines, page) => [
      ...topOf(lines).map((line) => ({ line, page, edge: 'top' as const })),
      ...bottomOf(lines).map((line) => ({ line, page, edge: 'bottom' as const })),
    ]),
    pages.length,
  );
  return pages.map((lines) => {
    const drop = new Set(edges(lines).filter((line) => isRepeated(line) || counting.has(line)));
    return lines.filter((line) => !drop.has(line));
  });
}

function edges(lines: readonly Line[]): Line[] {
  return [...new Set([...topOf(lines), ...bottomOf(lines)])];
}

function topOf(lines: readonly Line[]): Line[] {
  return lines.slice(0, EDGE_LINES);
}

function bottomOf(lines: readonly Line[]): Line[] {
  return lines.slice(-EDGE_LINES);
}

/** What a line says, whatever the page. */
function keyOf(line: Line): string {
  return lineText(line)
    .replaceAll(/\d+/g, '#')
    .replaceAll(/\b[ivxlc]+\b/gi, '#');
}

function isShort(line: Line): boolean {
  return lineText(line).length < 80;
}

/** The number of an only page at its foot. */
function withoutNumber(lines: readonly Line[]): Line[] {
  const last = lines.at(-1);
  const before = lines.at(-2);
  const isApart = last && before && last.y - before.y > last.size * 4;
  return isApart && /^[-–—\s]*\d{1,4}[-–—\s]*$/.test(lineText(last)) ? lines.slice(0, -1) : [...lines];
}
