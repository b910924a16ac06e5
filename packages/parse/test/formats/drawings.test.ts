import { expect, test } from 'vitest';
import { convertDocument } from '../../src/forms.ts';
import { readFile } from '../../src/read-file.ts';
import { archive } from './support.ts';

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const relations = (...all: string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;

const points = (...values: (string | number)[]): string =>
  values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('');
const CHART = `<c:chartSpace><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Tides of </a:t></a:r><a:r><a:t>May</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:barChart>
<c:ser><c:tx><c:strRef><c:strCache>${points('Low')}</c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${points('Cork', 'Bergen')}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache>${points(1.5, 2)}</c:numCache></c:numRef></c:val></c:ser>
<c:ser><c:tx><c:v>High</c:v></c:tx><c:val><c:numRef><c:numCache>${points(4, 5)}</c:numCache></c:numRef></c:val></c:ser>
</c:barChart></c:plotArea></c:chart></c:chartSpace>`;
const DIAGRAM =
  '<dgm:dataModel><dgm:ptLst><dgm:pt type="doc"/><dgm:pt><dgm:t><a:p><a:r><a:t>Flood</a:t></a:r></a:p></dgm:t></dgm:pt><dgm:pt type="pres"><dgm:t><a:p><a:r><a:t>Shape</a:t></a:r></a:p></dgm:t></dgm:pt><dgm:pt><dgm:t><a:p><a:r><a:t>Ebb</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>';
const TABLE = '|  | Low | High |\n| --- | --- | --- |\n| Cork | 1.5 | 4 |\n| Bergen | 2 | 5 |';

async function read(bytes: Uint8Array): Promise<string> {
  const document = await readFile(bytes, {}, { mode: 'fast', maxPages: 1 });
  expect(document.ledger!.missing).toBe(0);
  expect(document.warnings).toEqual([]);
  return convertDocument(document, { onlyMainContent: true }).markdown;
}

const W = [
  'w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
  'r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
]
  .map((name) => `xmlns:${name}`)
  .join(' ');
const graphic = (inner: string): string =>
  `<w:drawing><wp:inline><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></wp:inline></w:drawing>`;

test('charts and diagrams of a document are tables and lists', async () => {
  const bytes = archive({
    '[Content_Types].xml': '<Types><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': relations(relation('r', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relations(
      relation('c', 'chart', 'charts/chart1.xml'),
      relation('d', 'diagramData', 'diagrams/data1.xml'),
    ),
    'word/document.xml': `<w:document ${W}><w:body><w:p><w:r><w:t>Before</w:t></w:r><w:r>${graphic('<c:chart r:id="c"/>')}</w:r></w:p><w:p><w:r>${graphic('<dgm:relIds r:dm="d"/>')}</w:r></w:p><w:p><w:r><w:t>After</w:t></w:r></w:p></w:body></w:document>`,
    'word/charts/chart1.xml': CHART,
    'word/diagrams/data1.xml': DIAGRAM,
  });
  expect(await read(bytes)).toBe(`Before\n\nTides of May\n\n${TABLE}\n\n- Flood\n- Ebb\n\nAfter`);
});

test('charts and diagrams of a slide are tables and lists', async () => {
  const bytes = archive({
    'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId r:id="r"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relations(relation('r', 'slide', 'slides/slide1.xml')),
    'ppt/slides/_rels/slide1.xml.rels': relations(
      relation('c', 'chart', '../charts/chart1.xml'),
      relation('d', 'diagramData', '../diagrams/data1.xml'),
    ),
    'ppt/slides/slide1.xml':
      '<p:sld><p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>Harbour</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>',
    'ppt/charts/chart1.xml': CHART,
    'ppt/diagrams/data1.xml': DIAGRAM,
  });
  expect(await read(bytes)).toBe(`## Harbour\n\nTides of May\n\n${TABLE}\n\n- Flood\n- Ebb`);
});

test('charts of a sheet, and of a sheet of its own, are tables', async () => {
  const bytes = archive({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Tides" r:id="r1"/><sheet name="Curve" r:id="r2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('r2', 'chartsheet', 'chartsheets/sheet1.xml'),
    ),
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="B1"><v>1</v></c></row></sheetData></worksheet>',
    'xl/worksheets/_rels/sheet1.xml.rels': relations(relation('d', 'drawing', '../drawings/drawing1.xml')),
    'xl/drawings/drawing1.xml': '<xdr:wsDr/>',
    'xl/drawings/_rels/drawing1.xml.rels': relations(relation('c', 'chart', '../charts/chart1.xml')),
    'xl/chartsheets/sheet1.xml': '<chartsheet/>',
    'xl/chartsheets/_rels/sheet1.xml.rels': relations(relation('d', 'drawing', '../drawings/drawing1.xml')),
    'xl/charts/chart1.xml': CHART,
  });
  expect(await read(bytes)).toBe(
    `## Tides\n\n| a | 1 |\n| --- | --- |\n\nTides of May\n\n${TABLE}\n\n## Curve\n\nTides of May\n\n${TABLE}`,
  );
});
