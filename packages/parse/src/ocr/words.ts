import type { Run } from '../formats/pdf/run.ts';

/** What is recognised of a page: lines with the places of their words, in pixels. */
interface Found {
  paragraphs: readonly { lines: readonly FoundLine[] }[];
}

interface FoundLine {
  words: readonly { text: string; bbox: Box }[];
  baseline: { y0: number; y1: number };
  bbox: Box;
  rowAttributes?: { rowHeight?: number };
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** What a dot in front of an item is often taken for. */
const DOT = /^[e¢*°•·+oO©®@»>«.]$/;
/** Heights that differ less from the usual one are it: what is measured is never the same twice. */
const NOISE = 0.2;
/** The height of a row of text, ascenders and descenders included, beside the size of its font. */
const HEIGHT = 1.05;

/** Words as runs of text. */
export function blocksToRuns(blocks: readonly Found[]): Run[] {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
  const heights = lines.map(heightOf).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  return lines.flatMap((line) => lineToRuns(line, usual));
}

function lineToRuns(line: FoundLine, usual: number): Run[] {
  const height = heightOf(line);
  const size = (Math.abs(height - usual) < usual * NOISE ? usual : height) / HEIGHT;
  const y = (line.baseline.y0 + line.baseline.y1) / 2;
  return line.words.map(({ text, bbox }, index) => {
    const next = line.words[index + 1];
    const isDot = index === 0 && DOT.test(text) && next !== undefined && next.bbox.x0 - bbox.x1 > size * 0.4;
    return {
      text: isDot ? '•' : text,
      x: bbox.x0,
      y,
      width: bbox.x1 - bbox.x0,
      size,
      isMono: false,
      isBold: false,
    };
  });
}

function heightOf({ rowAttributes, bbox }: FoundLine): number {
  return rowAttributes?.rowHeight || bbox.y1 - bbox.y0;
}
