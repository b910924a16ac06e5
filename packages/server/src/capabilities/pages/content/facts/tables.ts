import { parseUrl } from '@web-data/net/url';
import { createGrid, getText } from '@web-data/parse/html';
import { cellText } from './cell-text.ts';
import { dateIn } from './date.ts';
import { isBeside } from './elsewhere.ts';
import { isSubject } from './names.ts';
import { numberIn } from './number.ts';
import { MAX_RECORDS, toRecord, withoutBrackets, normalizeName } from './record.ts';
import type { PageRecord, RecordOrigin } from './record.ts';

/** Maximum cells read of one table: spans can multiply few elements. */
const MAX_CELLS = 100_000;

type Row = (Element | undefined)[];

/**
 * Returns a record for each row of a table with a heading row, and for each column of a table with a heading column. A
 * table of two columns without a heading row is one record, where it is in the content of the page.
 */
export function readTables(document: Document, url: string): PageRecord[] {
  const records: PageRecord[] = [];
  let heading: Element | undefined;
  let index = 0;
  for (const element of document.querySelectorAll('h1, h2, h3, h4, h5, h6, table')) {
    if (element.nodeName !== 'TABLE') heading = element;
    else if (!element.querySelector('table') && records.length < MAX_RECORDS) {
      const names = [getText(element.querySelector('caption')), getText(heading)];
      const about = names.filter((name) => name !== undefined).map(normalizeName);
      records.push(...readTable(element, { kind: 'table', group: `table ${index}`, url, about }));
      index += 1;
    }
  }
  return records.slice(0, MAX_RECORDS);
}

function readTable(table: Element, origin: RecordOrigin): PageRecord[] {
  const rows = readRows(table);
  const [first, ...rest] = rows;
  if (first === undefined) return [];
  if (first.length > 1 && isHeading(first)) {
    const columns = hasHeadingColumn(first, rest) ? columnRecords(rows, origin) : [];
    return [...rowRecords(first, rest, origin), ...columns];
  }
  if (isBeside(table)) return [];
  const pairs = rows.filter((cells) => cells.length === 2 && isLabel(cells[0]));
  return pairs.length === 0 ? [] : [toRecord(origin, listEntries(pairs))];
}

function readRows(table: Element): Row[] {
  const rows: Row[] = [];
  let cells = 0;
  for (const { cells: row } of createGrid(table)) {
    cells += row.length;
    if (cells > MAX_CELLS) break;
    // A single cell over the full width is a title or a remark, not a row.
    if (row.length > 0 && !(row.length > 1 && new Set(row).size === 1)) rows.push(row);
  }
  return rows;
}

/** Whether all cells of a row are `th`, in `thead`, or bold. */
function isHeading(cells: Row): boolean {
  return cells.every(
    (cell) =>
      cell?.nodeName === 'TH' ||
      cell?.closest('thead') ||
      (cell && getText(cell) === getText(cell.querySelector('b, strong'))),
  );
}

/** Whether the first cells of the rows name the properties of each column, as in a comparison of plans. */
function hasHeadingColumn(first: Row, rest: readonly Row[]): boolean {
  const corner = getText(first[0]);
  const isNamed = rest.length > 0 && rest.every(([cell]) => cell?.nodeName === 'TH');
  return (
    first.length > 1 &&
    (corner === undefined || isNamed) &&
    rest.every(([cell]) => getText(cell) !== undefined)
  );
}

function rowRecords(first: Row, rest: readonly Row[], origin: RecordOrigin): PageRecord[] {
  const names = first.map((cell) => cellText(cell) ?? '');
  const full = rest.filter((cells) => cells.length === names.length);
  const isNamed = namesThings(names, full);
  return full.map((cells) => {
    const entries = cells.map((cell, column): [string, unknown] => [names[column]!, cellText(cell)]);
    // The heading of a row is its name, whatever the heading of its column.
    const name: [string, unknown][] =
      isNamed || cells[0]?.nodeName === 'TH' ? [['name', cellText(cells[0])]] : [];
    return toRecord(origin, [...withoutBrackets(entries), ...name, ['url', linkIn(cells, origin.url)]]);
  });
}

/** Whether the first column has the names of the things in its rows: its heading says what they are, and each differs. */
function namesThings(names: readonly string[], rows: readonly Row[]): boolean {
  const [heading = ''] = names;
  if (!isSubject(heading) || names.some((name) => /(?:^|\s)(?:name|title|headline)s?$/i.test(name)))
    return false;
  const texts = rows.map(([cell]) => cellText(cell) ?? '');
  const areNames = texts.every(
    (text) => text !== '' && numberIn(text) === undefined && dateIn(text) === undefined,
  );
  return areNames && new Set(texts).size === texts.length;
}

/** Returns the only URL that a row links to. */
function linkIn(cells: Row, base: string): string | undefined {
  const links = cells.flatMap((cell) => [...(cell?.querySelectorAll('a[href]') ?? [])]);
  const urls = new Set(links.map((link) => parseUrl(link.getAttribute('href')!, base)?.href));
  const [url] = urls;
  return urls.size === 1 && url?.startsWith('http') ? url : undefined;
}

/** Returns a record for each column; its heading is the name. */
function columnRecords([first, ...rest]: readonly Row[], origin: RecordOrigin): PageRecord[] {
  return first!.slice(1).map((head, index) => {
    const entries = rest.map((cells): [string, unknown] => [
      cellText(cells[0]) ?? '',
      cellText(cells[index + 1]),
    ]);
    const own = { ...origin, group: `${origin.group} columns` };
    return toRecord(own, [['name', cellText(head)], ...withoutBrackets(entries)]);
  });
}

function isLabel(cell: Element | undefined): boolean {
  if (cell?.nodeName === 'TH') return true;
  const text = getText(cell);
  return text !== undefined && text.length <= 60 && !/^[\d.,\s%€$£-]+$/.test(text);
}

function listEntries(pairs: readonly Row[]): [string, unknown][] {
  return withoutBrackets(pairs.map(([name, value]) => [cellText(name) ?? '', cellText(value)]));
}
