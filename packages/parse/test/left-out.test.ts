import { Document, Footer, Header, Packer, Paragraph } from 'docx';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Parser } from '../src/index.ts';

let parser: Parser;
beforeAll(() => void (parser = new Parser({ filesPerProcess: 100 })));
afterAll(() => parser.close());

const zipped = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const sheet = (text: string) =>
  `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;
const page = (text: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><body><p>${text}</p></body></html>`;
const docx = async (header: string, footer: string) =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph(header)] }) },
          footers: { default: new Footer({ children: [new Paragraph(footer)] }) },
          children: [new Paragraph('One chair & a table')],
        },
      ],
    }),
  );

const rtf = (header: string, footer: string) =>
  strToU8(
    `{\\rtf1\\ansi{\\fonttbl{\\f0 Times;}}{\\header\\pard\\qc ${header}\\par}{\\footer\\pard {\\b ${footer}}\\par}\\pard One chair & a table\\par}`,
  );

const odt = (header: string, footer: string) =>
  zipped({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml':
      '<office:document-content><office:body><office:text><text:p>One chair &amp; a table</text:p></office:text></office:body></office:document-content>',
    'styles.xml': `<office:document-styles><office:master-styles><style:master-page><style:header><text:p>${header}</text:p></style:header><style:footer><text:p>${footer}</text:p></style:footer></style:master-page></office:master-styles></office:document-styles>`,
  });

const odp = (header: string, footer: string) =>
  zipped({
    mimetype: 'application/vnd.oasis.opendocument.presentation',
    'content.xml': `<office:document-content><office:body><office:presentation><draw:page><draw:frame presentation:class="title"><draw:text-box><text:p>One chair &amp; a table</text:p></draw:text-box></draw:frame><draw:frame presentation:class="header"><draw:text-box><text:p>${header}</text:p></draw:text-box></draw:frame><draw:frame presentation:class="footer"><draw:text-box><text:p>${footer}</text:p></draw:text-box></draw:frame></draw:page></office:presentation></office:body></office:document-content>`,
  });

const shape = (kind: string, text: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr/><p:cNvSpPr/><p:nvPr><p:ph type="${kind}"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
const slide = (shapes: string, show = '') =>
  `<p:sld${show}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
const pptx = (slides: readonly string[]) =>
  zipped({
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${slides.map((_, at) => `<p:sldId r:id="r${at}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${slides.map((_, at) => `<Relationship Id="r${at}" Type="x/slide" Target="slides/slide${at}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(slides.map((text, at) => [`ppt/slides/slide${at}.xml`, text])),
  });
const deck = (header: string, footer: string) =>
  pptx(
    [1, 2].map(() =>
      slide(shape('title', 'One chair &amp; a table') + shape('hdr', header) + shape('ftr', footer)),
    ),
  );

const kinds = { docx, rtf, odt, odp, pptx: deck };

test.each(Object.entries(kinds))(
  'headers and footers of %s are named where they are left out',
  async (kind, write) => {
    const bytes = await write('Invoice 1001', 'Pay to account 7007');
    const { markdown, warnings } = await parser.parse(bytes, { fileName: `x.${kind}` });
    expect(markdown).toContain('One chair & a table');
    const what = kind === 'pptx' ? 'Headers, footers and dates' : 'Headers and footers';
    expect(warnings).toEqual([`${what} were left out: "Invoice 1001", "Pay to account 7007".`]);
  },
);

test.each(Object.entries(kinds))(
  'numbers of pages, and what %s says itself, are not',
  async (kind, write) => {
    const { warnings } = await parser.parse(await write('a table', 'Page 1 of 3'), { fileName: `x.${kind}` });
    expect(warnings).toEqual([]);
  },
);

test('slides that a presentation hides are counted', async () => {
  const bytes = pptx([slide(shape('title', 'Shown')), slide(shape('title', 'Hidden'), ' show="0"')]);
  const { markdown, warnings } = await parser.parse(bytes, { fileName: 'x.pptx' });
  expect(markdown.trim()).toBe('## Shown');
  expect(warnings).toEqual(['Slides that the presentation hides were left out: 1 of 2.']);
});

test('sheets that a workbook hides are named', async () => {
  const bytes = zipped({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Prices" sheetId="1" r:id="r1"/><sheet name="Costs" sheetId="2" state="hidden" r:id="r2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/a.xml"/><Relationship Id="r2" Type="x/worksheet" Target="worksheets/b.xml"/></Relationships>',
    'xl/worksheets/a.xml': sheet('Boat'),
    'xl/worksheets/b.xml': sheet('Secret'),
  });
  const { markdown, warnings } = await parser.parse(bytes, { fileName: 'x.xlsx' });
  expect(markdown).toContain('Boat');
  expect(warnings).toEqual(['Sheets that the workbook hides were left out: "Costs".']);
});

test('documents of a book outside its order of reading are counted', async () => {
  const bytes = zipped({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>',
    'b.opf':
      '<package><metadata/><manifest><item id="a" href="a.xhtml"/><item id="b" href="b.xhtml"/></manifest><spine><itemref idref="a"/><itemref idref="b" linear="no"/></spine></package>',
    'a.xhtml': page('The tide rises.'),
    'b.xhtml': page('Answers.'),
  });
  const { markdown, warnings } = await parser.parse(bytes, { fileName: 'x.epub' });
  expect(markdown.trim()).toBe('The tide rises.');
  expect(warnings).toEqual(['Documents outside the order of reading were left out: 1 of the book.']);
});
