import { read, set_cptable, utils } from '@e965/xlsx';
import type { CellObject, Range, WorkBook } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { MAX_CELLS, MAX_COLUMNS } from '../bounds.ts';
import { ParseError } from '../errors.ts';
import { escapeHtml } from '../escape.ts';
import type { FileContent, ReadOptions } from '../file-content.ts';
import { Ledger } from '../ledger.ts';
import { createMetadata } from '../xml/properties.ts';
import { filterWarnings, leftOut } from './left-out.ts';
import { createTable } from './table.ts';
import type { TableCell } from './table.ts';
import { formatNumber } from './xlsx/formats.ts';
import { mergeCells } from './xlsx/sheet.ts';

// Workbooks before Excel 97 are not Unicode.
set_cptable(codePages);

/** A sheet as SheetJS gives it with `dense`. */
interface DenseSheet {
  '!type'?: string;
  '!data'?: (CellObject | undefined)[][];
  '!merges'?: Range[];
  /** Objects on the sheet (MS-XLS 2.4.181): their number and kind, and their text. */
  '!objects'?: ({ cmo?: number[]; TxO?: { t?: string } } | null)[];
}

/** Kind of the objects that show comments (MS-XLS 2.5.143). */
const NOTE = 25;
/** Values of errors (MS-XLS 2.5.10). */
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

/** Reads a workbook of Excel 2 to 2003 (MS-XLS): a heading and a table for each visible sheet, as of XLSX. */
export function readXls(bytes: Uint8Array, { pages = false }: Partial<ReadOptions> = {}): FileContent {
  const workbook = open(bytes);
  const facts = workbook.Workbook?.Sheets ?? [];
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const ledger = new Ledger();
  const all = workbook.SheetNames.map((name, index) => ({
    name,
    number: index + 1,
    sheet: (workbook.Sheets[name] ?? {}) as DenseSheet,
    isHidden: (facts[index]?.Hidden ?? 0) !== 0,
  }));
  const visible = all.filter(({ isHidden }) => !isHidden);
  const comments: string[] = [];
  const charts = visible.filter(({ sheet }) => sheet['!type'] === 'chart');
  const written = visible.map(({ name, number, sheet }) => {
    const table = createTable(readRows(sheet, is1904, ledger, comments)) + readShapes(sheet, ledger);
    return { number, label: name, html: table && `<h2>${escapeHtml(name)}</h2>${table}` };
  });
  for (const text of comments) {
    ledger.see(text);
    ledger.drop('comments', text);
  }
  const { Title: title, Author: author, Subject: description, Keywords: keywords } = workbook.Props ?? {};
  return {
    html: written.map(({ html }) => html).join('\n'),
    ...(pages && { pages: written }),
    metadata: { ...createMetadata({ title, author, description, keywords }), numPages: visible.length },
    ledger,
    warnings: filterWarnings(
      leftOut(
        'Sheets that the workbook hides',
        all.filter(({ isHidden }) => isHidden).map(({ name }) => name),
        '',
      ),
      leftOut(
        'Sheets that are charts',
        charts.map(({ name }) => name),
        '',
      ),
      leftOut('Comments', comments, ''),
    ),
  };
}

function open(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, { type: 'array', dense: true, cellNF: true, cellText: false, cellHTML: false });
  } catch (cause) {
    if (/password|encrypt/i.test(String(cause)))
      throw new ParseError('Encrypted', 'The workbook is encrypted: send it without a password.', { cause });
    throw new ParseError('Damaged', 'The workbook is broken off or damaged.', { cause });
  }
}

function readRows(sheet: DenseSheet, is1904: boolean, ledger: Ledger, comments: string[]): TableCell[][] {
  const data = sheet['!data'] ?? [];
  const rows: TableCell[][] = [];
  let count = 0;
  for (let index = 0; index < data.length; index++) {
    const row: TableCell[] = [];
    for (const [column, cell] of (data[index] ?? []).entries()) {
      const text = cell === undefined ? '' : readCell(cell, is1904);
      for (const { t } of cell?.c ?? []) if (t) comments.push(t);
      if (text !== '' && ++count > MAX_CELLS)
        throw new ParseError('TooLarge', `A sheet of the workbook has more than ${MAX_CELLS} cells.`);
      if (text !== '' && column >= MAX_COLUMNS)
        throw new ParseError('TooLarge', `A sheet of the workbook has more than ${MAX_COLUMNS} columns.`);
      ledger.see(text);
      const href = cell?.l?.Target ?? '';
      row.push(/^(?:https?|mailto|tel):/i.test(href) ? { text, href } : text);
    }
    rows.push(row);
  }
  const numbers = rows.map((_, index) => index + 1);
  const indexes = new Map(numbers.map((number, index) => [number, index]));
  const merges = (sheet['!merges'] ?? []).map((range) => utils.encode_range(range));
  mergeCells(rows, { numbers, indexes, merges, ledger });
  return rows;
}

function readCell({ t: type, v: value, z: code }: CellObject, is1904: boolean): string {
  if (type === 'n' && typeof value === 'number')
    return Number.isFinite(value) ? formatNumber(value, String(code ?? 'General'), is1904) : String(value);
  if (type === 'b') return value === true ? 'TRUE' : 'FALSE';
  if (type === 'e') return ERRORS[Number(value)] ?? '#VALUE!';
  return value === undefined ? '' : String(value);
}

/** The text of shapes and text boxes of a sheet. */
function readShapes(sheet: DenseSheet, ledger: Ledger): string {
  const lines = (sheet['!objects'] ?? [])
    .filter((object) => object?.cmo?.[1] !== NOTE)
    .flatMap((object) => object?.TxO?.t?.split(/[\r\n]+/) ?? [])
    .filter((text) => text.trim() !== '');
  for (const line of lines) ledger.see(line);
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
}
