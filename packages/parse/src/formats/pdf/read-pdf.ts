import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MAX_OCR_PAGES, MAX_PAGES, MAX_PIXELS } from '../../bounds.ts';
import { ParseError } from '../../errors.ts';
import type { FileContent, FilePage, ReadOptions } from '../../file-content.ts';
import { Ledger } from '../../ledger.ts';
import { leftOut, filterWarnings } from '../left-out.ts';
import type { Block } from './block.ts';
import { groupBlocks } from './blocks.ts';
import { inReadingOrder } from './columns.ts';
import { Fonts } from './fonts.ts';
import { withoutFurniture } from './furniture.ts';
import { readInfo, readLabels } from './info.ts';
import { EMPTY, listDecoration, readPageText } from './page-text.ts';
import type { PageText } from './page-text.ts';
import { listPictures, listPossibleScans } from './pictures.ts';
import { lineText } from './run.ts';
import type { Line } from './run.ts';
import { readScans } from './scans.ts';
import { createContext, toHtml } from './to-html.ts';

/** Directory of the pdfjs package, with its fonts and character maps. */
const OWN = new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')).pathname;
/** Min characters of a page; one with fewer may be a scan. */
const MIN_TEXT = 16;

/** Reads a PDF (ISO 32000): its text in reading order, and pages without text by character recognition. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<FileContent> {
  const document = await open(bytes);
  const count = Math.min(document.numPages, options.maxPages, MAX_PAGES);
  const ledger = new Ledger();
  const fonts = new Fonts();
  const pages: PageText[] = [];
  for (let number = 1; number <= count; number++)
    pages.push(options.mode === 'ocr' ? EMPTY : await readPageText(document, number, { ledger, fonts }));
  const empty = listNumbers(pages, ({ length }) => length < MIN_TEXT);
  const scans = await listScans(document, { pages, empty, fonts, mode: options.mode });
  const read = await readScans(document, scans.slice(0, MAX_OCR_PAGES), ledger);
  const bare = withoutFurniture(pages);
  for (const line of bare.dropped) ledger.drop('running', lineText(line));
  const blocks = blocksOn(pages, { lines: bare.pages, read, ledger });
  const html = toHtml(joinPages(blocks));
  const labels = await readLabels(document);
  const missing = listNumbers(pages, ({ isDamaged }, index) => isDamaged && !hasText(read.get(index + 1)));
  return {
    html,
    ...(options.pages === true && { pages: listPages(blocks, labels) }),
    metadata: {
      ...(await readInfo(document)),
      numPages: document.numPages,
      ...(labels !== undefined && { pageLabels: labels }),
    },
    warnings: filterWarnings(
      sentence('The text of damaged pages is missing', missing),
      options.mode === 'fast'
        ? sentence(
            'Pages that are pictures were not read, as `mode` is `fast`',
            await listPictures(document, empty),
          )
        : undefined,
      count < document.numPages
        ? `Only the first ${count} of ${document.numPages} pages were read.`
        : undefined,
      scans.length > MAX_OCR_PAGES
        ? `Only ${MAX_OCR_PAGES} of ${scans.length} pages that are pictures were read.`
        : undefined,
      bare.warning,
      leftOut('Lines that the file marks as decoration of its pages', pages.flatMap(listDecoration), html),
      leftOut(
        'Notes on pages',
        pages.flatMap(({ notes }) => notes),
        html,
      ),
      await formWarning(document),
      leftOut('Attached files', await listAttachments(document), ''),
    ),
    ledger,
  };
}

/** The numbers of the pages to recognize. @param empty those that have next to no text */
async function listScans(
  document: PDFDocumentProxy,
  {
    pages,
    empty,
    fonts,
    mode,
  }: { pages: readonly PageText[]; empty: readonly number[]; fonts: Fonts; mode: ReadOptions['mode'] },
): Promise<readonly number[]> {
  if (mode === 'fast') return [];
  if (mode === 'ocr') return empty;
  const lengths = new Map(empty.map((number) => [number, pages[number - 1]!.length]));
  return listPossibleScans(document, { lengths, fonts });
}

/** Numbers of the pages that pass a test, from 1. */
function listNumbers(pages: readonly PageText[], test: (page: PageText, index: number) => boolean): number[] {
  return pages.flatMap((page, index) => (test(page, index) ? [index + 1] : []));
}

/** Max page numbers in a warning. */
const MAX_NUMBERS = 20;

function sentence(start: string, numbers: readonly number[]): string | undefined {
  if (numbers.length === 0) return undefined;
  const more = numbers.length - MAX_NUMBERS;
  return `${start}: ${numbers.slice(0, MAX_NUMBERS).join(', ')}${more > 0 ? `, and ${more} others` : ''}.`;
}

/** Forms in XML (XFA) have pages of their own, which pdfjs draws and this reader does not. */
async function formWarning(document: PDFDocumentProxy): Promise<string | undefined> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const hasForm = (info as Record<string, unknown>).IsXFAPresent === true;
  const hasFields = (info as Record<string, unknown>).IsAcroFormPresent === true;
  return hasForm && !hasFields
    ? 'The PDF is a form in XML (XFA), whose pages are not read: print it to a PDF and send that.'
    : undefined;
}

async function listAttachments(document: PDFDocumentProxy): Promise<string[]> {
  const files = (await document.getAttachments().catch(() => null)) as Record<
    string,
    { filename?: string }
  > | null;
  return Object.entries(files ?? {}).map(([name, { filename }]) => filename ?? name);
}

function hasText(blocks: readonly Block[] | undefined): boolean {
  return blocks !== undefined && blocks.length > 0;
}

function blocksOn(
  pages: readonly PageText[],
  { lines, read, ledger }: { lines: readonly Line[][]; read: ReadonlyMap<number, Block[]>; ledger: Ledger },
): Block[][] {
  return pages.map((page, index) => {
    const { html, turned } = page;
    const scan = read.get(index + 1);
    if (scan !== undefined && hasText(scan)) {
      for (const { text } of page.runs) ledger.drop('fallback', text);
      return scan;
    }
    for (const text of listDecoration(page)) ledger.drop('decoration', text);
    if (html !== undefined) return [{ kind: 'html', html }];
    return [lines[index]!, ...turned].flatMap((all) => groupBlocks(inReadingOrder(all)));
  });
}

/** The pages one by one, with the levels of headings that they have in the whole document. */
function listPages(pages: readonly Block[][], labels: readonly string[] | undefined): FilePage[] {
  const context = createContext(pages.flat());
  return pages.map((blocks, index) => ({
    number: index + 1,
    ...(labels?.[index] && { label: labels[index] }),
    html: toHtml(blocks, context),
  }));
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

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      isEvalSupported: false,
      disableFontFace: true,
      // Adds `composite` and `toUnicode` to the fonts.
      fontExtraProperties: true,
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
