import { textOf } from '../metadata.ts';
import { MAX_RECORDS, toRecord } from './record.ts';
import type { PageRecord } from './record.ts';

/** A record for each row of a table with a heading row; a table of two columns without one is one record. */
export function readTables(document: Document, url: string): PageRecord[] {
  const tables = [...document.querySelectorAll('table')].filter((table) => !table.querySelector('table'));
  return tables.flatMap((table, index) => readTable(table, `table ${index}`, url)).slice(0, MAX_RECORDS);
}

function readTable(table: Element, group: string, url: string): PageRecord[] {
  const rows = [...table.querySelectorAll('tr')].map((row) => Array.from(row.querySelectorAll('th, td')));
  const [first, ...rest] = rows;
  if (first && first.length > 1 && first.every((cell) => cell.nodeName === 'TH')) {
    const names = first.map((cell) => textOf(cell) ?? '');
    return rest
      .filter((cells) => cells.length === names.length)
      .map((cells) =>
        toRecord(
          'table',
          group,
          url,
          cells.map((cell, column) => [names[column]!, textOf(cell)]),
        ),
      );
  }
  const pairs = rows.filter((cells) => cells.length === 2 && cells[0]!.nodeName === 'TH');
  if (pairs.length === 0) return [];
  return [
    toRecord(
      'table',
      group,
      url,
      pairs.map(([name, value]) => [textOf(name) ?? '', textOf(value)]),
    ),
  ];
}
