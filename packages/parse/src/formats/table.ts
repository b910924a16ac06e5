import { MAX_CELLS, MAX_COLUMNS } from '../bounds.ts';
import { ParseError } from '../errors.ts';
import { escapeHtml } from '../escape.ts';

/** A cell: its text, or its text with a link and the columns and rows that it spans. */
export type TableCell = string | SpanningCell;

export interface SpanningCell {
  text: string;
  href?: string | undefined;
  /** Columns and rows that it spans, itself included. */
  columns?: number | undefined;
  rows?: number | undefined;
}

/** A position that a cell above or on the left spans. */
export const COVERED = '\u0000';

/**
 * Converts rows of cells to a table, with the first row as its heading; empty rows and columns are left out.
 * @throws {ParseError} `TooLarge` for too many cells.
 */
export function createTable(rows: readonly (readonly TableCell[])[]): string {
  const filled = [...rows.keys()].filter((index) => rows[index]!.some((cell) => isFilled(cell)));
  const columns = new Set<number>();
  for (const index of filled)
    for (const [at, cell] of rows[index]!.entries()) if (isFilled(cell)) columns.add(at);
  if (columns.size > MAX_COLUMNS)
    throw new ParseError('TooLarge', `A table of the file has more than ${MAX_COLUMNS} columns.`);
  if (filled.length * columns.size > MAX_CELLS)
    throw new ParseError('TooLarge', `A table of the file has more than ${MAX_CELLS} cells.`);
  if (filled.length === 0) return '';
  const order = [...columns].toSorted((a, b) => a - b);
  const line = (index: number, tag: 'th' | 'td'): string => {
    const cells = order.map((at) => {
      const cell = rows[index]![at] ?? '';
      return cell === COVERED
        ? ''
        : cellHtml(cell, tag, (kind, span) =>
            kind === 'columns' ? countWithin(order, at, span) : countWithin(filled, index, span),
          );
    });
    return `<tr>${cells.join('')}</tr>`;
  };
  const [head, ...body] = filled;
  return `<table><thead>${line(head!, 'th')}</thead><tbody>${body.map((index) => line(index, 'td')).join('')}</tbody></table>`;
}

function isFilled(cell: TableCell): boolean {
  return cell !== COVERED && textOf(cell).trim() !== '';
}

function textOf(cell: TableCell): string {
  return typeof cell === 'string' ? cell : cell.text;
}

/** How many of the rows or columns that stay are spanned. */
function countWithin(sorted: readonly number[], from: number, span: number): number {
  return sorted.filter((one) => one >= from && one < from + span).length;
}

function cellHtml(
  cell: TableCell,
  tag: 'th' | 'td',
  spanned: (kind: 'columns' | 'rows', span: number) => number,
): string {
  const text = escapeHtml(textOf(cell).trim()).replaceAll(/\r?\n/g, '<br>');
  if (typeof cell === 'string') return `<${tag}>${text}</${tag}>`;
  const { href, columns = 1, rows = 1 } = cell;
  const wide = columns > 1 ? spanned('columns', columns) : 1;
  const high = rows > 1 ? spanned('rows', rows) : 1;
  const spans = `${wide > 1 ? ` colspan="${wide}"` : ''}${high > 1 ? ` rowspan="${high}"` : ''}`;
  return `<${tag}${spans}>${href === undefined ? text : `<a href="${escapeHtml(href)}">${text}</a>`}</${tag}>`;
}
