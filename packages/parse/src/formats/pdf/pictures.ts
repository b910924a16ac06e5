import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { SIGN } from './fonts.ts';
import type { Fonts } from './fonts.ts';
import { getPage } from './page-text.ts';

type PDFOperatorList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

const PAINTS_PICTURE: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);

const PAINTS_SHAPE: ReadonlySet<number> = new Set([
  ...PAINTS_PICTURE,
  OPS.constructPath,
  OPS.rawFillPath,
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
  OPS.shadingFill,
  OPS.paintSolidColorImageMask,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintXObject,
]);
const SHOWS_TEXT: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
]);

/**
 * Returns those of the pages that may display text that was not read: pages that paint pictures or shapes, more glyphs
 * than were read, or glyphs that may have another meaning. Others have nothing to recognize, which would take seconds a
 * page.
 * @param lengths characters that were read, by page number from 1
 */
export async function listPossibleScans(
  document: PDFDocumentProxy,
  { lengths, fonts }: { lengths: ReadonlyMap<number, number>; fonts: Fonts },
): Promise<number[]> {
  const found: number[] = [];
  for (const [number, length] of lengths) {
    const page = await getPage(document, number);
    const list = await page?.getOperatorList().catch(() => undefined);
    if (list === undefined || paintsMore(list, length, fonts)) found.push(number);
    page?.cleanup();
  }
  return found;
}

function paintsMore({ fnArray, argsArray }: PDFOperatorList, length: number, fonts: Fonts): boolean {
  if (fnArray.some((operator) => PAINTS_SHAPE.has(operator))) return true;
  const listArgs = (isListed: (operator: number) => boolean): unknown[] =>
    fnArray.flatMap((operator, index) => (isListed(operator) ? (argsArray as unknown[])[index] : []));
  const names = listArgs((operator) => operator === OPS.setFont).map(String);
  if (names.some((name) => fonts.get(name).isIdentity)) return true;
  // Numbers between glyphs move the next one.
  const glyphs = listArgs((operator) => SHOWS_TEXT.has(operator))
    .flat()
    .filter((item) => typeof item === 'object' && item !== null) as Glyph[];
  const displayed = glyphs.filter(({ isSpace }) => isSpace !== true);
  return displayed.length > length || displayed.some(({ unicode = '' }) => SIGN.test(unicode));
}

/** A glyph of pdfjs. */
interface Glyph {
  unicode?: string;
  isSpace?: boolean;
}

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
