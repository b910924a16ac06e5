import { parse } from 'csv-parse/sync';
import { MAX_CELLS } from '../bounds.ts';
import { ParseError } from '../errors.ts';
import type { FileContent } from '../file-content.ts';
import { Ledger } from '../ledger.ts';
import { decodeText } from '../type/decode-text.ts';
import { detectDelimiter } from '../type/delimiter.ts';
import { createTable } from './table.ts';

/** Reads values separated by commas, semicolons, tabs or bars (RFC 4180 and its common variants). */
export function readCsv(bytes: Uint8Array): FileContent {
  const text = decodeText(bytes) ?? '';
  const options = {
    delimiter: detectDelimiter(text) ?? ',',
    relax_column_count: true,
    skip_empty_lines: true,
  };
  // One row above the limit shows that there are more.
  const limits = { to: MAX_CELLS + 1, max_record_size: 1_000_000 };
  const ledger = new Ledger();
  ledger.see(text);
  return { html: createTable(parseRows(text, { ...options, ...limits })), metadata: {}, ledger };
}

function parseRows(text: string, options: object): string[][] {
  try {
    return parse(text, options) as string[][]; // Without `columns` a row is an array.
  } catch {
    // A quotation mark is never closed, so all of them count as ordinary characters.
    try {
      return parse(text, { ...options, quote: false }) as string[][];
    } catch (cause) {
      throw new ParseError('TooLarge', 'A row of the table is longer than 1000000 characters.', { cause });
    }
  }
}
