import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM } from 'tesseract.js';
import type { Worker } from 'tesseract.js';
import { ParseError } from '../errors.ts';
import type { Block } from '../formats/pdf/block.ts';
import { groupBlocks } from '../formats/pdf/blocks.ts';
import { inReadingOrder } from '../formats/pdf/columns.ts';
import { groupLines } from '../formats/pdf/lines.ts';
import { blocksToRuns } from './words.ts';

const require = createRequire(import.meta.url);
/** The data of the language, which comes in a package: nothing is fetched. */
const LANGUAGE = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');

/** Pictures of text, read one after the other. */
export class Recogniser {
  #worker: Promise<Worker> | undefined;

  /** The text of a picture, by where its words stand. @throws {ParseError} `Damaged` */
  async read(picture: Uint8Array): Promise<Block[]> {
    this.#worker ??= createWorker('eng', OEM.LSTM_ONLY, {
      langPath: LANGUAGE,
      gzip: true,
      cacheMethod: 'none',
      // Without it, a picture that cannot be read ends the process.
      errorHandler: () => {},
    });
    const worker = await this.#worker;
    const { data } = await worker
      .recognize(Buffer.from(picture), {}, { blocks: true, text: true })
      .catch((cause: unknown) => {
        throw new ParseError('Damaged', 'The picture is damaged: it cannot be read.', { cause });
      });
    return groupBlocks(inReadingOrder(groupLines(blocksToRuns(data.blocks ?? []))));
  }

  async close(): Promise<void> {
    const worker = await this.#worker?.catch(() => undefined);
    await worker?.terminate();
  }
}
