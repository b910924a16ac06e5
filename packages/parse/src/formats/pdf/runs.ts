import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextMarkedContent } from 'pdfjs-dist/types/src/display/api.d.ts';
import { ParseError } from '../../errors.ts';
import type { Ledger } from '../../ledger.ts';
import { linkRuns } from './links.ts';
import type { Link } from './links.ts';
import type { Run } from './run.ts';

/** Max runs of a page. */
const MAX_RUNS = 100_000;

/** Reads the horizontal text of a page, without rotated text and text that has no width. */
export async function readRuns(page: PDFPageProxy, ledger: Ledger): Promise<Run[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items, styles } = await page.getTextContent({ includeMarkedContent: true });
  const bold = await boldFonts(page, Object.keys(styles));
  const runs: Run[] = [];
  const marks: Mark[] = [];
  for (const item of items) {
    if (!('str' in item)) mark(marks, item);
    if (!('str' in item) || item.str.trim() === '') continue;
    if (runs.length >= MAX_RUNS)
      throw new ParseError('TooLarge', `A page of the PDF has more than ${MAX_RUNS} pieces of text.`);
    ledger.see(item.str);
    const [a, b, , , x, y] = Util.transform(viewport.transform, item.transform) as number[];
    const size = Math.hypot(a!, b!);
    if (Math.abs(b!) > Math.abs(a!) * 0.1 || a! < 0 || size < 1) {
      ledger.drop('turned', item.str);
      continue;
    }
    const isMono = styles[item.fontName]?.fontFamily === 'monospace';
    const id = marks.findLast((one) => one.id !== '')?.id;
    const isArtifact = marks.some((one) => one.tag === 'Artifact');
    runs.push({
      text: item.str,
      x: x!,
      y: y!,
      width: item.width,
      size,
      isMono,
      isBold: bold.has(item.fontName),
      ...(id !== undefined && { id }),
      ...(isArtifact && { isArtifact }),
    });
  }
  return linkRuns(runs, await linksOf(page));
}

/** Open marked content (ISO 32000-1, 14.6). */
interface Mark {
  id: string;
  tag: string;
}

/** The declarations of pdfjs lack the tag. */
function mark(marks: Mark[], { type, id, tag }: TextMarkedContent & { tag?: string }): void {
  if (type === 'endMarkedContent') marks.pop();
  else marks.push({ id: id ?? '', tag: tag ?? '' });
}

/** Finds the fonts of a page whose names say that they are bold; pdfjs loads the names with the drawing operators. */
async function boldFonts(page: PDFPageProxy, names: readonly string[]): Promise<Set<string>> {
  if (names.length < 2) return new Set();
  await page.getOperatorList().catch(() => undefined);
  return new Set(
    names.filter((name) => {
      if (!page.commonObjs.has(name)) return false;
      const { name: full = '' } = page.commonObjs.get(name) as { name?: string };
      return /bold|black|heavy|semibold|[-,]B(?:d|I)?$|^(?:[A-Z]{6}\+)?(?:CMBX|.*-Demi)/i.test(full);
    }),
  );
}

async function linksOf(page: PDFPageProxy): Promise<Link[]> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: string; rect?: number[] }[];
  return annotations.flatMap(({ subtype, url, rect }) => {
    if (subtype !== 'Link' || url === undefined || rect?.length !== 4) return [];
    const [x1, y1, x2, y2] = viewport.convertToViewportRectangle(rect) as [number, number, number, number];
    return [
      {
        href: url,
        left: Math.min(x1, x2),
        right: Math.max(x1, x2),
        top: Math.min(y1, y2),
        bottom: Math.max(y1, y2),
      },
    ];
  });
}
