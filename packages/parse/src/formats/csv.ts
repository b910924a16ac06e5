import { parse } from 'csv-parse/sync';
import { MAX_CELLS } from '../bounds.ts';
import { ParseError } from '../errors.ts';
import type { FileContent } from '../file-content.ts';
import { Ledger } from '../ledger.ts';
import { decodeText, EMPTY } from '../text/decode-text.ts';
import { detectDialect, readNamedDelimiter } from '../type/delimiter.ts';
import { filterWarnings } from './left-out.ts';
import { createTable } from './table.ts';

/** Reads values separated by commas, semicolons, tabs or bars (RFC 4180 and its common variants). */
export function readCsv(bytes: Uint8Array): FileContent {
  const { text, encoding, warning } = decodeText(bytes) ?? EMPTY;
  const named = readNamedDelimiter(text);
  const table = named?.rest ?? text;
  const { delimiter, quote } = detectDialect(table) ?? { delimiter: ',', quote: '"' };
  const options = {
    bom: true,
    delimiter: named?.delimiter ?? delimiter,
    quote,
    escape: quote,
    relax_column_count: true,
    skip_empty_lines: true,
  };
  // One row above the limit shows that there are more.
  const limits = { to: MAX_CELLS + 1, max_record_size: 1_000_000 };
  const ledger = new Ledger();
  ledger.see(table);
  return {
    html: createTable(parseRows(table, { ...options, ...limits })),
    metadata: { encoding },
    ledger,
    warnings: filterWarnings(warning),
  };
}

/** Ways to read quotation marks, the strictest first: one in the middle of a value may be a character of it, or all. */
const QUOTES: readonly object[] = [{}, { relax_quotes: true }, { quote: false }];

function parseRows(text: string, options: object): string[][] {
  let cause: unknown;
  for (const quotes of QUOTES)
    try {
      return parse(text, { ...options, ...quotes }) as string[][]; // Without `columns` a row is an array.
    } catch (error) {
      cause = error;
    }
  throw new ParseError('TooLarge', 'A row of the table is longer than 1000000 characters.', { cause });
}
