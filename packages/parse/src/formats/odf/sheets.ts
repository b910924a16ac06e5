import { MAX_CELLS } from '../../bounds.ts';
import { ParseError } from '../../errors.ts';
import { escapeHtml } from '../../escape.ts';
import type { FilePage } from '../../file-content.ts';
import type { Ledger } from '../../ledger.ts';
import { attribute, listChildren, localName, textIn } from '../../xml/read-xml.ts';
import type { Element } from '../../xml/read-xml.ts';
import { createTable } from '../table.ts';
import { readRepeat, listRows } from './tables.ts';

/** Converts the sheets of a workbook to a heading and a table each, with values as they are displayed. */
export function sheets(workbook: Element, ledger: Ledger): FilePage[] {
  const budget = { cells: MAX_CELLS };
  return listChildren(workbook, 'table').map((sheet, index) => {
    const table = createTable(listRows(sheet).flatMap((row) => readRow(row, budget, ledger)));
    const label = attribute(sheet, 'name') ?? '';
    return { number: index + 1, label, html: table && `<h2>${escapeHtml(label)}</h2>${table}` };
  });
}

/** Returns a row as often as it repeats; an empty row is left out. */
function readRow(row: Element, budget: { cells: number }, ledger: Ledger): string[][] {
  const cells: string[] = [];
  for (const cell of listChildren(row).filter((child) => localName(child).endsWith('table-cell'))) {
    const text = cellText(cell);
    // Empty cells may repeat up to the end of the row, so they do not count as repetitions.
    const times =
      text === ''
        ? Math.min(Number(attribute(cell, 'number-columns-repeated') ?? 1) || 1, 16_384)
        : readRepeat(cell, 'columns');
    for (let time = 0; time < times; time++) cells.push(text);
  }
  while (cells.at(-1) === '') cells.pop();
  if (cells.length === 0) return [];
  const times = readRepeat(row, 'rows');
  budget.cells -= times * cells.length;
  if (budget.cells < 0) throw new ParseError('TooLarge', `The workbook has more than ${MAX_CELLS} cells.`);
  for (let time = 0; time < times; time++) for (const cell of cells) ledger.see(cell);
  return Array.from({ length: times }, () => cells);
}

/** The displayed date may have the day or the month first, so a date is written in ISO 8601 from its value. */
function cellText(cell: Element): string {
  const type = attribute(cell, 'value-type');
  const date = attribute(cell, 'date-value');
  if (type === 'date' && date !== undefined) return date.replace(/T00:00:00(?:\.0+)?$/, '').replace('T', ' ');
  return listChildren(cell, 'p').map(textIn).join('\n').trim();
}
