import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM } from 'tesseract.js';
import type { Worker } from 'tesseract.js';
import { ParseError } from '../errors.ts';
import { escapeHtml } from '../escape.ts';

const require = createRequire(import.meta.url);
/** The data of the language, which comes in a package: nothing is fetched. */
const LANGUAGE = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
/** A line this much higher than most is a heading. */
const LARGER = 1.35;

/** Pictures of text, read one after the other. */
export class Recogniser {
  #worker: Promise<Worker> | undefined;

  /** The text of a picture as HTML: its paragraphs, and what is written larger as headings. @throws {ParseError} `Damaged` */
  async read(picture: Uint8Array): Promise<string> {
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
    return toHtml((data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs));
  }

  async close(): Promise<void> {
    const worker = await this.#worker?.catch(() => undefined);
    await worker?.terminate();
  }
}

interface Paragraph {
  lines: readonly { text: string; rowAttributes?: { rowHeight?: number } }[];
}

function toHtml(paragraphs: readonly Paragraph[]): string {
  const heights = paragraphs.flatMap(({ lines }) => lines.map(heightOf)).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return paragraphs
    .map(({ lines }) => {
      const text = joined(lines.map((line) => line.text.trim()));
      const isHeading = lines.length <= 2 && lines.every((line) => heightOf(line) > usual * LARGER);
      return text && (isHeading ? `<h2>${escapeHtml(text)}</h2>` : `<p>${escapeHtml(text)}</p>`);
    })
    .filter(Boolean)
    .join('\n');
}

function heightOf({ rowAttributes }: Paragraph['lines'][number]): number {
  return rowAttributes?.rowHeight ?? 0;
}

function joined(lines: readonly string[]): string {
  return lines.reduce(
    (text, line) =>
      /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line) ? text.slice(0, -1) + line : `${text} ${line}`.trim(),
    '',
  );
}
