import { MAX_CELLS, MAX_COLUMNS } from '../../bounds.ts';
import { ParseError } from '../../errors.ts';
import type { Ledger } from '../../ledger.ts';
import { parseXml } from '../../xml/read-xml.ts';
import type { Formats } from './formats.ts';

/** Parts of the workbook that cells refer to. */
export interface Shared {
  strings: readonly string[];
  formats: Formats;
  ledger: Ledger;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
}

/**
 * Reads the rows of a sheet (18.3.1) as strings.
 * @throws {ParseError} `TooLarge` for more cells or columns than the limit.
 */
export function readSheet(xml: string, shared: Shared): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: Cell | undefined;
  let isValue = false;
  let count = 0;
  parseXml(xml, {
    onopentag(name, attributes) {
      if (name.endsWith('row')) rows.push((row = []));
      else if (/(?:^|:)c$/.test(name)) cell = cellOf(attributes, row.length);
      isValue = /(?:^|:)(?:v|t)$/.test(name);
    },
    ontext(data) {
      if (cell && isValue) cell.text += data;
    },
    onclosetag(name) {
      isValue = false;
      if (cell === undefined || !/(?:^|:)c$/.test(name)) return;
      if (cell.text !== '' && ++count > MAX_CELLS)
        throw new ParseError('TooLarge', `A sheet of the workbook has more than ${MAX_CELLS} cells.`);
      put(row, cell, shared);
      cell = undefined;
    },
  });
  return rows;
}

function cellOf({ r = '', t = 'n', s = '0' }: Record<string, string>, next: number): Cell {
  const labels = /^[A-Z]{1,3}(?=\d)/.exec(r)?.[0];
  const column = labels === undefined ? next : columnOf(labels);
  return { column, type: t, style: Number(s), text: '' };
}

function columnOf(labels: string): number {
  let number = 0;
  for (const letter of labels) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

function put(row: string[], cell: Cell, shared: Shared): void {
  if (cell.text === '') return;
  if (cell.column >= 16_384)
    throw new ParseError('Damaged', 'The workbook is damaged: a cell is in no column.');
  const text = readCell(cell, shared);
  if (cell.column >= MAX_COLUMNS && text !== '')
    throw new ParseError('TooLarge', `A sheet of the workbook has more than ${MAX_COLUMNS} columns.`);
  while (row.length < cell.column) row.push('');
  shared.ledger.see(text);
  row[cell.column] = text;
}

function readCell({ type, style, text }: Cell, { strings, formats }: Shared): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n') return text;
  const value = Number(text);
  return Number.isFinite(value) ? formats.show(value, style) : text;
}
