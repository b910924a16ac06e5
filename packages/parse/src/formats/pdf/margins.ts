import type { Line } from './run.ts';

/** The lines of a page, and its height in points. */
export interface PageLines {
  lines: Line[];
  height: number;
}

export type Edge = 'top' | 'bottom';

/** Lines in a margin without a gap between them, ordered from the edge of the page to its middle. */
export interface MarginBlock {
  edge: Edge;
  lines: Line[];
}

/** Share of the page height at the top and at the bottom that counts as margin. */
const MARGIN = 0.16;
/** Gaps are measured in text sizes. Min gap between a running line and the text. */
const APART = 2.5;
/**
 * Factor for the usual line distance, so that the gap is wider than an empty line; the distance counts up to
 * `MAX_DISTANCE`.
 */
const EMPTY_LINE = 2.2;
const MAX_DISTANCE = 1.6;
/** Factor for the median gap between paragraphs; gaps up to `MAX_PARAGRAPH_GAP` count. */
const WIDER = 1.25;
const MAX_PARAGRAPH_GAP = 6;
/** Factor for the usual line distance above which a gap separates paragraphs. */
const PARAGRAPH = 1.3;

/**
 * Finds the blocks in the margins of a page, outermost first, each separated by a gap from the next one towards the
 * middle. None of them contains the text of the page itself.
 * @param gap min gap in points: see `apartGap`
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
    // The last line belongs to the text of the page.
    if (!isInside(line) || next === undefined) break;
    block.push(line);
    if (Math.abs(next.y - line.y) <= Math.max(gap, line.size * APART)) continue;
    blocks.push(block);
    block = [];
  }
  return blocks;
}

/** Gap in points that is wider than an empty line and than the gaps between paragraphs of a document. */
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

/** The median of numbers; 0 for an empty list. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
