import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { getPage } from './page-text.ts';

const PAINTS_PICTURE: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);

/** Returns those of the pages that paint a picture. @param numbers from 1 */
export async function listPictures(
  document: PDFDocumentProxy,
  numbers: readonly number[],
): Promise<number[]> {
  const found: number[] = [];
  for (const number of numbers) {
    const page = await getPage(document, number);
    const list = await page?.getOperatorList().catch(() => undefined);
    if (list?.fnArray.some((operator) => PAINTS_PICTURE.has(operator))) found.push(number);
    page?.cleanup();
  }
  return found;
}
