import { describe, expect, test } from 'vitest';
import { convertDocument } from '../../src/forms.ts';
import { readFile } from '../../src/read-file.ts';
import { archive, bytesOf } from './support.ts';

/** Our own files that rebuild what files of others, and reports about other readers, showed to be lost. */

async function read(bytes: Uint8Array, fileName: string): Promise<{ markdown: string; missing: number }> {
  const document = await readFile(bytes, { fileName }, { mode: 'fast', maxPages: 10 });
  const { markdown } = convertDocument(document, { onlyMainContent: true });
  return { markdown, missing: document.ledger?.missing ?? 0 };
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const root = (target: string): string =>
  `<Relationships xmlns="${RELATIONS}"><Relationship Id="m" Type="${OFFICE}/officeDocument" Target="${target}"/></Relationships>`;

const docx = (body: string, part = 'word/document.xml'): Uint8Array =>
  archive({
    '[Content_Types].xml': '<Types><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': root(part),
    [part]: `<w:document ${W}><w:body>${body}</w:body></w:document>`,
  });

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe('nothing is lost of', () => {
  test.each<[string, Uint8Array, string]>([
    [
      'a Word document whose main part has another name',
      docx(`<w:p>${run('High tide')}</w:p>`, 'word/document7.xml'),
      'High tide',
    ],
    [
      'the results of fields in one element',
      docx(
        `<w:p>${run('Dear ')}<w:fldSimple w:instr=" MERGEFIELD Name ">${run('«Name»')}</w:fldSimple>${run(', see page ')}<w:fldSimple w:instr=" PAGEREF tide ">${run('7')}</w:fldSimple></w:p>`,
      ),
      'Dear «Name», see page 7',
    ],
    [
      'a link that is a field in one element',
      docx(
        `<w:p>${run('See ')}<w:fldSimple w:instr=' HYPERLINK "https://example.com/tides" '>${run('the tables')}</w:fldSimple></w:p>`,
      ),
      'See [the tables](https://example.com/tides)',
    ],
  ])('%s', async (_title, bytes, markdown) => {
    expect(await read(bytes, 'x.docx')).toEqual({ markdown, missing: 0 });
  });

  test('a workbook and a presentation whose main parts have other names', async () => {
    const workbook = archive({
      '_rels/.rels': root('xl/book.xml'),
      'xl/book.xml': '<workbook xmlns:r="r"><sheets><sheet name="Tides" r:id="a"/></sheets></workbook>',
      'xl/_rels/book.xml.rels': `<Relationships><Relationship Id="a" Type="x/worksheet" Target="sheet.xml"/></Relationships>`,
      'xl/sheet.xml': '<worksheet><sheetData><row><c t="str"><v>Port</v></c></row></sheetData></worksheet>',
    });
    expect((await read(workbook, 'x.xlsx')).markdown).toContain('Port');
    const deck = archive({
      '_rels/.rels': root('ppt/deck.xml'),
      'ppt/deck.xml':
        '<p:presentation xmlns:r="r"><p:sldIdLst><p:sldId r:id="a"/></p:sldIdLst></p:presentation>',
      'ppt/_rels/deck.xml.rels': `<Relationships><Relationship Id="a" Type="x/slide" Target="one.xml"/></Relationships>`,
      'ppt/one.xml':
        '<p:sld><p:cSld><p:spTree><p:sp><p:txBody><a:p><a:r><a:t>Low water</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>',
    });
    expect((await read(deck, 'x.pptx')).markdown).toBe('Low water');
  });

  test.each<[string, string, string]>([
    [
      'lines of RTF that a backslash at their end ends',
      '{\\rtf1\\ansi\\pard High water\\\nLow water\\\r\nSlack\\par}',
      'High water\n\nLow water\n\nSlack',
    ],
    [
      'a part of an RTF document without the group around it',
      '{\\pard \\f0 High water\\par}\n{\\pard \\f0 Low water\\par}\n',
      'High water\n\nLow water',
    ],
    [
      'RTF, and no fact about the file is added to its text',
      '{\\rtf1{\\info{\\title Tides}{\\author Ada}{\\operator Bert}{\\company Cork Port}{\\*\\manager Cid}{\\doccomm Draft}{\\version3}}High water\\par}',
      'High water',
    ],
  ])('%s', async (_title, text, markdown) => {
    expect(await read(bytesOf(text), 'x.rtf')).toEqual({ markdown, missing: 0 });
  });
});

/** The first box of a picture in an ISO base media file. */
const box = (brand: string): Uint8Array => bytesOf(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`);

describe('what is not read says what to do:', () => {
  test.each<[string, Uint8Array, string]>([
    ['x.tif', bytesOf('II*\0\b\0\0\0'), 'Pictures in TIFF are not read: save it as PNG, JPEG or PDF.'],
    ['x.tiff', bytesOf('MM\0*\0\0\0\b'), 'Pictures in TIFF are not read: save it as PNG, JPEG or PDF.'],
    ['x.heic', box('heic'), 'Pictures in HEIC are not read: save it as PNG, JPEG or PDF.'],
    ['x.avif', box('avif'), 'Pictures in AVIF are not read: save it as PNG, JPEG or PDF.'],
    [
      'x.odg',
      archive({ mimetype: 'application/vnd.oasis.opendocument.graphics', 'content.xml': '<x/>' }),
      'The file is a document of a type that is not read: save it as PDF.',
    ],
    [
      'x.vsdx',
      archive({ '[Content_Types].xml': '<Types/>', 'visio/document.xml': '<x/>' }),
      'The file is a document of a type that is not read: save it as PDF.',
    ],
  ])('%s', async (fileName, bytes, message) => {
    await expect(readFile(bytes, { fileName }, { mode: 'fast', maxPages: 1 })).rejects.toMatchObject({
      code: 'UnknownType',
      message,
    });
  });
});
