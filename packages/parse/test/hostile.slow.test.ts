import { strToU8, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParseError, Parser } from '../src/index.ts';
import {
  body,
  bombStream,
  catalogue,
  docx,
  everyRow,
  font,
  hugePng,
  LAUGHS,
  odt,
  pdf,
  xlsx,
} from './support/hostile.ts';

let parser: Parser;

beforeAll(() => {
  parser = new Parser({ filesPerProcess: 50, memoryMb: 700 });
});

afterAll(() => parser.close());

const corpus = (name: string): Uint8Array => readFileSync(new URL(`corpus/files/${name}`, import.meta.url));
const cut = (bytes: Uint8Array, share: number): Uint8Array =>
  bytes.subarray(0, Math.floor(bytes.length * share));
const page =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const say = (text: string): string => `<</Length ${text.length}>>stream\n${text}\nendstream`;

async function outcome(bytes: Uint8Array, options: object = {}): Promise<string> {
  try {
    const { markdown } = await parser.parse(bytes, { timeoutMs: 60_000, ...options });
    return `read ${markdown.length}`;
  } catch (error) {
    if (error instanceof ParseError) return error.code;
    throw error;
  }
}

test.each<[string, () => Uint8Array, string | RegExp]>([
  ['nothing', () => new Uint8Array(), 'UnknownType'],
  ['no type that is read', () => new Uint8Array(1000).fill(0x81, 3).fill(0, 0, 3), 'UnknownType'],
  ['a compound file of nothing', () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(2000, '0'), 'hex'), 'Damaged'],
  [
    'an encrypted document of Word',
    () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    'Encrypted',
  ],
  [
    'an encrypted document of LibreOffice',
    () =>
      odt('x', {
        'META-INF/manifest.xml': strToU8(
          '<manifest:manifest><manifest:encryption-data/></manifest:manifest>',
        ),
      }),
    'Encrypted',
  ],
  ['an archive of files that are not read', () => zipSync({ 'a.bin': new Uint8Array(9) }), 'UnknownType'],
  [
    'a file outside of its archive',
    () => zipSync({ 'a.txt': strToU8('Tides'), '../../etc/cron.d/x': strToU8('x') }),
    'Damaged',
  ],
  [
    'documents in an archive that unfold to more than is read',
    () =>
      zipSync({
        'a.txt': strToU8('Tides'),
        ...Object.fromEntries(
          Array.from({ length: 9 }, (_, at) => [
            `${at}.docx`,
            docx(body(''), { 'word/x.xml': new Uint8Array(60_000_000) }),
          ]),
        ),
      }),
    /^read/,
  ],
  [
    'more text in an archive than is read',
    () =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: 9 }, (_, at) => [`${at}.txt`, strToU8('tide '.repeat(1_000_000))]),
        ),
      ),
    /^read/,
  ],
  [
    'an archive of archives',
    () => zipSync({ 'lib.zip': zipSync({ 'lib.zip': zipSync({ x: new Uint8Array(10_000_000) }) }) }),
    'UnknownType',
  ],
  [
    'a bomb in a document of Word',
    () => docx(body(''), { 'word/header1.xml': new Uint8Array(80_000_000) }),
    'TooLarge',
  ],
  [
    'many middling parts',
    () =>
      docx(
        body(''),
        Object.fromEntries(
          Array.from({ length: 6 }, (_, at) => [`word/p${at}.xml`, new Uint8Array(50_000_000)]),
        ),
      ),
    'TooLarge',
  ],
  [
    'more parts than are read',
    () =>
      zipSync(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`p${at}`, new Uint8Array()]))),
    'TooLarge',
  ],
  ['a part outside of its archive', () => docx(body(''), { '../../etc/passwd': strToU8('x') }), 'Damaged'],
  ['a part at a place of its own', () => docx(body(''), { '/etc/passwd.xml': strToU8('x') }), 'Damaged'],
  ['laughing entities in Word', () => docx(LAUGHS + body('<w:p><w:r><w:t>&i;</w:t></w:r></w:p>')), 'Damaged'],
  [
    'laughing entities in LibreOffice',
    () =>
      odt(
        `${LAUGHS}<office:document-content><office:body><office:text><text:p>&i;</text:p></office:text></office:body></office:document-content>`,
      ),
    /^read \d{1,2}$/,
  ],
  [
    'an entity of a file in LibreOffice',
    () =>
      odt(
        `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><office:document-content><office:body><office:text><text:p>&x;</text:p></office:text></office:body></office:document-content>`,
      ),
    /^read \d{1,2}$/,
  ],
  ['elements nested without end in Word', () => docx(body('<w:p>'.repeat(100_000))), 'TooLarge'],
  ['elements nested without end in a workbook', () => xlsx('<a>'.repeat(100_000)), 'TooLarge'],
  ['groups nested without end in RTF', () => strToU8(`{\\rtf1 ${'{'.repeat(100_000)}`), 'TooLarge'],
  [
    'messages in messages',
    () =>
      strToU8(
        `From: a@b\nSubject: x\nContent-Type: message/rfc822\n\n${'Content-Type: message/rfc822\n\n'.repeat(2000)}`,
      ),
    /Damaged|read/,
  ],
  ['every row of a workbook', everyRow, 'TooLarge'],
  [
    'a row that repeats without end',
    () =>
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
        'content.xml': strToU8(
          '<o:document-content><o:body><o:spreadsheet><t:table><t:table-row t:number-rows-repeated="1048576"><t:table-cell><x:p>1</x:p></t:table-cell></t:table-row></t:table></o:spreadsheet></o:body></o:document-content>',
        ),
      }),
    'TooLarge',
  ],
  ['a table of a million values', () => strToU8('1,2,3,4,5\n'.repeat(300_000)), 'TooLarge'],
  ['a quotation mark that nobody closes', () => strToU8(`a,b,c\n1,"2,3\n${'4,5,6\n'.repeat(100)}`), /^read/],
  ['a picture of billions of pixels', hugePng, 'TooLarge'],
  ['a picture that is broken off', () => cut(corpus('letter.scan.png'), 0.001), 'Damaged'],
  ['a picture whose last rows are missing', () => cut(corpus('letter.scan.png'), 0.9), 'Damaged'],
  ['a photograph whose last rows are missing', () => cut(corpus('letter.scan.jpg'), 0.9), 'Damaged'],
  [
    'a PDF whose pages hold themselves',
    () => pdf([catalogue, '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
    /Damaged|read 0/,
  ],
  ['a PDF whose parts refer to themselves', () => pdf(['1 0 R', '2 0 R']), 'Damaged'],
  [
    'a PDF with a stream that unfolds without end',
    () => pdf([catalogue, pages, page, bombStream(900_000_000), font]),
    /TooLarge|TooSlow|read 0/,
  ],
  [
    'a PDF that claims a billion pages',
    () => pdf([catalogue, '<</Type/Pages/Kids[]/Count 1000000000>>']),
    /Damaged|read 0/,
  ],
  [
    'a PDF that runs a program',
    () =>
      pdf([
        '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
        pages,
        page,
        say('BT /F 12 Tf 10 100 Td (Hello there, reader of files) Tj ET'),
        font,
      ]),
    /^read 28$/,
  ],
  ['half a PDF', () => cut(corpus('report.office.pdf'), 0.5), /Damaged|read/],
  ['the head of a PDF', () => strToU8('%PDF-1.7\n'), 'Damaged'],
  ['half a document of Word', () => cut(corpus('report.office.docx'), 0.5), 'Damaged'],
  ['half a book', () => cut(corpus('report.pandoc.epub'), 0.9), 'Damaged'],
])('%s ends with an answer', async (_, make, want) => {
  expect(await outcome(make())).toMatch(typeof want === 'string' ? new RegExp(`^${want}$`) : want);
});

test('a PDF that is an archive as well is a PDF, and said to be so', async () => {
  const both = Buffer.concat([corpus('letter.pdf-lib.pdf'), corpus('letter.pandoc.docx')]);
  const { type, warnings } = await parser.parse(both, { fileName: 'letter.docx' });
  expect(type).toBe('pdf');
  expect(warnings).toEqual(['The file was said to be docx, but its content is pdf: it was read as that.']);
});

test('what a file takes too long for ends its process, and the next file is read', async () => {
  const slow = corpus('article.scan.pdf');
  expect(await outcome(slow, { timeoutMs: 300 })).toBe('TooSlow');
  expect(await outcome(corpus('letter.pandoc.docx'))).toMatch(/^read/);
});

test('what nobody waits for any more is ended', async () => {
  const controller = new AbortController();
  const reading = parser.parse(corpus('article.scan.pdf'), { signal: controller.signal, timeoutMs: 60_000 });
  controller.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
});
