import { MAX_CELLS, MAX_COLUMNS } from '../../bounds.ts';
import { ParseError } from '../../errors.ts';
import type { Ledger } from '../../ledger.ts';
import { parseXml } from '../../xml/read-xml.ts';
import { COVERED } from '../table.ts';
import type { SpanningCell, TableCell } from '../table.ts';
import { unescapeString } from './escapes.ts';
import type { Formats } from './formats.ts';

/** Parts of the workbook that cells refer to. */
export interface Shared {
  strings: readonly string[];
  formats: Formats;
  ledger: Ledger;
}

/** The content of a sheet. */
export interface Sheet {
  rows: TableCell[][];
  /** Cells whose formula has no stored result. */
  formulas: number;
  /** Text of page headers and footers. */
  frames: string[];
}

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
  formula: string;
}

/** Elements whose text counts, by the ends of their names. */
const TEXT = /(?:^|:)(?:v|t|f)$/;
const FRAME = /(?:^|:)(?:odd|even|first)(?:Header|Footer)$/;
/** Elements that hold phonetic readings (18.4.6). */
const READING = /(?:^|:)rPh$/;

/**
 * Reads the rows of a sheet (18.3.1), with the cells that it merges and the targets of its links.
 * @param readTarget finds the URL of a relation
 * @throws {ParseError} `TooLarge` for more cells or columns than the limit.
 */
export function readSheet(
  xml: string,
  shared: Shared,
  readTarget: (id: string) => string | undefined = () => undefined,
): Sheet {
  const sheet: Sheet = { rows: [], formulas: 0, frames: [] };
  /** Number of each row in the sheet, and its index by that. */
  const numbers: number[] = [];
  const indexes = new Map<number, number>();
  const merges: string[] = [];
  const links: { ref: string; href: string }[] = [];
  let row: TableCell[] = [];
  let number = 0;
  let cell: Cell | undefined;
  let isValue = false;
  let isFormula = false;
  let isFrame = false;
  let readings = 0;
  let count = 0;
  parseXml(xml, {
    onopentag(name, attributes) {
      if (/(?:^|:)row$/.test(name)) {
        number = Number(attributes.r ?? number + 1);
        indexes.set(number, numbers.push(number) - 1);
        sheet.rows.push((row = []));
      } else if (/(?:^|:)c$/.test(name)) cell = cellOf(attributes, row.length);
      else if (/(?:^|:)mergeCell$/.test(name)) merges.push(attributes.ref ?? '');
      else if (/(?:^|:)hyperlink$/.test(name)) {
        const href = readTarget(attributes['r:id'] ?? '');
        if (href !== undefined) links.push({ ref: attributes.ref ?? '', href });
      } else if (READING.test(name)) readings++;
      isValue = TEXT.test(name);
      isFormula = /(?:^|:)f$/.test(name);
      isFrame = FRAME.test(name);
      if (isFrame) sheet.frames.push('');
    },
    ontext(data) {
      if (isFrame) sheet.frames.push(sheet.frames.pop()! + data);
      if (!cell || !isValue || readings > 0) return;
      if (isFormula) cell.formula += data;
      else cell.text += data;
    },
    onclosetag(name) {
      isValue = false;
      isFrame = false;
      if (READING.test(name)) readings--;
      if (cell === undefined || !/(?:^|:)c$/.test(name)) return;
      if (cell.text !== '' && ++count > MAX_CELLS)
        throw new ParseError('TooLarge', `A sheet of the workbook has more than ${MAX_CELLS} cells.`);
      if (cell.text === '' && cell.formula !== '') sheet.formulas++;
      put(row, cell, shared);
      cell = undefined;
    },
  });
  for (const link of links) setLink(sheet.rows, indexes, link);
  mergeCells(sheet.rows, { numbers, indexes, merges, ledger: shared.ledger });
  sheet.frames = sheet.frames.map(withoutCodes);
  return sheet;
}

