import type { Page } from 'playwright-core';

/** Paper sizes for a printed page. */
export type PaperFormat =
  | 'A0'
  | 'A1'
  | 'A2'
  | 'A3'
  | 'A4'
  | 'A5'
  | 'A6'
  | 'Letter'
  | 'Legal'
  | 'Tabloid'
  | 'Ledger';

/** How a page is printed. */
export interface PdfOptions {
  /** Paper size. Default `Letter`. */
  readonly format?: PaperFormat | undefined;
  /** Wider than high. Default false. */
  readonly landscape?: boolean | undefined;
  /** Scale of the content, 0.1 to 2. Default 1. */
  readonly scale?: number | undefined;
}

/** Prints a page to PDF, with its backgrounds. */
export function pdf(page: Page, options: PdfOptions = {}): Promise<Buffer> {
  const { format = 'Letter', landscape = false, scale = 1 } = options;
  return page.pdf({ format, landscape, scale, printBackground: true });
}
