import { describe, expect, test } from 'vitest';
import { convertDocument } from '../../src/forms.ts';
import { readFile } from '../../src/read-file.ts';
import { writePdf } from '../support/write-pdf.ts';
import { archive } from './support.ts';

/** Our own inputs for what users of markitdown, mammoth, docling, officeparser, SheetJS and pdf.js have reported as lost. */

async function read(bytes: Uint8Array, fileName: string): Promise<string> {
  const document = await readFile(bytes, { fileName }, { mode: 'fast', maxPages: 10 });
  expect(document.ledger?.missing).toBe(0);
  return convertDocument(document, { onlyMainContent: true }).markdown;
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

const docx = (body: string): Uint8Array =>
  archive({
    '[Content_Types].xml': '<Types><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships ${PACKAGE}><Relationship Id="m" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships ${PACKAGE}><Relationship Id="n" Type="${OFFICE}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/numbering.xml': `<w:numbering ${W}><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
  });

const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inner: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`;
const cell = (inner: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${inner}</w:tc>`;
const table = (...rows: string[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;
const char = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

describe('Word documents', () => {
  test.each<[string, string, string]>([
    ['a space that alone is bold', p(run('ebb') + run(' ', '<w:b/>') + run('tide')), 'ebb tide'],
    [
      'names that Word has tagged',
      p(
        `${run('The boat to ')}<w:smartTag w:uri="x" w:element="place"><w:smartTag w:uri="x" w:element="city">${run('Bergen')}</w:smartTag></w:smartTag>${run(' is late.')}`,
      ),
      'The boat to Bergen is late.',
    ],
    [
      'items of a list that name no level',
      ['Ebb', 'Flood'].map((text) => p(run(text), '<w:numPr><w:numId w:val="1"/></w:numPr>')).join(''),
      '1. Ebb\n2. Flood',
    ],
    [
      'a caption whose number is a field',
      p(
        `${run('Proposal ')}${char('begin')}<w:r><w:instrText> SEQ Proposal </w:instrText></w:r>${char('separate')}${run('3')}${char('end')}${run(': Dredge the port.')}`,
      ),
      'Proposal 3: Dredge the port.',
    ],
    [
      'cells over several columns and rows',
      table(
        cell(p(run('Tides')), '<w:gridSpan w:val="2"/>'),
        cell(p(run('High')), '<w:vMerge w:val="restart"/>') + cell(p(run('noon'))),
        cell(p(''), '<w:vMerge/>') + cell(p(run('midnight'))),
      ),
      '| Tides | |\n| --- | --- |\n| High | noon |\n| High | midnight |',
    ],
    [
      'a table within a cell',
      table(
        cell(p(run('Port')) + table(cell(p(run('inner'))) + cell(p(run('quay')))) + p('')) +
          cell(p(run('Cork'))),
      ),
      'Port\n\n| inner | quay |\n| --- | --- |\n\nCork',
    ],
    [
      'text of content controls, one within another',
      `<w:sdt><w:sdtContent><w:p>${run('Signed by ')}<w:sdt><w:sdtContent>${run('Ada')}</w:sdtContent></w:sdt></w:p></w:sdtContent></w:sdt>`,
      'Signed by Ada',
    ],
  ])('%s', async (_title, body, markdown) => {
    expect((await read(docx(body), 'x.docx')).replaceAll(/ +\|/g, ' |')).toBe(markdown);
  });
});

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

test('the lists and styles of a Word document have the names that it gives them', async () => {
  const bytes = archive({
    '[Content_Types].xml': '<Types><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships ${PACKAGE}>${relation('m', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships ${PACKAGE}>${relation('n', 'numbering', 'lists.xml')}${relation('s', 'styles', 'looks.xml')}</Relationships>`,
    'word/lists.xml': `<w:numbering ${W}><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%1)"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    'word/looks.xml': `<w:styles ${W}><w:style w:type="paragraph" w:styleId="C"><w:name w:val="Clause"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>`,
    'word/document.xml': `<w:document ${W}><w:body>${p(run('Tides'), '<w:pStyle w:val="C"/>')}${p(run('Ebb'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')}</w:body></w:document>`,
  });
  expect(await read(bytes, 'x.docx')).toBe('# Tides\n\n- (c) Ebb');
});

const shape = (text: string): string =>
  `<p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
const slide = (inner: string): Uint8Array =>
  archive({
    'ppt/presentation.xml':
      '<p:presentation xmlns:r="r"><p:sldIdLst><p:sldId r:id="a"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels':
      '<Relationships><Relationship Id="a" Type="x/slide" Target="a.xml"/></Relationships>',
    'ppt/a.xml': `<p:sld><p:cSld><p:spTree>${inner}</p:spTree></p:cSld></p:sld>`,
  });

describe('slides', () => {
  test.each<[string, string, string]>([
    [
      'shapes of a group within a group',
      `${shape('Ebb')}<p:grpSp>${shape('Flood')}<p:grpSp>${shape('Slack')}</p:grpSp></p:grpSp>`,
      'Ebb\n\nFlood\n\nSlack',
    ],
    [
      'a table of a group, apart from the box before it',
      `${shape('Ports')}<p:grpSp><p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr><a:tc><a:txBody><a:p><a:r><a:t>Cork</a:t></a:r></a:p></a:txBody></a:tc><a:tc><a:txBody><a:p><a:r><a:t>Bergen</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame></p:grpSp>`,
      'Ports\n\n| Cork | Bergen |\n| --- | --- |',
    ],
  ])('%s', async (_title, inner, markdown) => {
    expect(await read(slide(inner), 'x.pptx')).toBe(markdown);
  });
});

const workbook = (cells: string, strings: string): Uint8Array =>
  archive({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="a.xml"/><Relationship Id="b" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    'xl/a.xml': `<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  });

test('the strings and styles of a workbook have the names that it gives them', async () => {
  const bytes = archive({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="a.xml"/><Relationship Id="b" Type="x/sharedStrings" Target="texts.xml"/><Relationship Id="c" Type="x/styles" Target="looks.xml"/></Relationships>',
    'xl/a.xml':
      '<worksheet><sheetData><row><c t="s"><v>0</v></c><c s="0"><v>0.5</v></c></row></sheetData></worksheet>',
    'xl/texts.xml': '<sst><si><t>Ebb</t></si></sst>',
    'xl/looks.xml': '<styleSheet><cellXfs><xf numFmtId="9"/></cellXfs></styleSheet>',
  });
  expect(await read(bytes, 'x.xlsx')).toContain('| Ebb | 50% |');
});

test('the strings of a workbook are found where its relations name a part that is not there', async () => {
  const bytes = archive({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="a.xml"/><Relationship Id="b" Type="x/sharedStrings" Target="sharedstrings.xml"/></Relationships>',
    'xl/a.xml': '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>',
    'xl/sharedStrings.xml': '<sst><si><t>Flood</t></si></sst>',
  });
  expect(await read(bytes, 'x.xlsx')).toContain('| Flood |');
});

describe('cells', () => {
  test.each<[string, string, string, string]>([
    [
      'without the readings of their characters',
      '<c t="s"><v>0</v></c><c t="inlineStr"><is><t>港</t><rPh sb="0" eb="1"><t>みなと</t></rPh></is></c>',
      '<si><t>潮</t><rPh sb="0" eb="1"><t>しお</t></rPh><phoneticPr fontId="1"/></si>',
      '| 潮 | 港 |',
    ],
    [
      'with each run of their text',
      '<c t="s"><v>0</v></c><c t="inlineStr"><is><r><t>Low </t></r><r><rPr><b/></rPr><t>water</t></r></is></c>',
      '<si><r><t xml:space="preserve">High </t></r><r><rPr><i/></rPr><t>water</t></r></si>',
      '| High water | Low water |',
    ],
    ['with a string that hangs in the cell itself', '<c t="inlineStr"><t>Slack</t></c>', '', '| Slack |'],
  ])('%s', async (_title, cells, strings, row) => {
    expect(await read(workbook(cells, strings), 'x.xlsx')).toContain(`\n${row}\n`);
  });
});

test('numbers of a PDF that stand close to each other stay apart', async () => {
  const bytes = await writePdf([
    [
      ['256', 60, 700],
      ['36', 77.5, 700],
      ['30', 90, 700],
    ],
  ]);
  expect(await read(bytes, 'x.pdf')).toBe('256 36 30');
});
