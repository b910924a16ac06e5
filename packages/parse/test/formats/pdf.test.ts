import {
  AFRelationship,
  beginText,
  degrees,
  endText,
  moveText,
  PDFDocument,
  PDFName,
  setCharacterSpacing,
  setFontAndSize,
  showText,
  StandardFonts,
} from 'pdf-lib';
import type { PDFFont, PDFPage } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { convertDocument } from '../../src/forms.ts';
import { readFile } from '../../src/read-file.ts';
import { writeUnmapped } from '../support/write-unmapped.ts';
import { column, writePdf } from '../support/write-pdf.ts';

interface Pen {
  document: PDFDocument;
  page: PDFPage;
  font: PDFFont;
  /** Writes text at points from the left and the foot, turned by degrees. */
  write(text: string, x: number, y: number, options?: { size?: number; turn?: number }): void;
}

/** A PDF of one page of 600 by 800 points. */
async function draw(work: (pen: Pen) => void | Promise<void>): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([600, 800]);
  const write: Pen['write'] = (text, x, y, { size = 10, turn = 0 } = {}) =>
    page.drawText(text, { x, y, size, font, rotate: degrees(turn) });
  await work({ document, page, font, write });
  return document.save();
}

async function read(bytes: Uint8Array): Promise<{ markdown: string; warnings: readonly string[] }> {
  const document = await readFile(bytes, { fileName: 'x.pdf' }, { mode: 'fast', maxPages: 10 });
  expect(document.ledger!.missing).toBe(0);
  return {
    markdown: convertDocument(document, { onlyMainContent: true }).markdown,
    warnings: document.warnings,
  };
}

const lines = [
  'The port opens on Monday at six in the morning.',
  'The boat leaves with the tide and comes back late.',
];

describe('text of each direction is read', () => {
  test.each([90, 180, 270])('on a page that is shown turned by %i degrees', async (turn) => {
    const bytes = await draw(({ page, write }) => {
      page.setRotation(degrees(turn));
      for (const [at, line] of lines.entries()) write(line, 60, 700 - at * 12);
    });
    expect(await read(bytes)).toEqual({ markdown: lines.join(' '), warnings: [] });
  });

  test.each([90, 270])('turned with its page by %i degrees', async (turn) => {
    const bytes = await draw(({ page, write }) => {
      page.setRotation(degrees(turn));
      for (const [at, line] of lines.entries())
        write(line, 300 + (turn === 90 ? at : -at) * 12, turn === 90 ? 100 : 700, { turn });
    });
    expect(await read(bytes)).toEqual({ markdown: lines.join(' '), warnings: [] });
  });

  test('in the margin, after the rest', async () => {
    const bytes = await draw(({ write }) => {
      write('Filed in May', 20, 300, { turn: 90 });
      for (const [at, line] of lines.entries()) write(line, 60, 700 - at * 12);
    });
    expect(await read(bytes)).toEqual({ markdown: `${lines.join(' ')}\n\nFiled in May`, warnings: [] });
  });

  test('but not across the page, which is told', async () => {
    const bytes = await draw(({ write }) => {
      write('DRAFT', 200, 300, { size: 60, turn: 45 });
      write(lines[0]!, 60, 700);
    });
    expect(await read(bytes)).toEqual({
      markdown: lines[0]!,
      warnings: [
        'Left out: text that is neither upright nor level, or of no size (5 letters and digits of 42).',
      ],
    });
  });
});

/** A heading whose letters are some points apart. */
const spaced = (text: string, spacing: number): Promise<Uint8Array> =>
  draw(({ page, font, write }) => {
    page.node.setFontDictionary(PDFName.of('F1'), font.ref);
    page.pushOperators(
      beginText(),
      setFontAndSize('F1', 20),
      setCharacterSpacing(spacing),
      moveText(60, 700),
    );
    page.pushOperators(showText(font.encodeText(text)), setCharacterSpacing(0), endText());
    write(lines[0]!, 60, 600);
  });

