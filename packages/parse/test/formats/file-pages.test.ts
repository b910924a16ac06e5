import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { expect, test } from 'vitest';
import { convertDocument, convertPages } from '../../src/forms.ts';
import { readFile } from '../../src/read-file.ts';
import type { ParsedPage } from '../../src/index.ts';
import { archive } from './support.ts';

/** Three pages: a preface that is numbered `i`, then a chapter whose first paragraph runs over two pages. */
async function writeBook(labels: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const lines of [
    [
      ['Preface', 18],
      ['The port keeps its own clock, and says so.', 10],
    ],
    [
      ['Tides', 18],
      ['The water rises for six hours and then', 10],
    ],
    [
      ['falls for six more, twice on each day.', 10],
      ['Ebb', 18],
      ['It is strongest in spring.', 10],
    ],
  ] as const) {
    const page = document.addPage([600, 800]);
    for (const [at, [text, size]] of lines.entries())
      page.drawText(text, { x: 60, y: 700 - at * 40, size, font });
  }
  if (labels) {
    const context = document.context;
    const ranges = [
      0,
      context.obj({ S: PDFName.of('r') }),
      1,
      context.obj({ S: PDFName.of('D'), P: PDFString.of('A-') }),
    ];
    document.catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: ranges }));
  }
  return document.save();
}

async function readPages(bytes: Uint8Array, fileName: string): Promise<Omit<ParsedPage, 'html'>[]> {
  const { pages } = await readFile(bytes, { fileName }, { mode: 'fast', maxPages: 10, pages: true });
  return convertPages(pages!).map(({ html: _html, ...page }) => page);
}

test('the pages of a PDF are returned one by one, with their printed numbers and levels of headings', async () => {
  const file = await readFile(await writeBook(true), {}, { mode: 'fast', maxPages: 10, pages: true });
  expect(file.metadata).toMatchObject({ numPages: 3, pageLabels: ['i', 'A-1', 'A-2'] });
  expect(convertPages(file.pages!).map(({ html: _html, ...page }) => page)).toEqual([
    { number: 1, label: 'i', markdown: '# Preface\n\nThe port keeps its own clock, and says so.' },
    { number: 2, label: 'A-1', markdown: '# Tides\n\nThe water rises for six hours and then' },
    {
      number: 3,
      label: 'A-2',
      markdown: 'falls for six more, twice on each day.\n\n# Ebb\n\nIt is strongest in spring.',
    },
  ]);
  const { markdown } = convertDocument(file, { onlyMainContent: true });
  expect(markdown).toContain('rises for six hours and then falls for six more');
});

test('there are no pages unless they are asked for, and no numbers that say what is known', async () => {
  const file = await readFile(await writeBook(false), {}, { mode: 'fast', maxPages: 10 });
  expect(file).not.toHaveProperty('pages');
  expect(file.metadata).not.toHaveProperty('pageLabels');
});

const sheet = (text: string): string =>
  `<worksheet><sheetData><row><c t="str"><v>${text}</v></c></row></sheetData></worksheet>`;

const slide = (text: string): string =>
  `<p:sld><p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`;

test('the sheets of a workbook are pages, hidden ones counted', async () => {
  const bytes = archive({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Ports" r:id="a"/><sheet name="Secret" state="hidden" r:id="b"/><sheet name="Tides" r:id="c"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${['a', 'b', 'c'].map((id) => `<Relationship Id="${id}" Type="x/worksheet" Target="${id}.xml"/>`).join('')}</Relationships>`,
    'xl/a.xml': sheet('Cork'),
    'xl/b.xml': sheet('Nowhere'),
    'xl/c.xml': sheet('Noon'),
  });
  expect(await readPages(bytes, 'x.xlsx')).toEqual([
    { number: 1, label: 'Ports', markdown: '## Ports\n\n| Cork |\n| --- |' },
    { number: 3, label: 'Tides', markdown: '## Tides\n\n| Noon |\n| --- |' },
  ]);
});

test('slides are pages', async () => {
  const bytes = archive({
    'ppt/presentation.xml':
      '<p:presentation xmlns:r="r"><p:sldIdLst><p:sldId r:id="a"/><p:sldId r:id="b"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': `<Relationships>${['a', 'b'].map((id) => `<Relationship Id="${id}" Type="x/slide" Target="${id}.xml"/>`).join('')}</Relationships>`,
    'ppt/a.xml': slide('Ebb'),
    'ppt/b.xml': slide('Flood'),
  });
  expect(await readPages(bytes, 'x.pptx')).toEqual([
    { number: 1, markdown: '## Ebb' },
    { number: 2, markdown: '## Flood' },
  ]);
});
