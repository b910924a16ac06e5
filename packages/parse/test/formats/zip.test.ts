import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { convertDocument } from '../../src/forms.ts';
import { readFile } from '../../src/read-file.ts';
import { body, docx } from '../support/hostile.ts';
import { archive } from './support.ts';

/** Archives of files; the encrypted, damaged, foreign and empty entries are those of public reports. */
async function read(bytes: Uint8Array): Promise<{ markdown: string; warnings: readonly string[] }> {
  const file = await readFile(bytes, { fileName: 'x.zip' }, { mode: 'fast', maxPages: 9 });
  expect(file).toMatchObject({ type: 'zip', contentType: 'application/zip', ledger: { missing: 0 } });
  const { markdown } = convertDocument(file, { onlyMainContent: true });
  return { markdown: markdown.trim(), warnings: file.warnings };
}

/** Writes other bytes in place of some, each a Latin 1 string, wherever they are. */
function overwrite(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1');
}

const DOCX = docx(body('<w:p><w:r><w:t>High water</w:t></w:r></w:p>'));

describe('an archive is read file by file:', () => {
  test('texts, tables, documents and pages', async () => {
    const bytes = zipSync({
      'a/notes.txt': strToU8('One.\n\nTwo.'),
      'a/ports.csv': strToU8('port,depth\nCork,9\n'),
      'b/tides.docx': DOCX,
      'b/page.html': strToU8('<html><head><title>x</title></head><body><p>Ebb</p></body></html>'),
    });
    expect(await read(bytes)).toEqual({
      markdown:
        '## a/notes.txt\n\nOne.\n\nTwo.\n\n## a/ports.csv\n\n| port | depth |\n| --- | --- |\n| Cork | 9 |\n\n## b/tides.docx\n\nHigh water\n\n## b/page.html\n\nEbb',
      warnings: [],
    });
  });

  test('folders are no files', async () => {
    const bytes = zipSync({ 'sub/': new Uint8Array(), 'sub/note.txt': strToU8('hello') });
    expect(await read(bytes)).toEqual({ markdown: '## sub/note.txt\n\nhello', warnings: [] });
  });

  test('what an operating system adds is left out, and named', async () => {
    const bytes = archive({ 'a.txt': 'Ebb', '__MACOSX/._a.txt': 'Mac OS X', '.DS_Store': 'Bud1' });
    expect(await read(bytes)).toEqual({
      markdown: '## a.txt\n\nEbb',
      warnings: ['Files of the operating system were left out: "__MACOSX/._a.txt", ".DS_Store".'],
    });
  });

  test('one that cannot be read leaves the others', async () => {
    const inner = archive({ 'deep.txt': 'deep' });
    const bytes = zipSync({
      'a.txt': strToU8('Ebb'),
      'b.bin': Uint8Array.of(0, 0, 1),
      'c.zip': inner,
      'd.docx': DOCX.subarray(0, DOCX.length / 2),
      'e.txt': new Uint8Array(),
    });
    expect(await read(bytes)).toEqual({
      markdown:
        '## a.txt\n\nEbb\n\n## Not read\n\n- b.bin: The content is of no type that is read.\n- c.zip: Archives in an archive are not read.\n- d.docx: The file is an archive that is broken off or damaged.\n- e.txt: The file is empty.',
      warnings: ['4 of 5 files of the archive were not read.'],
    });
  });

  test('one that is encrypted leaves the others', async () => {
    const plain = zipSync({ 'a.txt': strToU8('Ebb'), 'secret.txt': strToU8('Flood') }, { level: 0 });
    const file = Buffer.from(plain);
    const record = file.lastIndexOf('secret.txt') - 46;
    file.writeUInt16LE(file.readUInt16LE(record + 8) | 1, record + 8);
    expect(await read(file)).toEqual({
      markdown:
        '## a.txt\n\nEbb\n\n## Not read\n\n- secret.txt: It is encrypted: send it without a password.',
      warnings: ['1 of 2 files of the archive were not read.'],
    });
  });

  test('warnings say of which file they are', async () => {
    const document = docx(
      body('<w:p><w:r><w:t>Ebb</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r></w:p>'),
    );
    const bytes = zipSync({ 'a.docx': document, 'b.txt': strToU8('Flood') });
    const { warnings } = await read(bytes);
    expect(warnings).toEqual(['a.docx: Left out: text that the file hides (6 letters and digits of 9).']);
  });

  test('only so many files and pictures', async () => {
    const names = Array.from({ length: 102 }, (_, at) => [`${String(at).padStart(3, '0')}.txt`, 'tide']);
    const { markdown, warnings } = await read(archive(Object.fromEntries(names)));
    expect(markdown).toContain(
      '## 099.txt\n\ntide\n\n## Not read\n\n- 100.txt: Only the first 100 files are read.',
    );
    expect(warnings).toEqual(['2 of 102 files of the archive were not read.']);
  });
});

describe('names without the mark of UTF-8 are decoded:', () => {
  test.each<[title: string, name: Buffer, shown: string]>([
    ['UTF-8', Buffer.from('größe.txt'), 'größe.txt'],
    ['code page 437', Buffer.from('gr\u0094\u00E1e.txt', 'latin1'), 'größe.txt'],
    ['GBK', Buffer.from('beb2b5e7b3a1b5c4cea8d2bbd0d4b6a8c0ed2e747874', 'hex'), '静电场的唯一性定理.txt'],
    ['Shift_JIS', Buffer.from('8e9197bf82c68e8e8cb182cc93fa92f6955c', 'hex'), '資料と試験の日程表'],
  ])('%s', async (_title, name, shown) => {
    const bytes = overwrite(
      archive({ ['x'.repeat(name.length)]: 'Ebb' }),
      'x'.repeat(name.length),
      name.toString('latin1'),
    );
    expect((await read(bytes)).markdown).toBe(`## ${shown}\n\nEbb`);
  });
});

describe('an archive of nothing that is read', () => {
  test.each<[title: string, bytes: Uint8Array, message: string]>([
    ['has no entries', zipSync({}), 'No file of the archive can be read: it has none.'],
    ['has no files', zipSync({ 'a/': new Uint8Array() }), 'No file of the archive can be read: it has none.'],
    [
      'names its first files',
      archive(Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`${at}.bin`, '\0']))),
      `No file of the archive can be read: ${[1, 2, 3, 4, 5].map((at) => `${at}.bin: The content is of no type that is read.`).join(' ')} And 2 others.`,
    ],
  ])('%s', async (_title, bytes, message) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'UnknownType', message });
  });

  test('a claim that it is a document is corrected', async () => {
    const file = await readFile(
      archive({ 'a.txt': 'Ebb' }),
      { fileName: 'x.docx' },
      { mode: 'fast', maxPages: 1 },
    );
    expect(file.warnings).toEqual([
      'The file was said to be docx, but its content is zip: it was read as that.',
    ]);
    expect(file.html).toContain('<p>Ebb</p>');
  });
});
