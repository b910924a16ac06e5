import { MAX_CELLS, MAX_COLUMNS } from '../bounds.ts';
import { ParseError } from '../errors.ts';
import { escapeHtml } from '../escape.ts';

/**
 * Converts rows of strings to a table, with the first row as its heading; empty rows and columns at the edges are left
 * out.
 * @throws {ParseError} `TooLarge` for too many cells.
 */
export function createTable(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const columns = new Set<number>();
  for (const row of filled) for (const [at, cell] of row.entries()) if (cell.trim() !== '') columns.add(at);
  if (columns.size > MAX_COLUMNS)
    throw new ParseError('TooLarge', `A table of the file has more than ${MAX_COLUMNS} columns.`);
  if (filled.length * columns.size > MAX_CELLS)
    throw new ParseError('TooLarge', `A table of the file has more than ${MAX_CELLS} cells.`);
  if (filled.length === 0) return '';
  const order = [...columns].toSorted((a, b) => a - b);
  const line = (row: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${order.map((at) => `<${tag}>${cellOf(row[at] ?? '')}</${tag}>`).join('')}</tr>`;
  const [head, ...body] = filled;
  return `<table><thead>${line(head!, 'th')}</thead><tbody>${body.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

function cellOf(text: string): string {
  return escapeHtml(text.trim()).replaceAll(/\r?\n/g, '<br>');
}
