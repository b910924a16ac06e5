import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_OCR_PAGES, MAX_PAGES, MAX_PIXELS } from '../../bounds.ts';
import { ParseError } from '../../errors.ts';
import type { FileContent, ReadOptions } from '../../file-content.ts';
import { Ledger } from '../../ledger.ts';
import { leftOut } from '../left-out.ts';
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
import { lineText } from './run.ts';
import type { Line, Run } from './run.ts';

/** Directory of the pdfjs package, with its fonts and character maps. */
const OWN = new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')).pathname;
/** Min characters of a page; one with fewer may be a scan. */
const MIN_TEXT = 16;

/** Reads a PDF (ISO 32000): its text in reading order, and pages without text by character recognition. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<FileContent> {
  const document = await open(bytes);
  const count = Math.min(document.numPages, options.maxPages, MAX_PAGES);
  const ledger = new Ledger();
  const pages: PageText[] = [];
  for (let number = 1; number <= count; number++)
    pages.push(options.mode === 'ocr' ? EMPTY : await textOn(document, number, ledger));
  const scans = pages.flatMap(({ length }, index) =>
    options.mode !== 'fast' && length < MIN_TEXT ? [index + 1] : [],
  );
  const read = await readScans(document, scans.slice(0, MAX_OCR_PAGES), ledger);
  const bare = withoutFurniture(pages);
  for (const line of bare.dropped) ledger.drop('running', lineText(line));
  const html = toHtml(joinPages(blocksOn(pages, { bare: bare.pages, read, ledger })));
  const warnings = [
    damaged(
      pages.flatMap(({ isDamaged }, index) =>
        isDamaged && !hasText(read.get(index + 1)) ? [index + 1] : [],
      ),
    ),
    options.mode === 'fast' ? pictures(await listPictures(document, pages)) : undefined,
    count < document.numPages && `Only the first ${count} of ${document.numPages} pages were read.`,
    scans.length > MAX_OCR_PAGES &&
      `Only ${MAX_OCR_PAGES} of ${scans.length} pages that are pictures were read.`,
    bare.warning,
    leftOut('Lines that the file marks as decoration of its pages', pages.flatMap(listDecoration), html),
  ].filter((one) => typeof one === 'string');
  const metadata = await readInfo(document);
  return {
    html,
    metadata: { ...metadata, numPages: document.numPages },
    warnings,
    ledger,
  };
}

/** Text of a page: its lines, or its HTML when its structure provides it. */
interface PageText {
  lines: Line[];
  /** Points. */
  height: number;
  html: string | undefined;
  runs: readonly Run[];
  /** Characters. */
  length: number;
  isDamaged: boolean;
}

const EMPTY: PageText = { lines: [], height: 0, html: undefined, runs: [], length: 0, isDamaged: false };

function damaged(numbers: readonly number[]): string | undefined {
  return numbers.length === 0 ? undefined : `The text of damaged pages is missing: ${listNumbers(numbers)}.`;
}

function pictures(numbers: readonly number[]): string | undefined {
  return numbers.length === 0
    ? undefined
    : `Pages that are pictures were not read, as \`mode\` is \`fast\`: ${listNumbers(numbers)}.`;
}

/** Max page numbers in a warning. */
const MAX_NUMBERS = 20;

function listNumbers(numbers: readonly number[]): string {
  const more = numbers.length - MAX_NUMBERS;
  return numbers.slice(0, MAX_NUMBERS).join(', ') + (more > 0 ? `, and ${more} others` : '');
}

function hasText(blocks: readonly Block[] | undefined): boolean {
  return blocks !== undefined && blocks.length > 0;
}

/** Numbers of the pages that have next to no text and paint a picture. */
async function listPictures(document: PDFDocumentProxy, pages: readonly PageText[]): Promise<number[]> {
  const numbers: number[] = [];
  for (const [index, { length }] of pages.entries()) {
    if (length >= MIN_TEXT) continue;
    const page = await pageOf(document, index + 1);
    const list = await page?.getOperatorList().catch(() => undefined);
    if (list?.fnArray.some((operator) => PAINTS_PICTURE.has(operator))) numbers.push(index + 1);
    page?.cleanup();
  }
  return numbers;
}

const PAINTS_PICTURE: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);

/** Text of a page with a structure that does not belong to it: running heads, page numbers, watermarks. */
function listDecoration({ html, runs }: PageText): string[] {
  return html === undefined ? [] : groupLines(runs.filter(({ isArtifact }) => isArtifact)).map(lineText);
}

function blocksOn(
  pages: readonly PageText[],
  { bare, read, ledger }: { bare: readonly Line[][]; read: ReadonlyMap<number, Block[]>; ledger: Ledger },
): Block[][] {
  return pages.map((page, index) => {
    const { html } = page;
    const scan = read.get(index + 1);
    if (scan !== undefined && hasText(scan)) {
      for (const { text } of page.runs) ledger.drop('fallback', text);
      return scan;
    }
    for (const text of listDecoration(page)) ledger.drop('decoration', text);
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

async function textOn(document: PDFDocumentProxy, number: number, ledger: Ledger): Promise<PageText> {
  const page = await pageOf(document, number);
  const read = page && (await readRuns(page, ledger).catch(undefinedUnlessTooLarge));
  const runs = read ?? [];
  const html = page && (await readTaggedHtml(page, runs));
  page?.cleanup();
  return {
    height: page?.getViewport({ scale: 1 }).height ?? 0,
    lines: html === undefined ? groupLines(runs) : [],
    html,
    runs,
    length: runs.reduce((sum, { text }) => sum + text.length, 0),
    isDamaged: read === undefined,
  };
}

/** A page whose text cannot be read counts as one without text, and is recognized. */
function undefinedUnlessTooLarge(error: unknown): undefined {
  if (error instanceof ParseError) throw error;
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
