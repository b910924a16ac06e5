import { MAX_CELLS, MAX_COLUMNS } from '../../bounds.ts';
import { ParseError } from '../../errors.ts';
import { attribute, listChildren, localName } from '../../xml/read-xml.ts';
import type { Element } from '../../xml/read-xml.ts';

/** Converts a table in a text (OpenDocument 1.3, part 3, 9) to HTML; its first row is its heading. */
export function odfTable(table: Element, cellHtml: (cell: Element) => string): string {
  const rows = listRows(table).map((row, index) => {
    const tag = index === 0 ? 'th' : 'td';
    const cells = listChildren(row, 'table-cell').flatMap((cell) => {
      const html = `<${tag}${span(cell, 'columns', 'colspan')}${span(cell, 'rows', 'rowspan')}>${cellHtml(cell)}</${tag}>`;
      return Array.from({ length: readRepeat(cell, 'columns') }, () => html);
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** Lists the rows, including those of groups and headings. */
export function listRows(table: Element): Element[] {
  return listChildren(table).flatMap((child) => {
    const name = localName(child);
    if (name === 'table-row') return [child];
    return /^table-(?:header-rows|rows|row-group)$/.test(name) ? listRows(child) : [];
  });
}

/**
 * Reads how often a cell or a row is repeated.
 * @throws {ParseError} `TooLarge` above the limit.
 */
export function readRepeat(element: Element, what: 'columns' | 'rows'): number {
  const times = Number(attribute(element, `number-${what}-repeated`) ?? 1);
  if (!Number.isSafeInteger(times) || times < 1) return 1;
  if (times > (what === 'rows' ? MAX_CELLS : MAX_COLUMNS))
    throw new ParseError('TooLarge', `A table of the document repeats one of its ${what} ${times} times.`);
  return times;
}

function span(cell: Element, what: 'columns' | 'rows', name: string): string {
  const cells = Number(attribute(cell, `number-${what}-spanned`) ?? 1);
  return cells > 1 && cells <= MAX_COLUMNS ? ` ${name}="${cells}"` : '';
}
