import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { ParseError } from '../../errors.ts';
import type { Block } from './block.ts';
import { groupBlocks } from './blocks.ts';
import { inReadingOrder } from './columns.ts';
import { groupLines } from './lines.ts';
import type { Ledger } from '../../ledger.ts';
import type { Run } from './run.ts';

const require = createRequire(import.meta.url);
/** The language data comes from a package, so nothing is downloaded. */
const LANGUAGE = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');

/** Recognizes the text of images, one after the other. */
export class Recogniser {
  #worker: Promise<Worker> | undefined;

  /**
   * Recognizes the text of an image, with blocks found from the positions of its words. @throws {ParseError} `Damaged`
   */
  async read(picture: Uint8Array, ledger: Ledger): Promise<Block[]> {
    this.#worker ??= createWorker('eng', OEM.LSTM_ONLY, {
      langPath: LANGUAGE,
      gzip: true,
      cacheMethod: 'none',
      // Without a handler, an unreadable image ends the process.
      errorHandler: () => {},
    });
    const worker = await this.#worker;
    const { data } = await worker
      .recognize(Buffer.from(picture), {}, { blocks: true, text: true })
      .catch((cause: unknown) => {
        throw new ParseError('Damaged', 'The picture is damaged: it cannot be read.', { cause });
      });
    const runs = blocksToRuns(data.blocks ?? []);
    for (const { text } of runs) ledger.see(text);
    return groupBlocks(inReadingOrder(groupLines(runs)));
  }

  async close(): Promise<void> {
    const worker = await this.#worker?.catch(() => undefined);
    await worker?.terminate();
  }
}

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
function blocksToRuns(blocks: readonly Found[]): Run[] {
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
