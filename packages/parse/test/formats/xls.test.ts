import { CFB, utils, write } from '@e965/xlsx';
import type { WorkBook, WorkSheet } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { convertDocument } from '../../src/forms.ts';
import { readFile } from '../../src/read-file.ts';
import { bytesOf } from './support.ts';

/** Old workbooks; dates of 1904, merged cells, passwords and code pages are those of public reports. */
async function read(bytes: Uint8Array): Promise<{ markdown: string; warnings: readonly string[] }> {
  const file = await readFile(bytes, { fileName: 'x.xls' }, { mode: 'fast', maxPages: 9 });
  expect(file).toMatchObject({
    type: 'xls',
    contentType: 'application/vnd.ms-excel',
    ledger: { missing: 0 },
  });
  return {
    markdown: convertDocument(file, { onlyMainContent: true }).markdown.trim(),
    warnings: file.warnings,
  };
}

function workbook(sheets: Readonly<Record<string, WorkSheet>>, more: Partial<WorkBook> = {}): Uint8Array {
  const book = { ...utils.book_new(), ...more };
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
}

const sheet = (rows: unknown[][], more: object = {}): WorkSheet =>
  Object.assign(utils.aoa_to_sheet(rows), more) as WorkSheet;

describe('an old workbook is read as one of XLSX:', () => {
  test('strings, numbers by their formats, booleans and dates', async () => {
    const rows = sheet([
      ['port', 'depth', 'open', 'since'],
      ['Köln', 9.5, true, 45_000],
    ]);
    rows['B2'].z = '0.00';
    rows['D2'].z = 'm/d/yy';
    expect(await read(workbook({ Ports: rows }))).toEqual({
      markdown:
        '## Ports\n\n| port | depth | open | since |\n| --- | --- | --- | --- |\n| Köln | 9.50 | TRUE | 2023-03-15 |',
      warnings: [],
    });
  });

  test('links and merged cells', async () => {
    const rows = sheet(
      [
        ['port', 'depth'],
        ['Cork', 9],
      ],
      { '!merges': [utils.decode_range('A3:B3')] },
    );
    utils.sheet_add_aoa(rows, [['all of them', 'spare']], { origin: 'A3' });
    rows['A2'].l = { Target: 'https://example.com/cork' };
    const file = await readFile(workbook({ Ports: rows }), {}, { mode: 'fast', maxPages: 9 });
    expect(file.html).toContain('<td><a href="https://example.com/cork">Cork</a></td>');
    expect(file.html).toContain('<td colspan="2">all of them</td>');
    expect(file.warnings).toEqual([
      'Left out: cells of merged ranges that are not shown (5 letters and digits of 28).',
    ]);
  });

  test('hidden sheets and comments are named', async () => {
    const rows = sheet([['Cork']]);
    rows['A1'].c = [{ a: 'Ada', t: 'check this' }];
    const bytes = workbook(
      { Ports: rows, Costs: sheet([['Secret']]), Wages: sheet([['More']]) },
      { Workbook: { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 2 }] } },
    );
    expect(await read(bytes)).toEqual({
      markdown: '## Ports\n\n| Cork |\n| --- |',
      warnings: [
        'Sheets that the workbook hides were left out: "Costs", "Wages".',
        'Comments were left out: "check this".',
      ],
    });
  });

  test('dates of 1904', async () => {
    const rows = sheet([['since'], [45_000]]);
    rows['A2'].z = 'm/d/yy';
    const bytes = workbook({ Ports: rows }, { Workbook: { WBProps: { date1904: true } } });
    expect((await read(bytes)).markdown).toContain('| 2027-03-16 |');
  });

  test('sheets one by one', async () => {
    const bytes = workbook(
      { A: sheet([['Ebb']]), B: sheet([['Secret']]), C: sheet([['Flood']]) },
      { Workbook: { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 0 }] } },
    );
    const { pages, metadata } = await readFile(bytes, {}, { mode: 'fast', maxPages: 9, pages: true });
    expect(pages?.map(({ number, label }) => [number, label])).toEqual([
      [1, 'A'],
      [3, 'C'],
    ]);
    expect(metadata.numPages).toBe(2);
  });

  test('text of a code page before Unicode', async () => {
    expect((await read(excel95('\u00CF\u00EE\u00F0\u00F2', 1251))).markdown).toContain('| Порт |');
  });
});

