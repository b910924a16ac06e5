import type { Run } from '../formats/pdf/run.ts';

/** Recognition result of a page: lines with the positions of their words, in pixels. */
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

/** Characters that a bullet is often recognized as. */
const DOT = /^[e¢*°•·+oO©®@»>«.]$/;
/** Share by which a measured height may differ from the usual one and still count as equal. */
const NOISE = 0.2;
/** Ratio of the measured height of a line, with ascenders and descenders, to the size of its font. */
const HEIGHT = 1.05;

/** Converts recognized words to runs. */
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
