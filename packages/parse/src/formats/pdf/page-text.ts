import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ParseError } from '../../errors.ts';
import type { Ledger } from '../../ledger.ts';
import type { Fonts } from './fonts.ts';
import { groupLines } from './lines.ts';
import { lineText } from './run.ts';
import type { Line, Run } from './run.ts';
import { readRuns } from './runs.ts';
import type { PageRuns } from './runs.ts';
import { readTaggedHtml } from './tagged.ts';

/** Text of a page: its lines, or its HTML when its structure provides it. */
export interface PageText {
  lines: Line[];
  /** Lines of text that is turned against the rest, one list a direction. */
  turned: Line[][];
  /** Points. */
  height: number;
  html: string | undefined;
  runs: readonly Run[];
  /** Characters. */
  length: number;
  notes: readonly string[];
  isDamaged: boolean;
}

/** A page of which nothing was read. */
export const EMPTY: PageText = {
  lines: [],
  turned: [],
  height: 0,
  html: undefined,
  runs: [],
  length: 0,
  notes: [],
  isDamaged: false,
};

/** Reads the text of a page. @param number from 1. @throws {ParseError} `TooLarge` */
export async function readPageText(
  document: PDFDocumentProxy,
  number: number,
  context: { ledger: Ledger; fonts: Fonts },
): Promise<PageText> {
  const page = await getPage(document, number);
  const read = page && (await readRuns(page, context).catch(undefinedUnlessTooLarge));
  if (page === undefined || read === undefined) return { ...EMPTY, isDamaged: true };
  const runs = [read, ...read.turned].flatMap((one) => one.runs);
  const html = await readTaggedHtml(page, runs);
  page.cleanup();
  return {
    ...(html === undefined ? layOut(read) : EMPTY),
    html,
    runs,
    length: count(runs),
    notes: read.notes,
  };
}

function layOut({ runs, height, turned }: PageRuns): PageText {
  return { ...EMPTY, height, lines: groupLines(runs), turned: turned.map((one) => groupLines(one.runs)) };
}

function count(runs: readonly Run[]): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0);
}

/** Text of a page with a structure that does not belong to it: running heads, page numbers, watermarks. */
export function listDecoration({ html, runs }: PageText): string[] {
  return html === undefined ? [] : groupLines(runs.filter(({ isArtifact }) => isArtifact)).map(lineText);
}

/** A page that cannot be read counts as one without text, since the others may be readable. */
export async function getPage(document: PDFDocumentProxy, number: number): Promise<PDFPageProxy | undefined> {
  return document.getPage(number).catch(() => undefined);
}

/** A page whose text cannot be read counts as one without text, and is recognized. */
function undefinedUnlessTooLarge(error: unknown): undefined {
  if (error instanceof ParseError) throw error;
}
