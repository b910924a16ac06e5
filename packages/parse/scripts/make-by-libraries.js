// The files of the corpus that libraries of npm write, and pictures of pages.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { utils, write } from '@e965/xlsx';
import { marked } from 'marked';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import PptxGenJS from 'pptxgenjs';

/** Writes them all. */
export async function byLibraries({ files, work, source }) {
  const tokens = (name) => marked.lexer(readFileSync(source(name), 'utf8'));
  await word(tokens('report'), join(files, 'report.docx.docx'));
  for (const name of ['prices', 'staff']) await sheet(tokens(name), join(files, `${name}.exceljs.xlsx`));
  for (const name of ['prices', 'staff']) oldSheet(tokens(name), join(files, `${name}.sheetjs.xls`));
  await slides(tokens('slides'), join(files, 'slides.pptxgenjs.pptx'));
  await plainPdf(tokens('letter'), join(files, 'letter.pdf-lib.pdf'));
  for (const name of ['letter', 'article', 'manual']) await pictures(name, files, work);
}

async function word(tokens, path) {
  const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3];
  const children = tokens.flatMap((token) => {
    if (token.type === 'heading')
      return [new Paragraph({ text: token.text, heading: levels[token.depth - 1] })];
    if (token.type === 'list') return items(token, 0);
    if (token.type === 'table')
      return [
        new Table({
          rows: [token.header, ...token.rows].map(
            (row) =>
              new TableRow({
                children: row.map((cell) => new TableCell({ children: [new Paragraph(cell.text)] })),
              }),
          ),
        }),
      ];
    return token.type === 'paragraph' ? [new Paragraph(bare(token.text))] : [];
  });
  const numbering = { config: [{ reference: 'n', levels: [{ level: 0, format: 'decimal', text: '%1.' }] }] };
  writeFileSync(
    path,
    await Packer.toBuffer(
      new Document({ title: 'Report', creator: 'Corpus', numbering, sections: [{ children }] }),
    ),
  );
}

function items({ ordered, items: all }, level) {
  return all.flatMap((item) => {
    const [text, inner] = [
      item.tokens.find(({ type }) => type === 'text'),
      item.tokens.find(({ type }) => type === 'list'),
    ];
    const mark = ordered ? { numbering: { reference: 'n', level: 0 } } : { bullet: { level } };
    return [new Paragraph({ text: text.text, ...mark }), ...(inner ? items(inner, level + 1) : [])];
  });
}

const bare = (text) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** exceljs is no dependency: not all that it brings names a licence. `npm install --no-save exceljs` where this runs. */
async function sheet(tokens, path) {
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  const page = workbook.addWorksheet('Sheet');
  const table = tokens.find(({ type }) => type === 'table');
  for (const [at, row] of [table.header, ...table.rows].entries()) {
    const cells = page.addRow(row.map(({ text }) => valueOf(text, at)));
    for (const [column, { text }] of row.entries()) {
      if (/^\d+%$/.test(text)) cells.getCell(column + 1).numFmt = '0%';
      if (/^\d+\.\d\d$/.test(text)) cells.getCell(column + 1).numFmt = '0.00';
      if (/^\d{4}-/.test(text)) cells.getCell(column + 1).numFmt = 'dd.mm.yyyy';
    }
  }
  await workbook.xlsx.writeFile(path);
}

function oldSheet(tokens, path) {
  const table = tokens.find(({ type }) => type === 'table');
  const rows = [table.header, ...table.rows].map((row) => row.map(({ text }) => text));
  const page = utils.aoa_to_sheet(
    rows.map((row, at) => row.map((text) => valueOf(text, at))),
    { UTC: true },
  );
  for (const [at, row] of rows.entries())
    for (const [column, text] of row.entries()) {
      const cell = page[utils.encode_cell({ r: at, c: column })];
      if (/^\d+%$/.test(text)) cell.z = '0%';
      if (/^\d+\.\d\d$/.test(text)) cell.z = '0.00';
      if (/^\d{4}-/.test(text)) cell.z = 'dd.mm.yyyy';
    }
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, page, 'Sheet');
  writeFileSync(path, write(workbook, { type: 'buffer', bookType: 'biff8' }));
}

function valueOf(text, row) {
  if (row === 0) return text;
  if (/^\d+%$/.test(text)) return Number(text.slice(0, -1)) / 100;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return new Date(`${text}T00:00:00Z`);
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

async function slides(tokens, path) {
  const deck = new PptxGenJS();
  let slide;
  for (const token of tokens) {
    if (token.type === 'heading') {
      deck.defineSlideMaster({
        title: 'M',
        objects: [
          { placeholder: { options: { name: 'title', type: 'title', x: 1, y: 0.3, w: 8, h: 1 }, text: '' } },
        ],
      });
      slide = deck.addSlide({ masterName: 'M' });
      slide.addText(token.text, { placeholder: 'title' });
    }
    if (token.type === 'list') slide.addText(bullets(token, 0), { x: 1, y: 1.5, w: 8, h: 3 });
    if (token.type === 'table')
      slide.addTable(
        [token.header, ...token.rows].map((row) => row.map(({ text }) => ({ text }))),
        { x: 1, y: 1.5, w: 8 },
      );
  }
  await deck.writeFile({ fileName: path });
}

function bullets({ ordered, items: all }, level) {
  return all.flatMap((item) => {
    const inner = item.tokens.find(({ type }) => type === 'list');
    const text = item.tokens.find(({ type }) => type === 'text').text;
    return [
      { text, options: { bullet: ordered ? { type: 'number' } : true, indentLevel: level, breakLine: true } },
      ...(inner ? bullets(inner, level + 1) : []),
    ];
  });
}

/** Text that is positioned line by line, without any structure. */
async function plainPdf(tokens, path) {
  const pdf = await PDFDocument.create();
  const [text, bold] = [
    await pdf.embedFont(StandardFonts.TimesRoman),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const page = pdf.addPage([595, 842]);
  let y = 780;
  const write = (line, x, size, font) => page.drawText(line, { x, y: (y -= size * 1.25), size, font });
  for (const token of tokens) {
    y -= 8;
    if (token.type === 'heading') write(token.text, 60, 20, bold);
    else if (token.type === 'list') for (const item of token.items) write(`• ${item.text}`, 72, 11, text);
    else if (token.type === 'paragraph')
      for (const line of wrapped(bare(token.text), text, 11, 475)) write(line, 60, 11, text);
  }
  writeFileSync(path, await pdf.save());
}

function wrapped(paragraph, font, size, width) {
  const lines = [''];
  for (const word of paragraph.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (font.widthOfTextAtSize(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The first page as a picture, and as a PDF that is only that picture. */
async function pictures(name, files, work) {
  execFileSync('pdftoppm', [
    '-r',
    '200',
    '-gray',
    '-f',
    '1',
    '-l',
    '1',
    '-singlefile',
    '-png',
    join(files, `${name}.groff.pdf`),
    join(work, name),
  ]);
  const png = readFileSync(join(work, `${name}.png`));
  if (name === 'letter') writeFileSync(join(files, 'letter.scan.png'), png);
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(png);
  pdf.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  if (name !== 'manual') writeFileSync(join(files, `${name}.scan.pdf`), await pdf.save());
  if (name !== 'letter') return;
  execFileSync('pdftoppm', [
    '-r',
    '150',
    '-gray',
    '-f',
    '1',
    '-l',
    '1',
    '-singlefile',
    '-jpeg',
    join(files, `${name}.groff.pdf`),
    join(work, name),
  ]);
  writeFileSync(join(files, 'letter.scan.jpg'), readFileSync(join(work, `${name}.jpg`)));
}
