import { Archive } from '../../archive.ts';
import { ParseError } from '../../errors.ts';
import { escapeHtml } from '../../escape.ts';
import type { FileContent } from '../../file-content.ts';
import { Ledger } from '../../ledger.ts';
import { readProperties } from '../../xml/properties.ts';
import { findAll, attribute, readXml } from '../../xml/read-xml.ts';
import type { Element } from '../../xml/read-xml.ts';
import { leftOut, warningsOf } from '../left-out.ts';
import { readRelations } from '../relations.ts';
import { createTable } from '../table.ts';
import { readFormats } from './formats.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readSheet } from './sheet.ts';

const WORKBOOK = 'xl/workbook.xml';

/**
 * Reads a workbook (SpreadsheetML, ECMA-376 part 1, 18): a heading and a table for each visible sheet, with values as
 * they are displayed.
 */
export function readXlsx(bytes: Uint8Array): FileContent {
  const archive = new Archive(bytes);
  const text = archive.text(WORKBOOK);
  if (text === undefined)
    throw new ParseError('Damaged', 'The workbook is damaged: it has no list of its sheets.');
  const workbook = readXml(text);
  const targets = readRelations(archive, WORKBOOK);
  const strings = readSharedStrings(archive);
  const formats = readFormats(archive, workbook);
  const all = findAll(workbook, 'sheet');
  const sheets = all.filter((sheet) => (attribute(sheet, 'state') ?? 'visible') === 'visible');
  const hidden = all.filter((sheet) => !sheets.includes(sheet));
  const ledger = new Ledger();
  const html = sheets.map((sheet) => {
    const rows = readSheet(archive.text(targets.get(sheet.attribs['r:id'] ?? '')?.target ?? '') ?? '', {
      strings,
      formats,
      ledger,
    });
    const table = createTable(rows);
    return table && `<h2>${escapeHtml(nameOf(sheet))}</h2>${table}`;
  });
  const core = archive.text('docProps/core.xml');
  const metadata = readProperties(core === undefined ? undefined : readXml(core));
  return {
    html: html.join('\n'),
    metadata: { ...metadata, numPages: sheets.length },
    ledger,
    warnings: warningsOf(leftOut('Sheets that the workbook hides', hidden.map(nameOf), '')),
  };
}

function nameOf(sheet: Element): string {
  return attribute(sheet, 'name') ?? '';
}
