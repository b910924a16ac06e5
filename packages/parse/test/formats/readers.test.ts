import { utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { ParseError } from '../../src/errors.ts';
import type { FileContent } from '../../src/file-content.ts';
import { readType } from '../../src/readers.ts';
import { FILE_TYPES } from '../../src/type/file-type.ts';
import type { FileType } from '../../src/type/file-type.ts';
import { TAGS, writeMessage } from './outlook.ts';
import { CORE, archive, bytesOf } from './support.ts';

const FAST = { mode: 'fast', maxPages: 10 } as const;

const read = async (type: FileType, bytes: Uint8Array): Promise<FileContent> => readType(type, bytes, FAST);

const w = (body: string): Uint8Array =>
  archive({
    '[Content_Types].xml': '<Types><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml':
      '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="Q"><w:name w:val="Quote"/></w:style></w:styles>',
    'docProps/core.xml': CORE,
  });
const wp = (text: string, style?: string): string =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const wRow = (...strings: string[]): string =>
  `<w:tr>${strings.map((text) => `<w:tc>${wp(text)}</w:tc>`).join('')}</w:tr>`;

const slide = (shapes: string): string =>
  `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
const shape = (text: string, type?: string): string =>
  `<p:sp><p:nvSpPr><p:nvPr>${type === undefined ? '' : `<p:ph type="${type}"/>`}</p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
const rels = (...targets: string[]): string =>
  `<Relationships>${targets.map((target, at) => `<Relationship Id="r${at + 1}" Type="t/${target.split('/')[0]!.replace(/s$/, '')}" Target="${target}"/>`).join('')}</Relationships>`;
const pptx = archive({
  'ppt/presentation.xml':
    '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId r:id="r2"/><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>',
  'ppt/_rels/presentation.xml.rels': rels('slides/slide1.xml', 'slides/slide2.xml'),
  'ppt/slides/slide1.xml': slide(shape('Second &amp; last', 'title')),
  'ppt/slides/slide2.xml': slide(shape('First', 'title') + shape('Its text')),
  'docProps/core.xml': CORE,
});

const xlsx = archive({
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="Tides" r:id="r1"/><sheet name="Hidden" state="hidden" r:id="r2"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': rels('worksheets/sheet1.xml', 'worksheets/sheet2.xml'),
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row><c r="A2" s="1"><v>45292</v></c><c r="B2" t="b"><v>1</v></c><c r="C2"><v>0.30000000000000004</v></c></row></sheetData></worksheet>',
  'xl/worksheets/sheet2.xml': '<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>',
  'xl/sharedStrings.xml':
    '<sst><si><t>Day</t></si><si><r><t>Height</t></r><r><t> (m)</t></r><rPh><t>x</t></rPh></si></sst>',
  'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  'docProps/core.xml': CORE,
});

const META =
  '<office:document-meta xmlns:office="o" xmlns:dc="d"><office:meta><dc:title>Tides</dc:title></office:meta></office:document-meta>';
const odf = (body: string, automatic = ''): Uint8Array =>
  archive({
    'content.xml': `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b" xmlns:draw="d" xmlns:presentation="p" xmlns:style="s" xmlns:xlink="x"><office:automatic-styles>${automatic}</office:automatic-styles><office:body>${body}</office:body></office:document-content>`,
    'meta.xml': META,
  });
const odt = odf(
  '<office:text><text:h text:outline-level="2">Head</text:h><text:p>One<text:s text:c="2"/>two <text:a xlink:href="https://example.com/">link</text:a></text:p><text:p text:style-name="P1">Said</text:p><text:list><text:list-item><text:p>Item</text:p></text:list-item></text:list></office:text>',
  '<style:style style:name="P1" style:parent-style-name="Quotations"/>',
);
const ods = odf(
  '<office:spreadsheet><table:table table:name="Tides"><table:table-row><table:table-cell><text:p>Day</text:p></table:table-cell><table:table-cell><text:p>Height</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="date" office:date-value="2024-01-01T00:00:00"><text:p>1/1/24</text:p></table:table-cell><table:table-cell><text:p>3</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>',
);
const odp = odf(
  '<office:presentation><draw:page><draw:frame><draw:text-box><text:p>Its text</text:p></draw:text-box></draw:frame><draw:frame presentation:class="title"><draw:text-box><text:p>First</text:p></draw:text-box></draw:frame><draw:frame presentation:class="footer"><draw:text-box><text:p>Page 1</text:p></draw:text-box></draw:frame></draw:page></office:presentation>',
);

const epub = archive({
  'META-INF/container.xml':
    '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
  'OPS/book.opf':
    '<package xmlns:dc="d"><metadata><dc:title>Tides</dc:title><dc:language>en</dc:language></metadata><manifest><item id="b" href="two.xhtml" media-type="application/xhtml+xml"/><item id="a" href="one.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>',
  'OPS/one.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"><body><h1>One</h1></body></html>',
  'OPS/two.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>Two</p></body></html>',
});

const eml = bytesOf(
  [
    'From: Ada <ada@example.com>',
    'To: Bob <bob@example.com>, carol@example.com',
    'Subject: Tides & times',
    'Date: Mon, 01 Jan 2024 10:00:00 +0000',
    'Content-Type: text/plain',
    '',
    'First line',
    'second < line',
    '',
    'Next paragraph',
  ].join('\r\n'),
);

const rtf = bytesOf(
  String.raw`{\rtf1\ansi{\info{\title Tides}{\author Ada}}{\fonttbl{\f0 Arial;}}\pard First \b bold\b0\par Second \u8364?\par}`,
);

const pdf = bytesOf(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 48>>stream
BT /F1 12 Tf 20 150 Td (High water at noon) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
6 0 obj<</Title(Tides)/Author(Ada)>>endobj
trailer<</Root 1 0 R/Info 6 0 R>>
`);

const tides = { title: 'Tides', author: 'Ada' };
const table = (head: string, ...rows: string[]): string =>
  `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;

/** A small file of each type that holds text, and what is read of it. */
const oldWorkbook = utils.book_new();
const oldSheet = utils.aoa_to_sheet([
  ['Day', 'Height'],
  [1, 'two < three'],
]);
utils.book_append_sheet(oldWorkbook, oldSheet, 'Tides');

const files: Partial<Record<FileType, [bytes: Uint8Array, content: FileContent]>> = {
  pdf: [pdf, { html: '<p>High water at noon</p>', metadata: { ...tides, numPages: 1 }, warnings: [] }],
  docx: [
    w(
      wp('Tides', 'T') +
        wp('Text &lt; more') +
        wp('Said', 'Q') +
        `<w:tbl>${wRow('Day', 'Height')}${wRow('1', '3')}</w:tbl>`,
    ),
    {
      html: '<h1>Tides</h1><p>Text &lt; more</p><blockquote><p>Said</p></blockquote><table><thead><tr><th><p>Day</p></th><th><p>Height</p></th></tr></thead><tr><td><p>1</p></td><td><p>3</p></td></tr></table>',
      metadata: tides,
    },
  ],
  pptx: [
    pptx,
    {
      html: '<h2>First</h2>\n<p>Its text</p>\n<h2>Second &amp; last</h2>',
      metadata: { ...tides, numPages: 2 },
    },
  ],
  xlsx: [
    xlsx,
    {
      html: `<h2>Tides</h2>${table('<th>Day</th><th></th><th>Height (m)</th>', '<td>2024-01-01</td><td>TRUE</td><td>0.3</td>')}`,
      metadata: { ...tides, numPages: 1 },
      warnings: ['Sheets that the workbook hides were left out: "Hidden".'],
    },
  ],
  odt: [
    odt,
    {
      html: '<h2>Head</h2><p>One  two <a href="https://example.com/">link</a></p><blockquote><p>Said</p></blockquote><ul><li><p>Item</p></li></ul>',
      metadata: { title: 'Tides' },
    },
  ],
  ods: [
    ods,
    {
      html: `<h2>Tides</h2>${table('<th>Day</th><th>Height</th>', '<td>2024-01-01</td><td>3</td>', '<td>2024-01-01</td><td>3</td>')}`,
      metadata: { title: 'Tides', numPages: 1 },
    },
  ],
  odp: [odp, { html: '<h2>First</h2>\n<p>Its text</p>\n', metadata: { title: 'Tides', numPages: 1 } }],
  epub: [epub, { html: '<h1>One</h1>\n<p>Two</p>', metadata: { title: 'Tides', language: 'en' } }],
  rtf: [rtf, { html: '<p>First bold</p><p>Second €</p>', metadata: tides }],
  eml: [
    eml,
    {
      html: '<h1>Tides &amp; times</h1>\n<ul><li>From: Ada (ada@example.com)</li><li>To: Bob (bob@example.com), carol@example.com</li><li>Date: 2024-01-01T10:00:00.000Z</li></ul>\n<p>First line<br>second &lt; line</p>\n<p>Next paragraph</p>',
      metadata: {
        title: 'Tides & times',
        author: 'Ada (ada@example.com)',
        createdTime: '2024-01-01T10:00:00.000Z',
      },
    },
  ],
  csv: [
    bytesOf('Day;Height\n1;"3;5"\n\n2;4\n'),
    {
      html: table('<th>Day</th><th>Height</th>', '<td>1</td><td>3;5</td>', '<td>2</td><td>4</td>'),
      metadata: { encoding: 'utf-8' },
    },
  ],
  tsv: [
    bytesOf('Day\tHeight\n1\t<3\n'),
    {
      html: table('<th>Day</th><th>Height</th>', '<td>1</td><td>&lt;3</td>'),
      metadata: { encoding: 'utf-8' },
    },
  ],
  html: [
    bytesOf('<html><head><title>Tides</title></head><body><p>Text</p></body></html>'),
    {
      html: '<html><head><title>Tides</title></head><body><p>Text</p></body></html>',
      metadata: { title: 'Tides', encoding: 'utf-8' },
    },
  ],
  markdown: [
    bytesOf('# Tides\n\n- one\n- *two*\n'),
    {
      html: '<h1>Tides</h1>\n<ul>\n<li>one</li>\n<li><em>two</em></li>\n</ul>\n',
      text: '# Tides\n\n- one\n- *two*',
      metadata: { title: 'Tides', encoding: 'utf-8' },
    },
  ],
  text: [
    bytesOf('One\ntwo < three\n\nfour'),
    {
      html: '<p>One<br>two &lt; three</p>\n<p>four</p>',
      text: 'One\ntwo < three\n\nfour',
      metadata: { encoding: 'utf-8' },
    },
  ],
  zip: [
    archive({ 'a/one.txt': 'One < two', 'b.json': '{}' }),
    { html: '<h2>a/one.txt</h2>\n<p>One &lt; two</p>\n<h2>b.json</h2>\n<pre>{}</pre>', metadata: {} },
  ],
  msg: [
    writeMessage({ properties: { [TAGS.subject]: 'Tides', [TAGS.text]: 'One < two' } }),
    { html: '<h1>Tides</h1>\n<p>One &lt; two</p>', metadata: { title: 'Tides' } },
  ],
  xls: [
    write(oldWorkbook, { type: 'buffer', bookType: 'biff8' }) as Buffer,
    {
      html: '<h2>Tides</h2><table><thead><tr><th>Day</th><th>Height</th></tr></thead><tbody><tr><td>1</td><td>two &lt; three</td></tr></tbody></table>',
      metadata: { numPages: 1 },
    },
  ],
  json: [
    bytesOf('{"a":"<b>"}'),
    {
      html: '<pre>{&quot;a&quot;:&quot;&lt;b&gt;&quot;}</pre>',
      text: '{"a":"<b>"}',
      metadata: { encoding: 'utf-8' },
    },
  ],
  xml: [
    bytesOf('<a>&amp;</a>'),
    {
      html: '<pre>&lt;a&gt;&amp;amp;&lt;/a&gt;</pre>',
      text: '<a>&amp;</a>',
      metadata: { encoding: 'utf-8' },
    },
  ],
};
/** Their text is recognised, which takes seconds: the corpus has some. */
const PICTURES: readonly FileType[] = ['png', 'jpeg', 'gif', 'webp', 'bmp'];

const part = (disposition: string, name: string): string[] => [
  '--b',
  'Content-Type: application/pdf',
  `Content-Disposition: ${disposition}; filename="${name}"`,
  '',
  'x',
];

describe('the reader of each type', () => {
  test.each(FILE_TYPES.filter((type) => !PICTURES.includes(type)))('reads %s', async (type) => {
    const [bytes, content] = files[type]!;
    const { warnings = [], ledger: _counted, ...rest } = await read(type, bytes);
    expect({ ...rest, warnings }).toEqual({ warnings: [], ...content });
  });

  test('names what is attached to a message, and not what it shows', async () => {
    const message = [
      'Subject: Files',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...part('attachment', 'a<b.pdf'),
      ...part('inline', 'shown.pdf'),
      '--b--',
    ];
    expect((await read('eml', bytesOf(message.join('\r\n')))).html).toBe(
      '<h1>Files</h1>\n<h2>Attachments</h2><ul><li>a&lt;b.pdf</li></ul>',
    );
  });

  const garbage = bytesOf('no such file');
  test.each<[type: FileType, code: string, bytes: Uint8Array]>([
    ['docx', 'Damaged', garbage],
    ['docx', 'Damaged', w(wp('x')).subarray(0, 200)],
    ['pptx', 'Damaged', archive({ 'a.xml': '<a/>' })],
    ['xlsx', 'Damaged', archive({ 'a.xml': '<a/>' })],
    ['odt', 'Damaged', archive({ 'meta.xml': META })],
    ['odt', 'Encrypted', archive({ 'META-INF/manifest.xml': '<m><m:encryption-data/></m>' })],
    ['epub', 'Damaged', archive({ 'a.xml': '<a/>' })],
    ['xlsx', 'Damaged', archive({ '../a.xml': '<a/>' })],
    ...PICTURES.map((type): [FileType, string, Uint8Array] => [type, 'Damaged', garbage]),
  ])('rejects %s as %s', async (type, code, bytes) => {
    const error: unknown = await read(type, bytes).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ParseError);
    expect((error as ParseError).code).toBe(code);
  });
});
