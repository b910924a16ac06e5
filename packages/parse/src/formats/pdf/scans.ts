import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Ledger } from '../../ledger.ts';
import type { Block } from './block.ts';
import { Recogniser } from './ocr.ts';

/** Points per inch, and the dots per inch that suit character recognition best. */
const [POINTS, DOTS] = [72, 300];
/** Max pixels of the image of a page. */
const MAX_PIXELS = 16_000_000;

/** Return value of the canvas factory of pdfjs in Node.js. */
interface NodeCanvas {
  canvas: { toBuffer(type: 'image/png'): Uint8Array };
  context: CanvasRenderingContext2D;
}

/** Recognizes the text of scanned pages, by page number; a page that cannot be drawn has no entry. */
export async function readScans(
  document: PDFDocumentProxy,
  numbers: readonly number[],
  ledger: Ledger,
): Promise<Map<number, Block[]>> {
  const read = new Map<number, Block[]>();
  if (numbers.length === 0) return read;
  const recogniser = new Recogniser();
  try {
    for (const number of numbers) {
      const picture = await draw(document, number).catch(() => undefined);
      if (picture) read.set(number, await recogniser.read(picture, ledger));
    }
  } finally {
    await recogniser.close();
  }
  return read;
}

async function draw(document: PDFDocumentProxy, number: number): Promise<Uint8Array> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(DOTS / POINTS, Math.sqrt(MAX_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as { create(width: number, height: number): NodeCanvas };
  const { canvas, context } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: null, canvasContext: context, viewport, background: '#fff' }).promise;
  page.cleanup();
  return canvas.toBuffer('image/png');
}
