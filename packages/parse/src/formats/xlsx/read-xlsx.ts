import { Archive } from '../../archive.ts';
import { ParseError } from '../../errors.ts';
import { escapeHtml } from '../../escape.ts';
import type { FileContent, ReadOptions } from '../../file-content.ts';
import { Ledger } from '../../ledger.ts';
import { readProperties } from '../../xml/properties.ts';
import { attribute, findAll, parseXml, readXml, textIn, type Element } from '../../xml/read-xml.ts';
import { drawingsHtml } from '../drawings.ts';
import { filterWarnings, leftOut } from '../left-out.ts';
import { findMainPart, findPart, readRelations } from '../../xml/relations.ts';
import { createTable } from '../table.ts';
import { readFormats } from './formats.ts';
import { readSheet } from './sheet.ts';
import { unescapeString } from './escapes.ts';

const WORKBOOK = 'xl/workbook.xml';

/**
 * Reads a workbook (SpreadsheetML, ECMA-376 part 1, 18): a heading and a table for each visible sheet, with values as
 * they are displayed.
 */
export function readXlsx(bytes: Uint8Array, { pages = false }: Partial<ReadOptions> = {}): FileContent {
  const archive = new Archive(bytes);
  const mainPart = findMainPart(archive, WORKBOOK);
  const text = archive.text(mainPart);
  if (text === undefined)
    throw new ParseError('Damaged', 'The workbook is damaged: it has no list of its sheets.');
  const workbook = readXml(text);
  const targets = readRelations(archive, mainPart);
  const strings = readSharedStrings(
    archive,
    findPart(archive, targets, ['sharedStrings', 'xl/sharedStrings.xml']),
  );
  const formats = readFormats(archive, workbook, findPart(archive, targets, ['styles', 'xl/styles.xml']));
  const all = findAll(workbook, 'sheet');
  const sheets = all.filter((sheet) => (attribute(sheet, 'state') ?? 'visible') === 'visible');
  const hidden = all.filter((sheet) => !sheets.includes(sheet));
  const ledger = new Ledger();
  const charts: string[] = [];
  const frames: string[] = [];
  const comments: string[] = [];
  let formulas = 0;
  const html = sheets.map((sheet) => {
    const part = targets.get(sheet.attribs['r:id'] ?? '')?.target ?? '';
    const relations = readRelations(archive, part);
    const { rows, ...found } = readSheet(archive.text(part) ?? '', { strings, formats, ledger }, (id) => {
      const relation = relations.get(id);
      return relation?.isExternal ? relation.target : undefined;
    });
    formulas += found.formulas;
    frames.push(...found.frames);
    const shapeStrings: string[] = [];
    let drawings = '';
    for (const { type, target, isExternal } of relations.values()) {
      if (isExternal) continue;
      if (type === 'comments') comments.push(...readComments(archive.text(target)));
      if (type !== 'drawing') continue;
      shapeStrings.push(...readShapes(archive.text(target)));
      drawings += drawingsHtml(archive, readRelations(archive, target).values(), ledger);
    }
    for (const text of shapeStrings) ledger.see(text);
    const shapes = shapeStrings.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
    const table = createTable(rows) + shapes + drawings;
    if (part.includes('chartsheets/') && table === '') charts.push(nameOf(sheet));
    return table && `<h2>${escapeHtml(nameOf(sheet))}</h2>${table}`;
  });
  for (const [rule, shapeStrings] of [
    ['frames', frames],
    ['comments', comments],
  ] as const)
    for (const text of shapeStrings) {
      ledger.see(text);
      ledger.drop(rule, text);
    }
  const core = archive.text('docProps/core.xml');
  const metadata = readProperties(core === undefined ? undefined : readXml(core));
  return {
    html: html.join('\n'),
    ...(pages && {
      pages: sheets.map((sheet, index) => ({
        number: all.indexOf(sheet) + 1,
        label: nameOf(sheet),
        html: html[index]!,
      })),
    }),
    metadata: { ...metadata, numPages: sheets.length },
    ledger,
    warnings: filterWarnings(
      leftOut('Sheets that the workbook hides', hidden.map(nameOf), ''),
      leftOut('Sheets that are charts', charts, ''),
      leftOut('Headers and footers', frames, ''),
      leftOut('Comments', comments, ''),
      formulas === 0
        ? undefined
        : `Formulas without a stored result are shown in place of their values: ${formulas}.`,
    ),
  };
}

/** The comments of a sheet (18.7). */
function readComments(text: string | undefined): string[] {
  return findAll(readXml(text ?? ''), 'comment').map((comment) => findAll(comment, 't').map(textIn).join(''));
}

/** The paragraphs of shapes and text boxes of a sheet. */
function readShapes(text: string | undefined): string[] {
  return findAll(readXml(text ?? ''), 'txBody')
    .flatMap((body) => findAll(body, 'p'))
    .map((paragraph) => findAll(paragraph, 't').map(textIn).join(''))
    .filter((paragraph) => paragraph.trim() !== '');
}

function nameOf(sheet: Element): string {
  return attribute(sheet, 'name') ?? '';
}

/**
 * Reads the strings that cells refer to by index (18.4), without phonetic readings of East Asian text.
 * @param part name of their part, as the workbook states it
 */
function readSharedStrings(archive: Archive, part: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  parseXml(archive.text(part) ?? '', {
    onopentag(name) {
      if (name.endsWith('si')) text = '';
      if (name.endsWith('rPh')) phonetic++;
      isText = /(?:^|:)t$/.test(name) && phonetic === 0;
    },
    ontext(data) {
      if (isText) text += data;
    },
    onclosetag(name) {
      isText = false;
      if (name.endsWith('rPh')) phonetic--;
      if (name.endsWith('si')) strings.push(unescapeString(text));
    },
  });
  return strings;
}
