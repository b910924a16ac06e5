import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM } from 'tesseract.js';
import type { Worker } from 'tesseract.js';
import { ParseError } from '../errors.ts';
import type { Block } from '../formats/pdf/block.ts';
import { groupBlocks } from '../formats/pdf/blocks.ts';
import { inReadingOrder } from '../formats/pdf/columns.ts';
import { groupLines } from '../formats/pdf/lines.ts';
import type { Ledger } from '../ledger.ts';
import { blocksToRuns } from './words.ts';

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
