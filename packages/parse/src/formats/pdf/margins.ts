import type { Line } from './run.ts';

/** The lines of a page, and how high it is in points. */
export interface PageLines {
  lines: Line[];
  height: number;
}

export type Edge = 'top' | 'bottom';

/** Lines in a margin without a gap between them, from the edge of the page to its middle. */
export interface MarginBlock {
  edge: Edge;
  lines: Line[];
}

/** The share of a page above and below, in which running lines stand. */
const MARGIN = 0.16;
/** Gaps are measured in sizes of the text. One that sets a line apart from the text is this wide at least, */
const APART = 2.5;
/** wider than an empty line, whose distance of lines is believed up to `MAX_DISTANCE`, */
const EMPTY_LINE = 2.2;
const MAX_DISTANCE = 1.6;
/** and wider than those between paragraphs, which are believed up to `MAX_PARAGRAPH_GAP`. */
const WIDER = 1.25;
const MAX_PARAGRAPH_GAP = 6;
/** Distances of lines from which on there is a gap between paragraphs. */
const PARAGRAPH = 1.3;

/**
 * The blocks in the margins of a page, outermost first, each with a gap to what follows it towards the middle. The text of
 * the page itself is in none.
 * @param gap points that set a line apart: see `apartGap`
 */
export function marginBlocks({ lines, height }: PageLines, gap: number): MarginBlock[] {
  const isTop = (line: Line): boolean => line.y <= height * MARGIN;
  const isBottom = (line: Line): boolean => line.y >= height * (1 - MARGIN);
  return [
    ...groupBlocks(lines, isTop, gap).map((block) => ({ edge: 'top' as const, lines: block })),
    ...groupBlocks(lines.toReversed(), isBottom, gap).map((block) => ({
      edge: 'bottom' as const,
      lines: block,
    })),
  ];
}

function groupBlocks(lines: readonly Line[], isInside: (line: Line) => boolean, gap: number): Line[][] {
  const blocks: Line[][] = [];
  let block: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    // What nothing follows is the text of the page.
    if (!isInside(line) || next === undefined) break;
    block.push(line);
    if (Math.abs(next.y - line.y) <= Math.max(gap, line.size * APART)) continue;
    blocks.push(block);
    block = [];
  }
  return blocks;
}

/** Points of a gap that is wider than an empty line and than those between the paragraphs of a document. */
export function apartGap(pages: readonly PageLines[]): number {
  const distances = pages.flatMap(({ lines, height }) =>
    lines.slice(1).flatMap(({ y, size }, at) => {
      const above = lines[at]!.y;
      const isInside = above > height * MARGIN && y < height * (1 - MARGIN);
      return isInside && y - above < size * MAX_PARAGRAPH_GAP ? [{ distance: y - above, size }] : [];
    }),
  );
  const usual = median(distances.map(({ distance }) => distance));
  const size = median(distances.map((one) => one.size));
  const paragraphs = distances.map(({ distance }) => distance).filter((one) => one > usual * PARAGRAPH);
  return Math.max(Math.min(usual, size * MAX_DISTANCE) * EMPTY_LINE, median(paragraphs) * WIDER);
}

/** The middle one of numbers; 0 of none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
