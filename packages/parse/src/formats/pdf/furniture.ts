import { countingLines, edgeLines, standingLines } from './page-numbers.ts';
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
  const all = pages.flatMap((lines, page) => edgeLines(lines, page, EDGE_LINES));
  const counting = countingLines(all, pages.length);
  const standing = standingLines(all, (line) => counts.get(keyOf(line)) ?? 0, {
    pages: pages.length,
    size: usualSize(pages),
  });
  return pages.map((lines) => {
    const drop = new Set(
      edges(lines).filter((line) => isRepeated(line) || counting.has(line) || standing.has(line)),
    );
    return lines.filter((line) => !drop.has(line));
  });
}

function edges(lines: readonly Line[]): Line[] {
  return [...new Set([...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)])];
}

/** The size of most lines, and a little more: sizes differ by what fonts round. */
function usualSize(pages: readonly Line[][]): number {
  const sizes = pages.flatMap((lines) => lines.map(({ size }) => size)).toSorted((a, b) => a - b);
  return (sizes[Math.floor(sizes.length / 2)] ?? 0) * 1.05;
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