function cellOf({ r = '', t = 'n', s = '0' }: Record<string, string>, next: number): Cell {
  const labels = /^[A-Z]{1,3}(?=\d)/.exec(r)?.[0];
  const column = labels === undefined ? next : columnOf(labels);
  return { column, type: t, style: Number(s), text: '', formula: '' };
}

function columnOf(labels: string): number {
  let number = 0;
  for (const letter of labels) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

function put(row: TableCell[], cell: Cell, shared: Shared): void {
  if (cell.text === '' && cell.formula === '') return;
  if (cell.column >= 16_384)
    throw new ParseError('Damaged', 'The workbook is damaged: a cell is in no column.');
  // A formula that was never computed has no value.
  const text = cell.text === '' ? `=${unescapeString(cell.formula)}` : readCell(cell, shared);
  if (cell.column >= MAX_COLUMNS && text !== '')
    throw new ParseError('TooLarge', `A sheet of the workbook has more than ${MAX_COLUMNS} columns.`);
  while (row.length < cell.column) row.push('');
  shared.ledger.see(text);
  row[cell.column] = text;
}

function readCell({ type, style, text }: Cell, { strings, formats }: Shared): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'str' || type === 'inlineStr') return unescapeString(text);
  if (type !== 'n') return text;
  const value = Number(text);
  return Number.isFinite(value) ? formats.show(value, style) : text;
}

/** A range such as `B2:C5`: columns from 0, rows from 1, both inclusive. */
function rangeOf(ref: string): { left: number; top: number; right: number; bottom: number } | undefined {
  const [, left, top, right = left, bottom = top] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/.exec(ref) ?? [];
  if (left === undefined) return undefined;
  return { left: columnOf(left), top: Number(top), right: columnOf(right!), bottom: Number(bottom) };
}

function setLink(
  rows: TableCell[][],
  indexes: ReadonlyMap<number, number>,
  { ref, href }: { ref: string; href: string },
): void {
  const range = rangeOf(ref);
  const row = range && rows[indexes.get(range.top) ?? -1];
  const cell = row?.[range!.left];
  if (typeof cell === 'string' && cell.trim() !== '' && /^(?:https?|mailto|tel):/i.test(href))
    row![range!.left] = { text: cell, href };
}

/** Makes the first cell of each merged range (18.3.1.55) span it; values of the other cells are hidden. */
export function mergeCells(
  rows: TableCell[][],
  {
    numbers,
    indexes,
    merges,
    ledger,
  }: {
    numbers: readonly number[];
    indexes: ReadonlyMap<number, number>;
    merges: readonly string[];
    ledger: Ledger;
  },
): void {
  let budget = MAX_CELLS;
  for (const ref of merges) {
    const range = rangeOf(ref);
    const first = range && indexes.get(range.top);
    if (range === undefined || first === undefined) continue;
    const cell = rows[first]![range.left] ?? '';
    const text = typeof cell === 'string' ? cell : cell.text;
    if (text.trim() === '' || text === COVERED) continue;
    const right = Math.min(range.right, MAX_COLUMNS - 1);
    let last = first;
    while (last + 1 < rows.length && numbers[last + 1]! <= range.bottom) last++;
    budget -= (last - first + 1) * (right - range.left + 1);
    if (budget < 0) return;
    for (let index = first; index <= last; index++)
      for (let column = range.left; column <= right; column++)
        if (index !== first || column !== range.left) cover(rows[index]!, column, ledger);
    const spanning: SpanningCell = typeof cell === 'string' ? { text } : cell;
    rows[first]![range.left] = { ...spanning, columns: right - range.left + 1, rows: last - first + 1 };
  }
}

function cover(row: TableCell[], column: number, ledger: Ledger): void {
  const hidden = row[column] ?? '';
  const text = typeof hidden === 'string' ? hidden : hidden.text;
  if (text !== COVERED) ledger.drop('spare', text);
  while (row.length < column) row.push('');
  row[column] = COVERED;
}

/** Removes the codes of fonts, positions and fields from a page header (18.3.1.46). */
function withoutCodes(text: string): string {
  return text
    .replaceAll(/&(?:"[^"]*"|K[\dA-F]{6}|\d+|[A-Z&])/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
