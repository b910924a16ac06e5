import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_OCR_PAGES, MAX_PAGES, MAX_PIXELS } from '../../bounds.ts';
import { ParseError } from '../../errors.ts';
import type { FileContent, ReadOptions } from '../../file-content.ts';
import type { Block } from './block.ts';
import { groupBlocks } from './blocks.ts';
import { inReadingOrder } from './columns.ts';
import { withoutFurniture } from './furniture.ts';
import { groupLines } from './lines.ts';
import { readInfo } from './info.ts';
import { readRuns } from './runs.ts';
import { readScans } from './scans.ts';
import { readTaggedHtml } from './tagged.ts';
import { toHtml } from './to-html.ts';
import type { Line } from './run.ts';

/** Directory of the pdfjs package, with its fonts and character maps. */
const OWN = new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')).pathname;
/** Min characters of a page; one with fewer may be a scan. */
const MIN_TEXT = 16;

/** Reads a PDF (ISO 32000): its text in reading order, and pages without text by character recognition. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<FileContent> {
  const document = await open(bytes);
  const count = Math.min(document.numPages, options.maxPages, MAX_PAGES);
  const pages: PageText[] = [];
  for (let number = 1; number <= count; number++)
    pages.push(options.mode === 'ocr' ? EMPTY : await textOn(document, number));
  const scans = pages.flatMap(({ length }, index) =>
    options.mode !== 'fast' && length < MIN_TEXT ? [index + 1] : [],
  );
  const read = await readScans(document, scans.slice(0, MAX_OCR_PAGES));
  const bare = withoutFurniture(pages);
  const warnings = [
    count < document.numPages && `Only the first ${count} of ${document.numPages} pages were read.`,
    scans.length > MAX_OCR_PAGES &&
      `Only ${MAX_OCR_PAGES} of ${scans.length} pages that are pictures were read.`,
    bare.warning,
  ].filter((one) => typeof one === 'string');
  const metadata = await readInfo(document);
  return {
    html: toHtml(joinPages(blocksOn(pages, bare.pages, read))),
    metadata: { ...metadata, numPages: document.numPages },
    warnings,
  };
}

/** Text of a page: its lines, or its HTML when its structure provides it. */
interface PageText {
  lines: Line[];
  /** Points. */
  height: number;
  html: string | undefined;
  /** Characters. */
  length: number;
}

const EMPTY: PageText = { lines: [], height: 0, html: undefined, length: 0 };

function blocksOn(
  pages: readonly PageText[],
  bare: readonly Line[][],
  scans: ReadonlyMap<number, Block[]>,
): Block[][] {
  return pages.map(({ html }, index) => {
    const scan = scans.get(index + 1);
    if (scan !== undefined) return scan;
    return html === undefined ? groupBlocks(inReadingOrder(bare[index]!)) : [{ kind: 'html', html }];
  });
}

/** Joins a paragraph that a page break splits. */
function joinPages(pages: readonly Block[][]): Block[] {
  const all: Block[] = [];
  for (const blocks of pages) {
    const [first, ...rest] = blocks;
    const last = all.at(-1);
    if (
      first?.kind === 'text' &&
      (last?.kind === 'text' || last?.kind === 'item') &&
      isRest(last.lines, first.lines, last.size === first.size)
    )
      all.splice(-1, 1, { ...last, lines: [...last.lines, ...first.lines] });
    else if (first) all.push(first);
    all.push(...rest);
  }
  return all;
}

function isRest(before: readonly Line[], after: readonly Line[], isSameSize: boolean): boolean {
  const end = before.at(-1)!.cells.at(-1)!.runs.at(-1)!.text;
  const start = after[0]!.cells[0]!.runs[0]!.text;
  return isSameSize && !/[.!?:]["”’)]?\s*$/.test(end) && /^\s*\p{Ll}/u.test(start);
}

async function textOn(document: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await pageOf(document, number);
  const runs = page === undefined ? [] : await readRuns(page).catch(() => []);
  const html = page && (await readTaggedHtml(page, runs));
  page?.cleanup();
  return {
    height: page?.getViewport({ scale: 1 }).height ?? 0,
    lines: html === undefined ? groupLines(runs) : [],
    html,
    length: runs.reduce((sum, { text }) => sum + text.length, 0),
  };
}

/** A page that cannot be read counts as one without text, since the others may be readable. */
async function pageOf(document: PDFDocumentProxy, number: number): Promise<PDFPageProxy | undefined> {
  return document.getPage(number).catch(() => undefined);
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      enableXfa: false,
      maxImageSize: MAX_PIXELS,
      canvasMaxAreaInBytes: MAX_PIXELS * 4,
      cMapUrl: `${OWN}cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${OWN}standard_fonts/`,
      wasmUrl: `${OWN}wasm/`,
      verbosity: 0,
    }).promise;
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'PasswordException')
      throw new ParseError('Encrypted', 'The PDF asks for a password: send it without one.', { cause });
    throw new ParseError('Damaged', 'The PDF is damaged: its pages cannot be found.', { cause });
  }
}