/** A record of a workbook (MS-XLS 2.1.4): its number, its length, its content. */
function record(number: number, content: readonly number[]): number[] {
  return [number & 255, number >> 8, content.length & 255, content.length >> 8, ...content];
}

/** A workbook of Excel 95 with one cell, whose text is bytes of a code page, written as Latin 1. */
function excel95(latin1: string, codePage: number): Uint8Array {
  const text = [...latin1].map((sign) => sign.charCodeAt(0));
  const start = [0, 5, 0, 0, 0, 0, 0, 0];
  const head = [
    ...record(0x8_09, [0, 5, 5, 0, 0, 0, 0, 0]),
    ...record(0x42, [codePage & 255, codePage >> 8]),
  ];
  const at = head.length + 4 + 8 + 4;
  const globals = [...head, ...record(0x85, [at, 0, 0, 0, 0, 0, 1, 0x41]), ...record(0x0a, [])];
  const cell = record(0x2_04, [0, 0, 0, 0, 0, 0, text.length, 0, ...text]);
  const worksheet = [
    ...record(0x8_09, [...start.slice(0, 2), 0x10, ...start.slice(3)]),
    ...cell,
    ...record(0x0a, []),
  ];
  return compound({ Book: [...globals, ...worksheet] });
}

/** A compound file with these streams. */
function compound(streams: Readonly<Record<string, readonly number[]>>): Uint8Array {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    CFB.utils.cfb_add(file, `/${name}`, Buffer.from(content));
  return CFB.write(file, { type: 'buffer' }) as Buffer;
}

describe('an old file that is not read says what to do:', () => {
  test.each<[string, Uint8Array, string, string]>([
    [
      'x.doc',
      compound({ WordDocument: [1] }),
      'UnknownType',
      'The file is an old Word document (DOC), which is not read: save it as DOCX.',
    ],
    [
      'a document with a workbook in it',
      compound({ WordDocument: [1], 'ObjectPool/_1/Workbook': [1] }),
      'UnknownType',
      'The file is an old Word document (DOC), which is not read: save it as DOCX.',
    ],
    [
      'x.ppt',
      compound({ 'PowerPoint Document': [1] }),
      'UnknownType',
      'The file is an old presentation (PPT), which is not read: save it as PPTX.',
    ],
    [
      'x.vsd',
      compound({ VisioDocument: [1] }),
      'UnknownType',
      'The file is of an old format that is not read: save it as PDF.',
    ],
    [
      'broken.xls',
      workbook({ A: sheet([['Ebb']]) }).subarray(0, 600),
      'Damaged',
      'The file is of an old Office format, and broken off or damaged.',
    ],
    [
      // FILEPASS (MS-XLS 2.4.117), obfuscated by XOR.
      'locked.xls',
      compound({
        Workbook: [
          ...record(0x8_09, [0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
          ...record(0x2f, [0, 0, 1, 2, 3, 4]),
        ],
      }),
      'Encrypted',
      'The workbook is encrypted: send it without a password.',
    ],
  ])('%s', async (fileName, bytes, code, message) => {
    await expect(readFile(bytes, { fileName }, { mode: 'fast', maxPages: 1 })).rejects.toMatchObject({
      code,
      message,
    });
  });
});

test('a table that is only called an old workbook is read as what it is', async () => {
  const bytes = bytesOf('<table><tr><td>Cork</td></tr></table>');
  const file = await readFile(bytes, { fileName: 'x.xls' }, { mode: 'fast', maxPages: 1 });
  expect(file.warnings).toEqual([
    'The file was said to be xls, but its content is html: it was read as that.',
  ]);
});