describe('words are words', () => {
  test.each([4, 6, 12])('whose letters are set apart by %i points', async (spacing) => {
    expect((await read(await spaced('HARBOUR REPORT', spacing))).markdown).toBe(
      `# HARBOUR REPORT\n\n${lines[0]}`,
    );
  });

  test('whose letters each have a place', async () => {
    const bytes = await draw(({ write }) => {
      for (const [at, letter] of [...'TIDES'].entries()) write(letter, 60 + at * 16, 700, { size: 14 });
      for (const [at, letter] of [...'OF'].entries()) write(letter, 165 + at * 16, 700, { size: 14 });
      write(lines[0]!, 60, 600);
    });
    expect((await read(bytes)).markdown).toBe(`# TIDES OF\n\n${lines[0]}`);
  });

  test('and letters of an alphabet are letters', async () => {
    expect((await read(await draw(({ write }) => write('A B C D E', 60, 700)))).markdown).toBe('A B C D E');
  });

  test.each([
    [
      ['It is a well-known fact that the har-', 'bour opens early.'],
      'It is a well-known fact that the harbour opens early.',
    ],
    [
      ['It is a well-known fact, and as well-', 'known as the port.'],
      'It is a well-known fact, and as well-known as the port.',
    ],
    [['The ferry to Bosnia-', 'Herzegovina is late.'], 'The ferry to Bosnia-Herzegovina is late.'],
    [['The years 2024-', '2025 were good for all.'], 'The years 2024-2025 were good for all.'],
    [
      ['They speak of the inflow-', 'and outflow of water.'],
      'They speak of the inflow- and outflow of water.',
    ],
  ])('with hyphens at the ends of lines: %j', async (strings, markdown) => {
    expect((await read(await writePdf([column(strings, 700, 12)]))).markdown).toBe(markdown);
  });

  test('in a font of one width and two sizes', async () => {
    const bytes = await draw(async ({ document, page }) => {
      const font = await document.embedFont(StandardFonts.Courier);
      page.drawText('International', { x: 60, y: 700, size: 10, font });
      page.drawText('Council', { x: 143, y: 700, size: 12, font });
    });
    expect((await read(bytes)).markdown).toBe('```\nInternational Council\n```');
  });

  test('that are bold by a second copy', async () => {
    const bytes = await draw(({ write }) => {
      for (const x of [60, 60.4]) write('The tides', x, 700, { size: 14 });
      write(lines[0]!, 60, 600);
    });
    expect((await read(bytes)).markdown).toBe(`# The tides\n\n${lines[0]}`);
  });
});

test('a form has its values', async () => {
  const bytes = await draw(({ document, page, write }) => {
    const form = document.getForm();
    write('Name:', 60, 700);
    const name = form.createTextField('name');
    name.setText('Ada Lovelace');
    name.addToPage(page, { x: 120, y: 694, width: 200, height: 18 });
    write('Town:', 60, 660);
    const town = form.createDropdown('town');
    town.addOptions(['Cork', 'Bergen']);
    town.select('Bergen');
    town.addToPage(page, { x: 120, y: 654, width: 100, height: 18 });
    for (const [at, boat] of ['Rowing boat', 'Sailing boat'].entries()) {
      const box = form.createCheckBox(boat);
      box.addToPage(page, { x: 60, y: 620 - at * 30, width: 12, height: 12 });
      if (at === 0) box.check();
      write(boat, 80, 622 - at * 30);
    }
    const pay = form.createRadioGroup('pay');
    pay.addOptionToPage('cash', page, { x: 60, y: 540, width: 12, height: 12 });
    pay.addOptionToPage('card', page, { x: 160, y: 540, width: 12, height: 12 });
    pay.select('card');
    write('Cash', 80, 542);
    write('Card', 180, 542);
  });
  const { markdown, warnings } = await read(bytes);
  expect(markdown.split(/\n+/)).toEqual([
    'Name: Ada Lovelace',
    'Town: Bergen',
    '| ☒ | Rowing boat |',
    '| --- | --- |',
    '| ☐ | Sailing boat |',
    '☐ Cash ☒ Card',
  ]);
  expect(warnings).toEqual([]);
});

test('attached files are named', async () => {
  const bytes = await draw(async ({ document, write }) => {
    write(lines[0]!, 60, 700);
    await document.attach(new TextEncoder().encode('a,b'), 'tides.csv', {
      mimeType: 'text/csv',
      afRelationship: AFRelationship.Data,
    });
  });
  expect(await read(bytes)).toEqual({
    markdown: lines[0]!,
    warnings: ['Attached files were left out: "tides.csv".'],
  });
});

describe('a font that does not say what its glyphs mean', () => {
  const bytes = writeUnmapped(lines);

  test('is told, and gives no signs', async () => {
    expect(await read(bytes)).toEqual({
      markdown: '',
      warnings: ['Left out: characters whose meaning the file does not say (75 letters and digits of 75).'],
    });
  });
});

test('a page that cannot be read is told', async () => {
  const bytes = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R 9 0 R]/Count 2>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 48>>stream
BT /F1 12 Tf 20 150 Td (High water at noon) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
`);
  expect(await read(new Uint8Array(bytes))).toEqual({
    markdown: 'High water at noon',
    warnings: ['The text of damaged pages is missing: 2.'],
  });
});
