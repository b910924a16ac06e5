import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { PDFPage } from 'pdf-lib';
import { afterEach, expect, test, vi } from 'vitest';
import { readPdf } from '../src/formats/pdf/read-pdf.ts';
import { Recogniser } from '../src/formats/pdf/ocr.ts';
import { writePdf } from './support/write-pdf.ts';
import { writeUnmapped } from './support/write-unmapped.ts';

afterEach(() => vi.restoreAllMocks());

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

async function writeDrawn(
  draw: (page: PDFPage, document: PDFDocument) => Promise<void> | void,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 800]);
  page.drawText('1', { x: 300, y: 30, font: await document.embedFont(StandardFonts.TimesRoman) });
  await draw(page, document);
  return document.save();
}

/** Pages with little text, and how many of them are drawn and recognized, which takes seconds each. */
test.each<[string, () => Promise<Uint8Array> | Uint8Array, number]>([
  ['one number each', () => writePdf(['1', '2', '3', '4'].map((text) => [[text, 60, 700, 24]])), 0],
  ['nothing', () => writePdf([[], []]), 0],
  [
    'a number and a picture',
    () =>
      writeDrawn(async (page, document) =>
        page.drawImage(await document.embedPng(PIXEL), { width: 500, height: 500 }),
      ),
    1,
  ],
  ['a number and a drawing', () => writeDrawn((page) => page.drawSvgPath('M 0 0 L 100 100 L 0 100 z')), 1],
  ['text in a font without meaning', () => writeUnmapped(['Hi']), 1],
])('a PDF whose pages hold %s', async (_, write, count) => {
  const read = vi.spyOn(Recogniser.prototype, 'read').mockResolvedValue([]);
  await readPdf(await write(), { mode: 'auto', maxPages: 10 } as Parameters<typeof readPdf>[1]);
  expect(read).toHaveBeenCalledTimes(count);
});
